import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { clausesOf, plainText, type Game, type Rulebook } from '@glade/engine';
import {
  reportBody,
  reportHtml,
  reportJson,
  reportOf,
  type About,
  type Experiment,
  type Report,
} from '@glade/lab/core';
import type { Say } from '@glade/text';
import { loadPositions } from '../games.ts';
import { botsFor, runInPage, type Ended } from '../lab/run.ts';
import { Sheet } from '../lab/Sheet.tsx';
import { Loaded } from '../Loaded.tsx';
import { hasOwnValue, readSetup, writeSetup, type Setup } from '../play/setup.ts';
import { announce } from '../play/voice.ts';
import { download } from '../record/download.ts';
import { loadRulebook } from '../rules/book.ts';
import { Page } from '../shell/Page.tsx';
import { LAB, language, loadWords, wordsOf } from '../words.ts';
import styles from './Lab.module.css';

/** How many matches can be asked for in a page; more are for the command line. */
const COUNTS = [100, 300, 1000, 3000, 10_000];
/** One match of ten is looked into. */
const LOOKS = { share: 0.1, playouts: 32 };

/** A small playtest in the page: the game as it was chosen, by bots, with the same report as on the command line. */
export function Lab({ game }: { readonly game: Game }) {
  const id = game.id;
  const load = async () => {
    const query = new URLSearchParams(location.search);
    if (hasOwnValue(game, query)) await loadPositions(id);
    const setup = setupOf(game);
    const [book, names] = await Promise.all([
      loadRulebook(id, language.peek()),
      botsFor(id, setup.options),
      loadWords(LAB),
    ]);
    return { book, setup, names };
  };
  const key = `lab/${id}/${language.value}${location.search}`;
  return (
    <Loaded key={key} name={key} load={load}>
      {(loaded) => <Trying game={game} {...loaded} />}
    </Loaded>
  );
}

type State =
  | { readonly step: 'asking' | 'failed' }
  | { readonly step: 'playing'; readonly played: number; readonly stop: () => void }
  | { readonly step: 'done'; readonly report: Report };

interface Props {
  readonly game: Game;
  readonly book: Rulebook;
  readonly setup: Setup;
  readonly names: readonly string[];
}

function Trying({ game, book, setup, names }: Props) {
  const say = wordsOf(game.id);
  const rules = useMemo(() => game.rules(setup.options), [setup]);
  const [bots, setBots] = useState(() => Array.from({ length: rules.seats }, () => names[0]!));
  const [games, setGames] = useState(300);
  const [state, setState] = useState<State>({ step: 'asking' });
  const result = useRef<HTMLElement>(null);
  useEffect(() => {
    if (state.step !== 'done') return;
    announce(say('lab.app.done', { games: state.report.games }));
    result.current?.focus();
  }, [state.step]);

  const start = (): void => {
    const abort = new AbortController();
    const stop = (): void => abort.abort();
    const experiment: Experiment = {
      game: game.id,
      options: setup.options,
      bots,
      seed: setup.seed ?? '1',
      games,
      looks: { matches: Math.ceil(games * LOOKS.share), playouts: LOOKS.playouts },
    };
    setState({ step: 'playing', played: 0, stop });
    announce(say('lab.app.playing', { games }));
    runInPage(experiment, abort.signal, (played) => {
      if (!abort.signal.aborted) setState({ step: 'playing', played, stop });
    }).then(
      (ended) => setState({ step: 'done', report: reported(game, experiment, ended) }),
      () => setState({ step: abort.signal.aborted ? 'asking' : 'failed' }),
    );
  };

  const query = writeSetup(game, setup);
  const about = aboutOf(game, book, setup);
  return (
    <Page title={say('lab.title', { game: say('game.title') })}>
      <p>{say('lab.app.lead')}</p>
      <p>
        <Link href={`/${game.id}${query === '' ? '' : `?${query}`}`}>{say('lab.app.options')}</Link>
      </p>
      <form
        class={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (state.step !== 'playing') start();
        }}
      >
        {bots.map((bot, seat) => (
          <p key={seat} class={styles.row}>
            <label for={`bot-${seat}`}>
              {bots.length === 1 ? say('lab.bots') : say('lab.app.seat', { seat: seat + 1 })}
            </label>
            <select
              id={`bot-${seat}`}
              value={bot}
              onChange={({ currentTarget: { value } }) =>
                setBots(bots.map((each, i) => (i === seat ? value : each)))
              }
            >
              {names.map((name) => (
                <option key={name} value={name}>
                  {botName(say, name)}
                </option>
              ))}
            </select>
          </p>
        ))}
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
        <p>
          <button type="submit" class={styles.start} disabled={state.step === 'playing'}>
            {say('lab.app.start')}
          </button>
        </p>
      </form>
      {state.step === 'playing' && (
        <p>
          <progress
            class={styles.progress}
            max={games}
            value={state.played}
            aria-label={say('lab.app.progress')}
          />
          <button type="button" onClick={state.stop}>
            {say('lab.app.stop')}
          </button>
        </p>
      )}
      {state.step === 'failed' && <p role="alert">{say('lab.app.failed')}</p>}
      {state.step === 'done' && (
        <section ref={result} tabIndex={-1} aria-label={say('lab.app.report')}>
          <p class={styles.saved}>
            <button
              type="button"
              onClick={() => download(`${game.id}.html`, reportHtml(state.report, say, about))}
            >
              {say('lab.app.page')}
            </button>
            <button
              type="button"
              onClick={() => download(`${game.id}.json`, reportJson(state.report))}
            >
              {say('lab.app.data')}
            </button>
          </p>
          <Sheet html={reportBody(state.report, say, about)} />
        </section>
      )}
    </Page>
  );
}

/** A bot in a few words, where there are such; with the name by which the command line calls it. */
function botName(say: Say, name: string): string {
  const key = `lab.app.bot.${name.replace(/:\d+/, '')}`;
  return say.has(key) ? say(key, { name }) : name;
}

/** What the address says; where that cannot be, everything as usual. So that every match ends, as in bulk. */
function setupOf(game: Game): Setup {
  const query = new URLSearchParams(location.search);
  const bulk = Object.entries(game.options.bulk ?? {});
  for (const [name, value] of bulk) if (!query.has(name)) query.set(name, String(value));
  const given = readSetup(game, query);
  const setup = given.ok ? given : readSetup(game, new URLSearchParams());
  if (!setup.ok) throw new Error(setup.problem.code);
  return setup.value;
}

function reported(game: Game, experiment: Experiment, { tally, links }: Ended): Report {
  const command = commandOf(game, experiment);
  const report = reportOf(game, experiment, tally, command);
  const extremes = Object.entries(report.extremes).map(([name, each]) => {
    const link = links[name];
    return [name, link === undefined ? each : { ...each, link }] as const;
  });
  return { ...report, extremes: Object.fromEntries(extremes) };
}

/** What gives the same figures on the command line. */
function commandOf(game: Game, { bots, games, seed, options }: Experiment): string {
  const set = [...new URLSearchParams(writeSetup(game, { options, players: [], seed: undefined }))]
    .filter(([name]) => name !== 'who')
    .map(([name, value]) => `--set ${name}=${value}`);
  const names = new Set(bots).size === 1 ? bots[0]! : bots.join(',');
  const looks = `--looks ${Math.ceil(games * LOOKS.share)}`;
  return [
    `npm run glade -- playtest ${game.id} ${looks} --games ${games}`,
    `--bots ${names} --seed '${seed.replaceAll("'", "'\\''")}'`,
    ...set,
  ].join(' ');
}

function aboutOf(game: Game, book: Rulebook, { options }: Setup): About {
  const sentences = new Map(clausesOf(book).map(({ id, spans }) => [id, plainText(spans)]));
  const { notation } = game.rules(options);
  return {
    sentences,
    sections: book.sections.map(({ heading, clauses }) => ({
      heading,
      clauses: clauses.map(({ id }) => id),
    })),
    idle: new Set(),
    spot: game.spot?.(options) ?? (() => undefined),
    placeName: (place) => notation.place(place),
    eventName: (code) => code,
    replay: `${location.origin}/${game.id}/replay#`,
  };
}
