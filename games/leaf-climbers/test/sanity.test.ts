import { Xoshiro, type OptionValues } from '@glade/engine';
import { playOut } from '@glade/engine/testing';
import { describe, expect, test } from 'vitest';
import { rulesWith, seated } from './play.ts';

// The figures of the rules file, section 8, which another program found. Both it and we played a sample, so a figure
// may differ by 3.29 standard errors of both together (99.9 %), and by its own rounding.

interface End {
  readonly code: string;
  readonly rounds: number;
  readonly winners: readonly number[];
}

function sample(
  names: readonly string[],
  matches: number,
  values: OptionValues = {},
): readonly End[] {
  const game = rulesWith({ players: names.length, ...values });
  const random = new Xoshiro(2023);
  const choose = seated(game, names, random);
  return Array.from({ length: matches }, () => {
    const s = playOut(game, choose);
    const { code, winners } = game.outcome(s);
    return { code, rounds: s.round, winners };
  });
}

const average = (numbers: readonly number[]): number =>
  numbers.reduce((sum, x) => sum + x, 0) / numbers.length;

/** A mean of ours against one of theirs. A share is a mean of zeros and ones. */
function expectMean(ours: readonly number[], value: number, games: number, rounding: number): void {
  const mean = average(ours);
  const variance = average(ours.map((x) => (x - mean) ** 2));
  const margin = 3.29 * Math.sqrt(variance / ours.length + variance / games) + rounding;
  expect(mean).toBeGreaterThan(value - margin);
  expect(mean).toBeLessThan(value + margin);
}

const share = (ends: readonly End[], of: (end: End) => boolean): readonly number[] =>
  ends.map((end) => (of(end) ? 1 : 0));

interface Published {
  readonly games: number;
  readonly matches: number;
  readonly rounds: number;
  /** Complete, sole survivor, nobody. */
  readonly ends: readonly [number, number, number];
  /** By number of winners. */
  readonly winners: readonly number[];
  readonly survival: readonly number[];
}

describe('four of a kind, and fewer', { timeout: 180_000 }, () => {
  test.each<[string, number, Published]>([
    [
      'random',
      4,
      {
        games: 20_000,
        matches: 6000,
        rounds: 4.3,
        ends: [0, 0.829, 0.171],
        winners: [0.171, 0.829, 0, 0, 0],
        survival: [0.21, 0.207, 0.209, 0.204],
      },
    ],
    [
      'careful',
      4,
      {
        games: 20_000,
        matches: 3000,
        rounds: 16.6,
        ends: [0.143, 0.75, 0.107],
        winners: [0.107, 0.75, 0.125, 0.017, 0.001],
        survival: [0.267, 0.263, 0.263, 0.262],
      },
    ],
    [
      'greedy',
      4,
      {
        games: 20_000,
        matches: 3000,
        rounds: 20,
        ends: [0.81, 0.183, 0.007],
        winners: [0.007, 0.183, 0.326, 0.346, 0.138],
        survival: [0.601, 0.613, 0.607, 0.605],
      },
    ],
    [
      'greedy',
      3,
      {
        games: 10_000,
        matches: 2000,
        rounds: 18.3,
        ends: [0.655, 0.332, 0.014],
        winners: [0.014, 0.332, 0.421, 0.234],
        survival: [0.622, 0.625, 0.628],
      },
    ],
    [
      'greedy',
      2,
      {
        games: 10_000,
        matches: 2000,
        rounds: 14,
        ends: [0.374, 0.606, 0.02],
        winners: [0.02, 0.606, 0.374],
        survival: [0.676, 0.678],
      },
    ],
  ])('%s, %i players', (name, players, published) => {
    const ends = sample(
      Array.from({ length: players }, () => name),
      published.matches,
    );
    const { games } = published;
    expectMean(
      ends.map(({ rounds }) => rounds),
      published.rounds,
      games,
      0.05,
    );
    for (const [i, code] of ['complete', 'lastOne', 'nobody'].entries())
      expectMean(
        share(ends, (end) => end.code === code),
        published.ends[i]!,
        games,
        0.0005,
      );
    for (const [count, value] of published.winners.entries())
      expectMean(
        share(ends, ({ winners }) => winners.length === count),
        value,
        games,
        0.0005,
      );
    for (const [seat, value] of published.survival.entries())
      expectMean(
        share(ends, ({ winners }) => winners.includes(seat)),
        value,
        games,
        0.0005,
      );
  });
});

describe('options and mixed tables', { timeout: 180_000 }, () => {
  const FOUR = ['greedy', 'greedy', 'greedy', 'greedy'];
  const survival = (ends: readonly End[]): readonly number[] =>
    ends.map(({ winners }) => winners.length / 4);

  // The rules file tells the numbers of these games nowhere: ten thousand, as its smaller samples.
  test.each<[OptionValues, number]>([
    [{ standStill: false }, 0.42],
    [{ descend: 3 }, 0.49],
  ])('%o is harder', (values, published) => {
    expectMean(survival(sample(FOUR, 2000, values)), published, 10_000, 0.005);
  });

  test('LC-R20: going on alone is hard for those who are only careful', () => {
    const alone = { lastOne: 'mustSurvive' };
    const nobody = ({ winners }: End): boolean => winners.length === 0;
    expectMean(share(sample(FOUR, 2000, alone), nobody), 0.034, 10_000, 0.0005);
    const careful = FOUR.map(() => 'careful');
    expectMean(share(sample(careful, 2000, alone), nobody), 0.48, 10_000, 0.005);
  });

  test('one greedy player among three careful ones', () => {
    const ends = sample(['greedy', 'careful', 'careful', 'careful'], 4000);
    expectMean(
      share(ends, ({ winners }) => winners.includes(0)),
      0.62,
      10_000,
      0.005,
    );
    for (const seat of [1, 2, 3])
      expectMean(
        share(ends, ({ winners }) => winners.includes(seat)),
        0.22,
        10_000,
        0.005,
      );
  });

  test('LC-R11: the place in the order makes no difference', () => {
    for (const order of ['rotate', 'eachRound'])
      expectMean(survival(sample(FOUR, 1500, { order })), 0.607, 10_000, 0.0005);
  });

  test('nothing is endless', () => {
    const longest = Math.max(...sample(FOUR, 1000).map(({ rounds }) => rounds));
    expect(longest).toBeLessThan(45);
  });
});
