import { measureKey, placePointsKey, sidePointsKey, soleWinKey } from './block-sums.ts';
import type { MatchResult } from './match-result.ts';

/** The keys of what matches are compared by, beside those of `BlockSums`. */
const endingKey = (code: string): string => `ending.${code}`;
const moveKey = (kind: string): string => `move.${kind}`;
export const clauseKey = (id: string): string => `clause.${id}`;
/** The minutes of a match, summed in seconds. */
export const MINUTES_KEY = 'minutes';
/** A measure of seats, summed over all of them. */
const measureOfAllKey = (name: string): string => `measure.${name}.all`;

/**
 * The numbers of a match that ended, by their keys: the points of each side and of each
 * place in the order of play, how it ended, what the game counts at the
 * end, its length, its decisions and its kinds of moves. What a match does not have, such as another ending, counts as 0.
 */
export function matchNumbers({
  points,
  places,
  outcome,
  turns,
  decisions,
  real,
  dead,
  seconds,
  moves,
}: MatchResult): Map<string, number> {
  const numbers = new Map<string, number>();
  const { code, winners, measures } = outcome!;
  points.forEach((each, side) => numbers.set(sidePointsKey(side), each));
  places.forEach((each, place) => numbers.set(placePointsKey(place), each));
  if (points.length > 1) {
    if (winners.length === 0) numbers.set('nobody', 1);
    else if (winners.length > 1) numbers.set('shared', 1);
    else numbers.set(soleWinKey(winners[0]!), 1);
  }
  numbers.set(endingKey(code), 1);
  for (const [name, value] of Object.entries(measures)) {
    if (typeof value === 'number') numbers.set(measureKey(name), value);
    else {
      numbers.set(
        measureOfAllKey(name),
        value.reduce((sum, each) => sum + each, 0),
      );
      value.forEach((each, seat) => numbers.set(measureKey(name, seat), each));
    }
  }
  for (const [kind, times] of moves) numbers.set(moveKey(kind), times);
  return numbers
    .set('length', turns)
    .set(MINUTES_KEY, seconds)
    .set('decisions', decisions)
    .set('real', real)
    .set('dead', dead);
}
