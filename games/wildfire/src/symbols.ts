import { readRows, rowsText, squaresWith } from '@glade/boards/rows36';
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

/** The six rows joined by bars: a grid on one line. */
export function rowsOf(g: Grid): string {
  return rowsText(cellsOf(g).split(''), '|');
}

/** Sets a grid's squares from six rows joined by bars; false when the text is no grid or has two homes. */
export function readCells(g: Grid, text: string): boolean {
  const cells = readRows(text, '|', /[./Xo#^]/g);
  if (cells === undefined || cells.indexOf('^') !== cells.lastIndexOf('^')) return false;
  const set = (symbol: string): [number, number] => squaresWith((n) => cells[n] === symbol);
  [g.emptyLow, g.emptyHigh] = set('.');
  [g.slashLow, g.slashHigh] = set('/');
  [g.dousedLow, g.dousedHigh] = set('o');
  [g.dugLow, g.dugHigh] = set('#');
  [g.homeLow, g.homeHigh] = set('^');
  g.home = cells.indexOf('^');
  return true;
}
