import type { Game } from '@glade/engine';
import { soleOf } from '../play/blocks.ts';
import { blockOf, type Experiment } from '../play/experiment.ts';
import { count, type Histogram } from '../play/histogram.ts';
import { POINTS, type Tally } from '../play/tally.ts';
import { boundedMean } from '../statistics/bounded.ts';
import { bonferroni } from '../statistics/holm.ts';
import type { Estimate } from '../statistics/intervals.ts';
import type { Choice } from './compare.ts';
import { asked, turnsOf, type Asked, type Run } from './run.ts';

/** What a setting is to reach. */
export interface Target {
  /** `win`: the share of matches won, or that the first seat won alone. `turns`: the mean length. */
  readonly of: 'win' | 'turns';
  readonly value: number;
  /** How near to it is near enough, on either side; if nothing is said 0.02 of winning, or 5 % of the turns. */
  readonly within?: number;
}

/** One setting, and how near it came. The interval holds together with those of all settings of its round. */
export interface Setting extends Choice {
  readonly reached: Estimate;
}

export interface Tuning extends Asked {
  readonly target: Required<Target>;
  /** A first look at every setting with a quarter of the matches. */
  readonly tried: readonly Setting[];
  /** Those that could still be the nearest, with new dice; the nearest first. */
  readonly finalists: readonly Setting[];
  /**
   * Whether the target is met: it is if all of the interval of the nearest is near enough, and missed if no interval of
   * a finalist has anything that is; else more matches would tell.
   */
  readonly met: 'met' | 'missed' | 'open';
  /** Finalists beside the first that may as well be the nearest. */
  readonly also: readonly string[];
}

/** Of the settings the one that comes nearest to the target: all are tried, the nearest again with new dice. */
export async function tune(
  game: Game,
  experiment: Experiment,
  choices: readonly Choice[],
  { of, value, within = nearEnough({ of, value }) }: Target,
  run: Run,
): Promise<Tuning> {
  const target = { of, value, within };
  const block = blockOf(experiment);
  const quarter = Math.ceil(experiment.games / block / 4) * block;
  const first = { ...experiment, games: quarter };
  const tried = await reach(first, choices, target, run);
  const near = tried.filter(({ reached }) => couldBeNearest(reached, tried, target.value));
  // What was chosen for looking best looks better than it is: only new dice are fair to it.
  const again = { ...experiment, first: (experiment.first ?? 0) + first.games };
  const finalists = await reach(again, near, target, run);
  const ranked = finalists.toSorted(
    (a, b) => distance(a.reached, target.value) - distance(b.reached, target.value),
  );
  const also = ranked
    .slice(1)
    .filter(({ reached }) => couldBeNearest(reached, ranked, target.value))
    .map(({ name }) => name);
  return { ...asked(game, experiment), target, tried, finalists: ranked, met: isMet(), also };

  function isMet(): Tuning['met'] {
    const [least, most] = [value - within, value + within];
    const { low, high } = ranked[0]!.reached;
    if (least <= low && high <= most) return 'met';
    return ranked.every(({ reached }) => reached.high < least || reached.low > most)
      ? 'missed'
      : 'open';
  }
}

/** What is thought near enough where nobody says. */
const nearEnough = ({ of, value }: Target): number => (of === 'win' ? 0.02 : 0.05 * value);

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
    reached:
      target.of === 'win'
        ? wonOf(tallies[i]!, experiment, level)
        : turnsOf(tallies[i]!, experiment, level),
  }));
}

/** The share of matches that the team won, or the first seat alone; over blocks, where bots move on. */
function wonOf({ points, blocks }: Tally, experiment: Experiment, level: number): Estimate {
  if (experiment.rotate !== true) return boundedMean(aloneWon(points[0]!), 0, 1, level).estimate;
  const sums = blocks.get(points.length === 1 ? 'won' : soleOf(0)) ?? new Map();
  return boundedMean(sums, 0, blockOf(experiment), level).estimate;
}

/** 1 for a match that the side won alone, 0 for another. */
function aloneWon(points: Histogram): Histogram {
  const won: Histogram = new Map();
  for (const [each, times] of points) count(won, Number(each === POINTS), times);
  return won;
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
