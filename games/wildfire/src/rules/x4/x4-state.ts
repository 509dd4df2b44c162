import { SQUARES } from '@glade/boards/squares36';
import { Grid } from '../grid.ts';
import { HOME } from '../steps.ts';

// Cells count through the quadrants clockwise from the top left: quadrant * 36 + square.
// Actions: 0-143 douse that cell, 144-287 dig it, then the pass. Outcomes: 0-35, a square of the quadrant at turn.
export const QUADRANTS = 4;
export const X4_CELLS = QUADRANTS * SQUARES;
export const X4_PASS = 2 * X4_CELLS;
/** Each turn of a quadrant makes at least one slash an X (WF-R42). */
export const X4_MOST_TURNS = X4_CELLS + 1;

export class X4State {
  readonly grids = [new Grid(), new Grid(), new Grid(), new Grid()];
  step = HOME;
  /** Quadrant turns begun so far. */
  turn = 0;
  /** The quadrant whose turn, home or first fire it is. */
  quadrant = 0;
  actions = 0;
  rolled = -1;
  choices = SQUARES;
  slashes = 0;
}
