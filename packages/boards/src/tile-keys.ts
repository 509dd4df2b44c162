import type { Spot } from './graph-keys.ts';

/** The row of spaces in which a spot lies: several spots may lie in one space. */
export const rowOf = ({ y }: Spot): number => Math.round(y);

/**
 * Where a key leads among the spots of a map of square tiles, by ids; undefined for keys that do not move, or where no spot has
 * the id. Left and right go through all spots of a row and never leave it; up and down go to the next row that has spots, to the
 * one that lies nearest there. At the rim the spot itself is returned. Home and End go to the first and last spot.
 *
 * @param spots In reading order: by rows, then by x, then by y. Coordinates are in spaces, y downwards.
 */
export function nextOnTiles(
  spots: readonly (Spot & { readonly id: number })[],
  id: number,
  key: string,
): number | undefined {
  const at = spots.findIndex((spot) => spot.id === id);
  const from = spots[at];
  if (from === undefined) return undefined;
  switch (key) {
    case 'Home':
      return spots[0]!.id;
    case 'End':
      return spots.at(-1)!.id;
    case 'ArrowLeft':
    case 'ArrowRight': {
      const to = spots[at + (key === 'ArrowLeft' ? -1 : 1)];
      return to !== undefined && rowOf(to) === rowOf(from) ? to.id : id;
    }
    case 'ArrowUp':
      return nearest(spots.filter((spot) => rowOf(spot) < rowOf(from)).toReversed(), from);
    case 'ArrowDown':
      return nearest(
        spots.filter((spot) => rowOf(spot) > rowOf(from)),
        from,
      );
    default:
      return undefined;
  }
}

/** The spot of the first of these rows that is nearest to another one. */
function nearest(
  rows: readonly (Spot & { readonly id: number })[],
  from: Spot & { id: number },
): number {
  const [first] = rows;
  if (first === undefined) return from.id;
  const aside = ({ x }: Spot): number => Math.abs(x - from.x);
  const row = rows.filter((spot) => rowOf(spot) === rowOf(first));
  return row.reduce((a, b) => (aside(b) < aside(a) ? b : a)).id;
}
