import { ok, problem, upToLimit, type Notation, type Seat } from '@glade/engine';
import { columnOf, rowOf } from '@glade/boards/rows36';
import { SQUARES } from '@glade/boards/squares36';
import { drawRows } from './draw.ts';
import { formatOnGrid, parseOnGrid, rollWord } from './action-text.ts';
import { burns, type Grid } from '../rules/grid.ts';
import { readSquare, squareName } from './places.ts';
import { gridText, headAndBody, isFresh, isTurnOf, readGrid, stepOf } from './position-parts.ts';
import { ACT, ENDED, EVENT, FIRE, HOME, MOST_TURNS } from '../rules/steps.ts';
import { cellsOf } from '../rules/symbols.ts';
import { VsState } from '../rules/vs/vs-state.ts';
import type { VsKernel } from '../rules/vs/vs.ts';

/**
 * Actions as in the single game, on the grid of the player who acts. Whole states: all grids, the seat at turn, the first fire
 * and the rolls so far.
 */
export const vsNotation = (kernel: VsKernel): Notation<VsState> => ({
  format: (s, a) => formatOnGrid(s.step, a),
  parse: (s, text) => parseOnGrid(s.step, text),
  place: (cell) => squareName(cell % SQUARES),
  placeParts: (cell) => ({
    column: columnOf(cell % SQUARES),
    row: rowOf(cell % SQUARES),
    quadrant: 'none',
    seat: Math.floor(cell / SQUARES) + 1,
  }),

  position(s) {
    const step =
      s.step <= EVENT ? rollWord(s.step) : s.step === ACT ? `act seat ${s.seat + 1}` : 'over';
    const first = s.first < 0 ? '' : ` first ${squareName(s.first)}`;
    const rolls = [...s.rolls].filter((roll) => roll >= 0).map(squareName);
    const grids = s.grids.map(
      (g, seat) => `${gridText(g)} ${s.isFinished(seat) ? 'done' : `acts ${s.acts[seat]!}`}`,
    );
    return `${step} turn ${s.turn}${first}${rolls.length > 0 ? ` rolls ${rolls.join(' ')}` : ''}: ${grids.join(' ; ')}`;
  },

  parsePosition: upToLimit((text) => {
    const [head, body] = headAndBody(text);
    const s = new VsState(kernel.seats);
    if (!readHead(s, head.trim())) return problem('position.head', { text: head.slice(0, 40) });
    const grids = body.split(';');
    const read =
      grids.length === kernel.seats &&
      grids.every((grid, seat) => readSeat(s, seat, grid.trim())) &&
      fits(s);
    if (!read) return problem('position.grid', { text: body.slice(0, 80) });
    kernel.ready(s);
    return ok(s);
  }),

  draw: (s) => drawRows(s.grids.map(cellsOf)).join('\n'),
});

function readHead(s: VsState, head: string): boolean {
  const parts =
    /^(home|fire|event|over|act seat ([1-6])) turn (\d{1,2})(?: first (\S+))?(?: rolls (\S+(?: \S+)*))?$/i.exec(
      head,
    );
  if (parts === null) return false;
  const step = parts[1]!.toLowerCase();
  s.step = stepOf(step);
  s.seat = parts[2] === undefined ? 0 : Number(parts[2]) - 1;
  s.turn = Number(parts[3]);
  s.first = parts[4] === undefined ? -1 : (readSquare(parts[4]) ?? -2);
  const rolls = parts[5]?.split(' ').map(readSquare) ?? [];
  if (
    s.first < -1 ||
    s.seat >= s.grids.length ||
    rolls.length > MOST_TURNS ||
    rolls.includes(undefined)
  )
    return false;
  rolls.forEach((roll, turn) => (s.rolls[turn] = roll!));
  // At the end the rolls no longer matter and may be left out.
  const rolled = Math.max(0, s.step === ACT ? s.turn : s.turn - 1);
  const told = rolls.length === rolled || (s.step === ENDED && rolls.length === 0);
  return told && isTurnOf(s.step, s.turn, MOST_TURNS) && s.first < 0 === s.step <= FIRE;
}

function readSeat(s: VsState, seat: number, text: string): boolean {
  const parts = /^(.*) (done|acts ([0-2]))$/.exec(text);
  if (parts === null || !readGrid(s.grids[seat]!, parts[1]!, s.step === HOME)) return false;
  if (parts[2] === 'done') s.finished |= 1 << seat;
  else s.acts[seat] = Number(parts[3]);
  return true;
}

/** Whether the grids fit together: one home for all (WF-R32), the right seats still to act (WF-R34, WF-R37). */
function fits(s: VsState): boolean {
  const { home } = s.grids[0]!;
  if (s.grids.some((g) => g.home !== home)) return false;
  if (s.step <= FIRE && !s.grids.every((g) => isFresh(g, false))) return false;
  const finished = s.finished === (1 << s.grids.length) - 1;
  if (finished !== (s.step === ENDED) || (s.step === ACT && s.isFinished(s.seat))) return false;
  return s.grids.every((g, seat) => {
    if (s.isFinished(seat) && burns(g)) return false;
    return allowsActs(s, g, seat);
  });
}

/** Whether a seat can have this many actions left: one a turn, two if the roll is its standing home, some if it is to act. */
function allowsActs(s: VsState, g: Grid, seat: Seat): boolean {
  const acts = s.acts[seat]!;
  if (s.step !== ACT || seat < s.seat || s.isFinished(seat)) return acts === 0;
  const extra = g.burnt === 0 && s.rolls[s.turn - 1] === g.home;
  return acts === (extra ? 2 : 1) || (extra && seat === s.seat && acts === 1);
}
