import {
  CHANCE,
  ok,
  problem,
  tidy,
  unread,
  type Action,
  type Actor,
  type Notation,
  type Result,
} from '@glade/engine';
import { columnOf, rowOf, squareAt } from '@glade/boards/rows36';
import { aroundHigh, aroundLow, high, low, size } from '@glade/boards/squares36';
import { burns, digsAt, type Grid } from './grid.ts';
import { drawGrid } from './draw.ts';
import {
  ACT,
  ASK,
  DIG,
  ENDED,
  EVENT,
  FIRE,
  HOME,
  LOST,
  MOST_TURNS,
  NO_ACTION,
  PASS,
  PLAY_ON,
  SoloState,
  STOP,
  STOPPED,
} from './state.ts';
import { cellsOf, readCells, rowsOf } from './symbols.ts';

/** A square for people: column, then row (WF-06). */
export const square = (n: number): string => `${columnOf(n)},${rowOf(n)}`;

/** Reads `3,4`, `(3, 4)`, `3 4`, `34`, `c4`, `column 3 row 4`; undefined when it is no square of the grid. */
export function readSquare(text: string): number | undefined {
  const plain = text
    .toLowerCase()
    .replaceAll(/(?:column|colonna|row|riga|[(),.\s])+/g, ' ')
    .trim();
  const parts = /^([1-6]|[a-f]) ?([1-6])$/.exec(plain);
  if (parts === null) return undefined;
  const column = '123456'.indexOf(parts[1]!) + 1 || 'abcdef'.indexOf(parts[1]!) + 1;
  return squareAt(column, Number(parts[2]));
}

const DOUSE_WORDS = /^(douse|circle|spegni|spegnere|cerchio)\b/;
const DIG_WORDS = /^(dig|square|scava|scavare)\b/;
const ROLL_WORDS = /^(home|fire|event|roll|casa|fuoco|evento|tiro)\b/;
const FIXED: Readonly<Record<string, Action>> = {
  pass: PASS,
  passa: PASS,
  passo: PASS,
  'play on': PLAY_ON,
  continue: PLAY_ON,
  continua: PLAY_ON,
  'go on': PLAY_ON,
  stop: STOP,
  basta: STOP,
};

/** A word and where it points: `mark` 0 douse, 1 dig, 2 a roll; or a whole action. */
export type Read =
  { readonly mark: 0 | 1 | 2; readonly rest: string } | { readonly action: Action };

/** Splits an entry into its verb and the rest, in English or Italian. A bare square means a roll at a chance node. */
export function readEntry(text: string, actor: Actor): Read | undefined {
  const plain = tidy(text);
  if (Object.hasOwn(FIXED, plain)) return { action: FIXED[plain]! };
  const verbs = [DOUSE_WORDS, DIG_WORDS, ROLL_WORDS];
  const mark = verbs.findIndex((verb) => verb.test(plain));
  if (mark >= 0) return { mark: mark as 0 | 1 | 2, rest: plain.replace(verbs[mark]!, '').trim() };
  return actor === CHANCE ? { mark: 2, rest: plain } : undefined;
}

const ROLLS = ['home', 'fire', 'event'] as const;

/** A roll where somebody has to act, or an action where dice have to be rolled. */
export const isMisplaced = (read: Read, step: number): boolean =>
  ('mark' in read && read.mark === 2) !== step <= EVENT;

/** The word for what is rolled at a step. */
export const rollWord = (step: number): string => ROLLS[step]!;

/** The step that the head of a position names: `event`, `act 2`, `ask flare`; any other word is an end. */
export function stepOf(word: string): number {
  const roll = ROLLS.indexOf(word as (typeof ROLLS)[number]);
  if (roll >= 0) return roll;
  return word.startsWith('act') ? ACT : word.startsWith('ask') ? ASK : ENDED;
}

/** Whether a match can be at this step in this turn; `most` turns is the longest. Turn 0 is the setup. */
export const isTurnOf = (step: number, turn: number, most: number): boolean =>
  turn === 0 ? step <= FIRE : step > FIRE && turn <= most;

/** An action or outcome on one grid as text: of the single game, and of VS on the own grid. */
export function formatOnGrid(step: number, a: Action): string {
  if (step <= EVENT) return `${rollWord(step)} ${square(a)}`;
  if (a === PASS) return 'pass';
  if (a >= PLAY_ON) return a === PLAY_ON ? 'play on' : 'stop';
  return a < DIG ? `douse ${square(a)}` : `dig ${square(a - DIG)}`;
}

/** The inverse of `formatOnGrid`. */
export function parseOnGrid(step: number, text: string): Result<Action> {
  const read = readEntry(text, step <= EVENT ? CHANCE : 0);
  if (read === undefined) return unread(text);
  const at = 'action' in read ? read.action : readSquare(read.rest);
  if (at === undefined) return unread(text);
  if (isMisplaced(read, step)) return ok(NO_ACTION);
  return ok('mark' in read && read.mark === 1 ? DIG + at : at);
}

export function soloNotation(ready: (s: SoloState) => void): Notation<SoloState> {
  return {
    format: (s, a) => formatOnGrid(s.step, a),
    parse: (s, text) => parseOnGrid(s.step, text),
    position: (s) => `${soloHead(s)}: ${gridText(s)}`,

    parsePosition(text) {
      const s = new SoloState();
      const [head = '', body = ''] = text.split(': ', 2);
      if (!readSoloHead(s, head.trim()))
        return problem('position.head', { text: head.slice(0, 40) });
      if (!readGrid(s, body.trim(), s.step === HOME) || (s.step <= FIRE && !isFresh(s, false)))
        return problem('position.grid', { text: body.slice(0, 80) });
      if (!hasResult(s)) return problem('position.result', {});
      if (s.step === ACT && !allowsActions(s, s.actions, s.rolled))
        return problem('position.grid', { text: body.slice(0, 80) });
      ready(s);
      return ok(s);
    },

    place: square,
    placeParts: (cell) => ({ column: columnOf(cell), row: rowOf(cell), quadrant: 'none' }),
    draw: (s) => drawGrid(s),
  };
}

const ENDINGS = ['', 'won', 'lost', 'stopped'];

/** Whether the grid is as the end, or the question about it, says (WF-31 to WF-33, WF-36). */
function hasResult(s: SoloState): boolean {
  if (s.step === ASK || s.result === STOPPED) return isJustLost(s);
  if (s.step !== ENDED) return true;
  return !burns(s) && (s.result === LOST) === (s.burnt !== 0);
}

/** The home burns, and what lit it has just burnt out beside it. */
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

/** Whether so many actions can be left after this roll, -1 when it is not told: two only on the home (WF-18). */
export function allowsActions(g: Grid, actions: number, rolled: number): boolean {
  return actions < 2 || (g.burnt === 0 && (rolled < 0 || rolled === g.home));
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
  return `${step} turn ${s.turn}${s.rolled < 0 ? '' : ` rolled ${square(s.rolled)}`}`;
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
  // What was rolled is told until the turn is over.
  const mayTell = s.step === ACT || s.byFlare !== 0 || s.result === STOPPED;
  return isTurnOf(s.step, s.turn, MOST_TURNS) && (rolled < 0 || mayTell);
}

/** One grid: its rows, its home when that has burnt, its digs. */
export function gridText(g: Grid): string {
  const home = g.burnt === 0 ? '' : ` home ${square(g.home)}`;
  return `${rowsOf(g)}${home} digs ${g.digs}`;
}

/** Reads a grid into `g`; `bare` when no home is placed yet. Digs left out are those the home allows, less the dug. */
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

/** Whether a grid is as it is during setup: nothing on it but its home, and its first fire when that is `lit`. */
export function isFresh(g: Grid, lit: boolean): boolean {
  return g.burnt === 0 && cellsOf(g).replaceAll(/[.^]/g, '') === (lit ? '/' : '');
}
