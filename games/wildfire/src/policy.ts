import type { Action, Policy } from '@glade/engine';
import { columnOf, rowOf } from '@glade/boards/rows36';
import { high, low, nthSquare, size, SQUARES } from '@glade/boards/squares36';
import { copyGrid, dig, douse, emptySquares, Grid } from './grid.ts';
import { foresee, turnsToHome } from './nearness.ts';
import { ASK, DIG, PASS, SoloState, STOP } from './state.ts';
import { VsState } from './vs-state.ts';
import { X4_CELLS, X4_PASS, X4State } from './x4-state.ts';

// Cheap players. They look at the grid they act on, nothing else.
//
// `policy` is a careful child: a burning square beside the home is doused at once; else the burning square nearest to
// the home; of several the one with the most empty squares around it. A dig is kept for the square beside the home
// that the fire reaches first, when two fires come equally near.
//
// `greedy` tries every action and imagines the fire burning on unopposed: it keeps the one after which the home lasts
// longest, then the one after which the fewest squares burn.

type State = SoloState | X4State | VsState;

/** The grid that is acted on, and how a douse, dig or pass on it is written as an action. */
function gridOf(s: State): Grid {
  if (s instanceof SoloState) return s;
  return s instanceof X4State ? s.grids[s.quadrant]! : s.grids[s.seat]!;
}

function douseOf(s: State, square: number): Action {
  return s instanceof X4State ? s.quadrant * SQUARES + square : square;
}

function digOf(s: State, square: number): Action {
  return s instanceof X4State ? X4_CELLS + s.quadrant * SQUARES + square : DIG + square;
}

const passOf = (s: State): Action => (s instanceof X4State ? X4_PASS : PASS);

// Steps between two squares: asked so often that a table pays.
const DISTANCES = Uint8Array.from({ length: SQUARES * SQUARES }, (_, n) => {
  const [a, b] = [n % SQUARES, Math.floor(n / SQUARES)];
  return Math.abs(columnOf(a) - columnOf(b)) + Math.abs(rowOf(a) - rowOf(b));
});
const distance = (a: number, b: number): number => DISTANCES[a * SQUARES + b]!;

/** Empty squares above, below, left and right. */
function emptyAround(g: Grid, square: number): number {
  let around = 0;
  for (let other = 0; other < SQUARES; other++) {
    const empty = (low(other) & g.emptyLow) | (high(other) & g.emptyHigh);
    if (empty !== 0 && distance(square, other) === 1) around += 1;
  }
  return around;
}

class Careful implements Policy<State> {
  choose(s: State): Action {
    if (s.step === ASK) return STOP;
    const g = gridOf(s);
    const slashes = size(g.slashLow, g.slashHigh);
    if (slashes === 0) return passOf(s);
    let best = -1;
    let found = 0;
    let near = 0;
    for (let k = 0; k < slashes; k++) {
      const square = nthSquare(g.slashLow, g.slashHigh, k);
      const away = g.burnt !== 0 ? 0 : distance(square, g.home);
      const worth = (12 - away) * 8 + emptyAround(g, square);
      if (away <= 2) near += 1;
      if (worth <= best) continue;
      best = worth;
      found = square;
    }
    const gap = near >= 2 && g.digs > 0 && g.burnt === 0 ? this.gapBesideHome(g) : -1;
    return gap >= 0 ? digOf(s, gap) : douseOf(s, found);
  }

  /** The only empty square beside the home that a fire touches, when dousing alone cannot keep up. */
  private gapBesideHome(g: Grid): number {
    let gap = -1;
    let most = 1;
    for (let square = 0; square < SQUARES; square++) {
      const empty = (low(square) & g.emptyLow) | (high(square) & g.emptyHigh);
      if (empty === 0 || distance(square, g.home) !== 1) continue;
      let fires = 0;
      for (let other = 0; other < SQUARES; other++) {
        const burns = (low(other) & g.slashLow) | (high(other) & g.slashHigh);
        if (burns !== 0 && distance(square, other) === 1) fires += 1;
      }
      if (fires <= most) continue;
      most = fires;
      gap = square;
    }
    return gap;
  }
}

class Greedy implements Policy<State> {
  private readonly tried = new Grid();

  choose(s: State): Action {
    if (s.step === ASK) return STOP;
    const g = gridOf(s);
    let best = this.worth(g);
    let found = passOf(s);
    const slashes = size(g.slashLow, g.slashHigh);
    for (let k = 0; k < slashes; k++) {
      const square = nthSquare(g.slashLow, g.slashHigh, k);
      copyGrid(g, this.tried);
      douse(this.tried, square);
      const worth = this.worth(this.tried);
      if (worth <= best) continue;
      best = worth;
      found = douseOf(s, square);
    }
    const squares = g.digs > 0 ? emptySquares(g) : 0;
    for (let k = 0; k < squares; k++) {
      const square = nthSquare(g.emptyLow, g.emptyHigh, k);
      copyGrid(g, this.tried);
      dig(this.tried, square);
      const worth = this.worth(this.tried);
      if (worth <= best) continue;
      best = worth;
      found = digOf(s, square);
    }
    return found;
  }

  private worth(g: Grid): number {
    return (g.burnt !== 0 ? 0 : turnsToHome(g) * 64) - foresee(g);
  }
}

/** The cheap players of Wildfire, for all its modes. */
export function policies(): Readonly<Record<string, Policy>> {
  return { policy: new Careful(), greedy: new Greedy() };
}
