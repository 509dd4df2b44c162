import { hexBox, type HexShape } from '@glade/boards/hex-shape';

/** What every paper has room for, upright and lying, in millimetres; and how far sheets of one map lie over each other. */
const UPRIGHT = [194, 250] as const;
const LYING = [253, 186] as const;
const OVERLAP = 10;
/** What the marks of several sheets take from each. */
const MARKS = 6;
/** Smaller hexes are no room for fingers, larger ones for no table; in millimetres between two parallel sides. */
const SMALLEST = 19;
const LARGEST = 28;
const MOST_SHEETS = 12;
const ACROSS = Math.sqrt(3);

/** The size at which a map needs few sheets: the largest at which it needs no more than at the smallest. */
export function hexSizeOf(shape: HexShape): number {
  const box = hexBox(shape);
  for (let sheets = 1; sheets <= MOST_SHEETS; sheets++) {
    const size = largestOn(sheets, box[0] / ACROSS, box[1] / ACROSS);
    if (size >= SMALLEST) return Math.min(LARGEST, size);
  }
  return SMALLEST;
}

/** The largest whole size at which a map this many hexes wide and high lies on this many sheets. */
function largestOn(sheets: number, wide: number, high: number): number {
  let best = 0;
  for (let columns = 1; columns <= sheets; columns++) {
    if (sheets % columns !== 0) continue;
    const rows = sheets / columns;
    for (const [width, height] of [UPRIGHT, LYING]) {
      const room = (count: number, one: number): number =>
        count === 1 ? one : count * (one - MARKS) - (count - 1) * OVERLAP;
      best = Math.max(best, Math.min(room(columns, width) / wide, room(rows, height) / high));
    }
  }
  return Math.floor(best);
}
