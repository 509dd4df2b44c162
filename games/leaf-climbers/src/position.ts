import { ok, problem, type Result } from '@glade/engine';
import { columnOf, readRows, rowOf, rowsText, squareAt } from '@glade/boards/rows36';
import { SQUARES } from '@glade/boards/squares36';
import type { Chosen } from './options.ts';
import { ORDERS } from './orders.ts';
import { findLevels } from './pile.ts';
import { place, readPlace } from './places.ts';
import { possible } from './possible.ts';
import { ClimberState, ENDED, LEAF, LOST_TOGETHER, MOVE, NOBODY, ORDER, STEPS } from './state.ts';

// `move round 3 order 3142 player 2 roll 4: 000000/0010+00/… ; 1,1 ; 3,2 ; 4,4 lost ; 1,6`: the step or the end with its
// numbers, the rows from the top of the board (6) to the bottom (1), and where the players stand. A square is its
// elevation, with a + for each leaf over it. `won` is said of those who were lost last and share the win.

const STEP_WORDS = ['order', 'leaves', 'leaf', 'steps', 'move'];
const END_WORDS = ['', 'complete', 'last', 'nobody', 'together'];
const SIX = [1, 2, 3, 4, 5, 6];
/** All squares as they are read: row 6 first, each from the left. The inverse of itself. */
const FROM_TOP = Array.from({ length: SQUARES }, (_, n) => squareAt(columnOf(n), 7 - rowOf(n)));

export function formatPosition(s: ClimberState, { players }: Chosen): string {
  const order = Array.from(s.order.subarray(0, players), (seat) => seat + 1).join('');
  const head = [
    s.step === ENDED ? END_WORDS[s.result]! : STEP_WORDS[s.step]!,
    `round ${s.round}`,
    ...(s.step === ORDER ? [] : [`order ${order}`]),
    ...(s.step === LEAF ? [`left ${s.left}`] : []),
    ...(s.step === STEPS || s.step === MOVE ? [`player ${s.seat + 1}`] : []),
    ...(s.step === MOVE ? [`roll ${s.roll}`] : []),
  ];
  const climbers = Array.from({ length: players }, (_, seat) => climber(s, seat));
  return `${head.join(' ')}: ${rows(s)} ; ${climbers.join(' ; ')}`;
}

const rows = (s: ClimberState): string =>
  rowsText(
    FROM_TOP.map((square) => cell(s, square)),
    '/',
  );

const cell = (s: ClimberState, square: number): string =>
  `${s.elevation[square]}${'+'.repeat(s.chips[square]!)}`;

function climber(s: ClimberState, seat: number): string {
  const won = s.result === LOST_TOGETHER && (s.winners >> seat) & 1;
  return place(s.places[seat]!) + (won ? ' won' : s.isLost(seat) ? ' lost' : '');
}

/** Reads a position, and refuses what is none or could not come up under these options. */
export function readPosition(
  text: string,
  begin: () => ClimberState,
  ready: (s: ClimberState) => void,
  options: Chosen,
): Result<ClimberState> {
  const s = begin();
  const [head = '', body = ''] = text.toLowerCase().replaceAll(/\s+/g, ' ').split(':', 2);
  if (!readHead(s, head.trim(), options))
    return problem('position.head', { text: head.slice(0, 40) });
  const [grid = '', ...climbers] = body.split(';').map((part) => part.trim());
  if (!readPile(s, grid)) return problem('position.grid', { text: grid.slice(0, 80) });
  const { players } = options;
  if (climbers.length !== players || !climbers.every((words, seat) => readClimber(s, seat, words)))
    return problem('position.players', { text: climbers.join(' ; ').slice(0, 80), players });
  if (s.step === ENDED && s.result !== LOST_TOGETHER) s.winners = ((1 << players) - 1) & ~s.lost;
  ready(s);
  if (!possible(s, options)) return problem('position.impossible', { text: text.slice(0, 80) });
  return ok(s);
}

function readHead(s: ClimberState, head: string, options: Chosen): boolean {
  const parts =
    /^([a-z]+) round (\d{1,3})(?: order ([1-4]{2,4}))?(?: left (\d{1,2}))?(?: player ([1-4]))?(?: roll ([1-4]))?$/.exec(
      head,
    );
  if (parts === null) return false;
  const [, word = '', round, order, left, player, roll] = parts;
  const step = STEP_WORDS.indexOf(word);
  s.step = step < 0 ? ENDED : step;
  s.result = step < 0 ? END_WORDS.indexOf(word) : 0;
  s.round = Number(round);
  s.left = Number(left ?? 0);
  s.seat = Number(player ?? 0) - 1;
  s.roll = Number(roll ?? 0);
  return (
    (step >= 0 || s.result > 0) &&
    (order === undefined) === (s.step === ORDER) &&
    (left === undefined) === (s.step !== LEAF) &&
    (player === undefined) === (s.step !== STEPS && s.step !== MOVE) &&
    (roll === undefined) === (s.step !== MOVE) &&
    (order === undefined || readOrder(s, order, options))
  );
}

function readOrder(s: ClimberState, text: string, { players, order }: Chosen): boolean {
  const seats = Array.from(text, (digit) => Number(digit) - 1);
  if (!ORDERS[players]!.some((known) => known.join() === seats.join())) return false;
  s.order.set(seats);
  const first = order === 'rotate' ? s.round - 1 : 0;
  if (s.seat !== NOBODY) s.at = (seats.indexOf(s.seat) - (first % players) + players) % players;
  return s.seat < players;
}

function readPile(s: ClimberState, text: string): boolean {
  const cells = readRows(text, '/', /[0-6]\+{0,2}/g);
  if (cells === undefined) return false;
  for (const [n, found] of cells.entries()) {
    const square = FROM_TOP[n]!;
    s.elevation[square] = Number(found[0]);
    s.chips[square] = found.length - 1;
  }
  findLevels(s);
  return true;
}

function readClimber(s: ClimberState, seat: number, words: string): boolean {
  const parts = /^(\(?[1-6][ ,]*[1-6]\)?)(?: (lost|won))?$/.exec(words);
  const at = parts === null ? undefined : readPlace(parts[1]!);
  if (parts === null || at === undefined) return false;
  s.places[seat] = at;
  if (parts[2] !== undefined) s.lost |= 1 << seat;
  if (parts[2] === 'won') s.winners |= 1 << seat;
  return parts[2] !== 'won' || s.result === LOST_TOGETHER;
}

/** The board as it lies on the table, row 6 on top: elevations, leaves as +, climbers as A for player 1 and so on. */
export function drawBoard(s: ClimberState, { players }: Chosen): string {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const letter = (seat: number): string => 'ABCD'[seat]!;
  const on = (square: number): string =>
    seats
      .filter((seat) => !s.isLost(seat) && s.places[seat] === square)
      .map(letter)
      .join('');
  const line = (head: string, cells: readonly string[]): string =>
    [head.padStart(3), ' ', ...cells.map((words) => words.padEnd(6))].join('').trimEnd();
  return [
    ...SIX.map((_, fromTop) => {
      const squares = FROM_TOP.slice(6 * fromTop, 6 * fromTop + 6);
      return line(
        String(6 - fromTop),
        squares.map((square) => cell(s, square) + on(square)),
      );
    }),
    line('', SIX.map(String)),
    ...seats.map((seat) => `  ${letter(seat)} = ${seat + 1}: ${climber(s, seat)}`),
  ].join('\n');
}
