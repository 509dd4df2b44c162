import type { RefState } from './state.ts';
import {
  edgeOf,
  type Laid,
  opposite,
  portsOf,
  type Segment,
  segmentAt,
  SIDES,
  stepFrom,
  tileOf,
} from './tiles.ts';
/** What lies where, what fits, and which cities are closed. */

const ALL_SIDES = SIDES.map((_, side) => side);

export function tileAt(tiles: readonly Laid[], x: number, y: number): Laid | undefined {
  return tiles.find((laid) => laid.x === x && laid.y === y);
}

export function neighbour(tiles: readonly Laid[], laid: Laid, side: number): Laid | undefined {
  const { x, y } = stepFrom(laid.x, laid.y, side);
  return tileAt(tiles, x, y);
}

/** FV-25: the spaces next to one, across sides and corners. */
export function around(x: number, y: number): { x: number; y: number }[] {
  const steps = [-1, 0, 1];
  const spaces = steps.flatMap((dy) => steps.map((dx) => ({ x: x + dx, y: y + dy })));
  return spaces.filter((space) => space.x !== x || space.y !== y);
}

/** FV-23: every side that touches a tile shows the same kind of edge. */
export function matches(tiles: readonly Laid[], laid: Laid): boolean {
  return ALL_SIDES.every((side) => {
    const other = neighbour(tiles, laid, side);
    if (other === undefined) return true;
    const facing = edgeOf(other.type, other.rotation, opposite(side));
    return edgeOf(laid.type, laid.rotation, side) === facing;
  });
}

export function sharesSide(tiles: readonly Laid[], laid: Laid): boolean {
  return ALL_SIDES.some((side) => neighbour(tiles, laid, side) !== undefined);
}

/** A segment of a tile that lies. */
interface Part {
  readonly laid: Laid;
  readonly segment: Segment;
}

const nameOf = (part: Part) => `${part.laid.x},${part.laid.y},${part.segment.id}`;

/** FV-R22: how many cities the last tile laid has completed. */
export function completedCities(s: RefState): number {
  const laid = s.tiles.at(-1);
  if (laid === undefined) return 0;
  const own = tileOf(laid.type).segments.filter((segment) => segment.kind === 'city');
  const cities = own.map((segment) => closedCity(s.tiles, { laid, segment }));
  return new Set(cities.filter((city) => city !== '')).size;
}

/** The names of all segments joined to one, empty if any of their sides faces no tile. */
function closedCity(tiles: readonly Laid[], start: Part): string {
  const parts = [start];
  for (const part of parts) {
    const joined = joinedParts(tiles, part);
    if (joined === undefined) return '';
    const known = parts.map(nameOf);
    parts.push(...joined.filter((other) => !known.includes(nameOf(other))));
  }
  return [...new Set(parts.map(nameOf))].toSorted().join(' ');
}

/** The city segments across each side of one; undefined if a side faces no tile. */
function joinedParts(tiles: readonly Laid[], part: Part): Part[] | undefined {
  const joined: Part[] = [];
  for (const { side } of portsOf(part.segment, part.laid.rotation)) {
    const laid = neighbour(tiles, part.laid, side);
    const segment = laid && segmentAt(laid, 'city', opposite(side));
    if (laid === undefined || segment === undefined) return undefined;
    joined.push({ laid, segment });
  }
  return joined;
}
