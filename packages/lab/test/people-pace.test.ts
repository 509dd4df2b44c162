import { KeyedDice } from '@glade/engine';
import { expect, test, vi } from 'vitest';
import {
  MatchPlayer,
  people,
  Study,
  type Experiment,
  type PeopleMatch,
  type Run,
} from '../src/index.ts';
import { games } from '../../../games/index.ts';
import { fittedPace } from '../src/people/fitted-pace.ts';
import { COINS } from './games-coins.ts';

vi.setConfig({ testTimeout: 60_000 });

const experiment: Experiment = {
  game: 'coins',
  options: { win: 'both' },
  bots: ['retries@100'],
  seed: '1',
  games: 50,
  pace: { decision: 10, chance: 5 },
};
const here: Run = async (arms) => {
  const study = new Study(COINS, arms);
  study.play({ from: 0, to: arms[0]!.games });
  return study.result();
};

/** Matches of people who need 20 minutes before they begin, and twice the assumed pace; `noise` in tenths of minutes at most. */
function played(n: number, seed: number, noise: number, alike = false): readonly PeopleMatch[] {
  const random = new KeyedDice('people', seed).random('minutes');
  return Array.from({ length: n }, () => {
    const [real, draws] = alike ? [60, 30] : [30 + random.below(60), 20 + random.below(30)];
    const off = (random.below(2 * noise + 1) - noise) / 10;
    return { measures: {}, real, draws, minutes: 20 + (2 * (real * 10 + draws * 5)) / 60 + off };
  });
}

const paceOf = async (matches: readonly PeopleMatch[]) =>
  (await people(COINS, experiment, matches, here)).pace!;

test('set-up is told from the pace where matches have different lengths', async () => {
  const { setup, times, decision, chance } = await paceOf(played(12, 1, 0));
  expect(setup!.value).toBeCloseTo(20, 6);
  expect(times.value).toBeCloseTo(2, 6);
  expect(times.n).toBe(12);
  expect(decision).toBeCloseTo(20, 6);
  expect(chance).toBeCloseTo(10, 6);
});

test('who needs less than nothing to begin with is seen to need no set-up, and a set-up is never below nothing', async () => {
  const sooner = (matches: readonly PeopleMatch[], by: number) =>
    matches.map((match) => ({ ...match, minutes: match.minutes! - by }));
  expect((await paceOf(sooner(played(30, 1, 3), 22))).setup).toBeUndefined();
  const { setup } = await paceOf(sooner(played(30, 2, 30), 20));
  expect(setup!.low).toBe(0);
  expect(setup!.value).toBeGreaterThanOrEqual(0);
  expect(setup!.high).toBeGreaterThan(setup!.value);
});

test('set-up and pace lie in their ranges in 95 of 100 studies', async () => {
  const held = { setup: 0, times: 0, fitted: 0 };
  const studies = 150;
  for (let i = 0; i < studies; i++) {
    const { setup, times } = await paceOf(played(14, i, 60));
    if (setup === undefined) continue;
    held.fitted += 1;
    held.setup += Number(setup.low <= 20 && setup.high >= 20);
    held.times += Number(times.low! <= 2 && times.high! >= 2);
  }
  expect(held.fitted).toBeGreaterThan(0.9 * studies);
  expect(held.setup / held.fitted).toBeGreaterThan(0.9);
  expect(held.times / held.fitted).toBeGreaterThan(0.9);
});

test('of few matches, or of matches that are all alike, all minutes count for the pace', async () => {
  for (const matches of [played(7, 1, 10), played(30, 1, 10, true)]) {
    const { setup, times } = await paceOf(matches);
    expect(setup).toBeUndefined();
    expect(times.value).toBeGreaterThan(2.2);
  }
});

test('what bots need before the first turn is no set-up of people', async () => {
  // A match of Leaf-Climbers has choices that belong to it whatever its length: four more minutes than its rounds alone would tell.
  const game = games.find(({ id }) => id === 'leaf-climbers')!;
  const bots = Array<string>(4).fill('greedy');
  const own: Experiment = { game: game.id, options: { players: 4 }, bots, seed: '1', games: 300 };
  const run: Run = async (arms) => {
    const study = new Study(game, arms);
    study.play({ from: 0, to: arms[0]!.games });
    return study.result();
  };
  // People as fast as is assumed, after 20 minutes; a table has only rounds and minutes.
  const player = new MatchPlayer(game, { ...own, seed: 'people' });
  const matches = Array.from({ length: 200 }, (_, i): PeopleMatch => {
    const { turns, seconds } = player.playMatch(i);
    return { measures: {}, turns, minutes: 20 + seconds / 60 };
  });
  const { setup, times } = (await people(game, own, matches, run)).pace!;
  expect(setup!.value).toBeGreaterThan(18);
  expect(setup!.value).toBeLessThan(22);
  expect(times.value).toBeGreaterThan(0.93);
  expect(times.value).toBeLessThan(1.07);
});

/** Matches that take 100 seconds a turn, and half from the 20th turn on, when some are out; times `slower`, and some by chance. */
function bent(n: number, seed: string, slower = 1) {
  const random = new KeyedDice(seed, 1).random('bent');
  return Array.from({ length: n }, () => {
    const turns = 8 + random.below(10) + random.below(10);
    const seconds = 100 * turns - 50 * Math.max(0, turns - 20) + random.below(301) - 150;
    return { turns, seconds: Math.round(seconds * slower) };
  });
}

const byBots = (rows: ReturnType<typeof bent>) => {
  const timed = new Map<string, Map<number, number>>();
  for (const { turns, seconds } of rows) {
    const seen = timed.get(`${turns}`) ?? new Map<number, number>();
    timed.set(`${turns}`, seen.set(seconds, (seen.get(seconds) ?? 0) + 1));
  }
  return { timed };
};
const byPeople = (rows: ReturnType<typeof bent>): readonly PeopleMatch[] =>
  rows.map(({ turns, seconds }) => ({ turns, minutes: seconds / 60, measures: {} }));

test.each([
  [300, 60],
  [300, 200],
  [30, 60],
])(
  'where turns take less later on, %i matches beside %i by bots show neither a set-up nor a pace that are not there',
  (n, others) => {
    const studies = 200;
    let held = 0;
    for (let i = 0; i < studies; i++) {
      const rows = byPeople(bent(n, `people ${i}`));
      const { setup, times } = fittedPace(COINS, experiment, rows, [
        byBots(bent(others, `bots ${i}`)),
      ])!;
      expect(setup?.low ?? 0).toBeLessThanOrEqual(setup?.high ?? 0);
      held += Number((setup?.low ?? 0) <= 0 && times.low! <= 1 && times.high! >= 1);
    }
    // 95 of 100 in each range; 177 or fewer of 200 would come in one of 1,000 runs.
    expect(held).toBeGreaterThan(177);
  },
);

test('minutes that are rounded, where many matches are equally long, show no set-up either', () => {
  // Half of the matches take seven minutes and a half, give or take some seconds: always written down as seven.
  const rows = (n: number, seed: string) => {
    const random = new KeyedDice(seed, 1).random('rounded');
    return Array.from({ length: n }, () => {
      const more = random.below(2) === 0 ? 0 : random.below(25);
      return { turns: 8 + more, seconds: 441 + random.below(9) + (30 + random.below(21)) * more };
    });
  };
  const studies = 200;
  let held = 0;
  for (let i = 0; i < studies; i++) {
    const rounded = byPeople(rows(300, `people ${i}`)).map((match) => ({
      ...match,
      minutes: Math.round(match.minutes!),
    }));
    const bots = byBots(rows(300, `bots ${i}`));
    const { setup, times } = fittedPace(COINS, experiment, rounded, [bots])!;
    held += Number((setup?.low ?? 0) <= 0 && times.low! <= 1 && times.high! >= 1);
  }
  expect(held).toBeGreaterThan(177);
});

test('the ranges of set-up and pace reach over all bots that people may play like', () => {
  const rows = byPeople(bent(300, 'people'));
  const [same, slow] = [1, 1.2].map((slower) => byBots(bent(300, `bots ${slower}`, slower)));
  const one = fittedPace(COINS, experiment, rows, [same!])!;
  const both = fittedPace(COINS, experiment, rows, [same!, slow!])!;
  expect(both.times.value).toBe(one.times.value);
  expect(both.times.high).toBe(one.times.high);
  expect(one.times.low).toBeGreaterThan(1 / 1.2);
  expect(both.times.low).toBeLessThan(1 / 1.2);
});

test('a real bot that plays in the place of people needs no set-up and takes the assumed pace', async () => {
  const game = games.find(({ id }) => id === 'leaf-climbers')!;
  const own: Experiment = {
    game: game.id,
    options: { players: 4 },
    bots: Array<string>(4).fill('greedy'),
    seed: '1',
    games: 100,
  };
  const player = new MatchPlayer(game, {
    ...own,
    bots: Array<string>(4).fill('like:2'),
    seed: '23',
  });
  const matches = Array.from({ length: 200 }, (_, i): PeopleMatch => {
    const { turns, seconds, outcome } = player.playMatch(i);
    return { measures: {}, turns, minutes: seconds / 60, winners: [...outcome!.winners] };
  });
  const run: Run = async (arms) => {
    const study = new Study(game, arms);
    study.play({ from: 0, to: arms[0]!.games });
    return study.result();
  };
  const { setup, times } = (await people(game, own, matches, run)).pace!;
  expect(setup?.low ?? 0).toBe(0);
  expect(times.low).toBeLessThan(1);
  expect(times.high).toBeGreaterThan(1);
});
