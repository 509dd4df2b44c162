/** A turn of a match: its number, and how many entries had happened when it began and when it was over. */
export interface TurnSpan {
  readonly turn: number;
  readonly from: number;
  readonly to: number;
}

/**
 * The turns of a match, in order. `points` are the positions before the first entry and after each entry, each with the
 * turn of the next entry.
 */
export function turnSpans(points: readonly { readonly turn: number }[]): readonly TurnSpan[] {
  const last = points.length - 1;
  const begins = points.flatMap(({ turn }, at) =>
    at < last && (at === 0 || turn !== points[at - 1]!.turn) ? [at] : [],
  );
  return begins.map((from, i) => ({ turn: points[from]!.turn, from, to: begins[i + 1] ?? last }));
}
