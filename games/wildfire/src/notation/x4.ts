import { CHANCE, ok, problem, unread, upToLimit, type Notation } from '@glade/engine';
import { columnOf, rowOf } from '@glade/boards/rows36';
import { SQUARES } from '@glade/boards/squares36';
import { drawRows } from './draw.ts';
import { isMisplaced, readAction, rollWord } from './action-text.ts';
import { burns } from '../rules/grid.ts';
import { QUADRANT_NAMES, quadrantNamed, readSquare, squareName } from './places.ts';
import {
  allowsActions,
  gridText,
  headAndBody,
  isFresh,
  isTurnOf,
  readGrid,
  stepOf,
} from './position-parts.ts';
import { ACT, ENDED, EVENT, FIRE, HOME, NO_ACTION, PASS } from '../rules/steps.ts';
import { cellsOf } from '../rules/symbols.ts';
import { QUADRANTS, X4_CELLS, X4_MOST_TURNS, X4_PASS, X4State } from '../rules/x4/x4-state.ts';
import type { X4Kernel } from '../rules/x4/x4.ts';

/**
 * As in the single game, with the quadrant's name before each square: `douse TR 3,4`. Whole states: the quadrant at turn,
 * and all grids clockwise from the top left.
 */
export const x4Notation = (kernel: X4Kernel): Notation<X4State> => ({
  format(s, a) {
    if (s.step <= EVENT) return `${rollWord(s.step)} ${place(s.quadrant * SQUARES + a)}`;
    if (a === X4_PASS) return 'pass';
    return `${a < X4_CELLS ? 'douse' : 'dig'} ${place(a % X4_CELLS)}`;
  },

  parse(s, text) {
    const read = readAction(text, s.step <= EVENT ? CHANCE : 0);
    if (read === undefined) return unread(text);
    const cell = 'action' in read ? X4_PASS + read.action - PASS : readCell(read.rest, s.quadrant);
    if (cell === undefined) return unread(text);
    if (isMisplaced(read, s.step)) return ok(NO_ACTION);
    if ('action' in read) return ok(cell);
    if (read.verb !== 'roll') return ok(read.verb === 'dig' ? X4_CELLS + cell : cell);
    return Math.floor(cell / SQUARES) === s.quadrant ? ok(cell % SQUARES) : unread(text);
  },

  place,
  placeParts: (cell) => ({
    column: columnOf(cell % SQUARES),
    row: rowOf(cell % SQUARES),
    quadrant: QUADRANT_NAMES[Math.floor(cell / SQUARES)]!.toLowerCase(),
  }),

  position(s) {
    const step = s.step <= EVENT ? rollWord(s.step) : s.step === ACT ? `act ${s.actions}` : 'over';
    const rolled = s.rolled < 0 ? '' : ` rolled ${squareName(s.rolled)}`;
    return `${step} turn ${s.turn} in ${QUADRANT_NAMES[s.quadrant]}${rolled}: ${s.grids.map(gridText).join(' ; ')}`;
  },

  parsePosition: upToLimit((text) => {
    const [head, body] = headAndBody(text);
    const s = new X4State();
    if (!readHead(s, head.trim())) return problem('position.head', { text: head.slice(0, 40) });
    const grids = body.split(';');
    const placed = s.step === HOME ? s.quadrant : QUADRANTS;
    const read =
      grids.length === QUADRANTS &&
      grids.every((grid, q) => readGrid(s.grids[q]!, grid.trim(), q >= placed)) &&
      fits(s);
    if (!read) return problem('position.grid', { text: body.slice(0, 80) });
    kernel.ready(s);
    return ok(s);
  }),

  draw(s) {
    const [tl, tr, br, bl] = s.grids.map(cellsOf) as [string, string, string, string];
    return [...drawRows([tl, tr]), '', ...drawRows([bl, br])].join('\n');
  },
});

const place = (cell: number): string =>
  `${QUADRANT_NAMES[Math.floor(cell / SQUARES)]} ${squareName(cell % SQUARES)}`;

/** Reads `TR 3,4`; without a name the square is in quadrant `here`. */
function readCell(text: string, here: number): number | undefined {
  const parts = /^(tl|tr|br|bl)?(.*)$/i.exec(text.trim())!;
  const quadrant = parts[1] === undefined ? here : quadrantNamed(parts[1]);
  const at = readSquare(parts[2]!.replace(/^[ :]+/, ''));
  return at === undefined ? undefined : quadrant * SQUARES + at;
}

/** Whether the grids agree with the step: bare during setup, without fire at the end (WF-R30). */
function fits(s: X4State): boolean {
  if (s.step <= FIRE) return s.grids.every((g, q) => isFresh(g, s.step === FIRE && q < s.quadrant));
  if (s.step === ENDED) return s.quadrant === 0 && !s.grids.some(burns);
  return allowsActions(s.grids[s.quadrant]!, s.actions, s.rolled);
}

function readHead(s: X4State, head: string): boolean {
  const parts =
    /^(home|fire|event|act [12]|over) turn (\d{1,3}) in (tl|tr|br|bl)(?: rolled (\S+))?$/i.exec(
      head,
    );
  if (parts === null) return false;
  const step = parts[1]!.toLowerCase();
  s.step = stepOf(step);
  s.actions = s.step === ACT ? Number(step.slice(4)) : 0;
  s.turn = Number(parts[2]);
  s.quadrant = quadrantNamed(parts[3]!);
  const rolled = parts[4] === undefined ? -1 : readSquare(parts[4]);
  s.rolled = rolled ?? -1;
  const mayTell = s.rolled < 0 || s.step === ACT;
  return rolled !== undefined && mayTell && isTurnOf(s.step, s.turn, X4_MOST_TURNS);
}
