import { useEffect, useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import type { Game } from '@glade/engine';
import { campaigns, editors } from '@glade/games/browser';
import { tellProblem } from '@glade/text';
import type { Campaign } from '@glade/ui';
import { hasWon } from './campaign-progress.ts';
import { readSetup, writeSetup, type Setup } from './match-setup.ts';
import { Page } from '../app/Page.tsx';
import { Loaded } from '../loading/Lazy.tsx';
import { creditOf, t, wordsOf } from '../words/words.ts';
import { boxOf } from './box-line.ts';
import { Cover } from '../shelf/GamePicture.tsx';
import { Fronts } from './FrontOptionCards.tsx';
import { AboutMatches, Matches, Unread } from '../match-list/MatchList.tsx';
import { Presets, withOptions } from './PresetCards.tsx';
import { hasRules, rulesName } from './rules-name.ts';
import { SeatsForm } from './SeatsForm.tsx';
import form from '../app/Form.module.css';
import styles from './GamePage.module.css';

/** A game: its story, a match at once, and everything that can be chosen before one. */
export function GamePage({ game }: { readonly game: Game }) {
  const say = wordsOf(game.id);
  const [first] = useState(() => readSetup(game, new URLSearchParams(location.search)));
  const [setup, setSetup] = useState<Setup>(() => (first.ok ? first.value : usual(game)));
  const [campaign, setCampaign] = useState<Campaign>();
  useEffect(() => {
    // Until it is here there is no campaign.
    void campaigns[game.id]?.().then(setCampaign, () => {});
  }, []);
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
          {game.box && <p class={styles.box}>{boxOf(say, game.box)}</p>}
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
            <Link href={address(game, setup, '/lab')}>{t('game.lab')}</Link>
            {Object.hasOwn(editors, game.id) && (
              <Link href={`/${game.id}/editor`}>{say('editor.make')}</Link>
            )}
          </p>
          <p class={styles.credit}>{creditOf(say)}</p>
        </div>
      </div>
      {campaign && (
        <campaign.Steps
          say={say}
          Link={Link}
          steps={campaign.steps.map(({ name, options }) => ({
            name,
            href: address(
              game,
              withOptions(game, setup, { ...setup.options, ...options }),
              '/play',
            ),
            won: hasWon(game, name),
          }))}
        />
      )}
      <Matches id={game.id} game={game} title={t('matches')} />
      <AboutMatches />
      <Unread />
      <Fronts game={game} setup={setup} onChange={change} />
      {hasRules(game, setup.options) && <Presets game={game} setup={setup} onChange={change} />}
      <SeatsForm game={game} setup={setup} onChange={change} />
      {(['rules', 'table'] as const)
        .filter((affects) => affects === 'table' || hasRules(game, setup.options))
        .map((affects) => (
          <Options key={affects} game={game} affects={affects} setup={setup} onChange={change} />
        ))}
    </Page>
  );
}

interface OptionsProps {
  readonly game: Game;
  readonly affects: 'rules' | 'table';
  readonly setup: Setup;
  readonly onChange: (setup: Setup) => void;
}

/** Options of one kind, loaded when somebody wants to see them. */
function Options(props: OptionsProps) {
  const [opened, setOpened] = useState(false);
  const { affects } = props;
  return (
    <details class={form.details} onToggle={() => setOpened(true)}>
      <summary>{t(`options.${affects}`)}</summary>
      {opened && (
        <Loaded key="options" name="options" load={() => import('./OptionsForm.tsx')}>
          {({ OptionsForm }) => <OptionsForm {...props} />}
        </Loaded>
      )}
    </details>
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
function summary(game: Game, setup: Setup): string {
  const { options, players } = setup;
  const say = wordsOf(game.id);
  const rules = rulesName(say, game, options);
  const bots = players.filter(({ who }) => who === 'bot').length;
  if (players.length === 1) return rules;
  return t('game.with', { rules, people: players.length - bots, bots });
}
