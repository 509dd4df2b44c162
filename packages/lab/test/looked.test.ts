import { defaults, parseRecord } from '@glade/engine';
import { describe, expect, test } from 'vitest';
import { DASH } from '../../engine/test/dash/index.ts';
import { Player, recordOf, reportOf, type Experiment } from '../src/index.ts';
import { looksInto } from '../src/play/experiment.ts';
import { momentsOf } from '../src/statistics/moments.ts';
import { countLooked, emptyLooked } from '../src/play/looked.ts';
import { RIVALS } from './coins.ts';

const dash: Experiment = {
  game: 'dash',
  options: defaults(DASH.options),
  bots: ['careful', 'random'],
  seed: '3',
  games: 60,
};

describe('a match that was looked into', () => {
  test('is certain from where it stays above 90 %', () => {
    const looked = emptyLooked();
    const chances = [50, 95, 60, 92, 99].map((first) => [first, 100 - first]);
    expect(countLooked(looked, chances, [0])).toBe(50);
    expect([...looked.decided]).toEqual([[60, 1]]);
    expect([...looked.lowest]).toEqual([[50, 1]]);
    expect([...looked.last]).toEqual([[99, 1]]);
    const seen = looked.curve.flatMap((tenth) => [...tenth.keys()]);
    expect(seen).toEqual([50, 95, 60, 92, 99]);
    expect(seen.reduce((sum, each) => sum + each, 0)).toBe(50 + 95 + 60 + 92 + 99);
  });

  test('counts once in each tenth, with the mean chance of the turns in it', () => {
    const looked = emptyLooked(2);
    const chances = Array.from({ length: 20 }, (_, turn) => [40 + turn, 60 - turn]);
    countLooked(looked, chances, [1]);
    expect(looked.curve.map((tenth) => [...tenth])).toEqual(
      Array.from({ length: 10 }, (_, tenth) => [[Math.round(59.5 - 2 * tenth), 1]]),
    );
    // The side that lost has its own trace.
    expect([...looked.traces[0]![9]!]).toEqual([[59, 1]]);
    expect(looked.traces[1]).toEqual(looked.curve);
  });

  test('the lead changes when another is ahead by ten points, not by nine', () => {
    const looked = emptyLooked();
    const chances = [60, 40, 54, 45.5, 56, 70].map((first) => [first, 100 - first]);
    countLooked(looked, chances, [0]);
    expect([...looked.leads]).toEqual([[2, 1]]);
  });

  test('of which nothing was seen counts as certain from the start', () => {
    const looked = emptyLooked();
    expect(countLooked(looked, [], [0])).toBe(100);
    expect([...looked.decided]).toEqual([[0, 1]]);
    expect(looked.last.size).toBe(0);
  });

  test.each([
    [
      'a whole win each',
      100,
      [
        [60, 80, 30],
        [100, 90, 0],
      ],
      70,
      95,
    ],
    [
      'half a win each',
      50,
      [
        [20, 40, 40],
        [50, 60, 0],
      ],
      60,
      100,
    ],
  ])('of seats that win together the mean counts: %s', (_, worth, chances, first, second) => {
    const looked = emptyLooked(3);
    expect(countLooked(looked, chances, [0, 1], worth)).toBe(first);
    expect([...looked.last]).toEqual([[second, 1]]);
    expect([...looked.decided]).toEqual([[50, 1]]);
    expect(looked.traces.map(([tenth]) => [...tenth!][0]![0])).toEqual(chances[0]);
  });

  test('a tenth in which its result had no chance was seen, and had none', () => {
    const looked = emptyLooked();
    countLooked(
      looked,
      Array.from({ length: 5 }, (_, turn) => (turn === 0 ? [0, 100] : [100, 0])),
      [0],
    );
    const player = new Player(DASH, { ...dash, looks: { matches: 1, playouts: 1 } });
    const tally = { ...player.result(), looked };
    const { decided } = reportOf(DASH, { ...dash, looks: { matches: 1, playouts: 1 } }, tally, '');
    const curve = decided!.curve.map((tenth) => tenth && tenth.value);
    expect(curve.slice(0, 4)).toEqual([0, null, 100, null]);
    // One match does not make sure.
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
    const looked = Array.from({ length: games }, (_, i) => i).filter((i) => looksInto(some, i));
    expect(looked).toHaveLength(many);
    // As often with each bot in each seat, and not all at the start.
    const shifts = Array.from({ length: seats }, (_, shift) =>
      looked.filter((i) => i % seats === shift),
    );
    expect(new Set(shifts.map(({ length }) => length)).size).toBe(1);
    const first = looked.filter((i) => i < games / 2).length;
    expect(Math.abs(first - many / 2)).toBeLessThanOrEqual(seats);
  });

  test('looking changes nothing in what is played', () => {
    const plain = new Player(DASH, dash);
    const close = new Player(DASH, { ...dash, looks: { matches: 30, playouts: 4 } });
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
    const player = new Player(RIVALS, rivals);
    player.play({ from: 0, to: 400 });
    const { blocks, sole } = player.result();
    const [retries, keeps] = [0, 1].map((bot) => momentsOf(blocks.get(`bot.${bot}`)!));
    expect(retries!.mean + keeps!.mean).toBeCloseTo(2 * 60, 9);
    expect(retries!.n).toBe(200);
    // The first seat decides and seldom wins; the bot that tries again wins more, of the same dice.
    expect(sole[1]!).toBeGreaterThan(sole[0]!);
    expect(retries!.mean).toBeGreaterThan(keeps!.mean);
  });

  test('a block has the same dice', () => {
    const same = { ...rivals, bots: ['keeps', 'keeps'] };
    const player = new Player(RIVALS, same);
    player.play({ from: 0, to: 400 });
    // Whoever sits where, the same seat wins both times: each bot wins once.
    expect([...player.result().blocks.get('first')!]).toEqual([[60, 200]]);
  });
});

test('a match of an experiment can be read again as a record', () => {
  const record = recordOf(DASH, dash, 17);
  const read = parseRecord(record, (id) => (id === 'dash' ? DASH : undefined));
  expect(read.ok && read.value.over).toBe(true);
  const player = new Player(DASH, dash);
  player.play({ from: 17, to: 18 });
  expect(read.ok && read.value.log.filter(({ actor }) => actor >= 0).length).toBe(
    [...player.result().decisions.keys()][0],
  );
});
