import { CHANCE, defaults } from '@glade/engine';
import { games } from '@glade/games';
import { callers } from '@glade/games/browser';
import { describe, expect, test } from 'vitest';
import {
  MOST_PLAYERS,
  newPlayer,
  parseRound,
  placesOf,
  withNames,
  type PaperPlayer,
} from '../src/call/round.ts';

const wildfire = games.find(({ id }) => id === 'wildfire')!;
const usual = { ...defaults(wildfire.options), mode: 'vs' };
const { caller } = await callers['wildfire']!();

const player = (name: string, points: number, saved = true): PaperPlayer => ({
  name,
  points,
  saved,
});

describe('places of those who played on paper', () => {
  // WF-T36.
  test.each([
    [
      'points',
      [player('A', 5, false), player('B', 4)],
      [
        [0, 1],
        [1, 2],
      ],
    ],
    [
      'homeFirst',
      [player('A', 5, false), player('B', 4)],
      [
        [1, 1],
        [0, 2],
      ],
    ],
    [
      'points',
      [player('A', 4, false), player('B', 4)],
      [
        [1, 1],
        [0, 2],
      ],
    ],
    [
      'points',
      [player('A', 4), player('B', 4), player('C', 3)],
      [
        [0, 1],
        [1, 1],
        [2, 3],
      ],
    ],
    [
      'points',
      [player('A', 0, false), player('B', 0, false)],
      [
        [0, 1],
        [1, 1],
      ],
    ],
  ] as const)('by %s: %j', (vsRanking, players, wanted) => {
    const places = placesOf(caller, { ...usual, vsRanking }, players);
    expect(places.map(({ player: seat, place }) => [seat, place])).toEqual(wanted);
  });

  test.each(['points', 'homeFirst'])('are those of the game itself, by %s', (vsRanking) => {
    const options = { ...usual, vsPlayers: 4, vsRanking };
    const rules = wildfire.rules(options);
    let shared = 0;
    for (let match = 0; match < 60; match++) {
      const state = rules.create();
      for (let i = 0; rules.count(state) > 0; i++)
        rules.apply(state, rules.nth(state, (i * 7919 + match * 104_729) % rules.count(state)));
      const { winners, measures } = rules.outcome(state);
      const points = measures['points'] as readonly number[];
      const homes = measures['homes'] as readonly number[];
      const players = points.map((each, seat) => player(`${seat}`, each, homes[seat] === 1));
      const places = placesOf(caller, options, players);
      const best = places.filter(({ place }) => place === 1).map((each) => each.player);
      expect(best).toEqual(winners);
      expect(Math.max(...points)).toBeLessThanOrEqual(caller.mostPoints);
      if (winners.length > 1) shared += 1;
    }
    expect(shared).toBeGreaterThan(0);
  });
});

describe('calls', () => {
  test('are the home, the first fire, then one event a turn', () => {
    const codes = [0, 1, 2, 3, 9].map(
      (n) => caller.next(Array.from({ length: n }, () => [1, 1])).code,
    );
    expect(codes).toEqual(['home', 'fire', 'event', 'event', 'event']);
  });

  test('refuse a first fire beside the home, as the game does, and nothing else', () => {
    const home = [3, 3];
    const wrong = (faces: readonly number[], startBuffer: number) =>
      caller.refuses({ ...usual, startBuffer }, [home], faces)?.clause;
    expect(wrong([3, 4], 4)).toBe('WF-08');
    expect(wrong([3, 3], 4)).toBeDefined();
    expect(wrong([4, 4], 4)).toBeUndefined();
    expect(wrong([4, 4], 8)).toBeDefined();
    expect(caller.refuses(usual, [home, [1, 1]], [3, 4])).toBeUndefined();
    expect(caller.refuses(usual, [], [3, 3])).toBeUndefined();
    expect(CHANCE).toBeLessThan(0);
  });
});

describe('a stored round', () => {
  const round = {
    phase: 'calling',
    ownDice: true,
    calls: [
      [3, 3],
      [1, 1],
    ],
    players: [],
  };
  test('is read as it was', () => {
    const players = [player('Anna', 7, false), newPlayer('')];
    const read = parseRound(JSON.parse(JSON.stringify({ ...round, players })), caller);
    expect(read).toEqual({ ...round, players });
  });
  test.each([
    null,
    { ...round, phase: 'over' },
    { ...round, calls: [[3, 7]] },
    { ...round, calls: [[3]] },
    { ...round, calls: 'all' },
    { ...round, calls: Array.from({ length: 5000 }, () => [1, 1]) },
    { ...round, players: [{ name: 'A, B' }] },
    { ...round, players: Array.from({ length: 31 }, () => newPlayer('')) },
  ])('that is damaged begins anew: %#', (data) => {
    expect(parseRound(data, caller)).toBeUndefined();
  });
});

test('a class list adds each name once, up to thirty', () => {
  const some = withNames([newPlayer('Anna')], ['Anna', ' Ben ', 'Ben', 'C, D', '']);
  expect(some.map(({ name }) => name)).toEqual(['Anna', 'Ben']);
  const many = withNames(
    some,
    Array.from({ length: 40 }, (_, i) => `Pupil ${i}`),
  );
  expect(many).toHaveLength(MOST_PLAYERS);
});
