import {
  blockSize,
  emptyTally,
  analysisPolicies,
  type Experiment,
  type StudyResult,
  type Shard,
} from '@glade/lab';
import type { BotGame } from '@glade/engine';

// What a shard found, as it is stored: JSON in which a Map is an array of its pairs, ascending. The same matches give
// the same text on every machine. What is read has been in a database that others write to: every part is checked.

type Tally = StudyResult['tallies'][number];
type Pairs = StudyResult['pairs'][number];
type Histogram = Tally['length'];

/** The longest text that can be a result: more than any game has ever filled by far. */
export const LONGEST = 16_000_000;

export function writeFound(found: StudyResult): string {
  return JSON.stringify(found, (_, value: unknown) =>
    value instanceof Map ? [...value].toSorted(([a], [b]) => (a < b ? -1 : 1)) : value,
  );
}

/** How many seats an arm has, and how many sides there are to win. */
interface Shape {
  readonly seats: number;
  readonly sides: number;
  /** The policies that play out what is looked into. */
  readonly by: readonly string[];
}

const shapeOf = (game: BotGame, arm: Experiment): Shape => {
  const { kind, seats } = game.rules(arm.options);
  return { seats, sides: kind === 'competitive' ? seats : 1, by: analysisPolicies(game, arm) };
};

/** Reads results of a study. Throws an error at whatever the shard cannot have found. */
export function foundReader(
  game: BotGame,
  arms: readonly Experiment[],
): (text: string, shard: Shard) => StudyResult {
  const shapes = arms.map((arm) => shapeOf(game, arm));
  const sides = Math.min(...shapes.map((shape) => shape.sides));
  const blocks = blockSize(arms[0]!);
  return (text, shard) => {
    const data = object(JSON.parse(text), ['tallies', 'pairs']);
    const tallies = list(data['tallies'], arms.length, (each, i) => tally(each, shapes[i]!));
    const pairs = list(data['pairs'], arms.length - 1, (each) => pairsOf(each, sides));
    for (const each of tallies) agree(each, shard, blocks);
    for (const each of pairs) agreePairs(each, shard, blocks);
    return { tallies, pairs };
  };
}

function tally(value: unknown, { seats, sides, by }: Shape): Tally {
  const data = object(value, Object.keys(emptyTally(seats, sides)));
  return {
    games: natural(data['games']),
    unfinished: natural(data['unfinished']),
    won: natural(data['won']),
    sole: list(data['sole'], seats, natural),
    shared: natural(data['shared']),
    codes: map(data['codes'], name, natural),
    points: list(data['points'], sides, histogram),
    length: histogram(data['length']),
    minutes: histogram(data['minutes']),
    decisions: histogram(data['decisions']),
    real: histogram(data['real']),
    dead: histogram(data['dead']),
    choices: histogram(data['choices']),
    groups: groups(data['groups']),
    measures: map(data['measures'], name, (each) => measure(each, seats)),
    clauses: map(data['clauses'], name, natural),
    heat: map(data['heat'], name, histogram),
    blocks: map(data['blocks'], name, amounts),
    extremes: map(data['extremes'], name, (each) => {
      const { value: most, match } = object(each, ['value', 'match']);
      return { value: whole(most), match: natural(match) };
    }),
    looked: looked(data['looked'], sides, by),
  };
}

function groups(value: unknown): Tally['groups'] {
  const empty = emptyTally(1).groups;
  const data = object(value, Object.keys(empty));
  const sums = (of: 'decisions' | 'forced' | 'choices'): number[] =>
    list(data[of], empty[of].length, natural);
  return {
    n: natural(data['n']),
    decisions: sums('decisions'),
    forced: sums('forced'),
    choices: sums('choices'),
  };
}

function looked(value: unknown, sides: number, by: readonly string[]): Tally['looked'] {
  const empty = emptyTally(sides).looked;
  const data = object(value, Object.keys(empty));
  const named = list(data['by'], by.length, name);
  must(named.every((each, i) => each === by[i]));
  return {
    by,
    matches: natural(data['matches']),
    playouts: natural(data['playouts']),
    cut: natural(data['cut']),
    decided: histogram(data['decided']),
    leads: histogram(data['leads']),
    lowest: histogram(data['lowest']),
    last: histogram(data['last']),
    curve: list(data['curve'], empty.curve.length, histogram),
    traces: list(data['traces'], empty.traces.length, (trace) =>
      list(trace, empty.curve.length, histogram),
    ),
  };
}

function pairsOf(value: unknown, sides: number): Pairs {
  const data = object(value, ['blocks', 'same', 'points', 'length', 'decisions']);
  return {
    blocks: natural(data['blocks']),
    same: histogram(data['same']),
    points: list(data['points'], sides, histogram),
    length: histogram(data['length']),
    decisions: histogram(data['decisions']),
  };
}

/** One histogram, or one for each seat. */
function measure(value: unknown, seats: number): Histogram | readonly Histogram[] {
  const first: unknown = Array.isArray(value) ? value[0] : undefined;
  const one = Array.isArray(first) && typeof first[0] === 'number';
  return one ? amounts(value) : list(value, seats, amounts);
}

/** Whether the counts can be those of the matches of the shard. */
function agree(each: Tally, { from, to }: Shard, blocks: number): void {
  const ended = each.games - each.unfinished;
  const once = [...each.points, each.length, each.minutes, each.decisions, each.real, each.dead];
  const extremes = [...each.extremes.values()];
  must(each.games === to - from);
  must(ended >= 0 && each.won <= ended && total(each.codes) === ended);
  must(sum(each.sole) + each.shared === each.won);
  must(once.every((counts) => total(counts) === ended));
  must([...each.blocks.values()].every((counts) => total(counts) <= each.games / blocks));
  must([...each.clauses.values()].every((times) => times <= each.games));
  must(extremes.every(({ match }) => match >= from && match < to));
  must(each.looked.matches <= each.games);
  must(each.looked.cut <= each.looked.playouts);
  must([each.looked.curve, ...each.looked.traces].every((curve) => curve.every(seen)));
  must(each.groups.n <= each.games / blocks);
  must(each.groups.forced.every((times, i) => times <= each.groups.decisions[i]!));

  /** Whether as many at most were seen as were looked into. */
  function seen(counts: Histogram): boolean {
    return total(counts) <= each.looked.matches;
  }
}

function agreePairs(each: Pairs, { from, to }: Shard, block: number): void {
  must(each.blocks <= (to - from) / block);
  must([...each.same.keys()].every((pairs) => pairs >= 0 && pairs <= block));
  const once = [each.same, ...each.points, each.length, each.decisions];
  must(once.every((counts) => total(counts) === each.blocks));
}

const sum = (values: readonly number[]): number => values.reduce((all, each) => all + each, 0);

const total = (counts: ReadonlyMap<unknown, number>): number => sum([...counts.values()]);

function must(holds: boolean): asserts holds {
  if (!holds) throw new Error('no result of this shard');
}

function object(value: unknown, keys: readonly string[]): Readonly<Record<string, unknown>> {
  must(typeof value === 'object' && value !== null && !Array.isArray(value));
  must(Object.keys(value).length === keys.length && keys.every((key) => Object.hasOwn(value, key)));
  return value as Readonly<Record<string, unknown>>;
}

/** How often each amount was seen, which need not be whole: a shared win is half a win each. */
const amounts = (value: unknown): Histogram => map(value, finite, natural);

function finite(value: unknown): number {
  must(Number.isFinite(value));
  return value as number;
}

function whole(value: unknown): number {
  must(Number.isSafeInteger(value));
  return value as number;
}

function natural(value: unknown): number {
  must(whole(value) >= 0);
  return value as number;
}

/** A code or a clause: never more than a word, since reports show it. */
function name(value: unknown): string {
  must(typeof value === 'string' && /^[\w.:-]{1,80}$/.test(value));
  return value;
}

function list<T>(value: unknown, length: number, read: (each: unknown, i: number) => T): T[] {
  must(Array.isArray(value) && value.length === length);
  return value.map((each: unknown, i) => read(each, i));
}

function map<K, V>(
  value: unknown,
  key: (each: unknown) => K,
  read: (each: unknown) => V,
): Map<K, V> {
  must(Array.isArray(value));
  const read2 = value.map((pair: unknown) => {
    must(Array.isArray(pair) && pair.length === 2);
    return [key(pair[0]), read(pair[1])] as const;
  });
  const found = new Map(read2);
  must(found.size === read2.length);
  return found;
}

const histogram = (value: unknown): Histogram => map(value, whole, natural);
