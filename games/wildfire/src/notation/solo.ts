import { ok, problem, upToLimit, type Notation } from '@glade/engine';
import { columnOf, rowOf } from '@glade/boards/rows36';
import { aroundHigh, aroundLow, high, low } from '@glade/boards/squares36';
import { drawGrid } from './draw.ts';
import { formatOnGrid, parseOnGrid, rollWord } from './action-text.ts';
import { burns, type Grid } from '../rules/grid.ts';
import { readSquare, squareName } from './places.ts';
import {
  allowsActions,
  gridText,
  headAndBody,
  isFresh,
  isTurnOf,
  readGrid,
  stepOf,
} from './position-parts.ts';
import { LOST, SoloState, STOPPED } from '../rules/solo-state.ts';
import type { SoloKernel } from '../rules/solo.ts';
import { ACT, ASK, ENDED, EVENT, FIRE, HOME, MOST_TURNS } from '../rules/steps.ts';
import { cellsOf } from '../rules/symbols.ts';

/** Actions as `douse 3,4`; whole states as `act 1 turn 3 rolled 2,5: <grid>`. */
export const soloNotation = (kernel: SoloKernel): Notation<SoloState> => ({
  format: (s, a) => formatOnGrid(s.step, a),
  parse: (s, text) => parseOnGrid(s.step, text),
  place: squareName,
  placeParts: (cell) => ({ column: columnOf(cell), row: rowOf(cell), quadrant: 'none' }),

  position: (s) => `${soloHead(s)}: ${gridText(s)}`,

  parsePosition: upToLimit((text) => {
    const s = new SoloState();
    const [head, body] = headAndBody(text);
    if (!readSoloHead(s, head.trim())) return problem('position.head', { text: head.slice(0, 40) });
    if (!readGrid(s, body.trim(), s.step === HOME) || (s.step <= FIRE && !isFresh(s, false)))
      return problem('position.grid', { text: body.slice(0, 80) });
    if (!hasResult(s)) return problem('position.result', {});
    if (s.step === ACT && !allowsActions(s, s.actions, s.rolled))
      return problem('position.grid', { text: body.slice(0, 80) });
    kernel.ready(s);
    return ok(s);
  }),

  draw: drawGrid,
});

const ENDINGS = ['', 'won', 'lost', 'stopped'];

/** Whether the grid agrees with the result, or with the question at the loss (WF-31, WF-32, WF-33, WF-36). */
function hasResult(s: SoloState): boolean {
  if (s.step === ASK || s.result === STOPPED) return isJustLost(s);
  if (s.step !== ENDED) return true;
  return !burns(s) && (s.result === LOST) === (s.burnt !== 0);
}

/** Whether the home burns and a square beside it has just burnt out. */
function isJustLost(g: Grid): boolean {
  const [lo, hi] = [low(g.home), high(g.home)];
  const marks = cellsOf(g);
  const beside = (n: number): boolean =>
    ((aroundLow(lo, hi) & low(n)) | (aroundHigh(lo, hi) & high(n))) !== 0;
  return (
    g.burnt !== 0 &&
    marks[g.home] === '/' &&
    Array.from(marks).some((mark, n) => mark === 'X' && beside(n))
  );
}

function soloHead(s: SoloState): string {
  const step =
    s.step <= EVENT
      ? rollWord(s.step)
      : s.step === ACT
        ? `act ${s.actions}`
        : s.step === ASK
          ? `ask ${s.byFlare ? 'flare' : 'spread'}`
          : ENDINGS[s.result]!;
  return `${step} turn ${s.turn}${s.rolled < 0 ? '' : ` rolled ${squareName(s.rolled)}`}`;
}

function readSoloHead(s: SoloState, head: string): boolean {
  const parts =
    /^(home|fire|event|act [12]|ask spread|ask flare|won|lost|stopped) turn (\d{1,2})(?: rolled (\S+))?$/i.exec(
      head,
    );
  if (parts === null) return false;
  const step = parts[1]!.toLowerCase();
  s.result = Math.max(0, ENDINGS.indexOf(step));
  s.step = stepOf(step);
  s.actions = s.step === ACT ? Number(step.slice(4)) : 0;
  s.byFlare = step === 'ask flare' ? 1 : 0;
  if (s.byFlare) s.actions = 1;
  s.turn = Number(parts[2]);
  const rolled = parts[3] === undefined ? -1 : readSquare(parts[3]);
  if (rolled === undefined) return false;
  s.rolled = rolled;
  // A position names the roll until the turn is over.
  const mayTell = s.step === ACT || s.byFlare !== 0 || s.result === STOPPED;
  return isTurnOf(s.step, s.turn, MOST_TURNS) && (rolled < 0 || mayTell);
}
