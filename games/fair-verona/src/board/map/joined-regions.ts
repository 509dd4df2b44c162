import type { LaidTile, VeronaView } from '../../rules/view.ts';
import type { Part } from '../tiles/tile-drawing.ts';
import { laidTileAt } from '../view-queries.ts';

export interface Stretch {
  readonly x: number;
  readonly y: number;
  readonly part: Part;
}

const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/**
 * The cities and roads that a tile shares with other tiles, each with all its parts: what a tile just laid has
 * joined.
 */
export function joinedAt(
  view: VeronaView,
  { x, y }: { readonly x: number; readonly y: number },
  partsOf: (tile: LaidTile) => readonly Part[],
): readonly (readonly Stretch[])[] {
  const tile = laidTileAt(view, x, y);
  if (tile === undefined) return [];
  return partsOf(tile)
    .map((part) => wholeOf(view, { x, y, part }, partsOf))
    .filter((whole) => whole.length > 1);
}

/** A city or road with all that joins it. */
function wholeOf(
  view: VeronaView,
  start: Stretch,
  partsOf: (tile: LaidTile) => readonly Part[],
): readonly Stretch[] {
  const found = [start];
  for (const { x, y, part } of found)
    for (const [side, [dx, dy]] of STEPS.entries()) {
      if (((part.sides >> side) & 1) === 0) continue;
      const tile = laidTileAt(view, x + dx, y + dy);
      const facing = 1 << ((side + 2) & 3);
      const next = tile && partsOf(tile).find((other) => (other.sides & facing) !== 0);
      if (next === undefined || next.kind !== part.kind) continue;
      if (!found.some((each) => each.part === next && each.x === tile!.x && each.y === tile!.y))
        found.push({ x: x + dx, y: y + dy, part: next });
    }
  return found;
}

/** Whether a city has a tile at each of its sides. */
export const isComplete = (view: VeronaView, city: readonly Stretch[]): boolean =>
  city.every(({ x, y, part }) =>
    STEPS.every(
      ([dx, dy], side) =>
        ((part.sides >> side) & 1) === 0 || laidTileAt(view, x + dx, y + dy) !== undefined,
    ),
  );
