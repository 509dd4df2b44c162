import { useState } from 'preact/hooks';
import { codes } from 'virtual:code';
import type { Game } from '@glade/engine';
import { buildReport, commandLine, type Experiment, type Report } from '@glade/lab/core';
import type { Say } from '@glade/text';
import type { MatchSetup } from '../game/match-setup.ts';
import { outsideCodes } from '../loading/outside-games.ts';
import { announce } from '../narration/announce.ts';
import type { ExperimentChoice } from './ExperimentForm.tsx';
import { runExperiment, type ExperimentResult } from './run-experiment.ts';

/** One match in `LOOKED` is examined for luck, at most `MOST_LOOKED`; each examination plays out `PLAYOUTS` matches. */
const LOOKED = 10;
const MOST_LOOKED = 300;
const PLAYOUTS = 32;
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

/** A report, and how many matches were asked for. If the experiment was stopped, the report is on fewer. */
export interface MadeReport {
  readonly report: Report;
  readonly all: number;
}

/** How many matches this choice asks for: with seats exchanged, whole blocks. */
export const gamesOf = ({ bots, games }: ExperimentChoice, rotate: boolean): number =>
  rotate ? Math.ceil(games / bots.length) * bots.length : games;

/** Runs experiments one at a time, says aloud how far they are, and hands over each report. */
export function useExperiment(
  game: Game,
  setup: MatchSetup,
  say: Say,
  { onReport, onLeave }: { onReport: (made: MadeReport) => void; onLeave: () => void },
): readonly [ExperimentState, (choice: ExperimentChoice, rotate: boolean) => void] {
  const [state, setState] = useState<ExperimentState>({ step: 'asking' });
  const start = (choice: ExperimentChoice, rotate: boolean): void => {
    const all = gamesOf(choice, rotate);
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
    const experiment: Experiment = {
      game: game.id,
      options: setup.options,
      bots: choice.bots,
      seed: setup.seed ?? '1',
      games: all,
      rotate,
      looks: { matches: Math.min(MOST_LOOKED, Math.ceil(all / LOOKED)), playouts: PLAYOUTS },
      code: codes[game.id] ?? outsideCodes.get(game.id)!,
    };
    show();
    announce(say('lab.app.playing', { games: all }));
    runExperiment(experiment, { progress, enough: enough.signal, drop: drop.signal }).then(
      (ended) => {
        played = ended.tally.games;
        if (played === 0) {
          leave();
          return;
        }
        onReport({ report: reportOf(game, experiment, ended), all });
        setState({ step: 'asking' });
      },
      () => {
        if (!drop.signal.aborted) setState({ step: 'failed' });
      },
    );
  };
  return [state, start];
}

function reportOf(game: Game, asked: Experiment, { tally, links }: ExperimentResult): Report {
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
