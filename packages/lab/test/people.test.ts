import type { BotGame } from '@glade/engine';
import { ONLY_LONG } from '@glade/engine/testing';
import { describe, expect, test, vi } from 'vitest';
import { people, Study, type Experiment, type PeopleMatch, type Run } from '../src/index.ts';
import { readPeople } from '../src/people/read-people.ts';
import { COINS, RIVALS } from './games-coins.ts';

vi.setConfig({ testTimeout: 60_000 });

describe('playtests by people as CSV', () => {
  const read = (text: string, seats = 3) => {
    const found = readPeople(text, seats);
    if (!found.ok) throw new Error(found.problem.code);
    return found.value;
  };

  test('are read with commas, semicolons or tabs, and what is not known stays unknown', () => {
    const comma = read(
      'date,winners,turns,minutes,measure_points\n1 May,1 3,12,25.5,7\n2 May,0,,30,\n\n',
    );
    expect(comma.ignored).toEqual(['date']);
    expect(comma.matches).toEqual([
      { winners: [0, 2], turns: 12, minutes: 25.5, measures: { points: 7 } },
      { winners: [], minutes: 30, measures: {} },
    ]);
    const italian = read('\uFEFFwinners;minutes\r\n2;25,5\r\n"nessuno";3\r\n');
    expect(italian.matches.map(({ winners, minutes }) => [winners, minutes])).toEqual([
      [[1], 25.5],
      [[], 3],
    ]);
    expect(read('won\tturns\nyes\t4\nno\t5\n', 1).matches.map(({ winners }) => winners)).toEqual([
      [0],
      [],
    ]);
  });

  test('are read by names in any case, in the words that people use, and a measure is called as in the heading', () => {
    const found = read('Turns,Measure_wetSeeds,measure_trees\n3,4,5\n');
    expect(found.matches).toEqual([{ turns: 3, measures: { wetSeeds: 4, trees: 5 } }]);
    const own = read('Date;Winner;Minuti;Notes\nMay;1, 3;20;fun\n');
    expect(own).toEqual({
      matches: [{ winners: [0, 2], minutes: 20, measures: {} }],
      ignored: ['Date', 'Notes'],
    });
  });

  test('rounds are the length where the game counts rounds, and nowhere else', () => {
    for (const name of ['rounds', 'Round', 'giri', 'turns'])
      expect(readPeople(`${name}\n7\n`, 3, 'round')).toMatchObject({
        value: { matches: [{ turns: 7 }], ignored: [] },
      });
    expect(read('rounds,turns\n7,28\n')).toEqual({
      matches: [{ turns: 28, measures: {} }],
      ignored: ['rounds'],
    });
    expect(readPeople('rounds,turns\n7,28\n', 3, 'round').ok).toBe(false);
  });

  test.each([
    ['', 'people.columns'],
    ['date,who\n1,2\n', 'people.columns'],
    ['turns,turns\n1,2\n', 'people.columns'],
    ['winners,won\n1,yes\n', 'people.columns'],
    ['turns,minutes\n', 'people.empty'],
    ['turns,minutes\n1\n', 'people.cells', 2],
    ['turns,minutes\n1,2\nmany,2\n', 'people.number', 3],
    ['turns\n-1\n', 'people.number', 2],
    ['winners\n4\n', 'people.winners', 2],
    ['winners\n1 1\n', 'people.winners', 2],
    ['won\nyes\n', 'people.won', 2],
    [`turns\n${'1\n'.repeat(600_000)}`, 'people.big'],
  ])('%# are refused with the line', (text, code, line?: number) => {
    const found = readPeople(text, 3);
    expect(found).toMatchObject({ ok: false, problem: { code } });
    expect(found.ok ? undefined : found.problem.args?.['line']).toBe(line);
  });
});

const here =
  (game: typeof COINS): Run =>
  async (arms) => {
    const study = new Study(game, arms);
    study.play({ from: 0, to: arms[0]!.games });
    return study.result();
  };
const experiment: Experiment = {
  game: 'coins',
  options: { win: 'both' },
  bots: ['retries'],
  seed: '1',
  games: 2000,
  pace: { decision: 10, chance: 5 },
};
/** The games of coins, with another length. */
const lasting = (turns: number, seats: 1 | 2): BotGame => {
  const game = seats === 1 ? COINS : RIVALS;
  return {
    ...game,
    rules: (options) => {
      const rules = game.rules(options);
      return { ...rules, turn: (s) => rules.turn(s) * turns };
    },
  };
};
/** So many matches of which some were won. */
const played = (n: number, won: number, more: Partial<PeopleMatch> = {}): readonly PeopleMatch[] =>
  Array.from({ length: n }, (_, i) => ({ winners: i < won ? [0] : [], measures: {}, ...more }));

describe('people beside bots', () => {
  test('the pace is how many times longer they took than bots would', async () => {
    // Of bots a match is one real choice, and two throws or three: it throws again in 3/4 of them at most.
    const { pace, lines } = await people(
      COINS,
      experiment,
      played(20, 7, { minutes: 1 }),
      here(COINS),
    );
    // Two coins, and one more where the second shows tails: 10 + 5 * 2.5 seconds.
    expect(pace!.times.value).toBeCloseTo(60 / 22.5, 1);
    expect(pace!.decision).toBeCloseTo(10 * pace!.times.value, 12);
    expect(lines.map(({ of }) => of)).toEqual(['points.0']);
    // Records tell choices and throws themselves.
    const exact = await people(
      COINS,
      experiment,
      played(20, 7, { minutes: 1, real: 1, draws: 4 }),
      here(COINS),
    );
    expect(exact.pace!.times.value).toBeCloseTo(2, 12);
  });

  test('the strength is that of the mixture that wins as often, with all that would fit', async () => {
    // At random the second coin is thrown again half of the time: tails or not, so half of 1/2 comes to 1/4 won; retries win 3/8.
    const run = here(COINS);
    const weak = await people(COINS, experiment, played(800, 200), run);
    const middle = await people(COINS, experiment, played(800, 250), run);
    const strong = await people(COINS, experiment, played(800, 400), run);
    expect(weak.strength).toMatchObject({ low: null });
    expect(Math.abs(middle.strength!.percent! - 50)).toBeLessThan(25);
    expect(middle.strength!.low ?? 0).toBeLessThanOrEqual(50);
    expect(middle.strength!.high ?? 100).toBeGreaterThanOrEqual(50);
    expect(strong.strength).toMatchObject({ low: 100, high: null });
    expect(strong.strength!.percent).toBeUndefined();
    const rivals = { ...experiment, game: 'rivals', bots: ['keeps', 'keeps'] };
    expect((await people(RIVALS, rivals, played(10, 5), here(RIVALS))).strength).toBeUndefined();
  });

  test(
    'who plays as the bots do is said to differ in at most one of twenty studies',
    ONLY_LONG,
    async () => {
      let alarms = 0;
      const run = here(COINS);
      for (let i = 0; i < 200; i++) {
        const own = new Study(COINS, [{ ...experiment, seed: `people ${i}`, games: 40 }]);
        own.play({ from: 0, to: 40 });
        const won = own.result().tallies[0]!.won;
        const bots = { ...experiment, bots: ['retries@100'], seed: `bots ${i}`, games: 200 };
        const { lines } = await people(COINS, bots, played(40, won), run);
        alarms += Number(lines.some(({ sure }) => sure));
      }
      expect(alarms).toBeLessThan(19);
    },
  );

  test('a length is asked about where another unit would explain it, not just outside those of bots', async () => {
    const beyond = async (turns: number) =>
      (await people(COINS, experiment, played(3, 1, { turns }), here(COINS))).beyond;
    // All matches by bots take one turn.
    expect(await beyond(1)).toBeUndefined();
    expect(await beyond(2)).toBeUndefined();
    expect(await beyond(3)).toEqual({ lengths: [3, 3, 3], low: 1, high: 1 });
    expect(await beyond(0)).toEqual({ lengths: [0, 0, 0], low: 1, high: 1 });
  });

  test('with two players, turns where rounds are counted, or the other way round, are asked about', async () => {
    // Of games whose matches by bots all take so many turns.
    const beyond = async (length: number, turns: number, seats: 1 | 2 = 2) => {
      const game = lasting(length, seats);
      const bots = Array.from({ length: seats }, () => 'keeps');
      const asked = { ...experiment, game: game.id, bots, games: 20 };
      return (await people(game, asked, played(1, 1, { turns }), here(game))).beyond;
    };
    expect(await beyond(7, 14)).toEqual({ lengths: [14], low: 7, high: 7 });
    expect(await beyond(14, 7)).toEqual({ lengths: [7], low: 14, high: 14 });
    // No other unit makes a seven of these, and they are not far away.
    for (const turns of [4, 7, 12, 13]) expect(await beyond(7, turns)).toBeUndefined();
    // Alone, a turn is a round.
    for (const turns of [4, 7, 14]) expect(await beyond(7, turns, 1)).toBeUndefined();
    expect(await beyond(7, 15, 1)).toBeDefined();
  });

  test('of two rivals one wins what the other does not: one line, and one test', async () => {
    const rivals = { ...experiment, game: 'rivals', bots: ['keeps', 'keeps'], games: 200 };
    const matches = played(20, 20, { turns: 1 }).map((each, i) => ({ ...each, winners: [i % 2] }));
    const { lines } = await people(RIVALS, rivals, matches, here(RIVALS));
    const tested = lines.filter((line) => line.tested).map(({ of }) => of);
    expect(lines.map(({ of }) => of)).not.toContain('points.1');
    expect(tested).toContain('points.0');
    // All matches take one turn.
    expect(tested).not.toContain('length');
    // What never came up, with people or with bots, is no test.
    const never = lines.filter(({ people: own, bots }) => own.value === 0 && bots.value === 0);
    expect(never).not.toEqual([]);
    expect(never.filter((line) => line.tested)).toEqual([]);
  });

  test('of wins and length it is said how many matches would tell, also where another number is proven', async () => {
    const found = await people(COINS, experiment, played(20, 9, { turns: 9 }), here(COINS));
    expect(found.lines.find(({ of }) => of === 'length')!.sure).toBe(true);
    const [wins, ...others] = found.enough!;
    expect(wins!.of).toBe('points.0');
    expect(wins!.matches).toBeGreaterThan(20);
    expect(others).toEqual([]);
  });

  test('a difference that is known is found', async () => {
    const { lines } = await people(COINS, experiment, played(100, 90, { turns: 1 }), here(COINS));
    const wins = lines.find(({ of }) => of === 'points.0')!;
    expect(wins.sure).toBe(true);
    expect(wins.difference!.low).toBeLessThan(0.9 - 3 / 8);
    expect(wins.difference!.high).toBeGreaterThan(0.9 - 3 / 8);
    // All matches take one turn, by people and by bots: nothing to tell.
    expect(lines.find(({ of }) => of === 'length')).toMatchObject({ sure: false });
  });
});
