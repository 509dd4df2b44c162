import { Xoshiro } from '@glade/engine';
import { expect, test } from 'vitest';
import { Study, tune, type Experiment, type Run } from '../src/index.ts';
import { seatBalance, settlingBalance } from '../src/report/seat-balance.ts';
import { boundedMean } from '../src/statistics/bounded-mean.ts';
import { matchesToLead, settlingAll, settlingMatches } from '../src/statistics/enough.ts';
import { wilson, type Estimate } from '../src/statistics/intervals.ts';
import { bonferroni } from '../src/statistics/multiple-tests.ts';
import { COINS } from './games-coins.ts';

test('twice as near takes four times as many matches', () => {
  const range = { value: 1, low: 0, high: 2 };
  // (1.95996 + 0.8416) / 1.95996 is 1.4294; twice that, and four times that, squared: 8.17 and 32.7 times as many.
  expect(settlingMatches(100, range, 1.5)).toBe(900);
  expect(settlingMatches(100, range, 0.75)).toBe(4000);
});

test('half as many again at least, and no number where none is worth telling', () => {
  expect(settlingMatches(100, { value: 1, low: 0.9, high: 1.1 }, 2)).toBe(200);
  expect(settlingMatches(100, { value: 1, low: 0, high: 2 }, 1)).toBeUndefined();
  expect(settlingMatches(100, { value: 1, low: -Infinity, high: Infinity }, 2)).toBeUndefined();
});

// The number is rounded up to one digit, so it settles the question a little more often than four times in five. A third of it
// settles it clearly less often.
const STUDIES = 1000;
const random = new Xoshiro(9);

/** So many matches of which this share is won, as an estimate with Wilson's interval. */
function played(n: number, share: number, z?: number): Estimate {
  let won = 0;
  for (let i = 0; i < n; i++) if (random.below(1000) < 1000 * share) won += 1;
  return wilson(won, n, z);
}

function expectEnough(n: number | undefined, settles: (n: number) => boolean): void {
  const share = (games: number): number =>
    Array.from({ length: STUDIES }, () => settles(games)).filter(Boolean).length / STUDIES;
  expect(n).toBeDefined();
  const most = 2 * n!;
  expect(share(n!)).toBeGreaterThan(0.76);
  expect(share(Math.round(n! / 3))).toBeLessThan(0.6);
  expect(share(most)).toBeGreaterThan(0.9);
}

test.each([
  [0.56, 0.5],
  [0.3, 0.36],
  [0.08, 0.05],
])(
  'the number for a share of %s beside a bound of %s settles it in 4 of 5 studies',
  (share, bound) => {
    const n = settlingMatches(200, wilson(200 * share, 200), bound);
    expectEnough(n, (games) => {
      const { low, high } = played(games, share);
      return low > bound || high < bound;
    });
  },
);

test('the number for a share between two bounds settles both in 4 of 5 studies', () => {
  for (const share of [0.5, 0.52]) {
    const range = wilson(200 * share, 200);
    const ends = [0.45, 0.55].map((bound) => ({ ...range, bound }));
    const n = settlingAll(200, ends);
    expectEnough(n, (games) => {
      const { low, high } = played(games, share);
      return low >= 0.45 && high <= 0.55;
    });
  }
});

test('both ends take more than one where both are near', () => {
  const range = wilson(100, 200);
  const ends = [0.45, 0.55].map((bound) => ({ ...range, bound }));
  expect(settlingMatches(200, range, 0.55)).toBeLessThan(settlingAll(200, ends)!);
});

test('the number for four shares settles all of them in 4 of 5 studies', () => {
  const shares = [0.57, 0.57, 0.575, 0.43];
  const z = 2.4977;
  expect(bonferroni(shares.length)).toBe(0.9875);
  const values = shares.map((share) => ({ ...wilson(200 * share, 200, z), bound: 0.5 }));
  const together = { among: shares.length };
  const n = settlingAll(200, values, together);
  expectEnough(n, (games) =>
    shares.every((share) => {
      const { low, high } = played(games, share, z);
      return low > 0.5 || high < 0.5;
    }),
  );
  // Enough for each of them is not enough for all.
  expect(settlingMatches(200, values[0]!, 0.5, together)).toBeLessThan(n!);
});

/** Of so many matches, what each seat has won, as shares of points. */
const sharesOf = (won: readonly number[]) => {
  const games = won.reduce((sum, each) => sum + each, 0);
  return won.map((n) =>
    boundedMean(
      new Map([
        [0, games - n],
        [1, n],
      ]),
      0,
      1,
    ),
  );
};

test.each([
  { chances: [0.5, 0.5], margin: 0.03 },
  { chances: [0.56, 0.44], margin: 0.03 },
  { chances: [0.51, 0.49], margin: 0.05 },
  { chances: [0.34, 0.33, 0.33], margin: 0.05 },
  { chances: [0.4, 0.32, 0.28], margin: 0.05 },
])(
  'the number for seats that win $chances tells whether they are even in 4 of 5 studies',
  ({ chances, margin }) => {
    const n = settlingBalance(
      200,
      seatBalance(sharesOf(chances.map((chance) => 200 * chance)), margin),
    );
    expectEnough(n, (games) => {
      const won = chances.map(() => 0);
      for (let i = 0; i < games; i++) {
        const drawn = random.below(100) / 100;
        let seat = 0;
        for (let sum = chances[0]!; drawn >= sum - 1e-9; sum += chances[seat]!) seat += 1;
        won[seat]! += 1;
      }
      const { seats, shown } = seatBalance(sharesOf(won), margin);
      return shown || seats.some(({ uneven }) => uneven < 0.05);
    });
  },
);

test('of several sources of luck, the number tells the first from the others in 4 of 5 studies', () => {
  const shares = [0.5, 0.42, 0.3];
  const n = matchesToLead(
    100,
    shares.map((share) => wilson(100 * share, 100)),
    0.4,
  );
  expectEnough(n, (games) => {
    const [first, ...others] = shares.map((share) => played(games, share));
    return others.every(({ high }) => high < first!.low);
  });
  expect(matchesToLead(100, [wilson(50, 100), wilson(50, 100)], 0.4)).toBeUndefined();
});

test('tune says with how many matches it would know, and then it does', async () => {
  const run: Run = async (arms) => {
    const study = new Study(COINS, arms);
    const { first = 0, games } = arms[0]!;
    study.play({ from: first, to: first + games });
    return study.result();
  };
  const base: Experiment = {
    game: 'coins',
    options: { win: 'first' },
    bots: ['keeps'],
    seed: '3',
    games: 400,
  };
  const tuned = (games: number, seed: string) =>
    tune(
      COINS,
      { ...base, games, seed },
      [{ name: 'win=first', options: { win: 'first' } }],
      { of: 'win', value: 0.44, within: 0.02 },
      run,
    );
  // Half of the matches are won; 46 % is just allowed.
  const { met, enough, finalists } = await tuned(400, '3');
  expect(met).toBe('open');
  const { value, low, high } = finalists[0]!.reached;
  expect(enough).toBe(settlingMatches(400, { value, low, high }, 0.46));
  const n = settlingMatches(400, wilson(200, 400), 0.46)!;
  const known = await Promise.all(
    Array.from({ length: 60 }, async (_, i) => (await tuned(n, String(i))).met),
  );
  expect(known.filter((each) => each === 'missed').length).toBeGreaterThan(0.7 * 60);
});

test('tune says with how many matches all values would be known', async () => {
  const run: Run = async (arms) => {
    const study = new Study(COINS, arms);
    const { first = 0, games } = arms[0]!;
    study.play({ from: first, to: first + games });
    return study.result();
  };
  const experiment: Experiment = {
    game: 'coins',
    options: {},
    bots: ['keeps'],
    seed: '3',
    games: 500,
  };
  const choices = ['first', 'first', 'first'].map((win, i) => ({
    name: String(i),
    options: { win },
  }));
  // Between two bounds both ends count.
  const near = await tune(
    COINS,
    experiment,
    choices.slice(0, 1),
    { of: 'win', value: 0.5, within: 0.05 },
    run,
  );
  const { reached } = near.finalists[0]!;
  expect(near.met).toBe('open');
  expect(near.enough).toBe(
    settlingAll(
      500,
      [0.45, 0.55].map((bound) => ({ ...reached, bound })),
    ),
  );
  // Outside all of them do: three times the same matches here, which tune cannot know.
  const missed = await tune(
    COINS,
    experiment,
    choices,
    { of: 'win', value: 0.45, within: 0.02 },
    run,
  );
  expect(missed.met).toBe('open');
  const all = missed.finalists.map((each) => ({ ...each.reached, bound: 0.47 }));
  expect(all).toHaveLength(3);
  expect(missed.enough).toBe(settlingAll(500, all, { among: 3 }));
  expect(missed.enough).toBeGreaterThan(settlingMatches(500, all[0]!, 0.47, { among: 3 })!);
});

test('the clearest of many changes is smaller than it looks in most studies', () => {
  // Twenty rules, of which each changes a share by up to 5 points; a hundred matches of each.
  let smaller = 0;
  for (let study = 0; study < STUDIES; study++) {
    const seen = Array.from({ length: 20 }, () => {
      const change = (random.below(101) - 50) / 1000;
      const value = played(100, 0.5 + change).value - 0.5;
      return { change, value };
    });
    const [clearest] = seen.toSorted((a, b) => Math.abs(b.value) - Math.abs(a.value));
    // A change with the other sign is smaller, too.
    if (clearest!.change * Math.sign(clearest!.value) < Math.abs(clearest!.value)) smaller += 1;
  }
  expect(smaller / STUDIES).toBeGreaterThan(0.9);
});
