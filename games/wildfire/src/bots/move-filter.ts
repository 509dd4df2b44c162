import type { MoveFilter } from '@glade/engine';
import { SQUARES } from '@glade/boards/squares36';
import * as grids from '../rules/grid.ts';
import type { SoloState } from '../rules/solo-state.ts';
import * as steps from '../rules/steps.ts';
import type { VsState } from '../rules/vs/vs-state.ts';
import { X4_CELLS, X4_PASS, type X4State } from '../rules/x4/x4-state.ts';

// A pass is never better than an action (WF-R14), so a search need not look at it while anything can be done.

// Local constants, because V8 looks up an imported name again at every use.
const { markAt } = grids;
const { ACT, DIG, PASS, PLAY_ON } = steps;

export const soloFilter: MoveFilter<SoloState> = {
  count: (s) => (s.step === ACT && s.choices > 1 ? s.choices - 1 : s.choices),
  nth(s, k) {
    if (s.step !== ACT) return PLAY_ON + k;
    return s.choices === 1 ? PASS : markAt(s, k, s.slashes, DIG);
  },
};

export const x4Filter: MoveFilter<X4State> = {
  count: (s) => (s.choices > 1 ? s.choices - 1 : s.choices),
  nth(s, k) {
    if (s.choices === 1) return X4_PASS;
    return s.quadrant * SQUARES + markAt(s.grids[s.quadrant]!, k, s.slashes, X4_CELLS);
  },
};

export const vsFilter: MoveFilter<VsState> = {
  count: (s) => (s.choices > 1 ? s.choices - 1 : s.choices),
  nth: (s, k) => (s.choices === 1 ? PASS : markAt(s.grids[s.seat]!, k, s.slashes, DIG)),
};
