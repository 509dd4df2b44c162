import type { Evaluation } from '@glade/engine';
import type { WildfireKernel } from '../rules/kernels.ts';
import * as endings from '../rules/solo-state.ts';
import * as steps from '../rules/steps.ts';
import type { VsState } from '../rules/vs/vs-state.ts';
import type { VsKernel } from '../rules/vs/vs.ts';
import { QUADRANTS, type X4State } from '../rules/x4/x4-state.ts';
import { soloFilter, vsFilter, x4Filter } from './move-filter.ts';
import * as fires from './unopposed-fire.ts';

// Local constants, because V8 looks up an imported name again at every use.
const { ENDED } = steps;
const { WON } = endings;
const { homeSafety } = fires;

/** What a search knows under these rules of one mode. */
export function evaluationOf(kernel: WildfireKernel): Evaluation {
  if (kernel.mode === 'x4') return x4Evaluation;
  if (kernel.mode === 'vs') return vsEvaluation(kernel);
  // It has learned the usual numbers of the rules. Others are searched: with fewer digs that may win more.
  return kernel.usual ? { ...soloEvaluation, strong: 'learned' } : soloEvaluation;
}

/** The single game: whether the home is saved; before the end, how far away the fire is. */
const soloEvaluation: Evaluation<endings.SoloState> = {
  score(s, out) {
    if (s.step === ENDED) out[0] = s.result === WON ? 1 : 0;
    else out[0] = s.burnt !== 0 ? 0 : homeSafety(s);
  },
  moveFilter: soloFilter,
  review: { by: 'learned' },
};

/** X4: the share of homes saved; before the end, a standing home counts more the farther away the fire is. */
const x4Evaluation: Evaluation<X4State> = {
  score(s, out) {
    let sum = 0;
    for (let q = 0; q < QUADRANTS; q++) {
      const g = s.grids[q]!;
      sum += g.burnt !== 0 ? 0 : s.step === ENDED ? 1 : homeSafety(g);
    }
    out[0] = sum / QUADRANTS;
  },
  moveFilter: x4Filter,
  review: { stake: 'homes' },
};

/** VS: the share of the first place; before the end, a seat's share of the points that all can still get. */
const vsEvaluation = (kernel: VsKernel): Evaluation<VsState> => ({
  score(s, out) {
    const { seats } = kernel;
    if (s.step !== ENDED) {
      let sum = 0;
      for (let seat = 0; seat < seats; seat++) sum += kernel.rank(s.grids[seat]!) + 1;
      for (let seat = 0; seat < seats; seat++) out[seat] = (kernel.rank(s.grids[seat]!) + 1) / sum;
      return;
    }
    const top = kernel.topRank(s);
    let first = 0;
    for (let seat = 0; seat < seats; seat++) first += kernel.rank(s.grids[seat]!) === top ? 1 : 0;
    for (let seat = 0; seat < seats; seat++)
      out[seat] = kernel.rank(s.grids[seat]!) === top ? 1 / first : 0;
  },
  moveFilter: vsFilter,
});
