import type { Action, Policy } from '@glade/engine';
import { nthSquare, size } from '@glade/boards/squares36';
import { copyGrid, dig, douse, emptySquares, Grid } from '../rules/grid.ts';
import { ASK, STOP } from '../rules/steps.ts';
import { digOf, douseOf, gridOf, passOf, type State } from './acting-grid.ts';
import { squaresToBurn, turnsToHome } from './unopposed-fire.ts';

/**
 * A policy that tries every action and then lets the fire burn without further actions. It takes the action after which the
 * home lasts longest; of several, the one after which the fewest squares burn.
 */
export class Greedy implements Policy<State> {
  private readonly tried = new Grid();

  choose(s: State): Action {
    if (s.step === ASK) return STOP;
    const g = gridOf(s);
    let best = this.value(g);
    let chosen = passOf(s);
    const slashes = size(g.slashLow, g.slashHigh);
    for (let k = 0; k < slashes; k++) {
      const square = nthSquare(g.slashLow, g.slashHigh, k);
      copyGrid(g, this.tried);
      douse(this.tried, square);
      const value = this.value(this.tried);
      if (value <= best) continue;
      best = value;
      chosen = douseOf(s, square);
    }
    const squares = g.digs > 0 ? emptySquares(g) : 0;
    for (let k = 0; k < squares; k++) {
      const square = nthSquare(g.emptyLow, g.emptyHigh, k);
      copyGrid(g, this.tried);
      dig(this.tried, square);
      const value = this.value(this.tried);
      if (value <= best) continue;
      best = value;
      chosen = digOf(s, square);
    }
    return chosen;
  }

  private value(g: Grid): number {
    return (g.burnt !== 0 ? 0 : turnsToHome(g) * 64) - squaresToBurn(g);
  }
}
