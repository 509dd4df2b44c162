import type { Action, Prove, Rules, ValueBounds } from '@glade/engine';
import { copyGrid, dig, douse } from '../rules/grid.ts';
import type { SoloKernel } from '../rules/solo.ts';
import { SoloState } from '../rules/solo-state.ts';
import { ACT, DIG, PASS } from '../rules/steps.ts';
import { SteeredProver } from './steered-prover.ts';

/**
 * How many positions are kept: as many as 2^19 slots take. Phones have the 24 MB for them, 36 MB while the table grows, and the
 * 6 MB for estimates.
 */
export const POSITIONS = 365_000;
/** How far bounds may be apart in the first pass, which is over all actions; in each that follows they are so much closer. */
const FIRST_GAP = 0.1;
const CLOSER = 4;

/**
 * Proves what actions of the single game are worth: bounds of the chance to save the home if all that follows is played
 * perfectly. Undefined for other modes, and for numbers of the rules that are tried.
 */
export function proofsOf(rules: Rules): Prove | undefined {
  const kernel = rules as unknown as SoloKernel;
  return kernel.mode === 'solo' && kernel.usual ? new Proofs(kernel).prove : undefined;
}

/** Proves actions of one match; what is proven for one serves the others, too. */
class Proofs {
  readonly #kernel: SoloKernel;
  #prover: SteeredProver | undefined;
  #home = -1;

  constructor(kernel: SoloKernel) {
    this.#kernel = kernel;
  }

  readonly prove: Prove = (from, actions, gap, positions) => {
    const s = from as SoloState;
    if (s.burnt !== 0) return actions.map(() => ({ lower: 0, upper: 0 }));
    if (s.step !== ACT) return undefined;
    const prover = this.#proverOf(s.home);
    const most = prover.opened + positions;
    const isLate = (): boolean => prover.opened >= most;
    const bounds = actions.map((): ValueBounds => ({ lower: 0, upper: 1 }));
    for (let apart = FIRST_GAP; ; apart = Math.max(gap, apart / CLOSER)) {
      for (const [i, action] of actions.entries()) {
        // The first is asked about. Of the others, closer bounds are asked only of those that may be the best.
        const best = Math.max(...bounds.map(({ lower }) => lower));
        if (i > 0 && apart < FIRST_GAP && bounds[i]!.upper < best) continue;
        bounds[i] = this.#after(s, action, apart, isLate);
      }
      if (apart <= gap || isLate()) return bounds;
    }
  };

  /** What this action is worth; the best of two where another one follows in the same turn (WF-18). */
  #after(s: SoloState, action: Action, gap: number, isLate: () => boolean): ValueBounds {
    if (s.actions === 1) return this.#end(s, action, gap, isLate);
    const kernel = this.#kernel;
    const next = new SoloState();
    kernel.copy(s, next);
    kernel.apply(next, action);
    let [lower, upper] = [0, 0];
    for (let k = 0; k < kernel.count(next); k++) {
      const each = this.#end(next, kernel.nth(next, k), gap, isLate);
      lower = Math.max(lower, each.lower);
      upper = Math.max(upper, each.upper);
    }
    return { lower, upper };
  }

  /** What the last action of a turn is worth. */
  #end(s: SoloState, action: Action, gap: number, isLate: () => boolean): ValueBounds {
    const grid = new SoloState();
    copyGrid(s, grid);
    if (action < DIG) douse(grid, action);
    else if (action < PASS) dig(grid, action - DIG);
    return this.#prover!.prove(grid, gap, isLate);
  }

  #proverOf(home: number): SteeredProver {
    if (this.#prover === undefined || this.#home !== home) {
      this.#home = home;
      this.#prover = new SteeredProver({ home }, POSITIONS);
    }
    return this.#prover;
  }
}
