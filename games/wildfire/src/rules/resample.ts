import type { Random, Seat } from '@glade/engine';
import { nthSquare, size } from '@glade/boards/squares36';
import {
  burns,
  copyGrid,
  dig,
  digAllowances,
  douse,
  drawSlash,
  EXTRA,
  emptySquares,
  Grid,
  placeHome,
  spread,
  strike,
} from './grid.ts';
import { actionsOf, type WildfireOptions } from './options.ts';
import { ACT } from './steps.ts';
import type { VsState } from './vs/vs-state.ts';

// How a hidden grid of VS is resampled: with the same home, first fire and rolls, and random actions of its player. Everybody
// knows whether the grid is finished (WF-R37), so the resampled grid is finished, too, or is not.

const before = new Grid();

/** Replaces the grid of a seat by another one that is possible with the rolls so far. */
export function resampleGrid(
  s: VsState,
  seat: Seat,
  random: Random,
  options: WildfireOptions,
): void {
  const { usual, extra } = actionsOf(options);
  if (s.turn === 0) return;
  const finished = s.isFinished(seat);
  const g = s.grids[seat]!;
  const { home } = g;
  copyGrid(new Grid(), g);
  placeHome(g, home, digAllowances(options));
  drawSlash(g, s.first);
  for (let turn = 1; turn <= s.turn; turn++) {
    keepBurning(g, finished, spread);
    const roll = s.rolls[turn - 1]!;
    if (roll < 0 || !burns(g)) continue;
    const last = turn === s.turn;
    let actions = usual;
    keepBurning(g, finished, (grid) => {
      if (strike(grid, roll) === EXTRA) actions = extra;
    });
    const waits = last && s.step === ACT && (finished ? seat >= s.seat : s.acts[seat]! > 0);
    if (last) s.acts[seat] = waits && !finished ? actions : 0;
    if (!waits)
      for (; actions > 0; actions--) keepBurning(g, finished, (grid) => actAnyhow(grid, random));
  }
  if (finished) putOut(g);
}

/** Carries out a step, unless it would end a fire that is known to go on. */
function keepBurning(g: Grid, mayEnd: boolean, step: (g: Grid) => void): void {
  copyGrid(g, before);
  step(g);
  if (!mayEnd && !burns(g)) copyGrid(before, g);
}

function actAnyhow(g: Grid, random: Random): void {
  const slashes = size(g.slashLow, g.slashHigh);
  const squares = g.digs > 0 ? emptySquares(g) : 0;
  if (slashes + squares === 0) return;
  // Three in four actions are douses, as most people play.
  if (slashes > 0 && (squares === 0 || random.below(4) > 0)) {
    douse(g, nthSquare(g.slashLow, g.slashHigh, random.below(slashes)));
  } else dig(g, nthSquare(g.emptyLow, g.emptyHigh, random.below(squares)));
}

function putOut(g: Grid): void {
  g.dousedLow |= g.slashLow;
  g.dousedHigh |= g.slashHigh;
  g.slashLow = 0;
  g.slashHigh = 0;
}
