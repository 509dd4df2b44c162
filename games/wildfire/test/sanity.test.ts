import { Xoshiro, type OptionValues } from '@glade/engine';
import { anything, playOut } from '@glade/engine/testing';
import { expect, test } from 'vitest';
import { SoloState } from '../src/rules/solo-state.ts';
import { rulesWith } from './play.ts';

// The figures of random play in the rules file, section 8, which another program found. Both it and we played a
// sample, so a figure may differ by 3.29 standard errors of both together (99.9 %), and by its own rounding.

interface Published {
  readonly value: number;
  readonly games: number;
  /** Half a unit of the last digit given. */
  readonly rounding: number;
}

/** A mean of ours against one of the rules file. A share is a mean of zeros and ones. */
function expectMean(ours: readonly number[], { value, games, rounding }: Published): void {
  const mean = average(ours);
  const variance = average(ours.map((x) => (x - mean) ** 2));
  const margin = 3.29 * Math.sqrt(variance / ours.length + variance / games) + rounding;
  expect(mean).toBeGreaterThan(value - margin);
  expect(mean).toBeLessThan(value + margin);
}

const average = (numbers: readonly number[]): number =>
  numbers.reduce((sum, x) => sum + x, 0) / numbers.length;
const share = (wanted: boolean): number => (wanted ? 1 : 0);

interface End {
  readonly won: boolean;
  readonly turns: number;
  readonly points: readonly number[];
  readonly homes: readonly number[];
  /** How many digs the home allowed, and so where it was. */
  readonly allowed: number;
}

function sample(matches: number, values: OptionValues): readonly End[] {
  const game = rulesWith(values);
  const choose = anything(game, new Xoshiro(2023));
  return Array.from({ length: matches }, () => {
    let allowed = 0;
    const s = playOut(game, choose, (now) => {
      if (now instanceof SoloState && now.turn === 0) allowed = now.digs;
    });
    const { winners, measures } = game.outcome(s);
    return {
      won: winners.includes(0),
      turns: game.turn(s),
      points: [measures['points']!].flat(),
      homes: [measures['homes']!].flat(),
      allowed,
    };
  });
}

test.each([
  [4, 1140],
  [8, 1040],
])('with startBuffer %i there are %i pairs of home and fire', (startBuffer, pairs) => {
  const game = rulesWith({ startBuffer });
  let counted = 0;
  for (let home = 0; home < 36; home++) {
    const s = game.create();
    game.apply(s, home);
    counted += game.count(s);
  }
  expect(counted).toBe(pairs);
});

test.each([
  [4, [2.0, 0.6, 0.1], 3.4],
  [8, [2.1, 0.7, 0.1], 3.6],
])('single games at random with startBuffer %i', (startBuffer, byHome, turns) => {
  const ends = sample(20_000, { startBuffer, afterLoss: 'stop' });
  const games = 20_000;
  const won = ends.map((end) => share(end.won));
  expectMean(won, { value: 0.006, games, rounding: 0.0005 });
  expectMean(
    ends.map((end) => end.turns),
    { value: turns, games, rounding: 0.05 },
  );
  for (const [allowed, percent] of byHome.entries()) {
    const some = ends.filter((end) => end.allowed === allowed);
    const value = percent / 100;
    const there = (games * [4, 16, 16][allowed]!) / 36;
    expectMean(
      some.map((end) => share(end.won)),
      { value, games: there, rounding: 0.0005 },
    );
  }
  const wins = ends.filter((end) => end.won);
  expectMean(
    wins.map((end) => end.points[0]!),
    { value: 1.9, games: 0.006 * games, rounding: 0.05 },
  );
});

test('single games at random, played on after the loss', () => {
  const ends = sample(20_000, { afterLoss: 'continue' });
  const games = 20_000;
  expectMean(
    ends.map((end) => end.turns),
    { value: 6.8, games, rounding: 0.05 },
  );
  expectMean(
    ends.map((end) => end.points[0]!),
    { value: 0.19, games, rounding: 0.005 },
  );
  expectMean(
    ends.map((end) => share(end.won)),
    { value: 0.006, games, rounding: 0.0005 },
  );
});

test('X4 at random', () => {
  const ends = sample(5000, { mode: 'x4' });
  const games = 5000;
  expectMean(
    ends.map((end) => share(end.homes[0] === 0)),
    { value: 0.99, games, rounding: 0.0005 },
  );
  expectMean(
    ends.map((end) => end.homes[0]!),
    { value: 0.01, games, rounding: 0.005 },
  );
  expectMean(
    ends.map((end) => end.turns),
    { value: 23.6, games, rounding: 0.05 },
  );
  expectMean(
    ends.map((end) => end.points[0]!),
    { value: 0.3, games, rounding: 0.05 },
  );
});

test('VS at random, two players', () => {
  const ends = sample(4000, { mode: 'vs', vsPlayers: 2 });
  const games = 4000;
  const more = (a: number, b: number) => ends.map(({ points }) => share(points[a]! > points[b]!));
  expectMean(more(0, 1), { value: 0.112, games, rounding: 0.0005 });
  expectMean(more(1, 0), { value: 0.112, games, rounding: 0.0005 });
  expectMean(
    ends.map(({ points: [a, b] }) => share(a === b)),
    { value: 0.777, games, rounding: 0.0005 },
  );
  expectMean(
    ends.map(({ points: [a, b] }) => share(a === 0 && b === 0)),
    { value: 0.767, games, rounding: 0.0005 },
  );
});
