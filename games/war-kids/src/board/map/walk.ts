import { neighbours } from '../action-meanings.ts';
import { middle, type DrawnMap } from './geometry.ts';
import { between } from './geometry.ts';
import type { Point } from '@glade/boards/hex-shape';

/**
 * The cells of a cheapest walk from one cell to another, both included, past the cells that are taken. Only the two ends
 * where no walk is free.
 */
export function walkOf(
  map: DrawnMap,
  taken: ReadonlySet<number>,
  from: number,
  to: number,
): readonly number[] {
  const cost = new Map([[from, 0]]);
  const before = new Map<number, number>();
  const open = [from];
  while (open.length > 0) {
    const at = open.reduce((a, b) => (cost.get(b)! < cost.get(a)! ? b : a));
    open.splice(open.indexOf(at), 1);
    if (at === to) break;
    // Nobody goes farther than a leader on a road through four hexes.
    if (cost.get(at)! > 8) continue;
    for (const near of neighbours({ map }, at)) {
      if (near === undefined || (taken.has(near) && near !== to)) continue;
      const step = cost.get(at)! + (isHard(map, at, near) ? 2 : 1);
      if (step >= (cost.get(near) ?? Infinity)) continue;
      cost.set(near, step);
      before.set(near, at);
      open.push(near);
    }
  }
  const way = [to];
  while (way[0] !== from) {
    const last = before.get(way[0]!);
    if (last === undefined) return [from, to];
    way.unshift(last);
  }
  return way;
}

const isHard = ({ terrain, elevation }: DrawnMap, from: number, to: number): boolean =>
  terrain[to] === 'w' || terrain[to] === 'r' || elevation[from] !== elevation[to];

/** Where a walk is at each quarter of its time, counted from its end. */
export function quarters(map: DrawnMap, way: readonly number[]): readonly Point[] {
  const points = way.map((cell) => middle(map, cell));
  const [endX, endY] = points.at(-1)!;
  return [0, 1, 2, 3].map((quarter) => {
    const passed = (quarter / 4) * (points.length - 1);
    const last = Math.floor(passed);
    const [x, y] = between(points[last]!, points[last + 1]!, passed - last);
    return [x - endX, y - endY];
  });
}
