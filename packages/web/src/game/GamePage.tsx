import { useEffect, useRef, useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { defaults, type Game } from '@glade/engine';
import { campaigns, editors, realTables } from '@glade/games/beside';
import type { Player } from '@glade/table';
import { tellProblem } from '@glade/text';
import type { Campaign } from '@glade/ui';
import { hasWon } from './campaign-progress.ts';
import {
  withOptions,
  readSetup,
  seatsOf,
  setupQuery,
  writeMatch,
  writeSetup,
  type MatchSetup,
} from './match-setup.ts';
import { Page } from '../app/Page.tsx';
import { announce, leaveStep } from '../narration/announce.ts';
import { Lazy } from '../loading/Lazy.tsx';
import {
  creditOf,
  isTranslated,
  loadFarWords,
  loadHelpWords,
  loadPaperWords,
  t,
  tagOf,
  tagOfCard,
  wordsOf,
} from '../words/words.ts';
import { BoxFacts } from './BoxFacts.tsx';
import { ContinueCards } from '../shelf/ContinueCards.tsx';
import { GamePicture } from '../shelf/GamePicture.tsx';
import { FrontOptionCards } from './cards/FrontOptionCards.tsx';
import { KeepingNote, MatchList, UnreadableMatches } from '../match-list/MatchList.tsx';
import { PresetCards } from './cards/PresetCards.tsx';
import { lastSetup, rememberSetup, withLastDice } from './last-setup.ts';
import { OwnDiceCards } from './cards/OwnDiceCards.tsx';
import { chooseTable } from './real-table/choose-table.ts';
import { hasRules } from './rules-name.ts';
import {
  seatedIn,
  setupForSeveral,
  unseated,
  withFirstBots,
  withItsBots,
  withPreset,
  withSeated,
} from './preset-setup.ts';
import { setupLine } from './setup-line.ts';
import { useScrolledPast } from './use-scrolled-past.ts';
import { SeatsForm } from './SeatsForm.tsx';
import { lastSeats } from '../seats/family.ts';
import { hasLessons } from '../learn/lesson-files.ts';
import { hasEnded, learnt } from '../learn/learnt.ts';
import { hasTables } from '../storage/has-tables.ts';
import { hasPuzzles } from '../puzzles/puzzle-files.ts';
import { matches } from '../storage/stored-matches.ts';
import form from '../app/Form.module.css';
import styles from './GamePage.module.css';

/** With more matches than this a guided match that was only begun is no longer offered first. */
const FEW = 2;

/**
 * The page of a game: its cover, a button that begins a match at once as it was chosen last, and everything that can be
 * chosen before one.
 */
export function GamePage({ game }: { readonly game: Game }) {
  const say = wordsOf(game.id);
  const [first] = useState(() => readSetup(game, new URLSearchParams(setupQuery(location))));
  /** Whether nobody has played or learnt the game here. */
  const [isNew] = useState(
    () => learnt.of(game.id).length === 0 && matches.list(game.id).length === 0,
  );
  /** Whether the guided match is offered first: to who is new, and to who has begun it and seen hardly more. */
  const [learns] = useState(
    () =>
      isNew ||
      (learnt.of(game.id).length > 0 &&
        !hasEnded(learnt.of(game.id)) &&
        matches.list(game.id).length <= FEW),
  );
  const [setup, setSetup] = useState<MatchSetup>(() => {
    const says = setupQuery(location) !== '';
    const last = says ? undefined : lastSetup(game);
    const given = first.ok ? addressed(game, first.value) : usual(game);
    // A person who is new begins with the rules for that, unless the address says something.
    const { firstPreset } = game.options;
    const begun =
      learns && !says && firstPreset !== undefined ? withPreset(game, given, firstPreset) : given;
    const chosen = last ?? begun;
    return { ...chosen, names: lastSeats() };
  });
  /** Who was to play before somebody chose the real table here. */
  const satBefore = useRef<MatchSetup['players'] | undefined>(undefined);
  const [campaign, setCampaign] = useState<Campaign>();
  useEffect(() => {
    // Until it is loaded, and where it cannot be, the page shows no campaign.
    void campaigns[game.id]?.().then(setCampaign, () => {});
  }, []);
  /** Who has been seated on this page: who goes through the presets by arrows throws nobody out. */
  const seated = useRef(seatedIn(setup));
  const change = (wanted: MatchSetup): void => {
    const seats = wanted.players.length;
    const changes = seats !== setup.players.length && wanted.realTable !== true;
    const next = changes ? withSeated(wanted, seated.current) : wanted;
    const out = changes ? unseated(next, seated.current) : [];
    if (out.length > 0) {
      const names = new Intl.ListFormat(say.tag).format(out);
      // Of presets that are passed quickly only the newest is told. If the words cannot be loaded, the seats show it.
      void loadHelpWords().then(
        () => {
          leaveStep();
          announce(t('seats.out', { count: out.length, names, seats }), 'polite', 'step');
        },
        () => {},
      );
    }
    seated.current = seatedIn(next, seated.current);
    setSetup(next);
    rememberSetup(game, next);
    history.replaceState(history.state, '', address(game, next, ''));
  };

  /** Round a real table sit people, unless bots are chosen there; without it sits who sat there before. */
  function chooseOrLeaveTable(chosen: boolean): void {
    const next = withLastDice(game, chooseTable(game, setup, chosen));
    const before = satBefore.current ?? [];
    satBefore.current = chosen ? setup.players : undefined;
    const again = before.length === next.players.length ? before : next.players;
    change({
      ...next,
      players: chosen ? next.players.map((): Player => ({ who: 'person' })) : again,
    });
  }

  const begins = useRef<HTMLDivElement>(null);
  const past = useScrolledPast(begins);
  // The list below can remove it.
  const [, setRemoved] = useState(0);
  const [going] = matches.goingOn(game.id);
  const play = address(game, setup, '/play');
  /** A game for one asks who plays only where its rules for several are chosen, and then below these, where people look. */
  const seatsFollow = seatsOf(game, defaults(game.options)) < 2;
  const seatsHere = useRef<HTMLDivElement>(null);
  const people = (
    <div ref={seatsHere}>
      <SeatsForm game={game} setup={setup} onChange={change} />
    </div>
  );
  const asks = seatsFollow && setup.players.length > 1;
  const asked = useRef(asks);
  useEffect(() => {
    // It moves there only for who wants motion: so says the style sheet.
    if (asks && !asked.current) seatsHere.current?.scrollIntoView({ block: 'nearest' });
    asked.current = asks;
  }, [asks]);
  const several = setupForSeveral(game, setup);
  const show = `/${game.id}/play?${writeSetup(game, setup)}&lesson=first`;
  const teaches = hasLessons(game.id);
  /** Who has begun the campaign goes on with it; for all others, who plays and what is played comes first. */
  const begun = campaign?.steps.some(({ name }) => hasWon(game, name)) === true;
  const stages = campaign && (
    <campaign.Steps
      say={say}
      Link={Link}
      steps={campaign.steps.map(({ name, options, lesson }) => ({
        name,
        href:
          lesson === undefined
            ? address(game, withOptions(game, setup, { ...setup.options, ...options }), '/play')
            : `/${game.id}/play?lesson=${lesson}`,
        won: hasWon(game, name),
      }))}
    />
  );
  return (
    <Page title={say('game.title')}>
      <div class={styles.cover}>
        <GamePicture game={game.id} />
      </div>
      {/* What it is about is read before anything can be chosen, wherever it lies. */}
      <div class={styles.about} lang={tagOf(game.id)}>
        {say.has('game.story') && <p>{say('game.story')}</p>}
        <p class={styles.credit}>{creditOf(say)}</p>
      </div>
      <div class={styles.head}>
        <p class={styles.line} lang={tagOfCard(game.id, 'game.line')}>
          {say('game.line')}
        </p>
        {!isTranslated(game.id) && <p>{t('game.untranslated')}</p>}
        {game.box && (
          <p class={styles.facts}>
            <BoxFacts box={game.box} />
          </p>
        )}
        {!first.ok && (
          <Lazy key="wrong" name="wrong" load={loadHelpWords}>
            {() => (
              <div role="alert" class={styles.wrong}>
                <p>{t('game.link')}</p>
                <details>
                  <summary>{t('game.link.why')}</summary>
                  <p>{tellProblem(say, first.problem)}</p>
                </details>
              </div>
            )}
          </Lazy>
        )}
        {going !== undefined && (
          <div class={styles.going}>
            <ContinueCards going={[going]} ofGame />
          </div>
        )}
        <div ref={begins} class={styles.begins}>
          <p class={styles.go} data-going={going !== undefined} data-past={past}>
            <Link href={play} class={styles.play} onClick={() => rememberSetup(game, setup)}>
              {t(setup.realTable === true ? 'game.play.table' : 'game.play')}
            </Link>
            {teaches && learns && setup.realTable !== true && (
              <Link href={show} class={styles.show}>
                {t('game.show')}
              </Link>
            )}
            {Object.hasOwn(realTables, game.id) && (
              <button
                type="button"
                class={styles.table}
                aria-pressed={setup.realTable === true}
                onClick={() => chooseOrLeaveTable(setup.realTable !== true)}
              >
                {t('game.table')}
              </button>
            )}
            <span class={styles.with}>{setupLine(game, setup)}</span>
          </p>
        </div>
        <div class={styles.links}>
          {several !== undefined && (
            <Link href={address(game, several, '/far')}>{t('game.far')}</Link>
          )}
          {teaches && (!learns || setup.realTable === true) && (
            <Link href={show}>{t('game.show')}</Link>
          )}
          {teaches && <Link href={`/${game.id}/lessons`}>{t('game.lessons')}</Link>}
          <Link href={`/${game.id}/rules`}>{t('game.rules')}</Link>
          {Object.hasOwn(realTables, game.id) && (
            <Link href={address(game, setup, '/print')}>{t('game.print')}</Link>
          )}
          <details class={styles.more}>
            <summary>{t('game.more')}</summary>
            <div>
              {hasPuzzles(game.id) && <Link href={`/${game.id}/puzzles`}>{t('game.puzzles')}</Link>}
              <Link href={`/${game.id}/today`}>{t('game.today')}</Link>
              {Object.hasOwn(editors, game.id) && (
                <Link href={`/${game.id}/editor`}>{say('editor.make')}</Link>
              )}
              <Link href={address(game, setup, '/lab')}>{t('game.lab')}</Link>
              <Link href={`/${game.id}/replay`}>{t('game.open')}</Link>
            </div>
          </details>
        </div>
      </div>
      <div class={styles.rest}>
        {setup.realTable === true && (
          <Lazy key="table" name={`real-table/${game.id}`} load={() => loadTable(game)}>
            {([{ RealTable }, { table }]) => (
              <RealTable
                game={game}
                table={table}
                setup={setup}
                appears={satBefore.current !== undefined}
                onChange={change}
              />
            )}
          </Lazy>
        )}
        {begun && stages}
        {hasTables() && (
          <Lazy key="far" name="shelf/far" load={loadTables}>
            {([{ FarTables }]) => <FarTables game={game.id} />}
          </Lazy>
        )}
        <MatchList
          id={game.id}
          game={game}
          title={t('matches')}
          onRemove={() => setRemoved((n) => n + 1)}
        />
        <UnreadableMatches />
        <FrontOptionCards game={game} setup={setup} onChange={change} which="first" />
        {!seatsFollow && people}
        <FrontOptionCards game={game} setup={setup} onChange={change} which="others" />
        {hasRules(game, setup.options) && (
          <PresetCards
            game={game}
            setup={setup}
            onChange={(next) => change(withFirstBots(setup, next))}
          />
        )}
        {seatsFollow && people}
        {!begun && stages}
        <OwnDiceCards game={game} setup={setup} onChange={change} />
        <MoreRules game={game} setup={setup} onChange={change} />
        <KeepingNote />
      </div>
    </Page>
  );
}

const loadOptions = () =>
  Promise.all([import('./OptionsForm.tsx'), loadHelpWords()]).then(([parts]) => parts);
const loadTables = () => Promise.all([import('../shelf/FarTables.tsx'), loadFarWords()]);

async function loadTable(game: Game) {
  const [panel, table] = await Promise.all([
    import('./real-table/RealTable.tsx'),
    realTables[game.id]!(),
  ]);
  await loadPaperWords(game.id, 'needs', table.words);
  return [panel, table] as const;
}

interface MoreRulesProps {
  readonly game: Game;
  readonly setup: MatchSetup;
  readonly onChange: (setup: MatchSetup) => void;
}

/** Every other option, behind one door. The forms are loaded when somebody opens it. */
function MoreRules(props: MoreRulesProps) {
  const [opened, setOpened] = useState(false);
  const { game, setup } = props;
  return (
    <details class={form.details} onToggle={() => setOpened(true)}>
      <summary>{t('options.more')}</summary>
      {opened && (
        <Lazy key="options" name="options" load={loadOptions}>
          {({ OptionsForm }) => (
            <>
              {hasRules(game, setup.options) && <OptionsForm {...props} affects="rules" />}
              <OptionsForm {...props} affects="table" />
            </>
          )}
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

/** Where an address has a preset, but not who plays, the bots of that preset play. */
function addressed(game: Game, setup: MatchSetup): MatchSetup {
  const query = new URLSearchParams(setupQuery(location));
  const preset = query.get('preset');
  if (preset === null || query.has('who')) return setup;
  return { ...setup, players: withItsBots(game, setup.players, preset) };
}

function address(game: Game, setup: MatchSetup, page: string): string {
  const query = (page === '/play' ? writeMatch : writeSetup)(game, setup);
  return `/${game.id}${page}${query === '' ? '' : `?${query}`}`;
}
