import { xOf, yOf } from '../rules/forest.ts';
import type { StarfallView } from '../rules/view.ts';

const UNIT = 100;
/** From the outermost trees to the edge; and from the outermost points where one can be planted. */
const MARGIN = 0.54;
export const ROUND_POINTS = 1.51;
const WIDEST = 1.5;
/** How large pieces are at most: neighbours in a row touch. */
const LARGEST = 1.25;
/** At the end nothing is tapped: the forest stands nearly as it is. */
const WIDEST_AT_END = 1.12;
/** The strip left of the forest and above it in which its columns and rows are numbered. */
export const NUMBERED = 0.26;
/** From a numeral to the edge, and its usual size, in units of the picture; and its least size in CSS pixels. */
const NUMERAL = 15;
export const DIGIT = 24;
const LEAST_DIGIT = 12.1;
/** So much of its size lies between the middle of a numeral and the edge at least. */
const HALF_DIGIT = 0.39;

type Spot = readonly [x: number, y: number];

/** The picture of a forest: how large it is, and where on it things lie. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  /** The spot at its top left corner. */
  readonly origin: Spot;
  /** How far the middle of a numeral lies from the left or upper edge. */
  readonly numeral: number;
  /** How large numerals are. */
  readonly digit: number;
  /** The ground on which the trees stand. */
  readonly base: Readonly<Record<'x' | 'y' | 'width' | 'height', number>>;
  /** How large the pieces are. */
  readonly size: number;
  /** Where a position of the forest is on the picture. */
  readonly place: (spot: Spot) => Spot;
  /** The same as a transform, which also makes what is there as large as the pieces. */
  readonly at: (spot: Spot) => string;
  /** The position of a point. */
  readonly spot: (point: number) => Spot;
}

/** Whether there is room around the forest: while trees are planted, at most one step from those that stand (SF-R7). */
export const leavesRoom = ({ step }: Pick<StarfallView, 'step'>): boolean => step === 'plant';

/**
 * As large as the forest needs it, while trees are planted with room for them. So it changes only when planting begins and when
 * a tree is planted: else what somebody is about to tap would move away. Given the aspect of a box, width by height, the trees
 * stand up to `WIDEST` times as far apart sideways, or in a high box from row to row: there the pieces grow, too. `strip` is
 * the room left for numerals, in steps from tree to tree, and
 * `tall` the height of the box in CSS pixels, in which numerals can be read.
 */
export function frameOf(view: StarfallView, aspect = 0, strip = 0, tall = 0): Frame {
  const { trees } = view;
  const spot = (point: number): Spot => [xOf(point), yOf(point)];
  const margin = leavesRoom(view) ? ROUND_POINTS : MARGIN;
  const [xs, ys] = [trees.map(([x]) => x), trees.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)].map((first) => first - margin - strip) as [
    number,
    number,
  ];
  const [columns, rows] = [Math.max(...xs) + margin - left, Math.max(...ys) + margin - top];
  const widest = view.step === 'over' ? WIDEST_AT_END : WIDEST;
  const spare = aspect > 0 ? (aspect * rows) / columns : 1;
  const [wide, high] = [spare, 1 / spare].map(
    (times) => UNIT * Math.min(widest, Math.max(1, times)),
  );
  const size = Math.min(LARGEST, high! / UNIT);
  const place = ([x, y]: Spot): Spot => [(x - left) * wide!, (y - top) * high!];
  const [width, height] = [columns * wide!, rows * high!];
  const pixel = tall > 0 ? Math.max(width / (aspect * tall), height / tall) : 0;
  const digit = Math.max(DIGIT, LEAST_DIGIT * pixel);
  // Half a step round the outermost trees.
  const edge = margin - 0.5;
  return {
    width,
    height,
    origin: [left, top],
    numeral: Math.max(NUMERAL, HALF_DIGIT * digit),
    digit,
    base: {
      x: (edge + strip) * wide!,
      y: (edge + strip) * high!,
      width: (columns - strip - 2 * edge) * wide!,
      height: (rows - strip - 2 * edge) * high!,
    },
    size,
    place,
    at: (at) => `translate(${place(at).join(' ')}) scale(${size})`,
    spot,
  };
}

/** So much larger is what a tap brings nearer, and at most where it would be too small for a finger even then. */
const NEARER = 2;
const NEAREST = 4;
/** From the middle of a place to the edge of the window. */
const ROUND = 46;

/** The part of a picture that is seen through a window, in units of the picture. */
export interface CloseUp {
  readonly scale: number;
  /** Its upper left and its lower right corner. */
  readonly from: Spot;
  readonly to: Spot;
}

/**
 * The places of a picture as large as a window shows all of them, the first as near to where it was as that allows. `wanted` is
 * how much larger they have to be.
 */
export function closeUp(
  frame: Pick<Frame, 'width' | 'height'>,
  places: readonly Spot[],
  window: readonly [width: number, height: number],
  wanted = NEARER,
): CloseUp {
  const whole = [frame.width, frame.height];
  const ends = [0, 1].map((i) => {
    const all = places.map((place) => place[i]!);
    return [Math.min(...all) - ROUND, Math.max(...all) + ROUND] as const;
  });
  const fits = ends.map(([low, high], i) => window[i]! / (high - low));
  const scale = Math.max(1, Math.min(NEAREST, Math.max(NEARER, wanted), ...fits));
  const from = ends.map(([low, high], i) => {
    const [seen, middle, at] = [window[i]! / scale, whole[i]! / 2, places[0]![i]!];
    const kept = at - (at - middle) / scale - seen / 2;
    return Math.min(low, Math.max(high - seen, kept));
  }) as [number, number];
  const to = from.map((start, i) => start + window[i]! / scale) as [number, number];
  return { scale, from, to };
}

/** Whether this spot of a picture is seen through its window. */
export const isWithin = ({ from, to }: CloseUp, spot: Spot): boolean =>
  spot.every((at, i) => at > from[i]! && at < to[i]!);

interface Middle {
  readonly x: number;
  readonly y: number;
}

/** How far apart the nearest two of these places are; or one of them and one of the others, where there are others. */
export function leastApart(some: readonly Middle[], others?: readonly Middle[]): number {
  let least = Infinity;
  for (const [i, { x, y }] of some.entries())
    for (const other of others ?? some.slice(i + 1))
      least = Math.min(least, Math.hypot(x - other.x, y - other.y));
  return least;
}
