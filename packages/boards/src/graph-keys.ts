/** A place of a board on a graph, in any unit; y downwards. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** How much a unit across the direction weighs against a unit along it. */
const ASIDE = 2;
/** More than any cost: whatever lies within the cone comes before all that does not. */
const BEYOND = 1e6;

/**
 * Where keys lead among spots of a graph: from an index by a key to an index, undefined for keys that do not move. An
 * arrow goes to the best spot within 45 degrees of its direction, near and straight ahead before far and aside; when
 * there is none, to the best one that lies on that side at all; else nowhere. A spot to which no arrow would lead is
 * put on the way of one that goes past it. Home and End go to the first and last spot.
 */
export function movesOnGraph(spots: readonly Spot[]) {
  const moves = plan(spots);
  return (from: number, key: string): number | undefined => {
    if (key === 'Home') return 0;
    if (key === 'End') return spots.length - 1;
    return Object.hasOwn(moves, key) ? moves[key]![from] : undefined;
  };
}

/** The same from spot to spot, by their ids; undefined also where no spot has this one. */
export function nextSpot(
  spots: readonly (Spot & { readonly id: number })[],
  id: number,
  key: string,
): number | undefined {
  const from = spots.findIndex((spot) => spot.id === id);
  const to = from < 0 ? undefined : movesOnGraph(spots)(from, key);
  return to === undefined ? undefined : spots[to]!.id;
}

/** For each arrow where it leads from each spot. */
type Plan = Readonly<Record<string, number[]>>;

function plan(spots: readonly Spot[]): Plan {
  const moves: Plan = Object.fromEntries(
    Object.keys(ARROWS).map((key) => [key, spots.map((_, from) => best(spots, from, key))]),
  );
  for (;;) {
    const reached = reachedBy(moves);
    const lost = spots.findIndex((_, i) => !reached.has(i));
    if (lost < 0) return moves;
    const ways = [...reached].flatMap((from) =>
      Object.keys(ARROWS).map((key) => ({ from, key, cost: costOf(spots, from, lost, key) })),
    );
    const { from, key } = ways.reduce((a, b) => (b.cost < a.cost ? b : a));
    const next = moves[key]![from]!;
    moves[key]![from] = lost;
    moves[key]![lost] = next === from ? lost : next;
  }
}

/** What the arrows come to from the first spot. */
function reachedBy(moves: Plan): ReadonlySet<number> {
  const reached = new Set([0]);
  for (const at of reached) for (const key of Object.keys(ARROWS)) reached.add(moves[key]![at]!);
  return reached;
}

function best(spots: readonly Spot[], from: number, key: string): number {
  let to = from;
  let least = Infinity;
  for (const i of spots.keys()) {
    const cost = costOf(spots, from, i, key);
    if (cost >= least) continue;
    least = cost;
    to = i;
  }
  return to;
}

function costOf(spots: readonly Spot[], from: number, to: number, key: string): number {
  const [dx, dy] = ARROWS[key]!;
  const [x, y] = [spots[to]!.x - spots[from]!.x, spots[to]!.y - spots[from]!.y];
  const along = x * dx + y * dy;
  const across = Math.abs(x * dy) + Math.abs(y * dx);
  return along > 0 ? along + ASIDE * across + (across > along ? BEYOND : 0) : Infinity;
}

/** The spots by rows from the top, each from the left: the order in which they are read, and of Home and End. */
export function inReadingOrder<S extends Spot>(spots: readonly S[]): readonly (readonly S[])[] {
  const sorted = spots.toSorted((a, b) => a.y - b.y || a.x - b.x);
  return sorted.reduce<S[][]>((rows, spot) => {
    const row = rows.at(-1);
    if (row?.[0]?.y === spot.y) row.push(spot);
    else rows.push([spot]);
    return rows;
  }, []);
}
