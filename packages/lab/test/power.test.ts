import { LIMIT, sample } from '@glade/engine/testing';
import { describe, expect, test } from 'vitest';
import { compare, stronger, Study, type Experiment, type Run } from '../src/index.ts';
import { pairedShare } from '../src/statistics/paired.ts';
import { DISCORDANT, GAIN, IDLE_NUMBERS, PLANTED } from './game-planted.ts';

// How many matches it takes to find a gain of 2 points in a symmetric game, beside what a textbook says that it takes.

/** The points of the normal distribution that leave 2.5 % above, 0.625 % above, and 20 % below. */
const [FOR_ONE_TEST, FOR_FOUR_TESTS, FOR_FOUR_OF_FIVE] = [1.959964, 2.497705, 0.841621] as const;
/** Three standard errors and a little: simulated shares are less than this off in 999 of 1000 runs. */
const SIGMAS = 3.3;

/** Where more pairs than this are expected to differ, hardly any study has so few that they are counted exactly. */
const COUNTED = 130;

/**
 * The pairs with which McNemar's test finds a difference of paired shares in 80 of 100 studies: R. J. Connor, Biometrics 43
 * (1987) 207-211. `gain`: the difference of the shares; `discordant`: the share of pairs that differ; `point`: of the test. Where
 * few differ, the test is the exact one, which takes more: as many as with Yates's correction for continuity, by which the
 * difference must be greater by one pair.
 */
function textbookPairs(gain: number, discordant: number, point: number): number {
  const errors =
    point * Math.sqrt(discordant) + FOR_FOUR_OF_FIVE * Math.sqrt(discordant - gain ** 2);
  const pairs = (errors / gain) ** 2;
  if (pairs * discordant > COUNTED) return Math.ceil(pairs);
  // The root of pairs * gain - 1 = errors * sqrt(pairs).
  return Math.ceil((pairs / 4) * (1 + Math.sqrt(1 + 4 / (pairs * gain))) ** 2);
}

/** The natural logarithm of n!, from 0 to `most`. */
function logFactorials(most: number): Float64Array {
  const logs = new Float64Array(most + 1);
  for (let i = 2; i <= most; i++) logs[i] = logs[i - 1]! + Math.log(i);
  return logs;
}

/** The exact chance that `pairedShare` finds a gain at 5 %: the sum over all counts of pairs won and lost by the change. */
function exactPower(pairs: number, gain: number, discordant: number): number {
  const logs = logFactorials(pairs);
  const [won, lost] = [(discordant + gain) / 2, (discordant - gain) / 2];
  const upTo = (share: number): number =>
    Math.ceil(pairs * share + 8 * Math.sqrt(pairs * share) + 8);
  let power = 0;
  for (let up = 0; up <= upTo(won); up++)
    for (let down = 0; down <= upTo(lost); down++) {
      const same = pairs - up - down;
      const chance = Math.exp(
        logs[pairs]! -
          logs[up]! -
          logs[down]! -
          logs[same]! +
          up * Math.log(won) +
          down * Math.log(lost) +
          same * Math.log(1 - discordant),
      );
      if (chance < 1e-12) continue;
      const seen = new Map([
        [1, up],
        [-1, down],
        [0, same],
      ]);
      if (pairedShare(seen, 1).p < 0.05) power += chance;
    }
  return power;
}

const here: Run = async (arms) => {
  const study = new Study(PLANTED, arms);
  const { first = 0, games } = arms[0]!;
  study.play({ from: first, to: first + games });
  return study.result();
};

const experiment = (seed: string, games: number): Experiment => ({
  game: 'planted',
  options: {},
  bots: ['plain', 'plain'],
  seed,
  games,
});

const trials = sample('lab: studies of a planted gain', 25, 2000);
/** Of so many trials with this chance at least these are found but in one of 1000 runs. */
const fewest = (chance: number): number =>
  trials * chance - SIGMAS * Math.sqrt(trials * chance * (1 - chance));

describe('a gain of 2 points in a symmetric game', () => {
  test.each([0.03, 0.06, 0.1, 0.2])(
    'is found by paired matches in 80 of 100 studies as long as the textbook says, where %f of them differ',
    (discordant) => {
      const pairs = textbookPairs(0.02, discordant, FOR_ONE_TEST);
      expect(exactPower(pairs, 0.02, discordant)).toBeGreaterThan(0.8);
      // And the game without it: what is found there is a false alarm.
      expect(exactPower(pairs, 0, discordant)).toBeLessThan(0.05);
    },
  );

  test.each([
    { idle: false, point: FOR_ONE_TEST, tests: 1 },
    { idle: true, point: FOR_FOUR_TESTS, tests: 1 + IDLE_NUMBERS },
  ])(
    'is found by a whole comparison with $tests tests as often',
    async ({ idle, point, tests }) => {
      const games = textbookPairs(GAIN, DISCORDANT, point);
      const choices = [
        { name: 'as it is', options: {} },
        { name: 'gift', options: { gift: true, idle } },
      ];
      let found = 0;
      let gains = 0;
      for (let trial = 0; trial < trials; trial++) {
        const study = experiment(`power${tests}.${trial}`, games);
        const answer = await compare(PLANTED, study, choices, here);
        expect(answer.tests).toBe(tests);
        const [first] = answer.variants[0]!.differences;
        gains += first!.value;
        found += Number(first!.value > 0 && first!.adjusted < 0.05);
      }
      const noise = SIGMAS * Math.sqrt(DISCORDANT / games / trials);
      expect(Math.abs(gains / trials - GAIN)).toBeLessThan(noise);
      expect(found).toBeGreaterThanOrEqual(fewest(0.8));
    },
    LIMIT.timeout,
  );

  test(
    'of one bot over another takes fewer matches than the textbook, if they stop when it is clear',
    async () => {
      // In a block each bot has each seat once: three results, of which the extreme ones come from half of the matches.
      const variance = DISCORDANT / 2 - GAIN ** 2;
      const blocks = ((FOR_ONE_TEST + FOR_FOUR_OF_FIVE) / GAIN) ** 2 * variance;
      let found = 0;
      let played = 0;
      for (let trial = 0; trial < trials; trial++) {
        const claim = { bot: 'better', than: 'plain', claim: { low: 0, high: GAIN } };
        const answer = await stronger(PLANTED, experiment(`s${trial}`, 40_000), claim, here);
        played += answer.played;
        found += Number(answer.verdict === 'upper');
      }
      expect(played / trials / 2).toBeLessThan(blocks);
      // Of 100 such gains the test that stops finds 95, not 80.
      expect(found).toBeGreaterThanOrEqual(fewest(0.95));
    },
    LIMIT.timeout,
  );
});
