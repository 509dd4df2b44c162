import { ok, problem, tidy, unread, type Action, type Notation, type Result } from '@glade/engine';
import { columnOf, readRows, rowOf, rowsText, squareAt, squaresWith } from '@glade/boards/rows36';
import { SIDE, SQUARES } from '@glade/boards/squares36';
import { burns, isBreak } from './fire.ts';
import type { Chosen } from './options.ts';
import { HAND, LINES, placeParts, spotName, spotNamed } from './places.ts';
import { possible } from './possible.ts';
import {
  BREAKS,
  DONE,
  DROP,
  ENDED,
  FireState,
  NO_ACTION,
  OPENING,
  PUT_OUT,
  REFILL,
  ROLE,
  ROLLS,
  SEAT,
  STOP,
  TURNS,
} from './state.ts';

const ROLE_LETTERS = '-HSP';
const ROLE_WORDS = ['hotshot', 'smoke jumper', 'pilot'] as const;
const STEP_WORDS = ['breaks', 'roles', 'spots', 'opening', 'turns', 'rolls'];
const END_WORDS = ['', 'won', 'ablaze', 'all-out', 'stopped', 'unfinished'];

/** A place for people: down, then across (FF-09); a spot by its side and number; `hand`. */
function place(n: number): string {
  if (n === HAND) return 'hand';
  return n < SQUARES ? `${rowOf(n)},${columnOf(n)}` : spotName(n);
}

/** Reads `1,4`, `(1, 4)`, `1 4`, `14`, `1 down 4 across`, `N3`, `hand`. */
function readPlace(text: string): number | undefined {
  const plain = text
    .toLowerCase()
    .replaceAll(/down|across|giù|lato|row|column|riga|colonna|[(),.\s]+/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim();
  if (plain === 'hand' || plain === 'mano') return HAND;
  const square = /^([1-6]) ?([1-6])$/.exec(plain);
  if (square !== null) return squareAt(Number(square[2]), Number(square[1]));
  const spot = spotNamed(plain.replace(' ', ''));
  return spot < 0 ? undefined : spot;
}

const WORDS: Readonly<Record<string, Action>> = {
  done: DONE,
  fatto: DONE,
  fine: DONE,
  refill: REFILL,
  riempi: REFILL,
  stop: STOP,
  basta: STOP,
  hotshot: ROLE,
  pompiere: ROLE,
  'smoke jumper': ROLE + 1,
  smokejumper: ROLE + 1,
  paracadutista: ROLE + 1,
  pilot: ROLE + 2,
  pilota: ROLE + 2,
};
const VERBS: readonly (readonly [RegExp, number])[] = [
  [
    /^(?:go|step|move|jump|walk|start|vai|salta|passo|passa|parti)(?: to| at| a| alla| su| da)? /,
    0,
  ],
  [/^(?:put out|douse|take(?: one)?(?: from)?|spegni|spegnere|togli)(?: da)? /, PUT_OUT],
];
const ROLLED: readonly (readonly [RegExp, number])[] = [
  [/^(?:fire|firebreak|roll|fuoco|tagliafuoco|tiro) /, 0],
];
const DROP_VERB = /^(?:drop|water|lancia|acqua)(?: on| su)? /;
const LINE = /^([1-6] ?,? ?[1-6])[ ;]+(?:([1-6] ?,? ?[1-6])[ ;]+)?([1-6] ?,? ?[1-6])$/;

/** Squares are written down, across: the other way round than in Wildfire, as the rules call them out (FF-08). */
export function notation(
  begin: () => FireState,
  ready: (s: FireState) => void,
  options: Chosen,
): Notation<FireState> {
  const free = options.turnOrder === 'free';
  return {
    format(s, a) {
      if (s.step === BREAKS) return `firebreak ${place(a)}`;
      if (s.step === OPENING || s.step === ROLLS) return `fire ${place(a)}`;
      const seat = free && s.step === TURNS ? `${(a >> 8) + 1}: ` : '';
      return seat + formatMove(a & (SEAT - 1));
    },

    parse(s, text) {
      const plain = tidy(text);
      const rolled = readMove(plain, text, ROLLED);
      if (s.step === BREAKS || s.step === OPENING || s.step === ROLLS) {
        if (rolled.ok && rolled.value < HAND) return rolled;
        return readMove(plain, text).ok ? ok(NO_ACTION) : unread(text);
      }
      if (ROLLED.some(([verb]) => verb.test(plain))) return rolled.ok ? ok(NO_ACTION) : rolled;
      if (!free || s.step !== TURNS) return readMove(plain, text);
      const parts = /^([1-4]) ?: ?(.*)$/.exec(plain);
      if (parts !== null && Number(parts[1]) > options.players) return unread(text);
      const move = readMove(parts === null ? plain : parts[2]!, text);
      return move.ok
        ? ok((parts === null ? s.seat : Number(parts[1]) - 1) * SEAT + move.value)
        : move;
    },

    position(s) {
      const step = s.step === ENDED ? END_WORDS[s.result]! : STEP_WORDS[s.step]!;
      const players = Array.from({ length: options.players }, (_, seat) => formatPlayer(s, seat));
      return `${step} round ${s.round} seat ${s.seat + 1} left ${s.rolls}: ${rows(s)} ; ${players.join(' ; ')}`;
    },

    parsePosition(text) {
      const s = begin();
      const colon = text.indexOf(': ');
      const [head, body] = colon < 0 ? [text, ''] : [text.slice(0, colon), text.slice(colon + 2)];
      if (!readHead(s, head.trim(), options.players))
        return problem('position.head', { text: head.slice(0, 40) });
      const [grid = '', ...players] = body.split(';').map((part) => part.trim());
      if (!readForest(s, grid)) return problem('position.grid', { text: grid.slice(0, 80) });
      if (
        players.length !== options.players ||
        !players.every((player, seat) => readPlayer(s, seat, player))
      ) {
        return problem('position.players', {
          text: players.join(' ; ').slice(0, 80),
          players: options.players,
        });
      }
      if (!possible(s, options)) return problem('position.impossible', { text: text.slice(0, 80) });
      ready(s);
      return ok(s);
    },

    place,
    placeParts,
    draw: (s) => draw(s, options.players),
  };
}

function formatMove(a: number): string {
  if (a < PUT_OUT) return `go ${place(a)}`;
  if (a < DROP) return `put out ${place(a - PUT_OUT)}`;
  if (a < DONE) return `drop ${LINES[a - DROP]!.map(place).join(' ')}`;
  if (a === DONE) return 'done';
  if (a < REFILL) return ROLE_WORDS[a - ROLE]!;
  return a === REFILL ? 'refill' : a === STOP ? 'stop' : '';
}

function readMove(plain: string, text: string, verbs = VERBS): Result<Action> {
  const word = Object.hasOwn(WORDS, plain) ? WORDS[plain] : undefined;
  if (word !== undefined) return ok(word);
  if (DROP_VERB.test(plain)) return readDrop(plain.replace(DROP_VERB, ''), text);
  for (const [verb, base] of verbs) {
    if (!verb.test(plain)) continue;
    const at = readPlace(plain.replace(verb, ''));
    if (at === undefined || at === HAND || (base === PUT_OUT && at >= SQUARES)) return unread(text);
    return ok(base + at);
  }
  const bare = readPlace(plain);
  return bare === undefined || bare === HAND ? unread(text) : ok(bare);
}

/** Two or three squares of a line, in either order. */
function readDrop(rest: string, text: string): Result<Action> {
  const [, one = '', middle, two = ''] = LINE.exec(rest) ?? [];
  const [first, last] = [readPlace(one), readPlace(two)];
  const line = LINES.findIndex(
    (l) => (l[0] === first && l[2] === last) || (l[0] === last && l[2] === first),
  );
  if (line < 0) return unread(text);
  const crossed = middle === undefined ? LINES[line]![1] : readPlace(middle);
  return crossed === LINES[line]![1] ? ok(DROP + line) : unread(text);
}

/** Six rows joined by slashes: `.` no fire, a number of counters (ten and more in brackets), `#` a Firebreak. */
const rows = (s: FireState): string =>
  rowsText(
    Array.from(s.counters, (_, square) => symbol(s, square)),
    '/',
  );

function symbol(s: FireState, square: number): string {
  if (isBreak(s, square)) return '#';
  const counters = s.counters[square]!;
  return !burns(s, square) ? '.' : counters > 9 ? `(${counters})` : String(counters);
}

function readForest(s: FireState, text: string): boolean {
  const cells = readRows(text, '/', /\.|#|[1-9]|\(\d{2,3}\)/g);
  if (cells === undefined) return false;
  const counters = cells.map((cell) => Number(cell.replaceAll(/[()]/g, '')) || 0);
  if (cells.some((cell, square) => cell.length > 1 && counters[square] === 0)) return false;
  if (counters.some((n) => n > 255)) return false;
  s.counters.set(counters);
  [s.burnLow, s.burnHigh] = squaresWith((square) => counters[square]! > 0);
  [s.breakLow, s.breakHigh] = squaresWith((square) => cells[square] === '#');
  return true;
}

function readHead(s: FireState, head: string, seats: number): boolean {
  const parts = /^([a-z-]+) round (\d{1,7}) seat ([1-4]) left (\d{1,2})$/i.exec(head);
  if (parts === null) return false;
  const word = parts[1]!.toLowerCase();
  const step = STEP_WORDS.indexOf(word);
  const result = END_WORDS.indexOf(word);
  if (step < 0 && result <= 0) return false;
  s.step = step < 0 ? ENDED : step;
  s.result = Math.max(0, result);
  s.round = Number(parts[2]);
  s.seat = Number(parts[3]) - 1;
  s.rolls = Number(parts[4]);
  return (
    s.seat < seats && (s.step === BREAKS || s.step === OPENING || s.step === ROLLS) === s.rolls > 0
  );
}

function formatPlayer(s: FireState, seat: number): string {
  const rest = s.rests[seat]! > 0 ? ` rest ${s.rests[seat]}` : '';
  const out = s.isOut(seat) ? ' out' : '';
  return `${ROLE_LETTERS[s.roles[seat]!]!} ${place(s.places[seat]!)} moves ${s.moves[seat]}${rest}${out}`;
}

function readPlayer(s: FireState, seat: number, text: string): boolean {
  const parts = /^([HSP-]) (\S+)(?: moves ([0-2]))?(?: rest ([0-2]))?( out)?$/i.exec(text);
  const at = parts === null ? undefined : readPlace(parts[2]!);
  if (parts === null || at === undefined) return false;
  s.roles[seat] = ROLE_LETTERS.indexOf(parts[1]!.toUpperCase());
  s.places[seat] = at;
  s.moves[seat] = Number(parts[3] ?? 0);
  s.rests[seat] = Number(parts[4] ?? 0);
  if (parts[5] !== undefined) s.out |= 1 << seat;
  return true;
}

const PIECES = 'ABCD';

/** The forest with the pieces, A for player 1 and so on, beside the fire; those outside stand around it. */
function draw(s: FireState, players: number): string {
  const six = [0, 1, 2, 3, 4, 5];
  const pieces = (where: number): string =>
    Array.from(PIECES.slice(0, players))
      .filter((_, seat) => s.places[seat] === where)
      .join('');
  const spot = (name: string): string => pieces(spotNamed(name));
  const line = (head: string, cells: readonly string[], tail = ''): string =>
    [head.padStart(6), ' ', ...cells.map((cell) => cell.padEnd(4)), tail].join('').trimEnd();
  return [
    line(
      '',
      six.map((column) => String(column + 1)),
    ),
    line(
      '',
      six.map((column) => spot(`N${column + 1}`)),
    ),
    ...six.map((row) =>
      line(
        `${spot(`W${row + 1}`)} ${row + 1}`,
        six.map((column) => cell(s, row * SIDE + column) + pieces(row * SIDE + column)),
        spot(`E${row + 1}`),
      ),
    ),
    line(
      '',
      six.map((column) => spot(`S${column + 1}`)),
    ),
    ...Array.from(
      { length: players },
      (_, seat) => `  ${PIECES[seat]!} = ${seat + 1}: ${formatPlayer(s, seat)}`,
    ),
  ].join('\n');
}

const cell = (s: FireState, square: number): string =>
  s.counters[square]! > 9 ? '+' : symbol(s, square);
