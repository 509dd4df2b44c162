import { describe, expect, test } from 'vitest';
import {
  compare,
  ladder,
  luck,
  Player,
  reportOf,
  rulings,
  runStudy,
  stronger,
  Study,
  tune,
  type Experiment,
  type Run,
} from '../src/index.ts';
import { COINS, RIVALS } from './coins.ts';

const shelf = new URL('shelf.ts', import.meta.url).href;
const run: Run = (arms) => runStudy(shelf, arms, { workers: 1 });
const base: Experiment = {
  game: 'coins',
  options: { win: 'both' },
  bots: ['keeps'],
  seed: '1',
  games: 4000,
};
const wins = ['both', 'either', 'first'].map((win) => ({ name: win, options: { win } }));

/** Experiments like this one with seeds of their own. */
const seeds = (n: number, from = 0): readonly string[] =>
  Array.from({ length: n }, (_, i) => `s${i + from}`);

describe('compare', () => {
  test('finds differences that are known, and how often matches went alike', async () => {
    const { base: both, variants } = await compare(COINS, base, wins, run);
    const [either, first] = variants;
    expect(both.shares[0]!.value).toBeCloseTo(0.25, 1);
    for (const [variant, truth] of [
      [either!, 0.5],
      [first!, 0.25],
    ] as const) {
      const [found] = variant.differences;
      expect(found!.low).toBeLessThan(truth);
      expect(found!.high).toBeGreaterThan(truth);
      expect(found!.adjusted).toBeLessThan(1e-6);
      // Nobody acts otherwise, whatever wins.
      expect(variant.alike.value).toBe(1);
      expect(variant.longer.value).toBe(0);
    }
  });

  test('the same dice tell more than others would', async () => {
    const { variants } = await compare(COINS, base, wins, run);
    const { low, high } = variants[1]!.differences[0]!;
    const independent = 2 * 1.96 * Math.sqrt((0.25 * 0.75 + 0.5 * 0.5) / base.games);
    expect(high - low).toBeLessThan(0.75 * independent);
  });

  test('nothing against nothing is found in about one of twenty, and the truth in its interval', async () => {
    let alarms = 0;
    let covered = 0;
    for (const seed of seeds(240)) {
      // Other dice in the second arm: independent, and truly without a difference.
      const arms = [0, 1].map((i) => ({
        ...base,
        seed,
        games: 120,
        redraw: i === 0 ? [] : ['first', 'second', 'again'],
      }));
      const { variants } = await compare(COINS, arms[0]!, [wins[0]!, wins[0]!], async () =>
        run(arms),
      );
      const { p, low, high } = variants[0]!.differences[0]!;
      alarms += p < 0.05 ? 1 : 0;
      covered += low <= 0 && high >= 0 ? 1 : 0;
    }
    // McNemar's exact test keeps its promise with room to spare.
    expect(alarms).toBeLessThanOrEqual(20);
    expect(alarms).toBeGreaterThan(1);
    expect(covered).toBeGreaterThan(220);
  });
});

test('known chances lie in their intervals as often as is said', async () => {
  let covered = 0;
  for (const seed of seeds(300)) {
    const { base: both } = await compare(COINS, { ...base, seed, games: 150 }, [wins[0]!], run);
    const { low, high } = both.shares[0]!;
    covered += low <= 0.25 && 0.25 <= high ? 1 : 0;
  }
  expect(covered / 300).toBeGreaterThan(0.915);
  expect(covered / 300).toBeLessThan(0.985);
});

test('rulings ranks other answers by what they change', async () => {
  const { rulings: found } = await rulings(COINS, base, run);
  expect(found.map(({ name }) => name)).toEqual(['win=either', 'win=first']);
  expect(found[0]!.effect).toBeCloseTo(0.5, 1);
});

describe('tune', () => {
  test('finds the setting that meets a target', async () => {
    const found = await tune(COINS, base, wins, { of: 'win', value: 0.5 }, run);
    expect(found.finalists[0]!.name).toBe('first');
    expect(found.met).toBe(true);
    expect(found.tried).toHaveLength(3);
  });

  test('says when none does', async () => {
    const found = await tune(COINS, base, wins, { of: 'win', value: 0.6 }, run);
    expect(found.met).toBe(false);
    expect(found.finalists[0]!.name).toBe('first');
  });
});

describe('a ladder', () => {
  test('of one team, over the same matches', async () => {
    const { lowest, rungs, depth } = await ladder(
      COINS,
      base,
      ['keeps', 'retries', 'retries'],
      run,
    );
    expect(lowest!.value).toBeCloseTo(0.25, 1);
    expect(rungs[0]!.gain.low).toBeLessThan(0.125);
    expect(rungs[0]!.gain.high).toBeGreaterThan(0.125);
    // The same bot again plays the same matches.
    expect(rungs[1]!.gain).toMatchObject({ value: 0, p: 1 });
    expect(depth).toBe(1);
  });

  test('of rivals, with seats swapped', async () => {
    const rivals = { ...base, game: 'rivals', bots: ['keeps', 'keeps'] };
    const { rungs, depth } = await ladder(RIVALS, rivals, ['keeps', 'retries', 'retries'], run);
    // In the first seat it wins 3/8 and not 1/4; in the second nobody asks it.
    const gain = (3 / 8 + 3 / 4) / 2 - 0.5;
    expect(rungs[0]!.gain.low).toBeLessThan(gain);
    expect(rungs[0]!.gain.high).toBeGreaterThan(gain);
    expect(rungs[0]!.gain.adjusted).toBeLessThan(0.001);
    // Whoever decides loses more often than not, but both do so once with the same dice.
    expect(rungs[1]!.gain.value).toBe(0);
    expect(depth).toBe(1);
  });
});

describe('stronger', () => {
  const claim = { low: 0, high: 0.1 };

  test('accepts what is so', async () => {
    const many = { ...base, games: 100_000 };
    const yes = await stronger(COINS, many, { bot: 'retries', than: 'keeps', claim }, run);
    expect(yes.verdict).toBe('upper');
    expect(yes.played).toBeLessThan(2000);
    const no = await stronger(COINS, many, { bot: 'keeps', than: 'retries', claim }, run);
    expect(no.verdict).toBe('lower');
  });

  test('is open when the matches do not suffice', async () => {
    const few = { ...base, games: 20 };
    const found = await stronger(COINS, few, { bot: 'retries', than: 'keeps', claim }, run);
    expect(found).toMatchObject({ verdict: 'open', played: 20 });
  });
});

describe('luck', () => {
  const share = async (win: string): Promise<Record<string, readonly [number, number]>> => {
    const { sources } = await luck(COINS, { ...base, options: { win } }, [], run);
    return Object.fromEntries(
      sources.map(({ stream, alone, together }) => [stream, [alone.value, together.value]]),
    );
  };

  test('of one coin is in that coin', async () => {
    const { first, second, bot } = await share('first');
    expect(first![0]).toBe(1);
    expect(first![1]).toBeCloseTo(1, 1);
    expect(second![0]).toBeLessThan(0.05);
    expect(second![1]).toBe(0);
    expect(bot![1]).toBe(0);
  });

  test('of two coins is in each, and in both together', async () => {
    const { first, second, again } = await share('both');
    for (const [alone, together] of [first!, second!]) {
      expect(alone).toBeCloseTo(1 / 3, 1);
      expect(together).toBeCloseTo(2 / 3, 1);
    }
    // Who keeps never has it fall again.
    expect(again).toEqual([expect.any(Number), 0]);
  });

  test('skill is what the choice of the bot settles', async () => {
    const { skill } = await luck(COINS, base, ['keeps', 'retries'], run);
    // Chances of 1/4 and 3/8: their variance, and the mean of p(1 - p).
    const between = (1 / 8) ** 2 / 2;
    expect(skill).toBeCloseTo(between / (between + (3 / 16 + 15 / 64) / 2), 2);
  });
});

test('a study that goes on from where another stopped finds the same', () => {
  const arms = wins.slice(0, 2).map(({ options }) => ({ ...base, options }));
  const whole = new Study(COINS, arms);
  whole.play({ from: 0, to: 300 });
  const parts = new Study(COINS, arms);
  parts.play({ from: 120, to: 300 });
  parts.play({ from: 0, to: 120 });
  expect(parts.result()).toEqual(whole.result());
});

describe('whether the seats are even', () => {
  const balance = (win: string, games: number) => {
    const rivals = { ...base, game: 'rivals', bots: ['keeps', 'keeps'], options: { win }, games };
    const player = new Player(RIVALS, rivals);
    player.play({ from: 0, to: games });
    return reportOf(RIVALS, rivals, player.result(), '').outcome.balance!;
  };

  test('is shown where they are, with enough matches', () => {
    expect(balance('first', 8000).shown).toBe(true);
    const few = balance('first', 200);
    expect(few.shown).toBe(false);
    expect(few.seats.every(({ uneven }) => uneven > 0.05)).toBe(true);
  });

  test('is denied where they are not', () => {
    const found = balance('both', 500);
    expect(found.shown).toBe(false);
    expect(found.seats[0]!.uneven).toBeLessThan(1e-6);
    expect(found.seats[0]!.share.high).toBeLessThan(0.4);
  });
});
