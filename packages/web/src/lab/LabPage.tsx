import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { codes } from 'virtual:code';
import { Link } from 'wouter-preact';
import { chosen, type Game, type Rulebook } from '@glade/engine';
import {
  gameDetails,
  commandLine,
  OptionNames,
  reportBody,
  reportHtml,
  reportJson,
  buildReport,
  type Experiment,
  type Report,
} from '@glade/lab/core';
import type { Say } from '@glade/text';
import {
  loadGameFacts,
  runExperiment,
  type ExperimentResult,
  type GameFacts,
} from './run-experiment.ts';
import { ReportSheet } from './ReportSheet.tsx';
import { Lazy } from '../loading/Lazy.tsx';
import { readSetup, writeSetup, type MatchSetup } from '../game/match-setup.ts';
import { announce } from '../narration/announce.ts';
import { downloadText } from '../share/download.ts';
import { loadRulebook } from '../rulebook/load-rulebook.ts';
import { Page } from '../app/Page.tsx';
import { language, loadLabWords, wordsOf } from '../words/words.ts';
import styles from './LabPage.module.css';

/** The numbers of matches that can be chosen here. The command line plays more. */
const COUNTS = [100, 300, 1000, 3000, 10_000];
/** One match in `LOOKED` is examined for luck, at most `MOST_LOOKED`; each examination plays out `PLAYOUTS` matches. */
const LOOKED = 10;
const MOST_LOOKED = 300;
const PLAYOUTS = 32;
/** A name with more characters may be cut off in the list on the narrowest phones, so it is repeated below. */
const FITS = 22;
/** How often a screen reader is told the progress of an experiment. */
const TOLD = 4;
/** Bots that think so long that even a thousand matches are slow. */
const SLOW = /^(flat|mcts|expectimax|strong|council|planner)\b/;
const MANY = 300;

/** A small playtest in the page: bots play the game with the chosen options. The report is the same as on the command line. */
export function LabPage({ game }: { readonly game: Game }) {
  const id = game.id;
  const load = async () => {
    const setup = setupOf(game);
    const [book, known] = await Promise.all([
      loadRulebook(id, language.peek()),
      loadGameFacts(id, setup.options),
      loadLabWords(),
    ]);
    return { book, setup, known };
  };
  const key = `lab/${id}/${language.value}${location.search}`;
  return (
    <Lazy key={key} name={key} load={load}>
      {(loaded) => <Playtest game={game} {...loaded} />}
    </Lazy>
  );
}

type State =
  | { readonly step: 'asking' | 'failed' }
  | {
      readonly step: 'playing';
      readonly played: number;
      /** It has been told to stop, and plays the block of matches that has begun to its end. */
      readonly stopping: boolean;
      readonly stop: () => void;
    };

/** A report, and how many matches were asked for. If the experiment was stopped, the report is on fewer. */
interface Made {
  readonly report: Report;
  readonly all: number;
}

interface Props {
  readonly game: Game;
  readonly book: Rulebook;
  readonly setup: MatchSetup;
  readonly known: GameFacts;
}

/** The last report for each address. People who watch one of its matches and come back find the report again. */
const last = new Map<string, Made>();

function Playtest({ game, book, setup, known: { bots: names, clauses } }: Props) {
  const say = wordsOf(game.id);
  const rules = useMemo(() => game.rules(setup.options), [setup]);
  const address = `${game.id}?${writeSetup(game, setup)}`;
  const [made, setMade] = useState(() => last.get(address));
  const report = made?.report;
  const usual = report?.bots ?? Array.from({ length: rules.seats }, () => names[0]!);
  const [bots, setBots] = useState(usual);
  const [alike, setAlike] = useState(new Set(usual).size === 1);
  const [swapped, setSwapped] = useState(report?.block !== undefined);
  const [games, setGames] = useState(300);
  const [state, setState] = useState<State>({ step: 'asking' });
  const [fresh, setFresh] = useState(0);
  const result = useRef<HTMLElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const stopper = useRef<HTMLButtonElement>(null);
  const stopped = useRef(false);
  const rivals = rules.kind === 'competitive' && rules.seats > 1;
  useEffect(() => {
    if (fresh === 0 || made === undefined) return;
    announce(madeWords(say, made));
    // The focus alone would scroll to the middle of a long report.
    result.current?.focus({ preventScroll: true });
    result.current?.scrollIntoView();
  }, [fresh]);
  useEffect(() => {
    if (state.step === 'playing') stopper.current?.focus();
    else if (stopped.current) form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
    stopped.current = false;
  }, [state.step]);

  const rotate = rivals && swapped;
  const all = rotate ? Math.ceil(games / bots.length) * bots.length : games;
  const other =
    report !== undefined &&
    (report.bots.join() !== bots.join() || (report.block !== undefined) !== rotate);
  useEffect(() => {
    if (other) announce(say('lab.app.again'));
  }, [other]);
  const start = (): void => {
    const [enough, drop] = [new AbortController(), new AbortController()];
    let played = 0;
    const leave = (): void => {
      stopped.current = true;
      setState({ step: 'asking' });
      announce(say('lab.app.stopped', { played }));
    };
    /** At the first press, the block of matches that has begun is played to its end. At the second, all ends at once without a report. */
    const stop = (): void => {
      if (enough.signal.aborted) {
        drop.abort();
        leave();
        return;
      }
      enough.abort();
      show();
      announce(say('lab.app.stopping'));
    };
    const show = (): void =>
      setState({ step: 'playing', played, stopping: enough.signal.aborted, stop });
    const experiment: Experiment = {
      game: game.id,
      options: setup.options,
      bots,
      seed: setup.seed ?? '1',
      games: all,
      rotate,
      looks: { matches: Math.min(MOST_LOOKED, Math.ceil(all / LOOKED)), playouts: PLAYOUTS },
      code: codes[game.id]!,
    };
    show();
    announce(say('lab.app.playing', { games: all }));
    const progress = (n: number): void => {
      const part = (of: number): number => Math.floor((TOLD * of) / all);
      if (part(n) > part(played) && n < all && !enough.signal.aborted)
        announce(say('lab.app.heard', { played: n, all }));
      played = n;
      show();
    };
    runExperiment(experiment, { progress, enough: enough.signal, drop: drop.signal }).then(
      (ended) => {
        played = ended.tally.games;
        if (played === 0) {
          leave();
          return;
        }
        const found = { report: reported(game, experiment, ended), all };
        last.set(address, found);
        setMade(found);
        setFresh(fresh + 1);
        setState({ step: 'asking' });
      },
      () => {
        if (!drop.signal.aborted) setState({ step: 'failed' });
      },
    );
  };
  const choose = (seat: number, name: string): void =>
    setBots(bots.map((each, i) => (alike || i === seat ? name : each)));

  const query = writeSetup(game, setup);
  const about = gameDetails(
    game,
    book,
    setup.options,
    clauses,
    `${location.origin}/${game.id}/replay?step=0#`,
  );
  return (
    <Page title={say('lab.title', { game: say('game.title') })}>
      <p>{say('lab.app.lead')}</p>
      <p>
        {rulesOf(say, game, setup)}{' '}
        <Link href={`/${game.id}${query === '' ? '' : `?${query}`}`}>{say('lab.app.options')}</Link>
      </p>
      <form
        ref={form}
        class={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (state.step !== 'playing') start();
        }}
      >
        {(alike ? bots.slice(0, 1) : bots).map((bot, seat) => (
          <p key={seat} class={styles.row}>
            <label for={`bot-${seat}`}>
              {alike ? say('lab.bots') : say('lab.app.seat', { seat: seat + 1 })}
            </label>
            <select
              id={`bot-${seat}`}
              value={bot}
              onChange={({ currentTarget: { value } }) => choose(seat, value)}
            >
              {names.map((name) => (
                <option key={name} value={name}>
                  {botName(say, name)}
                </option>
              ))}
            </select>
            {botName(say, bot).length > FITS && (
              <span class={styles.whole} aria-hidden="true">
                {botName(say, bot)}
              </span>
            )}
          </p>
        ))}
        {bots.length > 1 && (
          <p>
            <label>
              <input
                type="checkbox"
                checked={alike}
                onChange={({ currentTarget: { checked } }) => {
                  setAlike(checked);
                  if (checked) setBots(bots.map(() => bots[0]!));
                }}
              />{' '}
              {say('lab.app.alike')}
            </label>
          </p>
        )}
        {rivals && (
          <p>
            <label>
              <input
                type="checkbox"
                checked={swapped}
                onChange={({ currentTarget: { checked } }) => setSwapped(checked)}
              />{' '}
              {say('lab.app.rotate')}
            </label>
          </p>
        )}
        <p class={styles.row}>
          <label for="games">{say('lab.games')}</label>
          <select
            id="games"
            value={games}
            onChange={({ currentTarget: { value } }) => setGames(Number(value))}
          >
            {COUNTS.map((count) => (
              <option key={count} value={count}>
                {new Intl.NumberFormat(language.value).format(count)}
              </option>
            ))}
          </select>
        </p>
        {games > MANY && bots.some((name) => SLOW.test(name)) && <p>{say('lab.app.slow')}</p>}
        {other && state.step !== 'playing' && <p>{say('lab.app.again')}</p>}
        <p>
          <button type="submit" class={styles.start} disabled={state.step === 'playing'}>
            {say('lab.app.start')}
          </button>
        </p>
      </form>
      {state.step === 'playing' && (
        <p class={styles.playing}>
          <progress
            class={styles.progress}
            max={all}
            value={state.played}
            aria-label={say('lab.app.progress')}
          />
          <span>
            {say('lab.app.played', { played: state.played, all })}
            {state.stopping && ` ${say('lab.app.stopping')}`}
          </span>
          <button ref={stopper} type="button" onClick={state.stop}>
            {say(state.stopping ? 'lab.app.drop' : 'lab.app.stop')}
          </button>
        </p>
      )}
      {state.step === 'failed' && <p role="alert">{say('lab.app.failed')}</p>}
      <p class={styles.more}>{say('lab.app.more')}</p>
      {report !== undefined && (
        <section
          ref={result}
          class={styles.report}
          tabIndex={-1}
          aria-label={say('lab.app.report')}
        >
          {other && <p>{say('lab.app.old')}</p>}
          {made!.all > report.games && <p>{madeWords(say, made!)}</p>}
          <p class={styles.saved}>
            <button
              type="button"
              onClick={() => downloadText(`${game.id}.html`, reportHtml(report, say, about))}
            >
              {say('lab.app.page')}
            </button>
            <button
              type="button"
              onClick={() => downloadText(`${game.id}.json`, reportJson(report))}
            >
              {say('lab.app.data')}
            </button>
            <button
              type="button"
              onClick={() => form.current?.querySelector<HTMLElement>('select')?.focus()}
            >
              {say('lab.app.back')}
            </button>
          </p>
          <ReportSheet html={reportBody(report, say, about)} />
        </section>
      )}
    </Page>
  );
}

/** A sentence with every option that is not at its default. */
function rulesOf(say: Say, game: Game, { options }: MatchSetup): string {
  const names = new OptionNames(say, game);
  const list = Object.entries(chosen(game.options, options)).map(([name, value]) =>
    say('lab.choice', { option: names.option(name), value: names.value(name, value) }),
  );
  return list.length === 0
    ? say('lab.app.usual')
    : say('lab.app.chosen', { list: list.join('; ') });
}

/** A bot in a few words, if there are any, with its name on the command line. */
function botName(say: Say, name: string): string {
  const kind = name.replace(/:\d+/, '');
  const key = [`lab.app.bot.${kind}`, `lab.bot.${kind}`].find((each) => say.has(each));
  return key === undefined ? name : `${say(key)} (${name})`;
}

/** The set-up in the address, or the default one if it cannot be read; with the options for matches in bulk, so that every match ends. */
function setupOf(game: Game): MatchSetup {
  const query = new URLSearchParams(location.search);
  const bulk = Object.entries(game.options.bulk ?? {});
  for (const [name, value] of bulk) if (!query.has(name)) query.set(name, String(value));
  const given = readSetup(game, query);
  const setup = given.ok ? given : readSetup(game, new URLSearchParams());
  if (!setup.ok) throw new Error(setup.problem.code);
  return setup.value;
}

/** A sentence with the number of matches of a report, and if it was stopped, how many were asked for. */
function madeWords(say: Say, { report: { games }, all }: Made): string {
  return say(games < all ? 'lab.app.part' : 'lab.app.done', { games, all });
}

function reported(game: Game, asked: Experiment, { tally, links }: ExperimentResult): Report {
  const whole = tally.games === asked.games;
  // A stopped experiment has examined as many of its matches as the whole one would have.
  const looks = whole ? asked.looks! : { ...asked.looks!, of: asked.games };
  const experiment = { ...asked, games: tally.games, looks };
  const more = [
    ...(experiment.rotate === true ? ['--rotate'] : []),
    `--looks ${looks.matches}${whole ? '' : `/${asked.games}`}`,
  ];
  const report = buildReport(
    game,
    experiment,
    tally,
    commandLine('playtest', game, experiment, more),
  );
  const extremes = Object.entries(report.extremes).map(([name, each]) => {
    const link = links[name];
    return [name, link === undefined ? each : { ...each, link }] as const;
  });
  return { ...report, extremes: Object.fromEntries(extremes) };
}
