import { defaults, KeyedDice, Match, CHANCE, outcomeAt } from '@glade/engine';
import { describe, expect, test } from 'vitest';
import { DASH, EVENTS } from '../../engine/test/dash/index.ts';
import {
  addTally,
  emptyTally,
  ladder,
  luck,
  MatchPlayer,
  botsFor,
  reportJson,
  buildReport,
  runExperiment,
  runStudy,
  shardsOf,
  type Experiment,
  type Run,
} from '../src/index.ts';
import { SUDDEN } from './game-sudden-end.ts';

const shelf = new URL('shelf.ts', import.meta.url).href;
const experiment: Experiment = {
  game: 'dash',
  options: defaults(DASH.options),
  bots: ['careful', 'random'],
  seed: '7',
  games: 700,
};
const report = async (workers: number): Promise<string> =>
  reportJson(
    buildReport(DASH, experiment, await runExperiment(shelf, experiment, { workers }), ''),
  );

describe('an experiment', () => {
  test('gives the same bytes on one, two and three workers', async () => {
    const [one, two, three] = await Promise.all([report(1), report(2), report(3)]);
    expect(two).toBe(one);
    expect(three).toBe(one);
    expect(one).toContain('"games": 700');
  }, 60_000);

  test('gives the same bytes on one, two and three workers, with bots that move on, and looked into', async () => {
    const close = { ...experiment, rotate: true, looks: { matches: 50, playouts: 2 } };
    const on = async (workers: number): Promise<string> =>
      reportJson(buildReport(DASH, close, await runExperiment(shelf, close, { workers }), ''));
    const [one, two, three] = await Promise.all([on(1), on(2), on(3)]);
    expect(two).toBe(one);
    expect(three).toBe(one);
    expect(one).toContain('"block": 2');
  }, 60_000);

  test.each<readonly [string, (run: Run) => Promise<object>]>([
    ['luck', (run) => luck(DASH, experiment, ['careful', 'random'], run)],
    ['ladder', (run) => ladder(DASH, experiment, ['random', 'careful'], run)],
  ])(
    'gives the same bytes on one, two and three workers: %s',
    async (_, ask) => {
      const on = async (workers: number): Promise<string> =>
        reportJson(await ask((arms) => runStudy(shelf, arms, { workers })));
      const [one, two, three] = await Promise.all([on(1), on(2), on(3)]);
      expect(two).toBe(one);
      expect(three).toBe(one);
    },
    60_000,
  );

  test('keeps its seed as it was written', () => {
    const odd = { ...experiment, seed: '[ 1, 2 ]' };
    const player = new MatchPlayer(DASH, odd);
    player.play({ from: 0, to: 10 });
    const command = "glade playtest dash --seed '[ 1, 2 ]'";
    const text = reportJson(buildReport(DASH, odd, player.result(), command));
    expect(JSON.parse(text)).toMatchObject({ seed: odd.seed, command });
    expect(text).toMatch(/\[\d+, \d+\]/);
  });

  test('gives the same bytes in any order of shards', () => {
    const shards = shardsOf(experiment);
    const play = (order: typeof shards): string => {
      const tally = emptyTally(2);
      for (const shard of order) {
        const player = new MatchPlayer(DASH, experiment);
        player.play(shard);
        addTally(tally, player.result());
      }
      return reportJson(buildReport(DASH, experiment, tally, ''));
    };
    const odd = shards.filter((_, i) => i % 2 === 1);
    const even = shards.filter((_, i) => i % 2 === 0);
    expect(play([...odd, ...even.toReversed()])).toBe(play(shards));
  });

  test('plays each match alike, also with bots that remember', () => {
    const searched = { ...experiment, game: 'sudden', options: {}, bots: ['mcts:10'] };
    const matches = 300;
    const alone = emptyTally(1);
    for (let from = 0; from < matches; from++) {
      const player = new MatchPlayer(SUDDEN, searched);
      player.play({ from, to: from + 1 });
      addTally(alone, player.result());
    }
    const player = new MatchPlayer(SUDDEN, searched);
    player.play({ from: 0, to: matches });
    expect(player.result()).toEqual(alone);
  });

  test('counts a clause once a match, however many events cite it', () => {
    const player = new MatchPlayer(SUDDEN, {
      ...experiment,
      game: 'sudden',
      options: {},
      bots: ['random'],
    });
    player.play({ from: 0, to: 50 });
    expect([...player.result().clauses]).toEqual([
      ['SU-01', 50],
      ['SU-02', 50],
    ]);
  });

  test('says how far it is', async () => {
    const heard: number[] = [];
    await runExperiment(shelf, experiment, { workers: 1, progress: (n) => heard.push(n) });
    expect(heard).toEqual(heard.toSorted((a, b) => a - b));
    expect(heard.at(-1)).toBe(700);
  });

  test('another seed, another result', async () => {
    const other = { ...experiment, seed: '8' };
    const tally = await runExperiment(shelf, other, { workers: 1 });
    expect(reportJson(buildReport(DASH, experiment, tally, ''))).not.toBe(await report(1));
  });
});

describe('shards', () => {
  test.each([1, 2, 127, 128, 129, 1000, 64_001, 1_000_000])(
    'of %i matches cover each once',
    (n) => {
      const shards = shardsOf({ ...experiment, games: n });
      expect(shards[0]!.from).toBe(0);
      expect(shards.at(-1)!.to).toBe(n);
      shards.slice(1).forEach((shard, i) => expect(shard.from).toBe(shards[i]!.to));
      expect(Math.max(...shards.map(({ from, to }) => to - from))).toBeLessThanOrEqual(500);
    },
  );
});

test('a report agrees with the matches replayed one by one', () => {
  const games = 150;
  const seen = {
    sole: [0, 0],
    shared: 0,
    turns: 0,
    choices: 0,
    decisions: 0,
    clauses: new Map<string, number>(),
  };
  const rules = DASH.rules(experiment.options);
  const bots = botsFor(DASH, rules, experiment.bots);
  if (!bots.ok) throw new Error(bots.problem.code);
  for (let i = 0; i < games; i++) {
    const dice = new KeyedDice('7', i);
    const randoms = [dice.random('bot:0'), dice.random('bot:1')];
    let match = Match.start(DASH, {
      options: experiment.options,
      dice: 'virtual',
      players: experiment.bots,
    });
    while (!match.over) {
      const { state, actor } = match;
      const stream = rules.streams[rules.stream(state)]!;
      const action =
        actor === CHANCE
          ? outcomeAt(rules, state, dice.draw(stream, match.drawIndex, rules.totalWeight(state)))
          : bots.value[actor]!.choose(state, randoms[actor]!);
      if (actor !== CHANCE) {
        seen.decisions += 1;
        seen.choices += rules.count(state);
      }
      const played = match.play(action, actor);
      if (!played.ok) throw new Error(played.refusal.code);
      match = played.match;
    }
    const { winners } = rules.outcome(match.state);
    if (winners.length > 1) seen.shared += 1;
    else seen.sole[winners[0]!]! += 1;
    seen.turns += rules.turn(match.state);
    const fired = new Set(match.events().flatMap((list) => list.flatMap(({ clauses }) => clauses)));
    for (const id of fired) seen.clauses.set(id, (seen.clauses.get(id) ?? 0) + 1);
  }

  const player = new MatchPlayer(DASH, { ...experiment, games });
  player.play({ from: 0, to: games });
  const found = buildReport(DASH, experiment, player.result(), 'glade playtest dash');
  expect(found.outcome.seats!.map(({ value }) => Math.round(value * games))).toEqual(seen.sole);
  expect(Math.round(found.outcome.shared!.value * games)).toBe(seen.shared);
  expect(found.length.mean).toBeCloseTo(seen.turns / games, 9);
  expect(found.decisions.mean).toBeCloseTo(seen.decisions / games, 9);
  expect(found.decisions.choices.mean).toBeCloseTo(seen.choices / seen.decisions, 9);
  expect(found.clauses).toEqual(Object.fromEntries(seen.clauses));
  expect(found.unfinished).toBe(0);
});

test('a clause that never comes up is counted as nought', async () => {
  // Nobody can sprint without breath.
  const breathless = {
    ...experiment,
    options: { ...experiment.options, breaths: 0, length: 10 },
    bots: ['random', 'random'],
    games: 1,
  };
  const tally = await runExperiment(shelf, breathless, { workers: 1 });
  const declared = new Set(Object.values(EVENTS).flatMap(({ clauses }) => clauses));
  expect(new Set(tally.clauses.keys())).toEqual(declared);
});

test('a bot nobody knows is a problem', () => {
  expect(botsFor(DASH, DASH.rules(experiment.options), ['nobody'])).toMatchObject({
    ok: false,
    problem: { code: 'bot.unknown', args: { name: 'nobody' } },
  });
});

test('every number of a report has its interval and how many it is of', () => {
  const looks = { matches: 20, playouts: 4 };
  for (const rotate of [false, true]) {
    const all = { ...experiment, games: 300, looks, rotate };
    const player = new MatchPlayer(DASH, all);
    player.play({ from: 0, to: 300 });
    const found = buildReport(DASH, all, player.result(), 'glade playtest dash');
    const most = rotate ? 150 : 300;
    const seen = estimatesOf(found);
    expect(seen.length).toBeGreaterThan(30);
    // Minutes assume a pace that is not measured.
    const { longest, between, last } = found.waits!;
    for (const assumed of [found.minutes, longest, between, last]) {
      const { mean, low, high, median, p5Range, p95Range } = assumed;
      expect([low, high, median, p5Range, p95Range]).toEqual([null, null, null, null, null]);
      expect(mean).toBe(Math.round(mean));
    }
    expect(found.pace).toEqual(DASH.pace ?? { decision: 10, chance: 5 });
    for (const { at, low, high, n, middle } of seen) {
      expect([at, n]).toEqual([at, expect.toBeOneOf(numbersTo(most))]);
      expect([at, low <= middle && middle <= high]).toEqual([at, true]);
    }
    const { choices, forced } = found.decisions;
    expect([choices.n, forced.n]).toEqual([most, most]);
    // Decisions of one match resemble each other, so intervals from order statistics would be wrong.
    expect([choices.median, choices.p5Range, choices.p95Range]).toEqual([null, null, null]);
    for (const range of [found.length.median!, found.length.p5Range!])
      expect(range).toHaveLength(2);
    expect(Object.keys(found.clauseShares)).toEqual(Object.keys(found.clauses));
    expect(Object.keys(found.outcome.endings)).toEqual(Object.keys(found.outcome.codes));
    for (const [id, times] of Object.entries(found.clauses))
      expect(found.clauseShares[id]!.value).toBeCloseTo(times / 300, 9);
  }
});

const numbersTo = (most: number): readonly number[] =>
  Array.from({ length: most }, (_, i) => i + 1);

interface Met {
  readonly at: string;
  readonly low: number;
  readonly high: number;
  readonly n: number;
  readonly middle: number;
}

/** Everything in a report that has a value or a mean, without the matches worth watching. */
function estimatesOf(part: unknown, at = ''): readonly Met[] {
  if (
    typeof part !== 'object' ||
    part === null ||
    ['.extremes', '.minutes', '.waits.longest', '.waits.between', '.waits.last'].includes(at)
  )
    return [];
  const inner = Object.entries(part).flatMap(([key, each]) => estimatesOf(each, `${at}.${key}`));
  const middle = 'value' in part ? part.value : 'mean' in part ? part.mean : undefined;
  return middle === undefined ? inner : [{ at, middle, ...part } as Met, ...inner];
}

test('the report keeps its shape', async () => {
  const tally = await runExperiment(shelf, experiment, { workers: 1 });
  const found = buildReport(DASH, experiment, tally, 'glade playtest dash');
  expect(Object.keys(found)).toEqual([
    'game',
    'version',
    'options',
    'seats',
    'bots',
    'seed',
    'games',
    'unfinished',
    'outcome',
    'length',
    'minutes',
    'pace',
    'decisions',
    'moves',
    'waits',
    'heat',
    'extremes',
    'measures',
    'clauses',
    'clauseShares',
    'command',
  ]);
  expect(found.outcome.seats).toHaveLength(2);
  for (const seat of [...found.outcome.seats!, found.outcome.shared!]) {
    expect(Object.keys(seat)).toEqual(['value', 'low', 'high', 'n']);
    expect(seat.low).toBeLessThanOrEqual(seat.value);
    expect(seat.high).toBeGreaterThanOrEqual(seat.value);
  }
  expect(Object.keys(found.length)).toEqual([
    'mean',
    'low',
    'high',
    'p5',
    'p50',
    'p95',
    'median',
    'p5Range',
    'p95Range',
    'n',
    'histogram',
  ]);
  expect(found.measures['squares']).toHaveLength(2);
  expect(Object.keys(found.clauses)).toEqual(Object.keys(found.clauses).toSorted());
  expect(JSON.parse(reportJson(found))).toEqual(found);
});
