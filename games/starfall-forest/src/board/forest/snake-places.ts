import type { StarfallView } from '../../rules/view.ts';
import { isPath, spotOf } from '../choices.ts';
import { FIRST_PATH } from '../../rules/forest.ts';

// Neighbouring trees are 100 apart. A snake lies coiled within a circle, and no two circles meet: one snake at a tree and one
// on the path below it just touch, and where more share a place, all of them are smaller.

/** Where a snake lies from the middle of its place, the radius of its coil, and whether no other lies there. */
interface Lair {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly alone: boolean;
}

const lairs = (radius: number, ...spots: readonly (readonly [number, number])[]): Lair[] =>
  spots.map(([x, y]) => ({ x, y, radius, alone: spots.length === 1 }));

/** By how many share a tree: at its foot, so that its crown and its stars stay free. */
const AT_TREE: readonly (readonly Lair[])[] = [
  lairs(16, [0, 16]),
  lairs(15, [-17, 17], [17, 17]),
  lairs(11.5, [0, 20], [-23, 14], [23, 14]),
  lairs(12, [-13, 24], [13, 24], [-31, 7], [31, 7]),
];

/** By how many share a path that runs from left to right: side by side across it. */
const ON_PATH: readonly (readonly Lair[])[] = [
  lairs(18, [0, 0]),
  lairs(13.5, [0, -14], [0, 14]),
  lairs(10, [0, -20.5], [0, 0], [0, 20.5]),
  lairs(10, [-10.5, -10.5], [10.5, -10.5], [-10.5, 10.5], [10.5, 10.5]),
];

/** Where each of these snakes lies, in hundredths of a step from the top left of the base forest; in their order. */
export function snakePlaces(
  view: Pick<StarfallView, 'trees' | 'paths'>,
  snakes: readonly number[],
): readonly Lair[] {
  return snakes.map((location, i) => {
    const sharing = snakes.filter((other) => other === location).length;
    const beneath = snakes.slice(0, i).filter((other) => other === location).length;
    const all = isPath(location) ? ON_PATH : AT_TREE;
    const { x, y, ...coil } = all[sharing - 1]![beneath]!;
    const [sx, sy] = spotOf(view, location);
    const [along, across] = isPath(location) ? directionOf(view, location) : [1, 0];
    return {
      x: 100 * sx + x * along - y * across,
      y: 100 * sy + x * across + y * along,
      ...coil,
    };
  });
}

/** The direction of a path, as the cosine and sine of its angle. */
function directionOf(
  { trees, paths }: Pick<StarfallView, 'trees' | 'paths'>,
  location: number,
): readonly [number, number] {
  const [a, b] = paths[location - FIRST_PATH]!.map((tree) => trees[tree]!);
  const [dx, dy] = [b![0] - a![0], b![1] - a![1]];
  const length = Math.hypot(dx, dy);
  return [dx / length, dy / length];
}
