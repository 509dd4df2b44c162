import { describe, expect, test, vi } from 'vitest';
import {
  compare,
  reportJson,
  rulings,
  runStudy,
  Study,
  tune,
  type Experiment,
  type Run,
} from '../src/index.ts';
import { RIVALS } from './games-coins.ts';
import { lottery, team } from './games-same-dice.ts';

// Many small experiments: on a busy machine they take a while.
vi.setConfig({ testTimeout: 60_000 });

const shelf = new URL('shelf.ts', import.meta.url).href;
const runOn =
  (workers: number): Run =>
  (arms) =>
    runStudy(shelf, arms, { workers });

/** Who keeps and who retries, in both seats: with `both` the first seat wins 5/16, with `first` a half. */
const rotating = (seed: string, games: number): Experiment => ({
  game: 'rivals',
  options: { win: 'both' },
  bots: ['keeps', 'retries'],
  seed,
  games,
  rotate: true,
});
const wins = ['both', 'first'].map((win) => ({ name: win, options: { win } }));

/** In what share of experiments the interval holds the truth. */
async function coverage(
  truth: number,
  of: (seed: string) => Promise<{ readonly low: number; readonly high: number }>,
): Promise<number> {
  const trials = 300;
  let covered = 0;
  for (let trial = 0; trial < trials; trial++) {
    const { low, high } = await of(`s${trial}`);
    covered += low <= truth && truth <= high ? 1 : 0;
  }
  return covered / trials;
}

describe('with the seats swapped, blocks are the sample', () => {
  test('of what another option changes', async () => {
    const covered = await coverage(3 / 16, async (seed) => {
      const { variants } = await compare(RIVALS, rotating(seed, 120), wins, runOn(1));
      return variants[0]!.differences[0]!;
    });
    expect(covered).toBeGreaterThan(0.91);
    expect(covered).toBeLessThan(0.99);
  });

  test('of what each seat wins', async () => {
    const covered = await coverage(5 / 16, async (seed) => {
      const { base } = await compare(RIVALS, rotating(seed, 120), wins.slice(0, 1), runOn(1));
      return base.shares[0]!;
    });
    expect(covered).toBeGreaterThan(0.91);
    expect(covered).toBeLessThan(0.99);
  });

  test('of what a setting reaches', async () => {
    const target = { of: 'win', value: 0.3 } as const;
    const covered = await coverage(5 / 16, async (seed) => {
      const found = await tune(RIVALS, rotating(seed, 120), wins.slice(0, 1), target, runOn(1));
      return found.finalists[0]!.reached;
    });
    expect(covered).toBeGreaterThan(0.91);
    expect(covered).toBeLessThan(0.99);
  });

  test('and every number counts them', async () => {
    const experiment = rotating('1', 400);
    const { block, base, variants } = await compare(RIVALS, experiment, wins, runOn(1));
    const [{ differences, longer, alike }] = variants as [(typeof variants)[0]];
    expect(block).toBe(2);
    for (const each of [...base.shares, base.turns, ...differences, longer, alike])
      expect(each.n).toBe(200);
    expect(base.turns).toMatchObject({ value: 1, low: 1, high: 1 });
    const target = { of: 'turns', value: 1 } as const;
    const { tried, finalists, met } = await tune(RIVALS, experiment, wins, target, runOn(1));
    expect(tried.map(({ reached }) => reached.n)).toEqual([50, 50]);
    expect(finalists.map(({ reached }) => reached)).toMatchObject([
      { value: 1, n: 200 },
      { value: 1, n: 200 },
    ]);
    expect(met).toBe('met');
  });
});

test('the same bytes on one, two and three workers', async () => {
  const told = await Promise.all(
    [1, 2, 3].map(async (workers) => {
      const run = runOn(workers);
      const experiment = rotating('bytes', 300);
      const target = { of: 'win', value: 0.5 } as const;
      return [
        await compare(RIVALS, experiment, wins, run),
        await rulings(RIVALS, experiment, run),
        await tune(RIVALS, experiment, wins, target, run),
      ].map(reportJson);
    }),
  );
  expect(told[1]).toEqual(told[0]);
  expect(told[2]).toEqual(told[0]);
});

test('a team is measured in matches won', async () => {
  const bots = ['fast', 'idle', 'idle', 'idle'];
  const run: Run = async (arms) => {
    const study = new Study(team(4), arms);
    const { first = 0, games } = arms[0]!;
    study.play({ from: first, to: first + games });
    return study.result();
  };
  const experiment = { ...rotating('1', 400), options: {}, bots };
  const target = { of: 'win', value: 0.5, within: 0.2 } as const;
  const found = await tune(team(4), experiment, [{ name: '', options: {} }], target, run);
  expect(found).toMatchObject({ block: 4, met: 'met', games: 400 });
  // All matches of a block have the same lot, so the interval is that of a hundred observations, not of four hundred.
  const { low, high, n } = found.finalists[0]!.reached;
  expect(n).toBe(100);
  expect(high - low).toBeGreaterThan(0.18);
});

test('a block of which a match did not end on either side counts nowhere', () => {
  const arm = { ...rotating('1', 80), options: {} };
  const study = new Study(lottery(2), [
    { ...arm, bots: ['fast', 'idle'] },
    { ...arm, bots: ['slow', 'fast'] },
  ]);
  study.play({ from: 0, to: 80 });
  const { tallies, pairs } = study.result();
  const [{ blocks, same, points, numbers }] = pairs as [(typeof pairs)[0]];
  // The bot `slow` leaves every other block without an end.
  expect(blocks).toBe(40 - tallies[1]!.unfinished);
  expect(blocks).toBeGreaterThan(5);
  const total = (each: ReadonlyMap<number, number>): number =>
    [...each.values()].reduce((sum, times) => sum + times, 0);
  for (const each of [same, ...points]) expect(total(each)).toBe(blocks);
  for (const { seen } of numbers.values()) expect(total(seen)).toBeLessThanOrEqual(blocks);
});
