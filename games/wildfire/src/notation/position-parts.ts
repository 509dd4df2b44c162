import { readRows, rowsText, squaresWith } from '@glade/boards/rows36';
import { size } from '@glade/boards/squares36';
import { ROLLS } from './action-text.ts';
import { digsAt, type Grid } from '../rules/grid.ts';
import { readSquare, squareName } from './places.ts';
import { ACT, ASK, ENDED, FIRE } from '../rules/steps.ts';
import { cellsOf } from '../rules/symbols.ts';

// The parts of a position that all modes share. A position is one line, such as `act 1 turn 3 rolled 2,5: <grid>`.

/** The texts before and after the first colon. */
export function headAndBody(text: string): readonly [head: string, body: string] {
  const colon = text.indexOf(': ');
  return colon < 0 ? [text, ''] : [text.slice(0, colon), text.slice(colon + 2)];
}

/** The step that the head of a position names: `event`, `act 2`, `ask flare`; any other word is an end. */
export function stepOf(word: string): number {
  const roll = ROLLS.indexOf(word);
  if (roll >= 0) return roll;
  return word.startsWith('act') ? ACT : word.startsWith('ask') ? ASK : ENDED;
}

/** Whether a match can be at this step in this turn; `most` turns is the longest. Turn 0 is the setup. */
export const isTurnOf = (step: number, turn: number, most: number): boolean =>
  turn === 0 ? step <= FIRE : step > FIRE && turn <= most;

/** Whether `actions` can be left after this roll (-1 for unknown): two only if it is the standing home (WF-18). */
export function allowsActions(g: Grid, actions: number, rolled: number): boolean {
  return actions < 2 || (g.burnt === 0 && (rolled < 0 || rolled === g.home));
}

/** The six rows joined by bars: a grid on one line. */
function rowsOf(g: Grid): string {
  return rowsText(cellsOf(g).split(''), '|');
}

/** Sets a grid's squares from six rows joined by bars; false when the text is no grid or has two homes. */
function readCells(g: Grid, text: string): boolean {
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

/** One grid: its rows, its home when that has burnt, its digs. */
export function gridText(g: Grid): string {
  const home = g.burnt === 0 ? '' : ` home ${squareName(g.home)}`;
  return `${rowsOf(g)}${home} digs ${g.digs}`;
}

/** Reads a grid into `g`; `bare` if it has no home yet. If the text names no digs, they are those of the home less the dug. */
export function readGrid(g: Grid, text: string, bare: boolean): boolean {
  const parts = /^(\S+)(?: home (\S+))?(?: digs ([0-2]))?$/.exec(text);
  if (parts === null || !readCells(g, parts[1]!)) return false;
  if (parts[2] !== undefined) {
    const home = readSquare(parts[2]);
    if (home === undefined || g.home >= 0 || !'/Xo'.includes(parts[1]!.replaceAll('|', '')[home]!))
      return false;
    g.home = home;
    g.burnt = 1;
  }
  if (g.home < 0 !== bare) return false;
  const dug = size(g.dugLow, g.dugHigh);
  const allowed = bare ? 0 : digsAt(g.home);
  g.digs = parts[3] === undefined ? Math.max(0, allowed - dug) : Number(parts[3]);
  return g.digs + dug <= allowed;
}

/** Whether a grid is as during setup: nothing on it but its home, and its first fire if `lit`. */
export function isFresh(g: Grid, lit: boolean): boolean {
  return g.burnt === 0 && cellsOf(g).replaceAll(/[.^]/g, '') === (lit ? '/' : '');
}
