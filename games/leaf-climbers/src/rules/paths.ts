import * as squares36 from '@glade/boards/squares36';
import { type ClimberState, D4, TOP } from './state.ts';

// Local names: a loop that calls through an import looks it up each time.
const { high, low, SIDE, SQUARES } = squares36;

/** No way leads there within the steps. */
export const NOWHERE = -1;

/** More than any cheapest way costs: ten steps of at most 19, where each level costs three points. */
export const ANY_PRICE = 191;

const LEVELS = TOP + 1;

/** The most that a level up, a step on one level and a step down cost where other numbers of the rules are tried. */
const MOST_RISE = 3;
const MOST_FLAT = 3;
const MOST_FALL = 4;

/**
 * The number of a set of prices: of each level up, of a step on one level, and of a step down. As the rules have the first
 * two, it is the price of a step down (LC-23, LC-R7).
 */
export const pricesOf = (rise: number, flat: number, fall: number): number =>
  fall + (MOST_FALL + 1) * (rise - 1 + MOST_RISE * (flat - 1));

/** Whether a level up and a step on one level cost what the rules say. */
export const isUsual = (priceSet: number): boolean => priceSet === 2 || priceSet === 3;

/** Price of one step by set of prices, from elevation, to elevation: LC-22, LC-23, LC-24, LC-R6, LC-R7. */
const PRICES = new Uint8Array((MOST_FALL + 1) * MOST_RISE * MOST_FLAT * LEVELS * LEVELS);
for (let rise = 1; rise <= MOST_RISE; rise++)
  for (let flat = 1; flat <= MOST_FLAT; flat++)
    for (let fall = 1; fall <= MOST_FALL; fall++)
      for (let from = 0; from < LEVELS; from++)
        for (let to = 0; to < LEVELS; to++)
          PRICES[(pricesOf(rise, flat, fall) * LEVELS + from) * LEVELS + to] =
            to < from ? fall : to === from ? flat : 1 + rise * (to - from);

/** What a step from one elevation to another costs. `priceSet`: see `pricesOf`. */
export const stepPrice = (from: number, to: number, priceSet: number): number =>
  PRICES[(priceSet * LEVELS + from) * LEVELS + to]!;

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

/** How many rolls of the die with this many sides, as a share of them, pay for a step to each square beside this one: 0 to 4 ways out. */
export function waysOut(s: ClimberState, from: number, priceSet: number, sides = D4): number {
  let rolls = 0;
  for (let i = from * 4, end = i + DEGREES[from]!; i < end; i++) {
    const price = stepPrice(s.elevation[from]!, s.elevation[NEIGHBOURS[i]!]!, priceSet);
    if (price <= sides) rolls += sides + 1 - price;
  }
  return rolls / sides;
}

// The last search. It is read before the next one begins; nothing here outlives a call of the rules.
const prices = new Int16Array(SQUARES);
const befores = new Int8Array(SQUARES);
const bucketsLow = new Int32Array(ANY_PRICE + 1);
const bucketsHigh = new Int32Array(ANY_PRICE + 1);

/** Price of the cheapest way that the last search found to a square, or NOWHERE. */
export const priceOf = (square: number): number => prices[square]!;
/** The square before it on that way; NOWHERE for the start and where no way leads. */
export const squareBefore = (square: number): number => befores[square]!;

/**
 * Finds the cheapest ways (LC-R14) from a square to all that cost at most `steps`, straight or not (LC-20), with the prices
 * of this set. Squares are settled by price, from the cheapest; occupied ones are crossed like others (LC-26).
 */
export function findPaths(
  elevation: Uint8Array,
  from: number,
  steps: number,
  priceSet: number,
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
      stepOn(elevation, 31 - Math.clz32(set & -set), price, steps, priceSet);
    for (let set = bucketsHigh[price]!; set !== 0; set &= set - 1)
      stepOn(elevation, 18 + 31 - Math.clz32(set & -set), price, steps, priceSet);
  }
}

function stepOn(
  elevation: Uint8Array,
  from: number,
  spent: number,
  steps: number,
  priceSet: number,
): void {
  const row = (priceSet * LEVELS + elevation[from]!) * LEVELS;
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
