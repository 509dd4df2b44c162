import { LIMIT, ONLY_LONG, sample } from '@glade/engine/testing';
import { expect, test, vi } from 'vitest';
import type { RefOptions, RefState } from './reference.ts';
import {
  careful,
  DEFAULTS,
  diceFrom,
  greedy,
  played,
  random,
  type Policy,
} from './reference/policies.ts';
import { seatsAlive } from './reference/state.ts';

// The figures of section 8 of the rules file. Seeds are fixed, so a test passes always or never.

vi.setConfig({ testTimeout: LIMIT.timeout });

/** How many games the figures of the rules file come from. */
const THEIRS = 20_000;

function games(count: number, policies: readonly Policy[], options: RefOptions = {}): RefState[] {
  const dice = diceFrom(1);
  const all = { ...DEFAULTS, players: policies.length, ...options };
  return Array.from({ length: count }, () => played(all, policies, dice));
}

/** Where what is expected knows of how many games it comes: all of them at full length, and a third otherwise. */
const someOf = (many: number): number =>
  sample('leaf-climbers: games of the reference', Math.ceil(many / 3), many);

/** Where it is only compared: half of them otherwise. */
const half = (many: number): number =>
  sample('leaf-climbers: games of the reference that are compared', Math.ceil(many / 2), many);

const share = (ends: readonly RefState[], holds: (s: RefState) => boolean) =>
  ends.filter(holds).length / ends.length;
const survivors = (count: number) => (s: RefState) => seatsAlive(s).length === count;
const mean = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0) / numbers.length;
const rounds = (ends: readonly RefState[]) => ends.map((s) => s.round);
const percentile = (numbers: readonly number[], part: number) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(part * (numbers.length - 1))];

/** Four standard errors of the difference of two measured shares, and a rounded last digit. */
function expectShare(measured: number, told: number, count: number): void {
  const error = Math.sqrt(told * (1 - told) * (1 / count + 1 / THEIRS));
  expect(Math.abs(measured - told)).toBeLessThan(4 * error + 0.0005);
}

function expectMean(numbers: readonly number[], told: number): void {
  const variance = mean(numbers.map((n) => (n - mean(numbers)) ** 2));
  const error = Math.sqrt(variance * (1 / numbers.length + 1 / THEIRS));
  expect(Math.abs(mean(numbers) - told)).toBeLessThan(4 * error + 0.05);
}

/** All seats survive alike: each within four standard errors of what is told. */
function expectSeats(ends: readonly RefState[], told: number): void {
  for (const seat of [0, 1, 2, 3])
    expectShare(
      share(ends, (s) => s.alive[seat] === true),
      told,
      ends.length,
    );
}

test('four random players: short games, four in five with a sole survivor', () => {
  const ends = games(someOf(1000), [random, random, random, random]);
  expectMean(rounds(ends), 4.3);
  expect([0.05, 0.5, 0.95].map((part) => percentile(rounds(ends), part))).toEqual([1, 4, 9]);
  expectShare(share(ends, survivors(0)), 0.171, ends.length);
  expectShare(share(ends, survivors(1)), 0.829, ends.length);
  expectSeats(ends, 0.2075);
  expect(share(ends, (s) => s.result === 'complete')).toBe(0);
});

test('four careful players', () => {
  const ends = games(someOf(500), [careful, careful, careful, careful]);
  expectMean(rounds(ends), 16.6);
  expectShare(share(ends, survivors(0)), 0.107, ends.length);
  expectShare(share(ends, survivors(1)), 0.75, ends.length);
  expectShare(share(ends, survivors(2)), 0.125, ends.length);
  expectShare(share(ends, survivors(3)), 0.017, ends.length);
  expectSeats(ends, 0.264);
});

test('careful players who must survive: nobody does in nearly half of the games', () => {
  const ends = games(someOf(300), [careful, careful, careful, careful], { lastOne: 'mustSurvive' });
  expectShare(share(ends, survivors(0)), 0.48, ends.length);
  expect(share(ends, (s) => s.result === 'lastOne')).toBe(0);
});

// The rules file does not give the weights of its greedy player: ours comes near, no more.
test('four greedy players mostly see the pile complete', () => {
  const ends = games(250, [greedy, greedy, greedy, greedy]);
  expect(Math.abs(mean(rounds(ends)) - 20)).toBeLessThan(1.5);
  expect(Math.abs(share(ends, (s) => s.result === 'complete') - 0.81)).toBeLessThan(0.08);
  expect(Math.abs(mean(ends.map((s) => seatsAlive(s).length / 4)) - 0.606)).toBeLessThan(0.08);
});

test('skill counts: one greedy player among three careful ones survives far more often', () => {
  const ends = games(half(250), [careful, careful, greedy, careful]);
  const bySeat = [0, 1, 2, 3].map((seat) => share(ends, (s) => s.alive[seat] === true));
  const [first = 1, second = 1, skilled = 0, fourth = 1] = bySeat;
  expect(skilled).toBeGreaterThan(0.5);
  expect(Math.max(first, second, fourth)).toBeLessThan(0.35);
});

test('fewer greedy players outlast each other sooner', () => {
  const complete = [2, 3, 4].map((players) =>
    share(
      games(
        half(150),
        Array.from({ length: players }, () => greedy),
      ),
      (s) => s.result === 'complete',
    ),
  );
  const [two = 1, three = 0, four = 0] = complete;
  expect(two).toBeLessThan(0.5);
  expect(three).toBeGreaterThan(two + 0.1);
  expect(four).toBeGreaterThan(three + 0.05);
});

test('standing still and cheap descents make survival likelier', ONLY_LONG, () => {
  const survival = (options: RefOptions) =>
    mean(
      games(150, [greedy, greedy, greedy, greedy], options).map((s) => seatsAlive(s).length / 4),
    );
  const usual = survival({});
  expect(usual).toBeGreaterThan(survival({ standStill: false }) + 0.1);
  expect(usual).toBeGreaterThan(survival({ descend: 3 }) + 0.02);
});
