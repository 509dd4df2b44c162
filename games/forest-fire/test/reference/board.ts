/** The map: 36 squares, 24 spots outside, and who touches what (FF-03, FF-R14, FF-R15, FF-R26). */

/** A square is (row-1)*6 + (column-1): 0 to 35. */
export const SQUARES = Array.from({ length: 36 }, (_, square) => square);
/** N1..N6, E1..E6, S1..S6, W1..W6: 36 to 59. */
export const SPOTS = Array.from({ length: 24 }, (_, i) => 36 + i);
/** Off the map: a Pilot, or a piece in the hand of its player. */
export const IN_HAND = 60;

/** Down and across, 1 to 6; spots lie at 0 or 7. */
interface Point {
  readonly down: number;
  readonly across: number;
}

const FOUR = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;
const EIGHT = [...FOUR, [1, 1], [1, -1], [-1, 1], [-1, -1]] as const;
/** East, south, south-east, south-west: the order in which section 4 numbers the lines. */
const LINE_DIRECTIONS = [
  [0, 1],
  [1, 0],
  [1, 1],
  [1, -1],
] as const;

export function isSquare(place: number): boolean {
  return place >= 0 && place < 36;
}

function isSpot(place: number): boolean {
  return place >= 36 && place < 60;
}

/** FF-34, FF-35: one step north, south, east or west, on the board or one square off it. */
export function stepsFrom(place: number, edgeWalk: boolean): number[] {
  const beside = FOUR.flatMap((direction) => at(moved(pointOf(place), direction, 1)));
  // FF-R15: outside, along the edge only with edgeWalk; a corner has no spot to turn at.
  if (isSpot(place) && !edgeWalk) return beside.filter(isSquare);
  return beside;
}

/** FF-33, FF-40: the own square and the 8 around it. FF-R15: from a spot, up to 3. */
export function reachOf(place: number): number[] {
  const around = EIGHT.flatMap((direction) => at(moved(pointOf(place), direction, 1)));
  return [place, ...around].filter(isSquare);
}

/** FF-R22: at the edge, a Smoke Jumper can leave the board. */
export function atTheEdge(place: number): boolean {
  return isSpot(place) || stepsFrom(place, true).some(isSpot);
}

/** FF-14, FF-R06: the pairs of a middle square and the square exactly two away behind it. */
export function gapsFrom(square: number): { middle: number; partner: number }[] {
  return EIGHT.flatMap((direction) => {
    const [middle] = at(moved(pointOf(square), direction, 1));
    const [partner] = at(moved(pointOf(square), direction, 2)).filter(isSquare);
    return middle === undefined || partner === undefined ? [] : [{ middle, partner }];
  });
}

/** FF-R26: the 80 lines of three adjacent squares. */
export const LINES: readonly (readonly number[])[] = SQUARES.flatMap((first) =>
  LINE_DIRECTIONS.map((direction) =>
    [0, 1, 2].flatMap((n) => at(moved(pointOf(first), direction, n))).filter(isSquare),
  ).filter((line) => line.length === 3),
);

function moved(from: Point, [down, across]: readonly [number, number], n: number): Point {
  return { down: from.down + down * n, across: from.across + across * n };
}

function pointOf(place: number): Point {
  if (isSquare(place)) return { down: Math.floor(place / 6) + 1, across: (place % 6) + 1 };
  const along = ((place - 36) % 6) + 1;
  const side = Math.floor((place - 36) / 6);
  if (side === 0) return { down: 0, across: along };
  if (side === 1) return { down: along, across: 7 };
  if (side === 2) return { down: 7, across: along };
  return { down: along, across: 0 };
}

/** The square or spot at a point, in a list; none off the map and at the outside corners. */
function at({ down, across }: Point): number[] {
  const onBoard = (n: number) => n >= 1 && n <= 6;
  if (onBoard(down) && onBoard(across)) return [(down - 1) * 6 + across - 1];
  if (down === 0 && onBoard(across)) return [36 + across - 1];
  if (across === 7 && onBoard(down)) return [42 + down - 1];
  if (down === 7 && onBoard(across)) return [48 + across - 1];
  if (across === 0 && onBoard(down)) return [54 + down - 1];
  return [];
}
