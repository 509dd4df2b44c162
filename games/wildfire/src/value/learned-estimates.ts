import { WORD } from '@glade/boards/squares36';
import { learnedWeights } from '../bots/learned/index.ts';
import { oddsOf } from '../bots/learned/learned-value.ts';
import { PARTS } from '../bots/learned/patterns.ts';
import { Grid } from '../rules/grid.ts';
import { hash } from './bounds-table.ts';

/** How likely the home is saved from a position, as it seems. */
export type Estimate = (a: number, b: number, c: number, d: number) => number;

/** To raise to this power is to take the square so often. */
const POWER = 1024;
const SQUARINGS = 10;

/**
 * The logarithm of odds as a chance: the logistic function, with (1 + x / 1024) ** 1024 in place of the exponential. It adds,
 * multiplies and divides only, so that every machine finds the same number; `Math.exp` is not specified to the last bit.
 */
export function chanceOf(logarithmOfOdds: number): number {
  let odds = 1 + Math.abs(logarithmOfOdds) / POWER;
  for (let i = 0; i < SQUARINGS; i++) odds *= odds;
  const less = 1 / (1 + odds);
  return logarithmOfOdds < 0 ? less : 1 - less;
}

/** Read once, by who first asks. */
let learned: Float32Array | undefined;

/** The key of four numbers. */
const KEY = 4;

/**
 * What was learned from matches of the positions around this home (`bots/learned`). `room`: a power of two; so many positions are
 * remembered, each until another one takes its place.
 */
export function learnedEstimates(home: number, room: number): Estimate {
  learned ??= learnedWeights();
  const weights = learned;
  const parts = new Int32Array(PARTS);
  const grid = new Grid();
  grid.home = home;
  // No position has a key of zeros, because something burns in it.
  const keys = new Int32Array(room * KEY);
  const known = new Float64Array(room);
  return (a, b, c, d) => {
    const at = hash(a, b, c, d) & (room - 1);
    const k = at * KEY;
    if (keys[k] === a && keys[k + 1] === b && keys[k + 2] === c && keys[k + 3] === d)
      return known[at]!;
    grid.slashLow = a & WORD;
    grid.slashHigh = b;
    grid.emptyLow = c;
    grid.emptyHigh = d;
    grid.digs = a >>> 18;
    const estimate = chanceOf(oddsOf(grid, weights, parts));
    keys[k] = a;
    keys[k + 1] = b;
    keys[k + 2] = c;
    keys[k + 3] = d;
    known[at] = estimate;
    return estimate;
  };
}
