import type { Random } from '@glade/engine';
import { SQUARES } from '@glade/boards/squares36';
import { findPaths, NOWHERE, priceOf } from '../rules/paths.ts';
import { limitAt } from '../rules/pile.ts';
import { D4 } from '../rules/state.ts';

const ROLLS = D4 + 1;

/** Where each square leads with each roll of the d4, others on the way or at the end left aside (LC-R14). */
export class Ways {
  /** The squares, sorted by price; those of a square with a roll end before `ends[square * 5 + roll]`. */
  readonly to = new Uint8Array(SQUARES * SQUARES);
  readonly ends = new Uint16Array(SQUARES * ROLLS);

  constructor(elevation: Uint8Array, prices: number) {
    let count = 0;
    for (let from = 0; from < SQUARES; from++) {
      findPaths(elevation, from, D4, prices);
      this.ends[from * ROLLS] = count;
      for (let roll = 1; roll <= D4; roll++) {
        for (let square = 0; square < SQUARES; square++) {
          const price = priceOf(square);
          if (price !== NOWHERE && (price === roll || (price === 0 && roll === 1)))
            this.to[count++] = square;
        }
        this.ends[from * ROLLS + roll] = count;
      }
    }
  }

  /** Where a climber may go with this roll; it may stay. */
  reach(from: number, roll: number): Uint8Array {
    return this.to.subarray(this.ends[from * ROLLS], this.ends[from * ROLLS + roll]);
  }

  /** The best value in reach with this roll. */
  best(from: number, roll: number, values: Float64Array): number {
    let best = -Infinity;
    for (const square of this.reach(from, roll)) best = Math.max(best, values[square]!);
    return best;
  }

  /** The mean of that over all rolls. */
  mean(from: number, values: Float64Array): number {
    const { to, ends } = this;
    let i = ends[from * ROLLS]!;
    let best = -Infinity;
    let sum = 0;
    for (let roll = 1; roll <= D4; roll++) {
      for (const end = ends[from * ROLLS + roll]!; i < end; i++) {
        const value = values[to[i]!]!;
        if (value > best) best = value;
      }
      sum += best;
    }
    return sum / D4;
  }
}

/** Announces so many leaves (LC-15 to LC-17, LC-R1, LC-R2): the squares one after the other; `chips` has how many lie on each. */
export function announce(
  elevation: Uint8Array,
  leaves: number,
  random: Random,
  chips: Uint8Array,
): number[] {
  chips.fill(0);
  const open: number[] = [];
  for (let square = 0; square < SQUARES; square++)
    if (limitAt(elevation[square]!) > 0) open.push(square);
  const squares: number[] = [];
  while (squares.length < leaves && open.length > 0) {
    const at = random.below(open.length);
    const square = open[at]!;
    chips[square]! += 1;
    squares.push(square);
    if (chips[square] !== limitAt(elevation[square]!)) continue;
    open[at] = open.at(-1)!;
    open.pop();
  }
  return squares;
}

/** The ground after these leaves have landed. */
export const raised = (elevation: Uint8Array, chips: Uint8Array): Uint8Array =>
  elevation.map((height, square) => height + chips[square]!);
