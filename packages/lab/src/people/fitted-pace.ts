import type { Game } from '@glade/engine';
import { paceOf, type Experiment, type Pace } from '../experiment/experiment.ts';
import { lineThrough } from '../statistics/line-fit.ts';
import { ratioOf } from '../statistics/ratio.ts';
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
}

/** From how many matches on set-up is told from pace. */
export const LEAST_FITTED = 8;
/** The range of the pace may reach so far from it, as a share of what all minutes would make. */
const WIDEST = 0.5;

/**
 * How many times the assumed pace people take. Their minutes are a set-up and the pace times what the assumed pace gives for as many
 * turns of bots, or for their own choices and throws where a record tells them: a straight line. Where it cannot be told, all minutes
 * count for the pace. What bots need for a turn counts as known.
 */
export function fittedPace(
  game: Game,
  experiment: Experiment,
  matches: readonly PeopleMatch[],
  { grouped }: Tally,
): FittedPace | undefined {
  const assumed = paceOf(game, experiment);
  const total = (name: string): number =>
    (grouped.get(name) ?? []).reduce((sum, each) => sum + each, 0);
  const seconds = (real: number, draws: number): number =>
    real * assumed.decision + draws * assumed.chance;
  const byBots = seconds(total('real'), total('draws'));
  const ofLength = secondsByLength(grouped, seconds);
  const timed = matches.flatMap(({ minutes, turns, real, draws }) => {
    if (minutes === undefined) return [];
    const own = real === undefined || draws === undefined ? undefined : seconds(real, draws);
    const x = own ?? (turns === undefined ? undefined : ofLength(turns));
    return [{ y: 60 * minutes, x }];
  });
  const groups = timed.map(({ y, x = byBots / total('n') }) => ({ numerator: y, denominator: x }));
  if (groups.every(({ denominator }) => !(denominator > 0))) return undefined;
  const all = ratioOf(groups, groups.length);
  const at = (times: FittedPace['times']): FittedPace => ({
    times,
    assumed,
    decision: assumed.decision * times.value,
    chance: assumed.chance * times.value,
  });
  const points = timed.flatMap(({ x, y }) => (x === undefined ? [] : [{ x, y }]));
  const line = points.length < LEAST_FITTED ? undefined : lineThrough(points);
  if (line === undefined) return at(all);
  const { start, slope } = line;
  if (slope.low <= 0 || slope.high - slope.value > WIDEST * all.value) return at(all);
  // Where the line begins below nothing, so does the range of it that the matches leave, and no set-up is seen.
  if (start.high <= 0) return at(all);
  const minutes = (value: number): number => Math.max(0, value) / 60;
  const setup = { value: minutes(start.value), low: minutes(start.low), high: minutes(start.high) };
  return { ...at({ ...slope, n: points.length }), setup };
}

/**
 * What bots need for a match of some length: a straight line through groups of their matches, as some choices belong to a match and
 * not to its turns. Where there is no such line, or it does not hold for so short a match, their seconds for a turn.
 */
function secondsByLength(
  grouped: Tally['grouped'],
  seconds: (real: number, draws: number) => number,
): (length: number) => number {
  const sums = (name: string): readonly number[] => grouped.get(name) ?? [];
  const [lengths, reals, draws] = ['length', 'real', 'draws'].map(sums);
  const points = sums('n').flatMap((n, i) =>
    n === 0 ? [] : [{ x: lengths![i]! / n, y: seconds(reals?.[i] ?? 0, draws?.[i] ?? 0) / n }],
  );
  const mean = (of: 'x' | 'y'): number => points.reduce((sum, each) => sum + each[of], 0);
  const perTurn = mean('y') / mean('x');
  const line = points.length < LEAST_FITTED ? undefined : lineThrough(points);
  return (length) => {
    const told = line === undefined ? 0 : line.start.value + line.slope.value * length;
    return told > 0 ? told : length * perTurn;
  };
}
