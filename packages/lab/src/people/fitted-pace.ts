import type { Game } from '@glade/engine';
import { paceOf, type Experiment, type Pace } from '../experiment/experiment.ts';
import { bentLine } from './bent-line.ts';
import { lineThrough, type LinePoint } from '../statistics/line-fit.ts';
import { ratioOf } from '../statistics/ratio.ts';
import { studentPoint } from '../statistics/student.ts';
import type { Tally } from '../tally/tally.ts';
import type { PeopleMatch } from './people-match.ts';

/** Seconds of people by what they took in all: the assumed pace, this many times. */
export interface FittedPace extends Pace {
  /** How many times the assumed pace. The ends are null with one match. */
  readonly times: ReturnType<typeof ratioOf>;
  readonly assumed: Pace;
  /**
   * Minutes of each match that do not depend on its length: setting up and explaining. Then the pace is that of the rest. Absent where
   * the matches are too few, or too much alike, to tell; then the pace takes them in.
   */
  readonly setup?: { readonly value: number; readonly low: number; readonly high: number };
  /** Of each match by people: the minutes that it would take at the assumed pace, and those that it took. */
  readonly points: readonly (readonly [assumed: number, taken: number])[];
  /** Set where short matches take even less than their share, so that no set-up is seen. */
  readonly unseen?: true;
}

/** From how many matches on set-up is told from pace. */
export const LEAST_FITTED = 8;
/** The range of the pace may reach so far from it, as a share of what all minutes would make. */
const WIDEST = 0.5;

/**
 * How many times the assumed pace people take. Their minutes are a set-up and the pace times what the assumed pace gives for as many
 * turns of bots, or for their own choices and throws where a record tells them: a straight line. Where it cannot be told, all minutes
 * count for the pace. What bots need for a match of some length is known from their matches, as surely as these tell. The first of
 * these are the bots most like people; the ranges are those beside any of them.
 */
export function fittedPace(
  game: Game,
  experiment: Experiment,
  matches: readonly PeopleMatch[],
  byBots: readonly Pick<Tally, 'timed'>[],
): FittedPace | undefined {
  const assumed = paceOf(game, experiment);
  const found = byBots.flatMap((tally) => besideBots(assumed, matches, tally) ?? []);
  const [first] = found;
  if (first === undefined) return undefined;
  const at = (times: FittedPace['times']): FittedPace => ({
    times,
    assumed,
    decision: assumed.decision * times.value,
    chance: assumed.chance * times.value,
    points: first.points,
  });
  const all = at({ ...first.all, ...hullOf(found.map((each) => each.all)) });
  const { line, known } = first;
  if (line === undefined) return all;
  const lines = found.flatMap((each) => each.line ?? []);
  if (line.slope.low <= 0 || line.slope.high - line.slope.value > WIDEST * first.all.value)
    return all;
  const start = { ...line.start, ...hullOf(lines.map((each) => each.start)) };
  // Where the line begins below nothing, so does the range of it that the matches leave, and no set-up is seen.
  if (start.high <= 0) return { ...all, unseen: true };
  const minutes = (value: number): number => Math.max(0, value) / 60;
  const setup = { value: minutes(start.value), low: minutes(start.low), high: minutes(start.high) };
  const slope = { ...line.slope, ...hullOf(lines.map((each) => each.slope)), n: known };
  return { ...at(slope), setup };
}

/** From the least to the most of several ranges; those that are not known do not count. */
function hullOf<End extends number | null>(
  ranges: readonly { readonly low: End; readonly high: End }[],
): { readonly low: End; readonly high: End } {
  return ranges.reduce((one, other) => ({
    low: one.low === null || (other.low !== null && other.low < one.low) ? other.low : one.low,
    high:
      one.high === null || (other.high !== null && other.high > one.high) ? other.high : one.high,
  }));
}

/** The same beside some bots: all seconds by all of theirs, and where it can be told the line. */
function besideBots(
  assumed: Pace,
  matches: readonly PeopleMatch[],
  { timed: byBots }: Pick<Tally, 'timed'>,
) {
  const usual = secondsByLength(byBots);
  const timed = matches.flatMap(({ minutes, turns, real, draws }): readonly Timed[] => {
    if (minutes === undefined) return [];
    const y = 60 * minutes;
    if (real !== undefined && draws !== undefined)
      return [{ y, x: real * assumed.decision + draws * assumed.chance, isLine: true }];
    return [{ y, ...usual.of(turns), isLine: turns !== undefined }];
  });
  const told = timed.filter(({ x }) => x > 0);
  if (told.length === 0) return undefined;
  const ratio = ratioOf(
    told.map(({ x, y }) => ({ numerator: y, denominator: x })),
    timed.length,
  );
  const points = timed.filter(({ isLine }) => isLine);
  const line =
    points.length < LEAST_FITTED
      ? undefined
      : lineThrough(points, (weights) => usual.variance(points, weights), 60 * stepOf(matches));
  const minutesOf = told.map(({ x, y }) => [x / 60, y / 60] as const);
  return { all: withBots(), line, known: points.length, points: minutesOf };

  /** The ratio with what is not known of the bots. */
  function withBots(): FittedPace['times'] {
    const { value, low, high } = ratio;
    if (low === null || high === null) return ratio;
    const sum = told.reduce((before, { x }) => before + x, 0);
    const unknown = usual.variance(
      told,
      told.map(() => value / sum),
    );
    const half = Math.hypot(
      (high - low) / 2,
      studentPoint(0.975, told.length - 1) * Math.sqrt(unknown),
    );
    return { ...ratio, low: value - half, high: value + half };
  }
}

/** To what all minutes were rounded: 5, 1, or nothing. */
const stepOf = (matches: readonly PeopleMatch[]): number =>
  [5, 1].find((step) => matches.every(({ minutes = 0 }) => minutes % step === 0)) ?? 0;

/** A match by people: its seconds, and those by bots with what these change with. Whether its length is known. */
interface Timed extends LinePoint {
  readonly gradient?: readonly number[];
  readonly isLine: boolean;
}

/**
 * What bots need for a match of some length, or for any: a line with bends through their matches. A turn may take less when some are
 * out, and some choices belong to a match and not to its turns. Where there is no such line, their seconds for a turn.
 */
function secondsByLength(timed: Tally['timed']) {
  const points = [...timed].flatMap(([turns, seen]) =>
    [...seen].flatMap(([y, times]) =>
      Array.from({ length: times }, () => ({ x: Number(turns), y })),
    ),
  );
  const mean = (of: 'x' | 'y'): number =>
    points.reduce((sum, each) => sum + each[of], 0) / points.length;
  const [turns, seconds] = [mean('x'), mean('y')];
  const line = points.length < LEAST_FITTED ? undefined : bentLine(points);
  return {
    of(length = turns): { readonly x: number; readonly gradient?: readonly number[] } {
      const told = line === undefined ? 0 : line.at(length);
      return told > 0
        ? { x: told, gradient: line!.gradient(length) }
        : { x: (length * seconds) / turns };
    },
    /** The variance of a weighted sum of these. */
    variance(some: readonly Timed[], weights: readonly number[]): number {
      const sum: number[] = [];
      some.forEach(({ gradient }, i) =>
        gradient?.forEach((each, at) => (sum[at] = (sum[at] ?? 0) + weights[i]! * each)),
      );
      return line === undefined || sum.length === 0 ? 0 : line.variance(sum);
    },
  };
}
