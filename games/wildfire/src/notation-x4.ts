import { CHANCE, ok, unread, type Notation } from '@glade/engine';
import { columnOf, rowOf } from '@glade/boards/rows36';
import { SQUARES } from '@glade/boards/squares36';
import { isMisplaced, readEntry, rollWord } from './entries.ts';
import { QUADRANT_NAMES, quadrantNamed, readSquare, square } from './places.ts';
import { positions } from './positions-x4.ts';
import { EVENT, NO_ACTION, PASS } from './state.ts';
import { X4_CELLS, X4_PASS, type X4State } from './x4-state.ts';

const place = (cell: number): string =>
  `${QUADRANT_NAMES[Math.floor(cell / SQUARES)]} ${square(cell % SQUARES)}`;

/** Reads `TR 3,4`; without a name the square is in quadrant `here`. */
function readCell(text: string, here: number): number | undefined {
  const parts = /^(tl|tr|br|bl)?(.*)$/i.exec(text.trim())!;
  const quadrant = parts[1] === undefined ? here : quadrantNamed(parts[1]);
  const at = readSquare(parts[2]!.replace(/^[ :]+/, ''));
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

    place,
    placeParts: (cell) => ({
      column: columnOf(cell % SQUARES),
      row: rowOf(cell % SQUARES),
      quadrant: QUADRANT_NAMES[Math.floor(cell / SQUARES)]!.toLowerCase(),
    }),
    ...positions(ready),
  };
}
