import { useEffect, useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import type { Game } from '@glade/engine';
import { campaigns, editors } from '@glade/games/browser';
import { tellProblem } from '@glade/text';
import type { Campaign } from '@glade/ui';
import { hasWon } from './campaign-progress.ts';
import { readSetup, writeSetup, type MatchSetup } from './match-setup.ts';
import { Page } from '../app/Page.tsx';
import { Lazy } from '../loading/Lazy.tsx';
import { creditOf, t, wordsOf } from '../words/words.ts';
import { BoxFacts } from './BoxFacts.tsx';
import { GamePicture } from '../shelf/GamePicture.tsx';
import { FrontOptionCards } from './FrontOptionCards.tsx';
import { KeepingNote, MatchList, UnreadableMatches } from '../match-list/MatchList.tsx';
import { PresetCards, withOptions } from './PresetCards.tsx';
import { hasRules, rulesName } from './rules-name.ts';
import { SeatsForm } from './SeatsForm.tsx';
import form from '../app/Form.module.css';
import styles from './GamePage.module.css';

/** The page of a game: its story, a button that begins a match at once, and everything that can be chosen before one. */
export function GamePage({ game }: { readonly game: Game }) {
  const say = wordsOf(game.id);
  const [first] = useState(() => readSetup(game, new URLSearchParams(location.search)));
  const [setup, setSetup] = useState<MatchSetup>(() => (first.ok ? first.value : usual(game)));
  const [campaign, setCampaign] = useState<Campaign>();
  useEffect(() => {
    // Until it is loaded, and where it cannot be, the page shows no campaign.
    void campaigns[game.id]?.().then(setCampaign, () => {});
  }, []);
  const change = (next: MatchSetup): void => {
    setSetup(next);
    history.replaceState(history.state, '', address(game, next, ''));
  };

  return (
    <Page title={say('game.title')}>
      <div class={styles.top}>
        <GamePicture game={game.id} />
        <div class={styles.story}>
          <p>{say('game.story')}</p>
          {game.box && (
            <p>
              <BoxFacts box={game.box} />
            </p>
          )}
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
      <MatchList id={game.id} game={game} title={t('matches')} />
      <KeepingNote />
      <UnreadableMatches />
      <FrontOptionCards game={game} setup={setup} onChange={change} />
      {hasRules(game, setup.options) && <PresetCards game={game} setup={setup} onChange={change} />}
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
  readonly setup: MatchSetup;
  readonly onChange: (setup: MatchSetup) => void;
}

/** The options of one kind. The form is loaded when somebody opens it. */
function Options(props: OptionsProps) {
  const [opened, setOpened] = useState(false);
  const { affects } = props;
  return (
    <details class={form.details} onToggle={() => setOpened(true)}>
      <summary>{t(`options.${affects}`)}</summary>
      {opened && (
        <Lazy key="options" name="options" load={() => import('./OptionsForm.tsx')}>
          {({ OptionsForm }) => <OptionsForm {...props} />}
        </Lazy>
      )}
    </details>
  );
}

function usual(game: Game): MatchSetup {
  const setup = readSetup(game, new URLSearchParams());
  if (!setup.ok) throw new Error(setup.problem.code);
  return setup.value;
}

function address(game: Game, setup: MatchSetup, page: string): string {
  const query = writeSetup(game, setup);
  return `/${game.id}${page}${query === '' ? '' : `?${query}`}`;
}

/** The match that the Play button begins, in a few words. */
function summary(game: Game, setup: MatchSetup): string {
  const { options, players } = setup;
  const say = wordsOf(game.id);
  const rules = rulesName(say, game, options);
  const bots = players.filter(({ who }) => who === 'bot').length;
  if (players.length === 1) return rules;
  return t('game.with', { rules, people: players.length - bots, bots });
}
