import { defaults, parseRecord } from '@glade/engine';
import { describe, expect, test } from 'vitest';
import { DASH } from '../../engine/test/dash/index.ts';
import { MatchPlayer, matchRecord, buildReport, type Experiment } from '../src/index.ts';
import { isAnalysed } from '../src/experiment/experiment.ts';
import { momentsOf } from '../src/statistics/moments.ts';
import {
  countDecisiveness,
  emptyDecisiveness,
  type ChanceEstimate,
} from '../src/tally/decisiveness.ts';
import { RIVALS } from './games-coins.ts';
import { playoutPolicies } from '../src/play/playouts.ts';

const dash: Experiment = {
  game: 'dash',
  options: defaults(DASH.options),
  bots: ['careful', 'random'],
  seed: '3',
  games: 60,
};

/** An estimate with these chances, each side winning alone. */
const looksAt = (
  chances: readonly (readonly number[])[],
  resultOfSide: (side: number) => number = (side) => 1 << side,
  ended = 10_000,
): ChanceEstimate[] =>
  chances.map((sides) => ({
    ended,
    cut: 0,
    chances: sides,
    results: new Map(sides.map((chance, side) => [resultOfSide(side), (chance * ended) / 100])),
  }));
/** The same for one team, which wins or loses. */
const teamLooks = (chances: readonly (readonly number[])[]): ChanceEstimate[] =>
  looksAt(chances, (side) => 1 - side);

describe('a match that was looked into', () => {
  test('is certain from where it stays above 90 %', () => {
    const looked = emptyDecisiveness();
    const chances = [50, 95, 60, 92, 99].map((first) => [first, 100 - first]);
    expect(countDecisiveness(looked, teamLooks(chances), 1)).toBe(50);
    expect([...looked.decided]).toEqual([[60, 1]]);
    expect([...looked.lowest]).toEqual([[50, 1]]);
    expect([...looked.last]).toEqual([[99, 1]]);
    const seen = looked.curve.flatMap((tenth) => [...tenth.keys()]);
    expect(seen).toEqual([5000, 9500, 6000, 9200, 9900]);
    expect([...looked.traces[0]!].flatMap((tenth) => [...tenth.keys()])).toEqual(seen);
  });

  test('counts once in each tenth, with the mean chance of the turns in it', () => {
    const looked = emptyDecisiveness(2);
    const chances = Array.from({ length: 20 }, (_, turn) => [40 + turn, 60 - turn, 0]);
    countDecisiveness(looked, looksAt(chances), 0b10);
    expect(looked.curve.map((tenth) => [...tenth])).toEqual(
      Array.from({ length: 10 }, (_, tenth) => [[5950 - 200 * tenth, 1]]),
    );
    // The losing side has a curve of its own.
    expect([...looked.traces[0]![9]!]).toEqual([[5850, 1]]);
    expect(looked.traces[1]).toEqual(looked.curve);
  });

  test('the lead changes when another is ahead by ten points, not by nine', () => {
    const looked = emptyDecisiveness();
    const chances = [60, 40, 54, 45.5, 56, 70].map((first) => [first, 100 - first]);
    countDecisiveness(looked, teamLooks(chances), 1);
    expect([...looked.leads]).toEqual([[2, 1]]);
  });

  test('the lead does not change by what few playouts mistake', () => {
    const looked = emptyDecisiveness(2);
    const chances = [60, 40, 60, 40, 80, 20].map((first) => [first, 100 - first, 0]);
    countDecisiveness(
      looked,
      looksAt(chances, (side) => 1 << side, 32),
      0b01,
    );
    expect([...looked.leads]).toEqual([[1, 1]]);
  });

  test('nobody is not in the lead when nobody is likely to win', () => {
    const looked = emptyDecisiveness(2);
    const chances = [
      [30, 10, 60],
      [10, 30, 60],
      [5, 5, 90],
    ];
    const side = (n: number): number => (n === 2 ? 0 : 1 << n);
    countDecisiveness(looked, looksAt(chances, side), 0);
    expect([...looked.leads]).toEqual([[1, 1]]);
    expect([...looked.last]).toEqual([[90, 1]]);
    expect(looked.traces.map((tenths) => [...tenths[0]!][0])).toEqual([
      [3000, 1],
      [1000, 1],
      [6000, 1],
    ]);
  });

  test('of which nothing was seen counts as certain from the start', () => {
    const looked = emptyDecisiveness();
    expect(countDecisiveness(looked, [], 1)).toBe(100);
    expect([...looked.decided]).toEqual([[0, 1]]);
    expect(looked.last.size).toBe(0);
  });

  test('a shared win is a result of its own', () => {
    const looked = emptyDecisiveness(3);
    const look = (alone: number, together: number): ChanceEstimate => ({
      ended: alone + together,
      cut: 0,
      chances: [alone + together / 2, together / 2, 0, 0],
      results: new Map([
        [0b001, alone],
        [0b011, together],
      ]),
    });
    expect(countDecisiveness(looked, [look(80, 20), look(5, 95)], 0b011)).toBe(20);
    expect([...looked.last]).toEqual([[95, 1]]);
    expect([...looked.decided]).toEqual([[50, 1]]);
    expect(looked.traces.map(([tenth]) => [...tenth!][0]![0])).toEqual([9000, 1000, 0, 0]);
  });

  test('what was cut off is left out, and told', () => {
    const looked = emptyDecisiveness();
    const [one] = teamLooks([[75, 25]]);
    const none = { ended: 0, cut: 4, chances: [0, 0], results: new Map<number, number>() };
    countDecisiveness(looked, [none, { ...one!, ended: 10_000, cut: 6 }], 1);
    expect([looked.playouts, looked.cut]).toEqual([10_010, 10]);
    expect([...looked.lowest]).toEqual([[75, 1]]);
  });

  test('a tenth in which its result had no chance was seen, and had none', () => {
    const looked = emptyDecisiveness();
    countDecisiveness(
      looked,
      teamLooks(Array.from({ length: 5 }, (_, turn) => (turn === 0 ? [0, 100] : [100, 0]))),
      1,
    );
    const player = new MatchPlayer(DASH, { ...dash, looks: { matches: 1, playouts: 1 } });
    const tally = { ...player.result(), looked };
    const { decided } = buildReport(
      DASH,
      { ...dash, looks: { matches: 1, playouts: 1 } },
      tally,
      '',
    );
    const curve = decided!.curve.map((tenth) => tenth && tenth.value);
    expect(curve.slice(0, 4)).toEqual([0, null, 100, null]);
    // A single match does not give certainty.
    expect(decided!.curve[2]).toMatchObject({ high: 100, n: 1 });
    expect(decided!.curve[2]!.low).toBeLessThan(50);
  });

  test.each([
    [1000, 600, 1, 600],
    [1000, 300, 1, 300],
    [1000, 1000, 1, 1000],
    [7, 1, 1, 1],
    [1000, 100, 2, 100],
    [1002, 10, 3, 12],
  ])('of %i matches %i are looked into, in blocks of %i', (games, matches, seats, many) => {
    const bots = Array.from({ length: seats }, () => 'random');
    const some = { ...dash, bots, games, rotate: true, looks: { matches, playouts: 1 } };
    const looked = Array.from({ length: games }, (_, i) => i).filter((i) => isAnalysed(some, i));
    expect(looked).toHaveLength(many);
    // Each bot sits in each seat equally often, and the analysed matches are spread evenly.
    const shifts = Array.from({ length: seats }, (_, shift) =>
      looked.filter((i) => i % seats === shift),
    );
    expect(new Set(shifts.map(({ length }) => length)).size).toBe(1);
    const first = looked.filter((i) => i < games / 2).length;
    expect(Math.abs(first - many / 2)).toBeLessThanOrEqual(seats);
  });

  test('looking changes nothing in what is played', () => {
    const plain = new MatchPlayer(DASH, dash);
    const close = new MatchPlayer(DASH, { ...dash, looks: { matches: 30, playouts: 4 } });
    for (const player of [plain, close]) player.play({ from: 0, to: 60 });
    const { looked, extremes, ...rest } = close.result();
    const { looked: _, extremes: fewer, ...other } = plain.result();
    expect(rest).toEqual(other);
    expect(looked.matches).toBeGreaterThan(10);
    expect([...extremes.keys()]).toEqual([...fewer.keys(), 'turnaround']);
  });
});

describe('bots that move on from seat to seat', () => {
  const rivals: Experiment = {
    game: 'rivals',
    options: { win: 'both' },
    bots: ['retries', 'keeps'],
    seed: '3',
    games: 400,
    rotate: true,
  };

  test('share all points, and each bot sits in each seat', () => {
    const player = new MatchPlayer(RIVALS, rivals);
    player.play({ from: 0, to: 400 });
    const { blocks, sole } = player.result();
    const [retries, keeps] = [0, 1].map((bot) => momentsOf(blocks.get(`bot.${bot}`)!));
    expect(retries!.mean + keeps!.mean).toBeCloseTo(2 * 60, 9);
    expect(retries!.n).toBe(200);
    // The first seat decides and seldom wins. The bot that tries again wins more with the same dice.
    expect(sole[1]!).toBeGreaterThan(sole[0]!);
    expect(retries!.mean).toBeGreaterThan(keeps!.mean);
  });

  test('a block has the same dice', () => {
    const same = { ...rivals, bots: ['keeps', 'keeps'] };
    const player = new MatchPlayer(RIVALS, same);
    player.play({ from: 0, to: 400 });
    // The same seat wins both matches, whoever sits there, so each bot wins once.
    expect([...player.result().blocks.get('first')!]).toEqual([[60, 200]]);
  });
});

test('a match of an experiment can be read again as a record', () => {
  const record = matchRecord(DASH, dash, 17);
  const read = parseRecord(record, (id) => (id === 'dash' ? DASH : undefined));
  expect(read.ok && read.value.over).toBe(true);
  const player = new MatchPlayer(DASH, dash);
  player.play({ from: 17, to: 18 });
  expect(read.ok && read.value.log.filter(({ actor }) => actor >= 0).length).toBe(
    [...player.result().decisions.keys()][0],
  );
});

test('matches are played out by the bots that play them, where those are fast', () => {
  const game = { ...DASH, slow: ['careful'] };
  const rules = DASH.rules(dash.options);
  const own = Object.keys(DASH.policies(rules));
  const [first = ''] = own;
  expect(playoutPolicies(DASH, rules, ['careful', 'random'])).toEqual(['careful', 'random']);
  expect(playoutPolicies(game, rules, ['careful', 'mcts:100'])).toEqual([first, first]);
  expect(playoutPolicies(DASH, rules, ['policy', 'strong'])).toEqual([first, first]);
});
