import type { Game } from '@glade/engine';
import jstat from 'jstat';
import type { Experiment } from '../play/experiment.ts';
import type { Tally } from '../play/tally.ts';
import { POINTS } from '../play/tally.ts';
import { bonferroni } from '../statistics/holm.ts';
import type { Estimate } from '../statistics/intervals.ts';
import { wilson } from '../statistics/intervals.ts';
import type { Choice } from './compare.ts';
import { asked, type Asked, type Run } from './run.ts';

/** What a setting is to reach. */
export interface Target {
  /** `win`: the share of matches won, or that the first seat won alone. `turns`: the mean length. */
  readonly of: 'win' | 'turns';
  readonly value: number;
}

/** One setting, and how near it came. The interval holds together with those of all settings of its round. */
export interface Setting extends Choice {
  readonly reached: Estimate;
}

export interface Tuning extends Asked {
  readonly target: Target;
  /** A first look at every setting with a quarter of the matches. */
  readonly tried: readonly Setting[];
  /** Those that could still be the nearest, with new dice; the nearest first. */
  readonly finalists: readonly Setting[];
  /** Whether the target lies within the interval of the nearest. */
  readonly met: boolean;
}

/** Of the settings the one that comes nearest to the target: all are tried, the nearest again with new dice. */
export async function tune(
  game: Game,
  experiment: Experiment,
  choices: readonly Choice[],
  target: Target,
  run: Run,
): Promise<Tuning> {
  const first = { ...experiment, games: Math.max(1, Math.ceil(experiment.games / 4)) };
  const tried = await reach(first, choices, target, run);
  const near = tried.filter(({ reached }) => couldBeNearest(reached, tried, target.value));
  // What was chosen for looking best looks better than it is: only new dice are fair to it.
  const again = { ...experiment, first: (experiment.first ?? 0) + first.games };
  const finalists = await reach(again, near, target, run);
  const ranked = finalists.toSorted(
    (a, b) => distance(a.reached, target.value) - distance(b.reached, target.value),
  );
  const { low, high } = ranked[0]!.reached;
  const met = low <= target.value && target.value <= high;
  return { ...asked(game, experiment), target, tried, finalists: ranked, met };
}

async function reach(
  experiment: Experiment,
  choices: readonly Choice[],
  target: Target,
  run: Run,
): Promise<readonly Setting[]> {
  const { tallies } = await run(choices.map(({ options }) => ({ ...experiment, options })));
  const level = bonferroni(choices.length);
  return choices.map(({ name, options }, i) => ({
    name,
    options,
    reached: reachedBy(tallies[i]!, target.of, level),
  }));
}

function reachedBy(tally: Tally, of: Target['of'], level: number): Estimate {
  const z = jstat.normal.inv(0.5 + level / 2, 0, 1);
  if (of === 'win') {
    const ended = tally.games - tally.unfinished;
    const won = tally.points.length === 1 ? tally.won : (tally.points[0]!.get(POINTS) ?? 0);
    return wilson(won, ended, z);
  }
  let n = 0;
  let sum = 0;
  let squares = 0;
  for (const [turns, times] of tally.length) {
    n += times;
    sum += turns * times;
    squares += turns * turns * times;
  }
  const value = n === 0 ? 0 : sum / n;
  const half = n < 2 ? Infinity : z * Math.sqrt((squares - n * value * value) / (n - 1) / n);
  return { value, low: value - half, high: value + half, n };
}

const distance = ({ value }: Estimate, target: number): number => Math.abs(value - target);

/** Whether its nearest possible value is as near as the farthest possible of the nearest. */
function couldBeNearest(reached: Estimate, all: readonly Setting[], target: number): boolean {
  const nearest = ({ low, high }: Estimate): number =>
    low <= target && target <= high ? 0 : Math.min(Math.abs(low - target), Math.abs(high - target));
  const farthest = ({ low, high }: Estimate): number =>
    Math.max(Math.abs(low - target), Math.abs(high - target));
  return nearest(reached) <= Math.min(...all.map((each) => farthest(each.reached)));
}
