import { ok, problem, upToLimit, type Positions } from '@glade/engine';
import { drawRows } from './draw.ts';
import { rollWord } from './entries.ts';
import { burns } from './grid.ts';
import { QUADRANT_NAMES, quadrantNamed, readSquare, square } from './places.ts';
import {
  allowsActions,
  gridText,
  headAndBody,
  isFresh,
  isTurnOf,
  readGrid,
  stepOf,
} from './position.ts';
import { ACT, ENDED, EVENT, FIRE, HOME } from './state.ts';
import { cellsOf } from './symbols.ts';
import { QUADRANTS, X4_MOST_TURNS, X4State } from './x4-state.ts';

/** Whole states as text: the quadrant at turn, and all grids clockwise from the top left. */
export const positions = (ready: (s: X4State) => void): Positions<X4State> => ({
  position(s) {
    const step = s.step <= EVENT ? rollWord(s.step) : s.step === ACT ? `act ${s.actions}` : 'over';
    const rolled = s.rolled < 0 ? '' : ` rolled ${square(s.rolled)}`;
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
    ready(s);
    return ok(s);
  }),

  draw(s) {
    const [tl, tr, br, bl] = s.grids.map(cellsOf) as [string, string, string, string];
    return [...drawRows([tl, tr]), '', ...drawRows([bl, br])].join('\n');
  },
});

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
  s.quadrant = quadrantNamed(parts[3]!);
  const rolled = parts[4] === undefined ? -1 : readSquare(parts[4]);
  s.rolled = rolled ?? -1;
  const mayTell = s.rolled < 0 || s.step === ACT;
  return rolled !== undefined && mayTell && isTurnOf(s.step, s.turn, X4_MOST_TURNS);
}
