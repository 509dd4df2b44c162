import { SIDE, SQUARES } from '@glade/boards/squares36';
import { TOP } from '../rules/state.ts';

// What the learned survival looks at: groups of four squares beside the climber, in all orientations. A square counts by what it
// costs to reach from the climber's height: lower, level, one, two or three up, or too high. Outside the board is too high.

const SPAN = SIDE + 4;
const OUTSIDE = TOP + 5;
const RELATIONS = 6;
const TOO_HIGH = RELATIONS - 1;

type Place = readonly [columns: number, rows: number];
const GROUPS: readonly (readonly Place[])[] = [
  // The four squares that a step leads to.
  [[0, 1], [1, 0], [0, -1], [-1, 0]], // prettier-ignore
  // Two ahead, and what lies beside.
  [[0, 1], [0, 2], [1, 1], [1, 0]], // prettier-ignore
  [[0, 1], [1, 1], [-1, 1], [0, 2]], // prettier-ignore
  [[1, 0], [1, 1], [0, 1], [1, 2]], // prettier-ignore
  // A line through the climber.
  [[0, 1], [0, 2], [0, -1], [0, -2]], // prettier-ignore
];
const TABLE = TOP * RELATIONS ** 4;

/** The rows of the matrices that turn and mirror the board. */
const SYMMETRIES = [[1, 0, 0, 1], [0, 1, 1, 0], [-1, 0, 0, 1], [0, 1, -1, 0], [1, 0, 0, -1], [0, -1, 1, 0], [-1, 0, 0, -1], [0, -1, -1, 0]] as const; // prettier-ignore

/** Four places beside the climber, and where their table begins. An image of a group that is the same group counts once. */
const VIEWS = GROUPS.flatMap((group, number) => {
  const images = SYMMETRIES.map(([a, b, c, d]) =>
    group.map(([x, y]) => a * x + b * y + SPAN * (c * x + d * y)),
  );
  const different = new Map(images.map((places) => [places.join(), places]));
  return [...different.values()].map((places) => ({ places, first: number * TABLE }));
});

/** Places that count where they are blue tops. */
const NEAR = [1, -1, 2, -2, SPAN, -SPAN, 2 * SPAN, -2 * SPAN, SPAN + 1, SPAN - 1, 1 - SPAN, -1 - SPAN]; // prettier-ignore
const MOST_NEAR = 7;
/** So many leaves share a weight. */
const LEAVES_EACH = 4;
const FIRST_LEAVES = GROUPS.length * TABLE;
const LEAVES = (SQUARES * TOP) / LEAVES_EACH + 1;
const FIRST_TOPS = FIRST_LEAVES + TOP * LEAVES;

/** How many weights there are, and how many of them make up the value of a square. */
export const WEIGHTS = FIRST_TOPS + TOP * (SQUARES + 1) * (MOST_NEAR + 1);
export const PARTS = VIEWS.length + 2;

const placeOf = (square: number): number =>
  (Math.floor(square / SIDE) + 2) * SPAN + (square % SIDE) + 2;
const PLACES = Int32Array.from({ length: SQUARES }, (_, square) => placeOf(square));

/** The ground, with room around it. */
export class Surroundings {
  /** The numbers of the weights of the square that was looked at last. */
  readonly parts = new Int32Array(PARTS);
  readonly #heights = new Uint8Array(SPAN * SPAN).fill(OUTSIDE);
  #leaves = 0;
  #tops = 0;

  /** Takes over this ground. */
  look(elevation: ArrayLike<number>): void {
    let leaves = 0;
    this.#tops = 0;
    for (let square = 0; square < SQUARES; square++) {
      const height = elevation[square]!;
      this.#heights[PLACES[square]!] = height;
      leaves += height;
      if (height === TOP) this.#tops += 1;
    }
    this.#leaves = Math.floor(leaves / LEAVES_EACH);
  }

  isTop(square: number): boolean {
    return this.#heights[PLACES[square]!] === TOP;
  }

  /** Finds the parts of a square that is no blue top. */
  find(square: number): void {
    const heights = this.#heights;
    const at = PLACES[square]!;
    const own = heights[at]!;
    let part = 0;
    for (const { places, first } of VIEWS) {
      let number = own;
      for (let i = 0; i < 4; i++) {
        const rise = heights[at + places[i]!]! - own;
        number = number * RELATIONS + (rise < 0 ? 0 : Math.min(rise + 1, TOO_HIGH));
      }
      this.parts[part++] = first + number;
    }
    let near = 0;
    for (const step of NEAR) if (heights[at + step] === TOP) near += 1;
    this.parts[part] = FIRST_LEAVES + own * LEAVES + this.#leaves;
    this.parts[part + 1] =
      FIRST_TOPS + (own * (SQUARES + 1) + this.#tops) * (MOST_NEAR + 1) + Math.min(near, MOST_NEAR);
  }
}
