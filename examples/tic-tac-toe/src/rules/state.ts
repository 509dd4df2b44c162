import { OVER } from '@glade/engine';

// Square n is column n % 3 and row n / 3, counted from the bottom left. A set of squares is nine bits.

export const SIDE = 3;
export const SQUARES = 9;
/** All squares. */
export const FULL = 0o777;
/** The eight lines of three. */
export const LINES: readonly number[] = [0o007, 0o070, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124];

const LINED = Uint8Array.from({ length: 512 }, (_, set) =>
  LINES.some((line) => (set & line) === line) ? 1 : 0,
);

/** Whether these squares hold a line. */
export const hasLine = (squares: number): boolean => LINED[squares] === 1;

// The actor, by the number of free squares and the squares of the seat that moved last.
const ACTORS = Int8Array.from({ length: 10 * 512 }, (_, i) => {
  const free = i >> 9;
  return free === 0 || LINED[i & 511] === 1 ? OVER : (free & 1) ^ 1;
});

// The places of the bits of each set of squares, sixteen entries for a set.
const PLACES = new Uint8Array(512 * 16);
for (let set = 0; set < 512; set++)
  for (let square = 0, k = 0; square < 9; square++)
    if (set & (1 << square)) PLACES[(set << 4) | k++] = square;

/** The k-th square of a set, ascending. */
export const nthSquare = (set: number, k: number): number => PLACES[(set << 4) | k]!;

// What bots call a million times a second are methods of the state, because V8 looks up an imported name again at every
// use: see bench/README.md.
export class TicTacToeState {
  /** The squares of the seat that is to move; at the end, of the seat that would move next. */
  mine = 0;
  /** The squares of the seat that moved last. */
  theirs = 0;
  /** The squares without a mark, and how many they are. */
  free = 511;
  choices = 9;
  /** The seat that is to move, or OVER. */
  actor = 0;

  /** The k-th free square. */
  nth(k: number): number {
    return PLACES[(this.free << 4) | k]!;
  }

  /** The seat that is to move marks a free square. */
  mark(square: number): void {
    const bit = 1 << square;
    const mine = this.mine | bit;
    const choices = (this.choices - 1) | 0;
    this.mine = this.theirs;
    this.theirs = mine;
    this.free ^= bit;
    this.choices = choices;
    this.actor = ACTORS[(choices << 9) | mine]!;
  }
}

/** What stands on each square: 0 nothing, 1 or 2 the mark of that player. */
export function squaresOf(s: TicTacToeState): readonly number[] {
  const [crosses, noughts] = (s.choices & 1) === 1 ? [s.mine, s.theirs] : [s.theirs, s.mine];
  return Array.from({ length: SQUARES }, (_, n) => ((crosses >> n) & 1) + 2 * ((noughts >> n) & 1));
}

/** The state in which these squares are marked: those of the seat that is to move, and those of the other. */
export function stateOf(mine: number, theirs: number): TicTacToeState {
  const s = new TicTacToeState();
  s.mine = mine;
  s.theirs = theirs;
  s.free = FULL & ~(mine | theirs);
  s.choices = 9;
  for (let left = mine | theirs; left !== 0; left &= left - 1) s.choices -= 1;
  s.actor = ACTORS[(s.choices << 9) | theirs]!;
  return s;
}
