import { axialDistance } from '@glade/boards/hexes';

// Straight lines from hex to hex (WK-R44): the hexes strictly between, for every difference of axial coordinates within
// reach of a spell, on both sides of hexsides that the line runs along.

/** As far as slow magic goes. */
const FARTHEST = 12;
const WIDTH = 2 * FARTHEST + 1;
/** A line is shifted by so much, to one side and to the other: never onto a hexside again. */
const SHIFT = [1e-6, 2e-6, -3e-6] as const;

/** Where line `side` (0, 1) to (dq, dr) begins in the table: two numbers a hex, dq and dr from the start. */
export const lineAt = (dq: number, dr: number, side: number): number =>
  (((dq + FARTHEST) * WIDTH + dr + FARTHEST) * 2 + side) * 2 * (FARTHEST - 1);

let table: Int8Array | undefined;

/** All lines, made when they are first asked for. */
export function lineTable(): Int8Array {
  if (table !== undefined) return table;
  const made = new Int8Array(lineAt(FARTHEST, FARTHEST, 2));
  for (let dq = -FARTHEST; dq <= FARTHEST; dq++)
    for (let dr = -FARTHEST; dr <= FARTHEST; dr++)
      if (axialDistance(dq, dr) <= FARTHEST) {
        made.set(between(dq, dr, 1), lineAt(dq, dr, 0));
        made.set(between(dq, dr, -1), lineAt(dq, dr, 1));
      }
  table = made;
  return made;
}

function between(dq: number, dr: number, side: 1 | -1): readonly number[] {
  const steps = axialDistance(dq, dr);
  return Array.from({ length: Math.max(0, steps - 1) }, (_, i) => {
    const part = (i + 1) / steps;
    return rounded(
      dq * part + side * SHIFT[0],
      dr * part + side * SHIFT[1],
      -(dq + dr) * part + side * SHIFT[2],
    );
  }).flat();
}

/** The hex in which a point lies: all three coordinates rounded, the one that moved most from the other two. */
function rounded(q: number, r: number, third: number): readonly [number, number] {
  const [q1, r1, t1] = [Math.round(q), Math.round(r), Math.round(third)];
  const [dq, dr, dt] = [Math.abs(q1 - q), Math.abs(r1 - r), Math.abs(t1 - third)];
  if (dq > dr && dq > dt) return [-r1 - t1, r1];
  return dr > dt ? [q1, -q1 - t1] : [q1, r1];
}
