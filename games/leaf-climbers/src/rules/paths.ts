import * as squares36 from '@glade/boards/squares36';
import { type ClimberState, D4, TOP } from './state.ts';

// Local names: a loop that calls through an import looks it up each time.
const { high, low, SIDE, SQUARES } = squares36;

/** No way leads there within the steps. */
export const NOWHERE = -1;

/** More than any cheapest way costs: ten steps of at most seven. */
export const ANY_PRICE = 71;

const LEVELS = TOP + 1;

/** Price of one step by `descend`, from elevation, to elevation: LC-22, LC-23, LC-24, LC-R6, LC-R7. */
const PRICES = new Uint8Array(4 * LEVELS * LEVELS);
for (const descend of [2, 3])
  for (let from = 0; from < LEVELS; from++)
    for (let to = 0; to < LEVELS; to++)
      PRICES[(descend * LEVELS + from) * LEVELS + to] = to < from ? descend : 1 + to - from;

/** What a step from one elevation to another costs. */
export const stepPrice = (from: number, to: number, descend: number): number =>
  PRICES[(descend * LEVELS + from) * LEVELS + to]!;

/** The squares up, down, left and right of each (LC-19), four places each. */
const NEIGHBOURS = new Uint8Array(SQUARES * 4);
/** How many there are. */
const DEGREES = new Uint8Array(SQUARES);
for (let square = 0; square < SQUARES; square++) {
  const column = square % SIDE;
  const add = (other: number): void => {
    NEIGHBOURS[square * 4 + DEGREES[square]!++] = other;
  };
  if (square >= SIDE) add(square - SIDE);
  if (column > 0) add(square - 1);
  if (column < SIDE - 1) add(square + 1);
  if (square < SQUARES - SIDE) add(square + SIDE);
}

/** Whether two squares lie side by side. */
export function areNeighbours(a: number, b: number): boolean {
  for (let i = 0; i < DEGREES[a]!; i++) if (NEIGHBOURS[a * 4 + i] === b) return true;
  return false;
}

/** How many rolls of the d4, in fours, pay for a step to each square beside this one: 0 to 4 ways out. */
export function waysOut(s: ClimberState, from: number, descend: number): number {
  let rolls = 0;
  for (let i = from * 4, end = i + DEGREES[from]!; i < end; i++) {
    const price = stepPrice(s.elevation[from]!, s.elevation[NEIGHBOURS[i]!]!, descend);
    if (price <= D4) rolls += D4 + 1 - price;
  }
  return rolls / D4;
}

// The last search. It is read before the next one begins; nothing here outlives a call of the rules.
const prices = new Int8Array(SQUARES);
const befores = new Int8Array(SQUARES);
const bucketsLow = new Int32Array(ANY_PRICE + 1);
const bucketsHigh = new Int32Array(ANY_PRICE + 1);

/** Price of the cheapest way that the last search found to a square, or NOWHERE. */
export const priceOf = (square: number): number => prices[square]!;
/** The square before it on that way; NOWHERE for the start and where no way leads. */
export const squareBefore = (square: number): number => befores[square]!;

/**
 * Finds the cheapest ways (LC-R14) from a square to all that cost at most `steps`, straight or not (LC-20). Squares are
 * settled by price, from the cheapest; occupied ones are crossed like others (LC-26).
 */
export function findPaths(
  elevation: Uint8Array,
  from: number,
  steps: number,
  descend: number,
): void {
  prices.fill(NOWHERE);
  befores.fill(NOWHERE);
  for (let price = 0; price <= steps; price++) {
    bucketsLow[price] = 0;
    bucketsHigh[price] = 0;
  }
  prices[from] = 0;
  bucketsLow[0] = low(from);
  bucketsHigh[0] = high(from);
  for (let price = 0; price <= steps; price++) {
    for (let set = bucketsLow[price]!; set !== 0; set &= set - 1)
      stepOn(elevation, 31 - Math.clz32(set & -set), price, steps, descend);
    for (let set = bucketsHigh[price]!; set !== 0; set &= set - 1)
      stepOn(elevation, 18 + 31 - Math.clz32(set & -set), price, steps, descend);
  }
}

function stepOn(
  elevation: Uint8Array,
  from: number,
  spent: number,
  steps: number,
  descend: number,
): void {
  const row = (descend * LEVELS + elevation[from]!) * LEVELS;
  for (let i = from * 4, end = i + DEGREES[from]!; i < end; i++) {
    const to = NEIGHBOURS[i]!;
    const price = spent + PRICES[row + elevation[to]!]!;
    const known = prices[to]!;
    if (price > steps || (known !== NOWHERE && known <= price)) continue;
    if (known !== NOWHERE) {
      bucketsLow[known]! &= ~low(to);
      bucketsHigh[known]! &= ~high(to);
    }
    prices[to] = price;
    befores[to] = from;
    bucketsLow[price]! |= low(to);
    bucketsHigh[price]! |= high(to);
  }
}
