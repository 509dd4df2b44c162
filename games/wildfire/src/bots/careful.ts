import { EXACT, type Action, type Judgement, type Policy, type Random } from '@glade/engine';
import { columnOf, rowOf } from '@glade/boards/rows36';
import { high, low, nthSquare, size, SQUARES } from '@glade/boards/squares36';
import type { Grid } from '../rules/grid.ts';
import { ASK, STOP } from '../rules/steps.ts';
import { digOf, douseOf, gridOf, passOf, type State } from './acting-grid.ts';

// Steps between two squares, in a table because they are needed so often.
const DISTANCES = Uint8Array.from({ length: SQUARES * SQUARES }, (_, n) => {
  const [a, b] = [n % SQUARES, Math.floor(n / SQUARES)];
  return Math.abs(columnOf(a) - columnOf(b)) + Math.abs(rowOf(a) - rowOf(b));
});
const distance = (a: number, b: number): number => DISTANCES[a * SQUARES + b]!;

/** How a step nearer to the home weighs, in empty squares around a fire. */
const STEP = 8;

/** The squares above, below, left and right of each, ascending; and the same as sets. */
const ROUND = Array.from({ length: SQUARES }, (_, square) =>
  Array.from({ length: SQUARES }, (__, other) => other).filter(
    (other) => distance(square, other) === 1,
  ),
);
const setOf = (word: (square: number) => number): Int32Array =>
  Int32Array.from(ROUND, (squares) => squares.reduce((set, square) => set | word(square), 0));
const ROUND_LOW = setOf(low);
const ROUND_HIGH = setOf(high);

/** Empty squares above, below, left and right. */
const emptyAround = (g: Grid, square: number): number =>
  size(g.emptyLow & ROUND_LOW[square]!, g.emptyHigh & ROUND_HIGH[square]!);

/**
 * A policy that plays like a careful child. It douses a burning square beside the home, else the burning square nearest to
 * the home; of several it takes the one with the most empty squares around it. It digs only beside the home, where the fire
 * would come in, if two fires are equally near.
 */
export class Careful implements Policy<State> {
  private readonly judgement: Judgement;

  constructor(judgement: Judgement = EXACT) {
    this.judgement = judgement;
  }

  choose(s: State, random: Random): Action {
    if (s.step === ASK) return STOP;
    const g = gridOf(s);
    const slashes = size(g.slashLow, g.slashHigh);
    if (slashes === 0) return passOf(s);
    let best = -Infinity;
    let chosen = 0;
    let near = 0;
    for (let k = 0; k < slashes; k++) {
      const square = nthSquare(g.slashLow, g.slashHigh, k);
      const away = g.burnt !== 0 ? 0 : distance(square, g.home);
      const urgency = this.judgement.see((12 - away) * STEP + emptyAround(g, square), random);
      if (away <= 2) near += 1;
      if (urgency <= best) continue;
      best = urgency;
      chosen = square;
    }
    const gap = near >= 2 && g.digs > 0 && g.burnt === 0 ? this.gapBesideHome(g) : -1;
    return gap >= 0 ? digOf(s, gap) : douseOf(s, chosen);
  }

  /** The only empty square beside the home that a fire touches, when dousing alone cannot keep up. */
  private gapBesideHome(g: Grid): number {
    let gap = -1;
    let most = 1;
    const beside = ROUND[g.home]!;
    for (let i = 0; i < beside.length; i++) {
      const square = beside[i]!;
      if (((low(square) & g.emptyLow) | (high(square) & g.emptyHigh)) === 0) continue;
      const fires = size(g.slashLow & ROUND_LOW[square]!, g.slashHigh & ROUND_HIGH[square]!);
      if (fires <= most) continue;
      most = fires;
      gap = square;
    }
    return gap;
  }
}
