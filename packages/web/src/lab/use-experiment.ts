import { useState } from 'preact/hooks';
import { codes } from 'virtual:code';
import type { Game } from '@glade/engine';
import { dialSteps } from '@glade/games/dial';
import {
  buildReport,
  commandLine,
  evenGames,
  strongerBot,
  type Experiment,
  type Report,
} from '@glade/lab/core';
import type { Say } from '@glade/text';
import type { MatchSetup } from '../game/match-setup.ts';
import { outsideCodes } from '../loading/outside-games.ts';
import { announce } from '../narration/announce.ts';
import type { ExperimentChoice } from './ExperimentForm.tsx';
import { commandFor, runsOf } from './questions.ts';
import { runExperiment, runQuestion, type ExperimentResult } from './run-experiment.ts';
import type { FoundAnswer, Question, StrongPolicy } from './worker-messages.ts';

/** One match in `LOOKED` is examined for luck, at most `MOST_LOOKED`; each examination plays out `PLAYOUTS` matches. */
const LOOKED = 10;
const MOST_LOOKED = 300;
const PLAYOUTS = 32;
/** In this many matches single choices are looked into, if somebody asks for that: as on the command line, in 200 futures each. */
const WEIGHED = 20;
const WEIGHED_PLAYOUTS = 200;
/** How often a screen reader is told the progress of an experiment. */
const TOLD = 4;

export type ExperimentState =
  | { readonly step: 'asking' | 'failed' }
  | {
      readonly step: 'playing';
      readonly played: number;
      /** It has been told to stop, and plays the block of matches that has begun to its end. */
      readonly stopping: boolean;
      readonly stop: () => void;
    };

/** What was asked. */
interface Made {
  readonly choice: ExperimentChoice;
  /** One line of CSV a match, where the question has them. */
  readonly rows?: Blob;
  /** How many matches were asked for. */
  readonly all: number;
}

/** A report, and how many matches were asked for. If the experiment was stopped, the report is on fewer. */
export interface MadeReport extends Made {
  readonly report: Report;
}

/** The answer to another question, and the command that asks the same. */
export interface MadeAnswer extends Made, StrongPolicy {
  readonly answer: FoundAnswer;
  /** It was ended before all matches were played. */
  readonly partial: boolean;
  readonly command: string;
}

/** How many matches this choice asks for: with seats exchanged, whole blocks. */
const gamesOf = ({ bots, games }: ExperimentChoice, swapped: boolean): number =>
  swapped ? Math.ceil(games / bots.length) * bots.length : games;

/** Runs experiments one at a time, says aloud how far they are, and hands over each report. */
export function useExperiment(
  game: Game,
  setup: MatchSetup,
  say: Say,
  { onReport, onLeave }: { onReport: (made: MadeReport | MadeAnswer) => void; onLeave: () => void },
): readonly [
  ExperimentState,
  (choice: ExperimentChoice, rotate: boolean, swapped: boolean, question?: Question) => void,
] {
  const [state, setState] = useState<ExperimentState>({ step: 'asking' });
  const start = (
    choice: ExperimentChoice,
    rotate: boolean,
    swapped: boolean,
    question?: Question,
  ): void => {
    const experiment = experimentOf(game, setup, choice, rotate, swapped, question);
    const { games } = experiment;
    const all = games * runsOf(question);
    const [enough, drop] = [new AbortController(), new AbortController()];
    let played = 0;
    const leave = (): void => {
      onLeave();
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
    const progress = (n: number): void => {
      const part = (of: number): number => Math.floor((TOLD * of) / all);
      if (part(n) > part(played) && n < all && !enough.signal.aborted)
        announce(say('lab.app.heard', { played: n, all }));
      played = n;
      show();
    };
    show();
    announce(say('lab.app.playing', { games: all }));
    const control = { progress, enough: enough.signal, drop: drop.signal };
    const made =
      question === undefined
        ? runExperiment(experiment, control).then((ended) =>
            madeReport(game, experiment, ended, choice),
          )
        : runQuestion(experiment, question, control).then(
            (found) =>
              found && {
                ...found,
                choice,
                command: commandFor(game, experiment, question),
                all: games,
              },
          );
    made.then(
      (found) => {
        if (found === undefined) {
          leave();
          return;
        }
        onReport(found);
        setState({ step: 'asking' });
      },
      () => {
        if (!drop.signal.aborted) setState({ step: 'failed' });
      },
    );
  };
  return [state, start];
}

/** What is played for a choice; for a report with the matches that are looked into. */
export function experimentOf(
  game: Game,
  setup: MatchSetup,
  choice: ExperimentChoice,
  rotate: boolean,
  swapped: boolean,
  question: Question | undefined,
): Experiment {
  const asked = gamesOf(choice, swapped);
  const experiment: Experiment = {
    game: game.id,
    options: setup.options,
    bots: choice.bots,
    seed: setup.seed ?? '1',
    games: question?.kind === 'screen' ? evenGames({ ...choice, rotate, games: asked }) : asked,
    rotate,
    code: codes[game.id] ?? outsideCodes.get(game.id)!,
  };
  return question === undefined ? lookedInto(experiment, choice) : experiment;
}

/** The experiment with the matches and the choices that are looked into. */
function lookedInto(experiment: Experiment, { weighed }: ExperimentChoice): Experiment {
  const matches = Math.min(MOST_LOOKED, Math.ceil(experiment.games / LOOKED));
  return {
    ...experiment,
    looks: { matches, playouts: PLAYOUTS },
    ...(weighed ? { choices: { matches: WEIGHED, playouts: WEIGHED_PLAYOUTS } } : {}),
  };
}

/** The report, unless it was ended before any match was over. */
function madeReport(
  game: Game,
  experiment: Experiment,
  ended: ExperimentResult,
  choice: ExperimentChoice,
): MadeReport | undefined {
  if (ended.tally.games === 0) return undefined;
  return {
    report: reportOf(game, experiment, ended),
    rows: ended.rows,
    choice,
    all: experiment.games,
  };
}

function reportOf(
  game: Game,
  asked: Experiment,
  { tally, links, strong }: ExperimentResult,
): Report {
  const whole = tally.games === asked.games;
  // A stopped experiment has examined as many of its matches as the whole one would have.
  const looks = whole ? asked.looks! : { ...asked.looks!, of: asked.games };
  // The command line looks into the choices of ten matches at least.
  const { choices, ...plain } = { ...asked, games: tally.games, looks };
  const known = choices !== undefined && tally.games >= choices.matches;
  const experiment: Experiment = known ? { ...plain, choices } : plain;
  const more = [
    ...(experiment.rotate === true ? ['--rotate'] : []),
    `--looks ${looks.matches}${whole ? '' : `/${asked.games}`}`,
    ...(known ? [`--choices ${choices.matches}`] : []),
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
  const stronger = strongerBot(
    game,
    report.options,
    report.bots,
    dialSteps(game, report.options),
    strong,
  );
  return {
    ...report,
    extremes: Object.fromEntries(extremes),
    ...(stronger === undefined ? {} : { stronger }),
  };
}
