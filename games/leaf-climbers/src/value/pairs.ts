import { SQUARES } from '@glade/boards/squares36';
import type { KnownRound } from './charges.ts';

/** A climber is on one of 36 squares, or lost. */
const LOST = SQUARES;
const PLACES = SQUARES + 1;

/** What two climbers are worth together if both are lost: half of what the last of four is worth that wins at once. */
export const BOTH_LOST = 0.5;
/** What the charges of a round give at most, whatever the leaves: a pair looks worth from `BOTH_LOST` to 2. */
const MOST_OF_ROUND = 2 - BOTH_LOST;
/** Nothing is charged in a round before which a pair has come to more than this. */
const ENOUGH = 2.4;
/** So a pair never comes to more. */
export const MOST_OF_PAIR = ENOUGH + MOST_OF_ROUND;

/** What two climbers come to, by their squares. */
export type Pairs = (first: number, second: number) => number;

/**
 * What two climbers come to on average if they know all leaves before the match but not their own rolls, play as well as can be, and
 * share squares as they like: 1 for each that lives, `BOTH_LOST` if none does, and what they are given in rounds that are
 * `charged`. Exactly, by going back from the end. Once one is lost, the other's life is worth only what is above `BOTH_LOST`, and
 * what it is given is less in the same measure.
 */
export function bestPairs(rounds: readonly KnownRound[], charged: readonly boolean[]): Pairs {
  const values = new Float64Array(PLACES * PLACES).fill(2);
  for (let place = 0; place < PLACES; place++) {
    values[place * PLACES + LOST] = 1;
    values[LOST * PLACES + place] = 1;
  }
  values[LOST * PLACES + LOST] = BOTH_LOST;
  for (let i = rounds.length - 1; i >= 0; i--) {
    const round = rounds[i]!;
    for (let other = 0; other < PLACES; other++) move(values, other * PLACES, 1, round);
    for (let other = 0; other < PLACES; other++) move(values, other, PLACES, round);
    if (charged[i]!) addGiven(values, round);
  }
  return (first, second) => values[first * PLACES + second]!;
}

/**
 * In which rounds these pairs are charged: only what has happened before a round decides, so the charges stay nothing on average.
 * No pair comes to more than `MOST_OF_PAIR`.
 */
export function chargedRounds(
  rounds: readonly KnownRound[],
  pairs: readonly (readonly [number, number])[],
): readonly boolean[] {
  const charged: boolean[] = [];
  for (let i = 0; i < rounds.length; i++) {
    const soFar = bestPairs(rounds.slice(0, i), charged);
    charged.push(pairs.every(([first, second]) => soFar(first, second) <= ENOUGH));
  }
  return charged;
}

const line = new Float64Array(SQUARES);

/** A climber rolls and moves: the mean over the rolls of the best square. Under a leaf it is lost. */
function move(
  values: Float64Array,
  first: number,
  stride: number,
  { ways, chips }: KnownRound,
): void {
  const lost = values[first + LOST * stride]!;
  for (let place = 0; place < SQUARES; place++)
    line[place] = chips[place]! > 0 ? lost : values[first + place * stride]!;
  for (let place = 0; place < SQUARES; place++)
    values[first + place * stride] = ways.mean(place, line);
}

/** What was expected of the round, less what its leaves make of it. */
function addGiven(values: Float64Array, { means, expected, expectedLost }: KnownRound): void {
  for (let first = 0; first < SQUARES; first++) {
    const one = expected[first]! - means[first]!;
    for (let second = 0; second < SQUARES; second++) {
      const other = expected[second]! - means[second]!;
      const lost = (1 - means[first]!) * (1 - means[second]!);
      values[first * PLACES + second]! +=
        one + other + BOTH_LOST * (expectedLost[first * SQUARES + second]! - lost);
    }
    values[first * PLACES + LOST]! += (1 - BOTH_LOST) * one;
    values[LOST * PLACES + first]! += (1 - BOTH_LOST) * one;
  }
}
