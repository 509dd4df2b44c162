import type { Action } from '@glade/engine';
import { SQUARES } from '@glade/boards/squares36';
import type { Grid } from '../rules/grid.ts';
import type { SoloState } from '../rules/solo-state.ts';
import { DIG, PASS } from '../rules/steps.ts';
import type { VsState } from '../rules/vs/vs-state.ts';
import { X4_CELLS, X4_PASS, type X4State } from '../rules/x4/x4-state.ts';

// How a policy sees a state of any mode: it looks only at the grid that it acts on. The mode is told by the fields of a state, not by
// its class: where two versions of the game are compared, a state comes from the rules of the other one.

export type State = SoloState | X4State | VsState;

/** The grid of the actor. The functions below give the numbers of douse, dig and pass on it. */
export function gridOf(s: State): Grid {
  if (!('grids' in s)) return s;
  return 'quadrant' in s ? s.grids[s.quadrant]! : s.grids[s.seat]!;
}

export function douseOf(s: State, square: number): Action {
  return 'quadrant' in s ? s.quadrant * SQUARES + square : square;
}

export function digOf(s: State, square: number): Action {
  return 'quadrant' in s ? X4_CELLS + s.quadrant * SQUARES + square : DIG + square;
}

export const passOf = (s: State): Action => ('quadrant' in s ? X4_PASS : PASS);
