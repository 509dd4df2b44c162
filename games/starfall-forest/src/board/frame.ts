import { xOf, yOf } from '../rules/forest.ts';
import type { StarfallView } from '../rules/view.ts';

const UNIT = 100;
/** From the outermost trees to the edge. */
const MARGIN = 0.6;

type Spot = readonly [x: number, y: number];

/** The picture of a forest: how large it is, and where on it things lie. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  /** The base forest. */
  readonly base: Readonly<Record<'x' | 'y' | 'width' | 'height', number>>;
  /** Where a position of the forest is on the picture. */
  readonly place: (spot: Spot) => Spot;
  /** The same as a transform. */
  readonly at: (spot: Spot) => string;
  /** The position of a point. */
  readonly spot: (point: number) => Spot;
}

/** As large as its trees, and the places where one can be planted, need it. */
export function frameOf({ trees, points, width, height }: StarfallView): Frame {
  const spot = (point: number): Spot => [xOf(point), yOf(point)];
  const all = [...trees, ...points.map(spot)];
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  const place = ([x, y]: Spot): Spot => [(x - left) * UNIT, (y - top) * UNIT];
  const [x, y] = place([-0.54, -0.54]);
  return {
    width: (Math.max(...xs) + MARGIN - left) * UNIT,
    height: (Math.max(...ys) + MARGIN - top) * UNIT,
    base: { x, y, width: (width + 0.08) * UNIT, height: (height + 0.08) * UNIT },
    place,
    at: (at) => `translate(${place(at).join(' ')})`,
    spot,
  };
}
