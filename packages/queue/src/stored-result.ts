import {
  blockSize,
  DIFFERING_KEPT,
  emptyTally,
  lotOf,
  GROUP_COUNT,
  analysisPolicies,
  type Experiment,
  type StudyResult,
  type Shard,
} from '@glade/lab';
import type { BotGame } from '@glade/engine';

// The stored form of a result is JSON in which a Map is an array of its pairs, ascending. The same matches give the
// same text on every machine. Other programs can write to the database, so every part is checked on reading.

type Tally = StudyResult['tallies'][number];
type Pairs = StudyResult['pairs'][number];
type Histogram = Tally['length'];

/** The longest text that is read as a result, in bytes: far more than any game has ever filled. */
export const MAX_RESULT_BYTES = 16_000_000;

export function formatResult(found: StudyResult): string {
  return JSON.stringify(found, (_, value: unknown) =>
    value instanceof Map ? [...value].toSorted(([a], [b]) => (a < b ? -1 : 1)) : value,
  );
}

/** The seats of an experiment, and its number of sides: 1 where all are one team. */
interface Shape {
  readonly seats: number;
  readonly sides: number;
  /** The places in the order of play, where a lot decides it; else 0. */
  readonly places: number;
  /** The policies that play out analysed matches. */
  readonly by: readonly string[];
}

const shapeOf = (game: BotGame, arm: Experiment): Shape => {
  const rules = game.rules(arm.options);
  const { kind, seats } = rules;
  const places = lotOf(game, rules) === undefined ? 0 : seats;
  return {
    seats,
    places,
    sides: kind === 'competitive' ? seats : 1,
    by: analysisPolicies(game, arm),
  };
};

/**
 * Returns a reader for stored results of a study. It throws an error for anything that cannot be the result of the
 * shard.
 */
export function resultReader(
  game: BotGame,
  arms: readonly Experiment[],
): (text: string, shard: Shard) => StudyResult {
  const shapes = arms.map((arm) => shapeOf(game, arm));
  const sides = Math.min(...shapes.map((shape) => shape.sides));
  const blocks = blockSize(arms[0]!);
  return (text, shard) => {
    const data = objectWith(JSON.parse(text), ['tallies', 'pairs']);
    const tallies = listOf(data['tallies'], arms.length, (each, i) => tallyOf(each, shapes[i]!));
    const pairs = listOf(data['pairs'], arms.length - 1, (each) => pairsOf(each, sides));
    for (const each of tallies) checkTally(each, shard, blocks);
    for (const each of pairs) checkPairs(each, shard, blocks);
    return { tallies, pairs };
  };
}

function tallyOf(value: unknown, { seats, sides, places, by }: Shape): Tally {
  const data = objectWith(value, Object.keys(emptyTally(seats, sides)));
  return {
    games: natural(data['games']),
    unfinished: natural(data['unfinished']),
    won: natural(data['won']),
    sole: listOf(data['sole'], seats, natural),
    shared: natural(data['shared']),
    codes: mapOf(data['codes'], name, natural),
    points: listOf(data['points'], sides, histogram),
    places: listOf(data['places'], places, histogram),
    alike: natural(data['alike']),
    credit: listOf(data['credit'], sides, histogram),
    length: histogram(data['length']),
    minutes: histogram(data['minutes']),
    seconds: histogram(data['seconds']),
    decisions: histogram(data['decisions']),
    real: histogram(data['real']),
    dead: histogram(data['dead']),
    choices: histogram(data['choices']),
    groups: groupsOf(data['groups']),
    moves: movesOf(data['moves']),
    waits: waitsOf(data['waits']),
    early: earlyOf(data['early']),
    weighed: mapOf(data['weighed'], name, (each) => listOf(each, GROUP_COUNT, whole)),
    grouped: mapOf(data['grouped'], name, (each) => listOf(each, GROUP_COUNT, finite)),
    timed: mapOf(data['timed'], name, histogram),
    measures: mapOf(data['measures'], name, (each) => measureOf(each, seats)),
    clauses: mapOf(data['clauses'], name, natural),
    heat: mapOf(data['heat'], name, histogram),
    blocks: mapOf(data['blocks'], name, amounts),
    extremes: mapOf(data['extremes'], name, (each) => {
      const { value: most, match } = objectWith(each, ['value', 'match']);
      return { value: whole(most), match: natural(match) };
    }),
    looked: decisivenessOf(data['looked'], sides, by),
  };
}

function groupsOf(value: unknown): Tally['groups'] {
  const empty = emptyTally(1).groups;
  const data = objectWith(value, Object.keys(empty));
  const sums = (of: 'decisions' | 'forced' | 'choices'): number[] =>
    listOf(data[of], empty[of].length, natural);
  return {
    n: natural(data['n']),
    decisions: sums('decisions'),
    forced: sums('forced'),
    choices: sums('choices'),
  };
}

function movesOf(value: unknown): Tally['moves'] {
  const { looked, times, sums } = objectWith(value, ['looked', 'times', 'sums']);
  return {
    looked: natural(looked),
    times: mapOf(times, kindName, histogram),
    sums: mapOf(sums, kindName, (each) => {
      const data = objectWith(each, ['all', 'forced', 'could', 'took']);
      const sumsOf = (of: keyof typeof data): number[] => listOf(data[of], GROUP_COUNT, natural);
      return {
        all: sumsOf('all'),
        forced: sumsOf('forced'),
        could: sumsOf('could'),
        took: sumsOf('took'),
      };
    }),
  };
}

function waitsOf(value: unknown): Tally['waits'] {
  const empty = emptyTally(1).waits;
  const data = objectWith(value, Object.keys(empty));
  const sums = (of: 'times' | 'choices' | 'draws'): number[] =>
    listOf(data[of], empty[of].length, natural);
  return {
    times: sums('times'),
    choices: sums('choices'),
    draws: sums('draws'),
    longest: histogram(data['longest']),
    between: histogram(data['between']),
    last: histogram(data['last']),
  };
}

function earlyOf(value: unknown): Tally['early'] {
  const data = objectWith(value, ['seats', 'after', 'turns', 'seconds']);
  return {
    seats: histogram(data['seats']),
    after: histogram(data['after']),
    turns: histogram(data['turns']),
    seconds: histogram(data['seconds']),
  };
}

function decisivenessOf(value: unknown, sides: number, by: readonly string[]): Tally['looked'] {
  const empty = emptyTally(sides).looked;
  const data = objectWith(value, Object.keys(empty));
  const named = listOf(data['by'], by.length, name);
  assertResult(named.every((each, i) => each === by[i]));
  return {
    by,
    matches: natural(data['matches']),
    playouts: natural(data['playouts']),
    cut: natural(data['cut']),
    decided: histogram(data['decided']),
    leads: histogram(data['leads']),
    lowest: histogram(data['lowest']),
    last: histogram(data['last']),
    curve: listOf(data['curve'], empty.curve.length, histogram),
    traces: listOf(data['traces'], empty.traces.length, (trace) =>
      listOf(trace, empty.curve.length, histogram),
    ),
  };
}

function pairsOf(value: unknown, sides: number): Pairs {
  const data = objectWith(value, ['blocks', 'same', 'differing', 'points', 'credit', 'numbers']);
  return {
    blocks: natural(data['blocks']),
    same: histogram(data['same']),
    differing: firstMatches(data['differing']),
    points: listOf(data['points'], sides, histogram),
    credit: listOf(data['credit'], sides, histogram),
    numbers: mapOf(data['numbers'], name, (each) => {
      const { seen, mark, mirror } = objectWith(each, ['seen', 'mark', 'mirror']);
      return { seen: amounts(seen), mark: natural(mark), mirror: natural(mirror) };
    }),
  };
}

/** The numbers of a few matches, ascending. */
function firstMatches(value: unknown): number[] {
  assertResult(Array.isArray(value) && value.length <= DIFFERING_KEPT);
  const matches = value.map((each: unknown) => natural(each));
  assertResult(matches.every((match, i) => i === 0 || match > matches[i - 1]!));
  return matches;
}

/** One histogram, or one for each seat. */
function measureOf(value: unknown, seats: number): Histogram | readonly Histogram[] {
  const first: unknown = Array.isArray(value) ? value[0] : undefined;
  const one = Array.isArray(first) && typeof first[0] === 'number';
  return one ? amounts(value) : listOf(value, seats, amounts);
}

/** Checks that the counts can be those of the matches of the shard. */
function checkTally(each: Tally, { from, to }: Shard, blocks: number): void {
  const ended = each.games - each.unfinished;
  const once = [
    ...each.points,
    ...each.places,
    ...each.credit,
    each.length,
    each.minutes,
    each.seconds,
    each.decisions,
    each.real,
    each.dead,
  ];
  const extremes = [...each.extremes.values()];
  assertResult(each.games === to - from);
  assertResult(ended >= 0 && each.won <= ended && total(each.codes) === ended);
  assertResult(sum(each.sole) + each.shared === each.won && each.alike <= ended);
  assertResult(once.every((counts) => total(counts) === ended));
  assertResult([...each.timed.values()].every((counts) => total(counts) <= ended));
  assertResult([...each.blocks.values()].every((counts) => total(counts) <= each.games / blocks));
  assertResult([...each.clauses.values()].every((times) => times <= each.games));
  assertResult(extremes.every(({ match }) => match >= from && match < to));
  assertResult(each.looked.matches <= each.games);
  assertResult(each.looked.cut <= each.looked.playouts);
  assertResult([each.looked.curve, ...each.looked.traces].every((curve) => curve.every(seen)));
  assertResult([...each.moves.times.values()].every((counts) => total(counts) <= ended));
  assertResult(each.moves.looked <= ended && total(each.waits.longest) <= ended);
  for (const wait of ['between', 'last'] as const)
    assertResult(total(each.waits[wait]) === total(each.waits.longest));
  const { seats: early, ...first } = each.early;
  assertResult(total(early) <= ended);
  for (const counts of Object.values(first))
    assertResult(total(counts) === total(early) - (early.get(0) ?? 0));
  assertResult(
    [...each.moves.sums.values()].every(
      ({ all, forced, could, took }) =>
        took.every((times, i) => times <= could[i]!) &&
        forced.every((times, i) => times <= all[i]!),
    ),
  );
  assertResult(each.groups.n <= each.games / blocks);
  assertResult(each.groups.forced.every((times, i) => times <= each.groups.decisions[i]!));

  /** Whether no more matches are counted than were analysed. */
  function seen(counts: Histogram): boolean {
    return total(counts) <= each.looked.matches;
  }
}

function checkPairs(each: Pairs, { from, to }: Shard, block: number): void {
  assertResult(each.blocks <= (to - from) / block);
  assertResult(each.differing.every((match) => match >= from && match < to));
  assertResult([...each.same.keys()].every((pairs) => pairs >= 0 && pairs <= block));
  const once = [each.same, ...each.points, ...each.credit];
  assertResult(once.every((counts) => total(counts) === each.blocks));
  assertResult([...each.numbers.values()].every(({ seen }) => total(seen) <= each.blocks));
}

const sum = (values: readonly number[]): number => values.reduce((all, each) => all + each, 0);

const total = (counts: ReadonlyMap<unknown, number>): number => sum([...counts.values()]);

function assertResult(holds: boolean): asserts holds {
  if (!holds) throw new Error('no result of this shard');
}

function objectWith(value: unknown, keys: readonly string[]): Readonly<Record<string, unknown>> {
  assertResult(typeof value === 'object' && value !== null && !Array.isArray(value));
  assertResult(
    Object.keys(value).length === keys.length && keys.every((key) => Object.hasOwn(value, key)),
  );
  return value as Readonly<Record<string, unknown>>;
}

/** How often each amount was seen. Amounts may be fractions: a shared win is half a win each. */
const amounts = (value: unknown): Histogram => mapOf(value, finite, natural);

function finite(value: unknown): number {
  assertResult(Number.isFinite(value));
  return value as number;
}

function whole(value: unknown): number {
  assertResult(Number.isSafeInteger(value));
  return value as number;
}

function natural(value: unknown): number {
  assertResult(whole(value) >= 0);
  return value as number;
}

/** A kind of move: a word. */
function kindName(value: unknown): string {
  assertResult(typeof value === 'string' && /^[a-z-]{1,40}$/.test(value));
  return value;
}

/** A code or a clause: at most 80 plain characters, since reports show it. */
function name(value: unknown): string {
  assertResult(typeof value === 'string' && /^[\w.:-]{1,80}$/.test(value));
  return value;
}

function listOf<T>(value: unknown, length: number, read: (each: unknown, i: number) => T): T[] {
  assertResult(Array.isArray(value) && value.length === length);
  return value.map((each: unknown, i) => read(each, i));
}

function mapOf<K, V>(
  value: unknown,
  key: (each: unknown) => K,
  read: (each: unknown) => V,
): Map<K, V> {
  assertResult(Array.isArray(value));
  const entries = value.map((pair: unknown) => {
    assertResult(Array.isArray(pair) && pair.length === 2);
    return [key(pair[0]), read(pair[1])] as const;
  });
  const result = new Map(entries);
  assertResult(result.size === entries.length);
  return result;
}

const histogram = (value: unknown): Histogram => mapOf(value, whole, natural);
