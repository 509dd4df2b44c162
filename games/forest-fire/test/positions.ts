import { LINES } from './reference/board.ts';
import {
  refApply,
  refCreate,
  refLegal,
  refView,
  type RefOptions,
  type RefState,
} from './reference.ts';

// Positions and what is done in them, for the tests of the reference.

export const HOTSHOTS: RefOptions = {
  players: 2,
  game: 'lesson1',
  firebreaks: 0,
  setupRounds: 2,
  place: 'before',
  fireTiming: 'roundStart',
  burnCheck: 'afterMoves',
  burned: 'out',
  rollsFor: 'remaining',
  chain: false,
  stackSpread: true,
  edgeWalk: true,
  turnOrder: 'seat',
  maxRounds: 200,
};
export const PILOTS: RefOptions = { ...HOTSHOTS, game: 'lesson3' };
export const MIXED: RefOptions = { ...HOTSHOTS, game: 'mixed' };

export const DONE = 176;
export const REFILL = 180;
export const STOP = 181;
export const IN_HAND = 60;
/** `(row,column)` of the rules file: a square, and the action to go there. */
export const at = (row: number, column: number) => (row - 1) * 6 + (column - 1);
export const N = (column: number) => 35 + column;
export const E = (row: number) => 41 + row;
export const S = (column: number) => 47 + column;
export const W = (row: number) => 53 + row;
export const putOut = (row: number, column: number) => 60 + at(row, column);
export const sorted = (codes: readonly number[]) => codes.toSorted((a, b) => a - b);
export const lineCode = (...squares: number[]) =>
  96 + LINES.findIndex((line) => sorted(line).join() === sorted(squares).join());

export const EMPTY = ['......', '......', '......', '......', '......', '......'];
/** Rows of the grid; those not told are empty. */
export const grid = (rows: Record<number, string>) => EMPTY.map((row, i) => rows[i + 1] ?? row);

export type Player = RefState['players'][number];
export const player = (
  role: Player['role'],
  place: number,
  told: Partial<Player> = {},
): Player => ({
  role,
  place,
  out: false,
  rest: 0,
  movesLeft: role === 'P' ? 1 : 2,
  ...told,
});
export const gone = (told: Partial<Player> = {}) =>
  player('H', IN_HAND, { out: true, movesLeft: 0, ...told });

/** Two Hotshots outside, far from everything that happens. */
export const ASIDE = [player('H', W(6)), player('H', W(6))];

/** A position in the first turn of round 3. */
export const position = (
  rows: readonly string[],
  players: readonly Player[],
  told: Partial<RefState> = {},
): RefState => {
  const marks = rows.join('').split('');
  return {
    ...refCreate({ ...HOTSHOTS, players: players.length, ...told.options }),
    step: 'turns',
    round: 3,
    seat: 0,
    rollsLeft: 0,
    rolls: 8,
    counters: marks.map((mark) => (Number(mark) > 0 ? Number(mark) : 0)),
    firebreaks: marks.flatMap((mark, square) => (mark === '#' ? [square] : [])),
    players,
    ...told,
    options: { ...HOTSHOTS, players: players.length, ...told.options },
  };
};

export const picture = (s: RefState) => {
  const { counters, firebreaks } = refView(s);
  const marks = counters.map((n, square) => (firebreaks.includes(square) ? '#' : n || '.'));
  return EMPTY.map((_, row) => marks.slice(row * 6, row * 6 + 6).join(''));
};

export const play = (s: RefState, ...codes: number[]) => codes.reduce(refApply, s);

/** The grid after these rolls, with one more still to come. */
export const rolled = (rows: readonly string[], cells: number[], options: RefOptions = {}) =>
  picture(
    play(
      position(rows, ASIDE, {
        step: 'rolls',
        rollsLeft: cells.length + 1,
        options: { ...HOTSHOTS, ...options },
      }),
      ...cells,
    ),
  );

/** The position before the last fire roll of a round. */
export const lastRoll = (rows: readonly string[], players: readonly Player[] = ASIDE) =>
  position(rows, players, { step: 'rolls', rollsLeft: 1 });

export const places = (s: RefState) => refView(s).places;
export const withoutDone = (s: RefState) => refLegal(s).filter((code) => code !== DONE);

/** How many rolls come in a row from here. */
export const rollsInARow = (s: RefState) => {
  let rolls = 0;
  for (let t = s; t.step === 'rolls'; t = refApply(t, at(6, 6))) rolls += 1;
  return rolls;
};
