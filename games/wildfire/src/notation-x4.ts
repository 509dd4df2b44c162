import { CHANCE, ok, problem, unread, type Notation } from '@glade/engine';
import { columnOf, rowOf } from '@glade/boards/rows36';
import { SQUARES } from '@glade/boards/squares36';
import { drawRows } from './draw.ts';
import { burns } from './grid.ts';
import {
  allowsActions,
  gridText,
  isFresh,
  isMisplaced,
  isTurnOf,
  readEntry,
  readGrid,
  readSquare,
  rollWord,
  square,
  stepOf,
} from './notation.ts';
import { ACT, ENDED, EVENT, FIRE, HOME, NO_ACTION, PASS } from './state.ts';
import { cellsOf } from './symbols.ts';
import { QUADRANTS, X4_CELLS, X4_MOST_TURNS, X4_PASS, X4State } from './x4-state.ts';

/** The quadrants' names, clockwise from the top left. */
const NAMES = ['TL', 'TR', 'BR', 'BL'] as const;

const place = (cell: number): string =>
  `${NAMES[Math.floor(cell / SQUARES)]} ${square(cell % SQUARES)}`;

/** Reads `TR 3,4`; without a name the square is in quadrant `here`. */
function readCell(text: string, here: number): number | undefined {
  const parts = /^(tl|tr|br|bl)?[ :]*(.*)$/i.exec(text.trim())!;
  const quadrant =
    parts[1] === undefined ? here : NAMES.indexOf(parts[1].toUpperCase() as (typeof NAMES)[number]);
  const at = readSquare(parts[2]!);
  return at === undefined ? undefined : quadrant * SQUARES + at;
}

/** As `soloNotation`, with the quadrant's name before each square: `douse TR 3,4`. */
export function x4Notation(ready: (s: X4State) => void): Notation<X4State> {
  return {
    format(s, a) {
      if (s.step <= EVENT) return `${rollWord(s.step)} ${place(s.quadrant * SQUARES + a)}`;
      if (a === X4_PASS) return 'pass';
      return `${a < X4_CELLS ? 'douse' : 'dig'} ${place(a % X4_CELLS)}`;
    },

    parse(s, text) {
      const read = readEntry(text, s.step <= EVENT ? CHANCE : 0);
      if (read === undefined) return unread(text);
      const cell =
        'action' in read ? X4_PASS + read.action - PASS : readCell(read.rest, s.quadrant);
      if (cell === undefined) return unread(text);
      if (isMisplaced(read, s.step)) return ok(NO_ACTION);
      if ('action' in read) return ok(cell);
      if (read.mark !== 2) return ok(read.mark === 1 ? X4_CELLS + cell : cell);
      return Math.floor(cell / SQUARES) === s.quadrant ? ok(cell % SQUARES) : unread(text);
    },

    position(s) {
      const step =
        s.step <= EVENT ? rollWord(s.step) : s.step === ACT ? `act ${s.actions}` : 'over';
      const rolled = s.rolled < 0 ? '' : ` rolled ${square(s.rolled)}`;
      return `${step} turn ${s.turn} in ${NAMES[s.quadrant]}${rolled}: ${s.grids.map(gridText).join(' ; ')}`;
    },

    parsePosition(text) {
      const [head = '', body = ''] = text.split(': ', 2);
      const s = new X4State();
      if (!readHead(s, head.trim())) return problem('position.head', { text: head.slice(0, 40) });
      const grids = body.split(';');
      const placed = s.step === HOME ? s.quadrant : QUADRANTS;
      const read =
        grids.length === QUADRANTS &&
        grids.every((grid, q) => readGrid(s.grids[q]!, grid.trim(), q >= placed)) &&
        fits(s);
      if (!read) return problem('position.grid', { text: body.slice(0, 80) });
      ready(s);
      return ok(s);
    },

    place,
    placeParts: (cell) => ({
      column: columnOf(cell % SQUARES),
      row: rowOf(cell % SQUARES),
      quadrant: NAMES[Math.floor(cell / SQUARES)]!.toLowerCase(),
    }),

    draw(s) {
      const [tl, tr, br, bl] = s.grids.map(cellsOf) as [string, string, string, string];
      return [...drawRows([tl, tr]), '', ...drawRows([bl, br])].join('\n');
    },
  };
}

/** Whether the grids are as the step says: bare in the setup, quiet at the end (WF-R30). */
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
  s.quadrant = NAMES.indexOf(parts[3]!.toUpperCase() as (typeof NAMES)[number]);
  const rolled = parts[4] === undefined ? -1 : readSquare(parts[4]);
  s.rolled = rolled ?? -1;
  const mayTell = s.rolled < 0 || s.step === ACT;
  return rolled !== undefined && mayTell && isTurnOf(s.step, s.turn, X4_MOST_TURNS);
}
