import { WORD } from '@glade/boards/squares36';
import { learnedWeights } from '../bots/learned/index.ts';
import { oddsOf } from '../bots/learned/learned-value.ts';
import { PARTS } from '../bots/learned/patterns.ts';
import { Grid } from '../rules/grid.ts';
import { hash } from './bounds-table.ts';

/** How likely the home is saved from a position, as it seems. */
export type Estimate = (a: number, b: number, c: number, d: number) => number;

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
    const estimate = 1 / (1 + Math.exp(-oddsOf(grid, weights, parts)));
    keys[k] = a;
    keys[k + 1] = b;
    keys[k + 2] = c;
    keys[k + 3] = d;
    known[at] = estimate;
    return estimate;
  };
}
