import type { BotGame, OptionValues } from '@glade/engine';
import type { Experiment } from '../experiment/experiment.ts';
import { blockSize } from '../experiment/experiment.ts';
import { holm } from '../statistics/multiple-tests.ts';
import { studentChance, studentPoint } from '../statistics/student.ts';
import { twoLevelDesign } from '../statistics/two-level-design.ts';
import { POINTS_PER_MATCH, type Tally } from '../tally/tally.ts';
import { GROUP_COUNT } from '../tally/decision-groups.ts';
import { answerHeader, experimentAsPlayed, type AnswerHeader } from './answer-header.ts';
import type { TestedDifference } from './changes.ts';
import type { Run } from './run.ts';

/** Something of the rules that is played in two ways: an option, or a number. */
export interface Factor {
  /** The name of an option, or of a number of the rules. */
  readonly name: string;
  /** Its usual value and the other one, as they are typed. */
  readonly usual: string;
  readonly other: string;
}

/** What another value of one factor, or of two together, changes. */
interface Effect extends TestedDifference {
  /** What is counted, as `Change.of` names it: `points.0`, `length`, `measure.NAME` … */
  readonly of: string;
  /**
   * One name: how much the mean is greater with the other value than with the usual one, in the mean over both values of all
   * other factors. Two names: how much greater this effect of the first is where the second has its other value.
   */
  readonly factors: readonly string[];
}

export interface Screening extends AnswerHeader {
  readonly factors: readonly Factor[];
  /** Factors that were left out because they do not go with others. */
  readonly leftOut: readonly string[];
  /** How many choices of values were played, each with `games` matches with the same dice. */
  readonly runs: number;
  readonly resolves: 'pairs' | 'mains';
  readonly of: readonly string[];
  /** The number of sides: 1 where all are one team. */
  readonly sides: number;
  /** How many tests Holm's correction counts. */
  readonly tests: number;
  /** Sorted by what is counted, single factors first, then by size. */
  readonly effects: readonly Effect[];
}

/** The error for a number that no match had. Its message is the number’s name. */
export class NotCounted extends Error {
  override readonly name = 'NotCounted';
}

/** The most choices of values that are played beside each other. */
const MOST_RUNS = 256;
/** How many factors can be told from each other at most. */
export const MOST_FACTORS = MOST_RUNS / 2;
/** Fewer blocks of dice than this give no interval. */
const FEWEST_BLOCKS = 20;

/** The games that fill all groups of matches evenly, at least as many as asked for. */
export function evenGames(experiment: Pick<Experiment, 'games' | 'bots' | 'rotate'>): number {
  const block = blockSize(experiment);
  const blocks = Math.max(FEWEST_BLOCKS, Math.ceil(experiment.games / block));
  const even = blocks <= GROUP_COUNT ? blocks : Math.ceil(blocks / GROUP_COUNT) * GROUP_COUNT;
  return even * block;
}

/**
 * Which factors matter, alone and in pairs: plays a fractional design of all their values on the same dice. Each group of
 * matches with the same dice gives an effect of its own, so that the interval is that of their mean (Student), whatever
 * else has effects. `options` makes the options of a run from the levels of the factors. Throws `NotCounted` for a number that no match has.
 */
export async function screen(
  game: BotGame,
  experiment: Experiment,
  factors: readonly Factor[],
  leftOut: readonly string[],
  asked: readonly string[],
  options: (levels: readonly (-1 | 1)[]) => OptionValues,
  run: Run,
): Promise<Screening> {
  const { runs, resolves } = twoLevelDesign(factors.length, MOST_RUNS);
  const games = evenGames(experiment);
  const result = await run(
    runs.map((levels) => ({ ...experiment, games, options: options(levels), grouped: true })),
  );
  const { tallies } = result;
  const of = asked.filter((each) => tallies.some(({ grouped }) => grouped.has(each)));
  const unknown = asked.find((each) => !of.includes(each));
  // Nobody need ever share the first place.
  if (unknown !== undefined && (unknown !== 'shared' || of.length === 0))
    throw new NotCounted(unknown);
  const singles = factors.map((_, i) => [i]);
  const pairs =
    resolves === 'pairs'
      ? factors.flatMap((_, i) => singles.slice(i + 1).map(([k]) => [i, k!]))
      : [];
  const untested = of.flatMap((each) => {
    const groups = groupMeans(tallies, each);
    return [...singles, ...pairs].map((some) => {
      const signs = runs.map((levels) => some.reduce((sign, i) => sign * levels[i]!, 1));
      return {
        of: each,
        factors: some.map((i) => factors[i]!.name),
        ...effectOf(groups, signs, some.length),
      };
    });
  });
  const adjusted = holm(untested.map(({ p }) => p));
  const effects = untested
    .map((each, i): Effect => ({ ...each, adjusted: adjusted[i]! }))
    .toSorted(
      (a, b) =>
        of.indexOf(a.of) - of.indexOf(b.of) ||
        a.factors.length - b.factors.length ||
        Math.abs(b.value) - Math.abs(a.value),
    );
  return {
    ...answerHeader(game, {
      ...experimentAsPlayed(experiment, result),
      options: options(runs[0]!),
    }),
    factors,
    leftOut,
    runs: runs.length,
    resolves,
    of,
    sides: tallies[0]!.points.length,
    tests: effects.length,
    effects,
  };
}

/** For each group of dice the mean of a number in each run. Groups in which a run has no match that ended are left out. */
function groupMeans(tallies: readonly Tally[], of: string): readonly (readonly number[])[] {
  const scale = of.startsWith('points.') ? POINTS_PER_MATCH : 1;
  const means = Array.from({ length: GROUP_COUNT }, (_, group) =>
    tallies.map(({ grouped }) => {
      const n = grouped.get('n')?.[group] ?? 0;
      return n === 0 ? Number.NaN : (grouped.get(of)?.[group] ?? 0) / n / scale;
    }),
  );
  return means.filter((each) => each.every((mean) => !Number.isNaN(mean)));
}

/** The mean over groups of a contrast of runs, with Student's interval and p-value. */
function effectOf(
  groups: readonly (readonly number[])[],
  signs: readonly number[],
  order: number,
): Omit<Effect, 'of' | 'factors' | 'adjusted'> {
  // The difference of means for one factor; for two, the difference of two such differences.
  const scale = (2 * order) / signs.length;
  const effects = groups.map(
    (means) => scale * means.reduce((sum, mean, run) => sum + signs[run]! * mean, 0),
  );
  const n = effects.length;
  const value = effects.reduce((sum, each) => sum + each, 0) / Math.max(1, n);
  if (n < 2) return { value, low: -Infinity, high: Infinity, n, p: 1 };
  const squares = effects.reduce((sum, each) => sum + (each - value) ** 2, 0);
  const error = Math.sqrt(squares / (n - 1) / n);
  // Sums of the same numbers in another order differ in their last digits.
  if (error < 1e-12)
    return { value, low: value, high: value, n, p: Math.abs(value) < 1e-12 ? 1 : 0 };
  const half = studentPoint(0.975, n - 1) * error;
  const p = 2 * studentChance(-Math.abs(value) / error, n - 1);
  return { value, low: value - half, high: value + half, n, p };
}
