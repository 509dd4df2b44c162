import { high, low, SQUARES } from '@glade/boards/squares36';
import { burns, copyGrid, cross, Grid, spread } from './grid.ts';

const canBurn = (g: Grid, n: number): boolean =>
  ((low(n) & (g.emptyLow | g.homeLow)) | (high(n) & (g.emptyHigh | g.homeHigh))) !== 0;

/**
 * The squares of each grid that catch fire, homes among them, when nobody acts and the dice change nothing: with one grid
 * at its next spread (WF-10, WF-11); with the four of X4 within a round, up to the next spread of the quadrant at turn,
 * across the lines too (WF-39, WF-40). It is played out on copies, by the rules themselves.
 */
export function burnsNext(
  grids: readonly Grid[],
  atTurn: number,
  closed: boolean,
): readonly (readonly number[])[] {
  const ahead = grids.map(copied);
  for (let i = 1; i <= ahead.length; i++) {
    const quadrant = (atTurn + i) % ahead.length;
    const g = ahead[quadrant]!;
    if (!burns(g)) continue; // WF-R29
    const lo = g.slashLow;
    const hi = g.slashHigh;
    spread(g);
    if (ahead.length > 1) cross(ahead, quadrant, lo, hi, closed);
  }
  const squares = Array.from({ length: SQUARES }, (_, n) => n);
  return grids.map((g, q) => squares.filter((n) => canBurn(g, n) && !canBurn(ahead[q]!, n)));
}

function copied(g: Grid): Grid {
  const copy = new Grid();
  copyGrid(g, copy);
  return copy;
}
