import { addHistogram, type Histogram } from '../statistics/histogram.ts';
import type { Range } from '../statistics/intervals.ts';
import { momentsOf } from '../statistics/moments.ts';
import type { Tally } from '../tally/tally.ts';
import type { PeopleMatch } from './people-match.ts';

/** Lengths by people that may be in another unit, or a slip of the pen, and the least and the most of matches by bots. */
export type Beyond = { readonly lengths: readonly number[] } & Range;

/**
 * Which lengths by people may be in another unit, or a slip of the pen: those far outside the range of all matches by these bots that are
 * inside it if turns are counted as rounds or rounds as turns, or that are under half its low end or over twice its high end. Far is
 * what so many matches by the same bots would hardly ever come to: see `reachOf`.
 */
export function beyondBots(
  matches: readonly PeopleMatch[],
  tallies: readonly Tally[],
  seats: number,
): { readonly beyond?: Beyond } {
  const length: Histogram = new Map();
  for (const tally of tallies) addHistogram(length, tally.length);
  if (length.size === 0) return {};
  const [low, high] = [Math.min(...length.keys()), Math.max(...length.keys())];
  const means = tallies.map((tally) => momentsOf(tally.length).mean);
  const isInside = (turns: number): boolean => turns >= low && turns <= high;
  const counted = matches.filter(({ turns }) => turns !== undefined).length;
  const reach = reachOf(length, counted);
  const lengths = matches.flatMap(({ turns }) => {
    if (turns === undefined || (turns >= reach.low && turns <= reach.high)) return [];
    const isOtherUnit = [turns / seats, turns * seats].some(
      // Where the same length is nearer to the usual one as it is, it is just a long or a short match.
      (other) => isInside(other) && means.every((mean) => apart(other, mean) < apart(turns, mean)),
    );
    return isOtherUnit || turns * 2 < low || turns > 2 * high ? [turns] : [];
  });
  return lengths.length === 0 ? {} : { beyond: { lengths, low, high } };
}

/**
 * The lengths that so many matches by the same bots would hardly ever leave. Of more matches the longest is longer: where logarithms of
 * lengths lie like a bell, as far as the square root of the logarithm of their number says.
 */
function reachOf(length: Histogram, matches: number): Range {
  const { n, mean } = momentsOf(length);
  const [low, high] = [Math.min(...length.keys()), Math.max(...length.keys())];
  const farther = Math.sqrt(Math.log(matches / CHANCE_OF_UNIT) / Math.log(n + 1));
  const times = Math.max(1, farther);
  return {
    low: low > 0 ? Math.min(low, mean * (low / mean) ** times) : 0,
    high: mean > 0 ? Math.max(high, mean * (high / mean) ** times) : high,
  };
}

/** How many times as long one length is as another, whichever is longer. */
const apart = (one: number, other: number): number =>
  one > 0 && other > 0 ? Math.max(one / other, other / one) : Infinity;

/** A file is asked about its unit where bots would write such a one by chance less often than this. */
const CHANCE_OF_UNIT = 0.001;
/** People’s matches may be so many times as short or as long as all by bots. */
const WIDER = 1.5;

/**
 * Whether all lengths by people are nearer to the usual one of bots in the other unit, and so many matches by bots would hardly ever
 * be.
 */
export function isInOtherUnit(
  matches: readonly PeopleMatch[],
  { length }: Tally,
  seats: number,
): boolean {
  const lengths = matches.flatMap(({ turns }) => (turns === undefined ? [] : [turns]));
  const { n, mean } = momentsOf(length);
  const [low, high] = [Math.min(...length.keys()) / WIDER, Math.max(...length.keys()) * WIDER];
  if (seats < 2 || n === 0 || lengths.length === 0) return false;
  return [seats, 1 / seats].some((times) => {
    const fitsBetter = (turns: number): boolean => {
      const other = turns * times;
      return other >= low && other <= high && apart(other, mean) < apart(turns, mean);
    };
    const bots = [...length].reduce((sum, [turns, of]) => sum + (fitsBetter(turns) ? of : 0), 0);
    // One more, for what was not seen.
    const chance = ((bots + 1) / (n + 1)) ** lengths.length;
    return lengths.every(fitsBetter) && chance < CHANCE_OF_UNIT;
  });
}
