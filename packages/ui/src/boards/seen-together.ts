import type { Spot } from '@glade/boards/graph-keys';

/**
 * Which of these places are shown in a window of this many spaces beside and below each other: all, or all but the first where
 * that does not fit.
 */
export function seenTogether(
  spots: readonly Spot[],
  [across, down]: readonly [across: number, down: number],
): readonly Spot[] {
  const span = (of: (spot: Spot) => number): number =>
    Math.max(...spots.map(of)) - Math.min(...spots.map(of)) + 1;
  const fit = span(({ x }) => x) <= across && span(({ y }) => y) <= down;
  return fit || spots.length < 2 ? spots : spots.slice(1);
}
