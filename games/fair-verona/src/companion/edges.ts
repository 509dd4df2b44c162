import type { Lying } from '@glade/text';
import { EDGE } from '../rules/tiles/looks.ts';

/** Which kind of edge of a tile looks which way: it tells how the tile lies turned. */
export function edgesOf({ type = 0, turns = 0 }: Lying['at'] & object) {
  const edge = (side: number): number => EDGE[(type * 4 + turns) * 4 + side]!;
  return { north: edge(0), east: edge(1), south: edge(2), west: edge(3) };
}
