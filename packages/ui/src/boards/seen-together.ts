import type { Spot } from '@glade/boards/graph-keys';

/** A window of so many spaces beside and below each other. */
type Room = readonly [across: number, down: number];

/** Whether all of these places fit into a window. */
export function fitTogether(spots: readonly Spot[], [across, down]: Room): boolean {
  const span = (of: (spot: Spot) => number): number =>
    Math.max(...spots.map(of)) - Math.min(...spots.map(of)) + 1;
  return span(({ x }) => x) <= across && span(({ y }) => y) <= down;
}

/** Which of these places are shown in a window: all, or all but the first where that does not fit. */
export const seenTogether = (spots: readonly Spot[], room: Room): readonly Spot[] =>
  spots.length < 2 || fitTogether(spots, room) ? spots : spots.slice(1);
