import { SIDE } from '@glade/boards/squares36';

/** The kinds of trees, with what grows between them. */
export type Growth = 'pine' | 'tall' | 'oak' | 'birch' | 'bush' | 'rock';

/** One thing that grows on a square of 100 by 100: where its foot stands, and its size. */
export interface Plant {
  readonly kind: Growth;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** A number from 0 to below `n` that looks like chance, and is the same for the same square and thing every time. */
function vary(square: number, thing: number, n: number): number {
  let x = Math.imul(square + 1, 0x9e3779b1) ^ Math.imul(thing + 1, 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 15), 0xc2b2ae35);
  return ((x ^ (x >>> 13)) >>> 0) % n;
}

/** Pines to the north, leaves to the south where the lake is, and mixed between. */
const BY_ROW: readonly (readonly Growth[])[] = [
  ['pine', 'tall', 'tall', 'pine'],
  ['pine', 'tall', 'pine', 'oak'],
  ['pine', 'oak', 'tall', 'birch'],
  ['oak', 'pine', 'birch', 'oak'],
  ['oak', 'birch', 'oak', 'pine'],
  ['birch', 'oak', 'birch', 'oak'],
];

/** Where trees can stand, from back to front. The first two leave room for a firefighter. */
const SLOTS = [
  [20, 50],
  [80, 52],
  [50, 46],
  [34, 70],
  [68, 72],
  [19, 92],
  [50, 93],
  [82, 91],
] as const;

/** How many slots a firefighter leaves to the trees. */
const BESIDE = 2;

function plantsOf(square: number): readonly Plant[] {
  const kinds = BY_ROW[Math.floor(square / SIDE)]!;
  // One or two of the slots in front stay empty: no two squares look alike.
  const empty = [BESIDE + 1 + vary(square, 90, 5), BESIDE + 1 + vary(square, 91, 5)];
  return SLOTS.flatMap(([x, y], slot) => {
    if (empty.includes(slot)) return [];
    const small = slot >= 5 && vary(square, slot, 4) === 0;
    const low = vary(square, slot + 40, 3) === 0 ? 'rock' : 'bush';
    const kind = small ? low : kinds[vary(square, slot + 10, kinds.length)]!;
    return {
      kind,
      x: x + vary(square, slot + 20, 9) - 4,
      y: y + vary(square, slot + 30, 7) - 3,
      size: 1.06 + vary(square, slot + 50, 5) * 0.07,
    };
  });
}

const GROVES: readonly (readonly Plant[])[] = Array.from({ length: SIDE * SIDE }, (_, square) =>
  plantsOf(square),
);

/** What grows on a square, from back to front; where somebody stands, only what is behind and beside them. */
export const groveOf = (square: number, stoodOn: boolean): readonly Plant[] =>
  stoodOn ? GROVES[square]!.filter(({ y }) => y < 56).slice(0, BESIDE) : GROVES[square]!;
