import { ok, problem, upToLimit, type Positions, type Result } from '@glade/engine';
import { readRows, rowsText } from '@glade/boards/rows36';
import type { ClimberOptions } from '../rules/options.ts';
import { ORDERS } from '../rules/turn-order.ts';
import { findLevels } from '../rules/pile.ts';
import { place, readPlace } from './places.ts';
import { cell, FROM_TOP } from './draw.ts';
import { isPossible } from './valid-position.ts';
import type { LeafClimbersKernel } from '../rules/rules.ts';
import {
  type ClimberState,
  ENDED,
  LEAF,
  LOST_TOGETHER,
  MOVE,
  NOBODY,
  ORDER,
  STEPS,
} from '../rules/state.ts';

// `move round 3 order 3142 player 2 roll 4: 000000/0010+00/… ; 1,1 ; 3,2 ; 4,4 lost ; 1,6`: the step or the end with its
// numbers, the rows from the top of the board (6) to the bottom (1), and where the players stand. A square is its
// elevation, with a + for each leaf over it. `won` is said of those who were lost last and share the win.

const STEP_WORDS = ['order', 'leaves', 'leaf', 'steps', 'move'];
const END_WORDS = ['', 'complete', 'last', 'nobody', 'together'];

/** Whole states as text. */
export const positions = (kernel: LeafClimbersKernel): Positions<ClimberState> => ({
  position: (s) => formatPosition(s, kernel.options),
  parsePosition: upToLimit((text) => readPosition(text, kernel)),
});

/** Where a climber stands, and how it ended for it. */
function climber(s: ClimberState, seat: number): string {
  const won = s.result === LOST_TOGETHER && (s.winners >> seat) & 1;
  return place(s.places[seat]!) + (won ? ' won' : s.isLost(seat) ? ' lost' : '');
}

function formatPosition(s: ClimberState, { players }: ClimberOptions): string {
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

/** Reads a position, and refuses what is none or could not come up under these options. */
function readPosition(text: string, kernel: LeafClimbersKernel): Result<ClimberState> {
  const { ready, options } = kernel;
  const s = kernel.create();
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
  if (!isPossible(s, options)) return problem('position.impossible', { text: text.slice(0, 80) });
  return ok(s);
}

function readHead(s: ClimberState, head: string, options: ClimberOptions): boolean {
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

function readOrder(s: ClimberState, text: string, { players, order }: ClimberOptions): boolean {
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
