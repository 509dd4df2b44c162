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
/** Letters with Shift, as on a map of hexes: to the slanting sides. */
const SLANTS: Readonly<Record<string, readonly [number, number]>> = {
  Q: [-1, -1],
  E: [1, -1],
  A: [-1, 1],
  D: [1, 1],
};
/** The cost of a unit across the direction of an arrow; a unit along it costs 1. */
const COST_ASIDE = 2;
/** Added to the cost of spots outside the cone of 45 degrees, so that every spot within it comes first. */
const COST_OUTSIDE_CONE = 1e6;

/**
 * Returns a function that says where a key leads among the spots of a graph: from an index to an index, undefined for keys
 * that do not move. An arrow goes to the best spot within 45 degrees of its direction: near is better than far, and
 * straight ahead better than aside. If there is none, it goes to the best spot on that side, else nowhere. Every spot can
 * be reached: one that no arrow would reach is inserted on the way of an arrow that passes it. Q, E, A and D with Shift go to
 * the nearest spot up left, up right, down left and down right. Home and End go to the first and last spot.
 */
export function movesOnGraph(spots: readonly Spot[]) {
  const moves = plan(spots);
  return (from: number, key: string): number | undefined => {
    if (key === 'Home') return 0;
    if (key === 'End') return spots.length - 1;
    if (Object.hasOwn(SLANTS, key)) return aslant(spots, from, SLANTS[key]!);
    return Object.hasOwn(moves, key) ? moves[key]![from] : undefined;
  };
}

/** The same by ids of spots instead of indexes; also undefined if no spot has the id. */
export function nextSpot(
  spots: readonly (Spot & { readonly id: number })[],
  id: number,
  key: string,
): number | undefined {
  const from = spots.findIndex((spot) => spot.id === id);
  const to = from < 0 ? undefined : movesOnGraph(spots)(from, key);
  return to === undefined ? undefined : spots[to]!.id;
}

/** For each arrow, the spot to which it leads from each spot. */
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

/** The spots that arrows can reach from the first one. */
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

/** The nearest spot on a slanting side, else the spot itself. */
function aslant(spots: readonly Spot[], from: number, [dx, dy]: readonly [number, number]): number {
  const { x, y } = spots[from]!;
  let to = from;
  let least = Infinity;
  for (const [i, spot] of spots.entries()) {
    const [across, down] = [(spot.x - x) * dx, (spot.y - y) * dy];
    if (across <= 0 || down <= 0 || across + down >= least) continue;
    least = across + down;
    to = i;
  }
  return to;
}

function costOf(spots: readonly Spot[], from: number, to: number, key: string): number {
  const [dx, dy] = ARROWS[key]!;
  const [x, y] = [spots[to]!.x - spots[from]!.x, spots[to]!.y - spots[from]!.y];
  const along = x * dx + y * dy;
  const across = Math.abs(x * dy) + Math.abs(y * dx);
  return along > 0
    ? along + COST_ASIDE * across + (across > along ? COST_OUTSIDE_CONE : 0)
    : Infinity;
}

/** The spots by rows from the top, each row from the left. Home and End use this order. */
export function inReadingOrder<S extends Spot>(spots: readonly S[]): readonly (readonly S[])[] {
  const sorted = spots.toSorted((a, b) => a.y - b.y || a.x - b.x);
  return sorted.reduce<S[][]>((rows, spot) => {
    const row = rows.at(-1);
    if (row?.[0]?.y === spot.y) row.push(spot);
    else rows.push([spot]);
    return rows;
  }, []);
}
