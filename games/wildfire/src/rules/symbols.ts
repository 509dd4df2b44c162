import { high, low, SQUARES } from '@glade/boards/squares36';
import { type Grid } from './grid.ts';

// The notation of WF-30 in letters: slash, X, doused, dug, home.

/** A grid as 36 symbols in reading order. */
export function cellsOf(g: Grid): string {
  let text = '';
  for (let n = 0; n < SQUARES; n++) text += symbolAt(g, n);
  return text;
}

/** The symbol of one square. */
export function symbolAt(g: Grid, square: number): string {
  const lo = low(square);
  const hi = high(square);
  const has = (setLow: number, setHigh: number): boolean => ((setLow & lo) | (setHigh & hi)) !== 0;
  if (has(g.homeLow, g.homeHigh)) return '^';
  if (has(g.emptyLow, g.emptyHigh)) return '.';
  if (has(g.slashLow, g.slashHigh)) return '/';
  if (has(g.dousedLow, g.dousedHigh)) return 'o';
  return has(g.dugLow, g.dugHigh) ? '#' : 'X';
}
