import { useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import type { Game } from '@glade/engine';
import { tellProblem } from '@glade/text';
import { readSetup, writeSetup, type Setup } from '../play/setup.ts';
import { Page } from '../shell/Page.tsx';
import { t, wordsOf } from '../words.ts';
import { Cover } from './Cover.tsx';
import { Matches } from './Matches.tsx';
import { OptionsForm } from './OptionsForm.tsx';
import { presetOf, Presets } from './Presets.tsx';
import { SeatsForm } from './SeatsForm.tsx';
import styles from './GamePage.module.css';

/** A game: its story, a match at once, and everything that can be chosen before one. */
export function GamePage({ game }: { readonly game: Game }) {
  const say = wordsOf(game.id);
  const [first] = useState(() => readSetup(game, new URLSearchParams(location.search)));
  const [setup, setSetup] = useState<Setup>(() => (first.ok ? first.value : usual(game)));
  const change = (next: Setup): void => {
    setSetup(next);
    history.replaceState(history.state, '', address(game, next, ''));
  };

  return (
    <Page title={say('game.title')}>
      <div class={styles.top}>
        <Cover game={game.id} />
        <div class={styles.story}>
          <p>{say('game.story')}</p>
          {!first.ok && <p role="alert">{tellProblem(say, first.problem)}</p>}
          <p class={styles.go}>
            <Link href={address(game, setup, '/play')} class={styles.play}>
              {t('game.play')}
            </Link>
            <span class={styles.with}>{summary(game, setup)}</span>
          </p>
          <p class={styles.links}>
            <Link href={`/${game.id}/rules`}>{t('game.rules')}</Link>
            <Link href={`/${game.id}/replay`}>{t('game.open')}</Link>
          </p>
        </div>
      </div>
      <Matches game={game} />
      <Presets game={game} setup={setup} onChange={change} />
      <SeatsForm game={game} setup={setup} onChange={change} />
      <OptionsForm game={game} setup={setup} onChange={change} />
    </Page>
  );
}

function usual(game: Game): Setup {
  const setup = readSetup(game, new URLSearchParams());
  if (!setup.ok) throw new Error(setup.problem.code);
  return setup.value;
}

function address(game: Game, setup: Setup, page: string): string {
  const query = writeSetup(game, setup);
  return `/${game.id}${page}${query === '' ? '' : `?${query}`}`;
}

/** What Play will play, in a few words. */
function summary(game: Game, { options, players }: Setup): string {
  const say = wordsOf(game.id);
  const preset = presetOf(game, options);
  const rules = preset === undefined ? t('game.presets.own') : say(`preset.${preset}`);
  const bots = players.filter(({ who }) => who === 'bot').length;
  if (players.length === 1) return rules;
  return t('game.with', { rules, people: players.length - bots, bots });
}
