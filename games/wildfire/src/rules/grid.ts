import * as squares36 from '@glade/boards/squares36';
import type { WildfireOptions } from './options.ts';

// Local constants, because V8 looks up an imported name again at every use.
const {
  aroundHigh,
  aroundLow,
  COLUMN_1,
  COLUMN_6,
  high,
  low,
  nthSquare,
  SIDE,
  size,
  SQUARES,
  WORD,
} = squares36;

const ROW = 0x3f;

/** One grid: its home, and disjoint sets of squares. A square in none of the sets is burnt out (X). */
export class Grid {
  /** The home's square, -1 before it is placed. It stays known when the home has burnt. */
  home = -1;
  /** 1 when the home has burnt: its square is then like any other. */
  burnt = 0;
  digs = 0;
  // The square of the standing home, as a set.
  homeLow = 0;
  homeHigh = 0;
  slashLow = 0;
  slashHigh = 0;
  emptyLow = WORD;
  emptyHigh = WORD;
  dousedLow = 0;
  dousedHigh = 0;
  dugLow = 0;
  dugHigh = 0;
}

/** Makes `to` the same grid as `from`. */
export function copyGrid(from: Grid, to: Grid): void {
  to.home = from.home;
  to.burnt = from.burnt;
  to.digs = from.digs;
  to.homeLow = from.homeLow;
  to.homeHigh = from.homeHigh;
  to.slashLow = from.slashLow;
  to.slashHigh = from.slashHigh;
  to.emptyLow = from.emptyLow;
  to.emptyHigh = from.emptyHigh;
  to.dousedLow = from.dousedLow;
  to.dousedHigh = from.dousedHigh;
  to.dugLow = from.dugLow;
  to.dugHigh = from.dugHigh;
}

/** Mixes a grid into a hash. */
export function hashGrid(g: Grid, hash: number): number {
  let h = Math.imul(hash ^ (g.home + g.digs * 64 + g.burnt * 256), 0x9e3779b1);
  h = Math.imul((h ^ (h >>> 15)) + g.slashLow, 0x85ebca6b) ^ g.emptyLow;
  h = Math.imul((h ^ (h >>> 13)) + g.slashHigh, 0xc2b2ae35) ^ g.emptyHigh;
  h = Math.imul((h ^ (h >>> 16)) + g.dousedLow, 0x27d4eb2f) ^ g.dugLow;
  h = Math.imul((h ^ (h >>> 15)) + g.dousedHigh, 0x165667b1) ^ g.dugHigh;
  return h ^ (h >>> 16);
}

/** True while a slash is left that could turn into an X (WF-32). */
export function burns(g: Grid): boolean {
  return (g.slashLow | g.slashHigh) !== 0;
}

/** Points: the squares without any mark (WF-34, WF-R20). */
export function emptySquares(g: Grid): number {
  return size(g.emptyLow, g.emptyHigh);
}

/** Draws the home and fixes the dig allowance: corner 0, border 1, inside 2 (WF-05, WF-26, WF-27, WF-28, WF-R16). `allowances`: by `digAllowances`. */
export function placeHome(g: Grid, square: number, allowances = DIGS): void {
  g.home = square;
  g.homeLow = low(square);
  g.homeHigh = high(square);
  g.emptyLow &= ~g.homeLow;
  g.emptyHigh &= ~g.homeHigh;
  g.digs = allowances[square]!;
}

/** The most digs of a game: those of a home away from the edge (WF-28). */
export const MOST_DIGS = 2;

/** How many squares may be dug in a game whose home is here: 0 in a corner, 1 at an edge, else 2 (WF-26, WF-27, WF-28). */
export const digsAt = (home: number): number => DIGS[home]!;
const inner = (n: number): number => (n > 0 && n < SIDE - 1 ? 1 : 0);
const DIGS = Uint8Array.from(
  { length: SQUARES },
  (_, n) => inner(n % SIDE) + inner(Math.floor(n / SIDE)),
);

/** For each square how often one may dig with the home there. */
export const digAllowances = (options: WildfireOptions): Uint8Array<ArrayBuffer> => {
  const allowed = [
    options['WF-26.digs'] ?? 0,
    options['WF-27.digs'] ?? 1,
    options['WF-28.digs'] ?? MOST_DIGS,
  ];
  return DIGS.map((place) => allowed[place]!);
};

/** Draws a slash on an empty square (WF-07, WF-15). */
export function drawSlash(g: Grid, square: number): void {
  ignite(g, low(square), high(square));
}

// Constants that are not exported, because V8 looks up a name that could be replaced again at every call.
const ignite = (g: Grid, lo: number, hi: number): void => {
  g.slashLow |= lo;
  g.slashHigh |= hi;
  g.emptyLow &= ~lo;
  g.emptyHigh &= ~hi;
};

/** Every slash becomes an X (WF-10) and lights its empty neighbours and the home (WF-11, WF-R04, WF-R05, WF-R06). */
export function spread(g: Grid): void {
  const lo = g.slashLow;
  const hi = g.slashHigh;
  g.slashLow = 0;
  g.slashHigh = 0;
  kindle(g, aroundLow(lo, hi), aroundHigh(lo, hi));
}

const kindle = (g: Grid, lo: number, hi: number): void => {
  const caughtLow = lo & (g.emptyLow | g.homeLow);
  const caughtHigh = hi & (g.emptyHigh | g.homeHigh);
  g.slashLow |= caughtLow;
  g.slashHigh |= caughtHigh;
  g.emptyLow &= ~caughtLow;
  g.emptyHigh &= ~caughtHigh;
  if (((caughtLow & g.homeLow) | (caughtHigh & g.homeHigh)) !== 0) {
    g.burnt = 1;
    g.homeLow = 0;
    g.homeHigh = 0;
  }
};

/** Fire reaches these squares: the empty ones and the home get a slash, the others stay as they are (WF-R06). */
export const light = kindle;

const NOTHING = 0;
export const SPARKS = 1;
export const FLARE_UP = 2;
export const EXTRA = 3;

/** What the event roll does on this grid (WF-15, WF-16, WF-17, WF-18, WF-R08, WF-R21); a flare-up lights its own grid only. */
export function strike(g: Grid, square: number): number {
  const lo = low(square);
  const hi = high(square);
  if (((g.emptyLow & lo) | (g.emptyHigh & hi)) !== 0) {
    ignite(g, lo, hi);
    return SPARKS;
  }
  if (((g.slashLow & lo) | (g.slashHigh & hi)) !== 0) {
    g.slashLow &= ~lo;
    g.slashHigh &= ~hi;
    kindle(g, aroundLow(lo, hi), aroundHigh(lo, hi));
    return FLARE_UP;
  }
  return ((g.homeLow & lo) | (g.homeHigh & hi)) !== 0 ? EXTRA : NOTHING;
}

/** The k-th douse or dig, ascending, as an action: a square to douse, or `digs` plus a square to dig. */
export function markAt(g: Grid, k: number, slashes: number, digs: number): number {
  return k < slashes
    ? nthSquare(g.slashLow, g.slashHigh, k)
    : digs + nthSquare(g.emptyLow, g.emptyHigh, k - slashes);
}

/** A circle over a slash: it stays for good and spreads no more (WF-20, WF-24). */
export function douse(g: Grid, square: number): void {
  const lo = low(square);
  const hi = high(square);
  g.slashLow &= ~lo;
  g.slashHigh &= ~hi;
  g.dousedLow |= lo;
  g.dousedHigh |= hi;
}

/** A small square on an empty square: fire cannot come here (WF-21, WF-25). */
export function dig(g: Grid, square: number): void {
  const lo = low(square);
  const hi = high(square);
  g.emptyLow &= ~lo;
  g.emptyHigh &= ~hi;
  g.dugLow |= lo;
  g.dugHigh |= hi;
  g.digs -= 1;
}

// Squares where the first fire may not start, for each home: the home itself (WF-R02) and its 4 or 8 neighbours
// (WF-07, WF-R03). Index: home * 2, low word first; for 8 neighbours from NEAR_8 on.
const NEAR_8 = 2 * SQUARES;
const NEAR = new Int32Array(SQUARES * 4);
for (let home = 0; home < SQUARES; home++) {
  for (let square = 0; square < SQUARES; square++) {
    const across = Math.abs((home % SIDE) - (square % SIDE));
    const down = Math.abs(Math.floor(home / SIDE) - Math.floor(square / SIDE));
    if (across + down <= 1) mark(home * 2, square);
    if (across <= 1 && down <= 1) mark(NEAR_8 + home * 2, square);
  }
}

function mark(at: number, square: number): void {
  NEAR[at]! |= low(square);
  NEAR[at + 1]! |= high(square);
}

/** Low word of the squares where the first fire may start. `buffer` is 4 or 8 (option startBuffer). */
export function startLow(home: number, buffer: number): number {
  return WORD & ~NEAR[(buffer === 8 ? NEAR_8 : 0) + home * 2]!;
}

/** High word of the same. */
export function startHigh(home: number, buffer: number): number {
  return WORD & ~NEAR[(buffer === 8 ? NEAR_8 : 0) + home * 2 + 1]!;
}

const STARTS = Uint8Array.from({ length: 2 * SQUARES }, (_, i) => {
  const buffer = i < SQUARES ? 4 : 8;
  return size(startLow(i % SQUARES, buffer), startHigh(i % SQUARES, buffer));
});

// The squares where the first fire may start, in order: every playout needs one of them.
const START_SQUARES = Uint8Array.from({ length: 2 * SQUARES * SQUARES }, (_, i) => {
  const home = Math.floor(i / SQUARES) % SQUARES;
  const buffer = i < SQUARES * SQUARES ? 4 : 8;
  const k = i % SQUARES;
  return k < startCount(home, buffer)
    ? nthSquare(startLow(home, buffer), startHigh(home, buffer), k)
    : 0;
});

/** The k-th square that the first fire may start on, ascending. */
export function startAt(home: number, buffer: number, k: number): number {
  return START_SQUARES[((buffer === 8 ? SQUARES : 0) + home) * SQUARES + k]!;
}

/** How many squares the first fire may start on. */
export function startCount(home: number, buffer: number): number {
  return STARTS[(buffer === 8 ? SQUARES : 0) + home]!;
}

// The four quadrants of X4 in the order of play: top left, top right, bottom right, bottom left (WF-40).
/** Quadrants beyond the upper, right, lower and left line of each; -1 where the big square ends. */
const BEYOND = [
  [-1, 1, 3, -1],
  [-1, -1, 2, 0],
  [1, -1, -1, 3],
  [0, 2, -1, -1],
] as const;

/**
 * Fire of quadrant `from` crosses the lines: squares next door catch fire at once (WF-39, WF-R26, WF-R27). `closed`
 * keeps it out of quadrants without a slash (option x4Quiet).
 */
export function cross(
  grids: readonly Grid[],
  from: number,
  lo: number,
  hi: number,
  closed: boolean,
): void {
  const [above, right, below, left] = BEYOND[from]!;
  if (above >= 0) enter(grids[above]!, 0, (lo & ROW) << 12, closed);
  if (right >= 0) enter(grids[right]!, (lo & COLUMN_6) >>> 5, (hi & COLUMN_6) >>> 5, closed);
  if (below >= 0) enter(grids[below]!, hi >>> 12, 0, closed);
  if (left >= 0) enter(grids[left]!, (lo & COLUMN_1) << 5, (hi & COLUMN_1) << 5, closed);
}

function enter(g: Grid, lo: number, hi: number, closed: boolean): void {
  if (!closed || burns(g)) kindle(g, lo, hi);
}
