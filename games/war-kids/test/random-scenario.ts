import type { Random } from '@glade/engine';

// Small scenarios at random, as files tell them: crowded, so that everything happens.

type Json = Record<string, unknown>;

const pick = <T>(random: Random, list: readonly T[]): T => list[random.below(list.length)]!;
const upTo = (random: Random, most: number): number => random.below(most + 1);
const TYPES = ['S', 'S', 'S', 'P', 'P', 'M', 'M', 'L'] as const;
const SIDES = ['blue', 'pink'] as const;
const name = (text: string): Json => ({ en: text, it: text });

/** Hexes in random order, some of them left out. */
function shuffled(random: Random, hexes: readonly (readonly [number, number])[]) {
  const all = [...hexes];
  for (let i = all.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [all[i], all[j]] = [all[j]!, all[i]!];
  }
  return all;
}

/** The side of the square in which armies on a large map stand. */
const CAMP = 8;
/** The longest road that a scenario may have. */
const LONGEST = 400;

/** A scenario on a map of 4 to 9 columns and rows, or of 20 to 40 with the armies close together somewhere on it. */
export function randomScenario(random: Random, large = false): Json {
  const side = (): number => (large ? 20 + upTo(random, 20) : 4 + upTo(random, 5));
  const [cols, rows] = [side(), side()];
  const grounds = pick(random, ['.....w', '...wr', '....wwr#', '.']);
  const levels = pick(random, ['0', '0', '001', '0012']);
  const row = (signs: string): string =>
    Array.from({ length: cols }, () => signs.charAt(random.below(signs.length))).join('');
  const terrain = Array.from({ length: rows }, () => row(grounds));
  const elevation = Array.from({ length: rows }, () => row(levels));
  const hexes = Array.from(
    { length: cols * rows },
    (_, i) => [i % cols, Math.floor(i / cols)] as const,
  );
  const free = shuffled(
    random,
    hexes.filter(([c, r]) => terrain[r]![c] !== '#'),
  );
  const some = (most: number): readonly (readonly [number, number])[] =>
    shuffled(random, free).slice(0, 1 + upTo(random, most - 1));
  const places = Array.from({ length: upTo(random, 3) }, (_, i) => ({
    id: `place-${i}`,
    name: name(`Place ${i}`),
    hexes: some(2),
    owner: pick(random, ['blue', 'pink', null]),
  }));
  const path = shuffled(random, free).slice(0, upTo(random, Math.min(LONGEST, free.length)));
  return {
    id: 'random',
    title: name('Random'),
    map: {
      cols,
      rows,
      terrain,
      elevation,
      roads: [{ id: 'road', path }],
      places,
    },
    first: pick(random, SIDES),
    turnLimit: 2 + upTo(random, 10),
    rules: { leaderLoss: pick(random, ['off', 'all', 'any']) },
    options: [{ id: 'late', name: name('Late'), default: random.below(2) === 0 }],
    units: units(random, large ? camp(random, free, cols, rows) : free, some),
    victory: victory(random, places, some),
  };
}

/** The hexes of a square somewhere on the map. */
function camp(
  random: Random,
  free: readonly (readonly [number, number])[],
  cols: number,
  rows: number,
): readonly (readonly [number, number])[] {
  const [left, top] = [upTo(random, cols - CAMP), upTo(random, rows - CAMP)];
  return free.filter(([c, r]) => c >= left && c < left + CAMP && r >= top && r < top + CAMP);
}

type Some = (most: number) => readonly (readonly [number, number])[];

function units(
  random: Random,
  free: readonly (readonly [number, number])[],
  some: Some,
): readonly Json[] {
  const count = Math.min(free.length - 2, 4 + upTo(random, 12));
  return Array.from({ length: Math.max(2, count) }, (_, i) => {
    const side = SIDES[i % 2]!;
    const late = i > 3 && random.below(8) === 0;
    const start = late
      ? { arrives: 2 + upTo(random, 2), entry: some(3) }
      : { at: free[i], ...(random.below(6) === 0 ? { wounded: true } : {}) };
    const type = i < 2 ? 'S' : pick(random, TYPES);
    const away = random.below(8) === 0 && i > 3 ? { ifOption: 'late' } : {};
    return { id: `${side === 'blue' ? 'B' : 'K'}-${type}${i}`, side, type, ...start, ...away };
  });
}

function victory(random: Random, places: readonly { readonly id: string }[], some: Some): Json {
  const whose = (): string => pick(random, ['blue', 'pink', 'any']);
  const ids = places.map(({ id }) => id);
  const instant: Json[] = [];
  if (random.below(3) > 0) instant.push({ kind: 'eliminateAll' });
  if (random.below(4) === 0)
    instant.push({ kind: 'eliminateCount', side: whose(), count: 1 + upTo(random, 5) });
  if (ids.length > 0 && random.below(2) === 0)
    instant.push({
      kind: 'hold',
      side: whose(),
      places: random.below(4) === 0 ? [...ids, ...ids] : ids,
      need: 1 + upTo(random, ids.length - 1),
      turns: 1 + upTo(random, 3),
    });
  for (let exits = upTo(random, 2); exits > 0; exits--)
    instant.push({
      kind: 'exit',
      side: whose(),
      count: 1 + upTo(random, 2),
      hexes: some(6),
      ...(random.below(2) === 0 ? { types: ['S', 'L'] } : {}),
    });
  const points = (): readonly Json[] =>
    ids
      .filter(() => random.below(2) === 0)
      .map((place) => ({ place, blue: upTo(random, 4), pink: upTo(random, 4) }));
  const atLimit =
    random.below(5) === 0
      ? { kind: 'winner', side: pick(random, SIDES) }
      : { kind: 'points', drawMargin: upTo(random, 2) };
  return {
    instant,
    atLimit,
    points: {
      eliminated: { S: 1, P: 2, M: 2, L: 3 },
      exited: { S: upTo(random, 3) },
      atEnd: points(),
      perTurn: points(),
      bonus: { pink: upTo(random, 2) },
    },
  };
}
