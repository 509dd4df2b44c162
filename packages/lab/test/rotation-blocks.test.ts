import type { BotGame } from '@glade/engine';
import { ONLY_LONG, sample } from '@glade/engine/testing';
import { describe, expect, test, vi } from 'vitest';
import {
  addTally,
  emptyTally,
  ladder,
  MatchPlayer,
  reportJson,
  buildReport,
  stronger,
  type Experiment,
  type Report,
} from '../src/index.ts';
import { DRAWS, lottery, team } from './games-same-dice.ts';
import { playHere } from './play-here.ts';

/** How many experiments are tried; each of them has the same chance that its interval misses the truth. */
const TRIALS = sample('lab: experiments of rotated bots whose intervals hold the truth', 125, 250);

// Many small experiments: on a busy machine they take a while.
vi.setConfig({ testTimeout: 60_000 });

const rotating = (bots: readonly string[], games: number, seed = '1'): Experiment => ({
  game: 'toy',
  options: {},
  bots,
  seed,
  games,
  rotate: true,
});
const all = (seats: number): readonly string[] => Array.from({ length: seats }, () => 'fast');

function reported(game: BotGame, experiment: Experiment): Report {
  const player = new MatchPlayer(game, experiment);
  player.play({ from: 0, to: experiment.games });
  return buildReport(game, experiment, player.result(), '');
}

/** In what share of experiments the interval holds the truth. */
function coverage(
  trials: number,
  truth: number,
  of: (seed: string) => { low: number; high: number },
) {
  let covered = 0;
  for (let trial = 0; trial < trials; trial++) {
    const { low, high } = of(`s${trial}`);
    covered += low <= truth && truth <= high ? 1 : 0;
  }
  return covered / trials;
}

describe('matches with the same dice are one observation', ONLY_LONG, () => {
  test.each([2, 3, 4, 6])('of %i seats in a lottery', (seats) => {
    const game = lottery(seats);
    const covered = coverage(
      TRIALS,
      1 / seats,
      (seed) => reported(game, rotating(all(seats), 40 * seats, seed)).outcome.seats![0]!,
    );
    expect(covered).toBeGreaterThan(0.91);
  });

  test('of a team', () => {
    const covered = coverage(
      TRIALS,
      0.5,
      (seed) =>
        reported(team(4), rotating(['fast', 'idle', 'idle', 'idle'], 240, seed)).outcome.win!,
    );
    expect(covered).toBeGreaterThan(0.91);
  });

  test('where the bots draw for themselves', () => {
    const of = (seed: string) => reported(DRAWS, rotating(['draws', 'drawn'], 120, seed));
    expect(coverage(TRIALS, 0.5, (seed) => of(seed).bySkill![0]!)).toBeGreaterThan(0.91);
  });

  test('in every number of a report', () => {
    const found = reported(lottery(3), rotating(['fast', 'idle', 'idle'], 60));
    expect(found).toMatchObject({ games: 60, block: 3 });
    const { seats, shared, balance } = found.outcome;
    const lot = found.measures['lot'] as Report['length'];
    for (const each of [
      ...seats!,
      shared!,
      ...balance!.seats.map(({ share }) => share),
      found.length,
      found.minutes,
      found.decisions,
      found.decisions.real,
      found.decisions.dead,
      lot,
    ])
      expect(each.n).toBe(20);
    // The matches of a block have the same lot, so blocks are the independent observations.
    const mean = lot.histogram.reduce((sum, [value, times]) => sum + value * times, 0) / 60;
    expect(lot.mean).toBeCloseTo(mean, 9);
    expect(lot.high! - lot.low!).toBeGreaterThan(0.6);
  });
});

test('numbers that differ within a block are added up over it', () => {
  const found = reported(DRAWS, rotating(['draws', 'drawn'], 240, '2')).measures['drawn'];
  const { mean, low, high, n } = found as Report['length'];
  expect(n).toBe(120);
  expect(low).toBeLessThan(499.5);
  expect(high).toBeGreaterThan(499.5);
  expect((high! + low!) / 2).toBeCloseTo(mean, 9);
  // Two draws of 0 to 999 a block: a deviation of 1000 / sqrt(24) for their mean.
  expect(high! - low!).toBeGreaterThan(0.85 * ((2 * 1.98 * 1000) / Math.sqrt(24 * 120)));
  expect(high! - low!).toBeLessThan(1.15 * ((2 * 1.98 * 1000) / Math.sqrt(24 * 120)));
});

describe('what bots take, whatever their seat', () => {
  test('is told by name', () => {
    const { bySkill } = reported(lottery(3), rotating(['fast', 'idle', 'idle'], 60));
    expect(bySkill!.map(({ bot, seats }) => [bot, seats])).toEqual([
      ['fast', 1],
      ['idle', 2],
    ]);
    expect(bySkill![0]!.value).toBeCloseTo(1 / 3, 12);
    expect(bySkill![1]!.value).toBeCloseTo(2 / 3, 12);
  });

  test('is not told of a team, nor of bots that are all alike', () => {
    expect(
      reported(team(4), rotating(['fast', 'idle', 'idle', 'idle'], 40)).bySkill,
    ).toBeUndefined();
    expect(reported(lottery(2), rotating(all(2), 40)).bySkill).toBeUndefined();
  });
});

describe('a block of which a match did not end', () => {
  const experiment = rotating(['slow', 'fast'], 80);
  const game = lottery(2);
  const parts = (size: number): ReturnType<typeof emptyTally> => {
    const tally = emptyTally(2);
    for (let from = 0; from < 80; from += size) {
      const player = new MatchPlayer(game, experiment);
      player.play({ from, to: from + size });
      addTally(tally, player.result());
    }
    return tally;
  };

  test('counts nowhere, so that every bot sat in every seat', () => {
    const { blocks, unfinished } = parts(80);
    expect(unfinished).toBeGreaterThan(10);
    expect(unfinished).toBeLessThan(60);
    // The same seat wins both matches of a block, so each bot wins one of two.
    expect([...blocks.get('first')!]).toEqual([[60, 40 - unfinished]]);
  });

  test('is the same for one and for many who play', () => {
    const whole = parts(80);
    for (const size of [2, 4, 10, 40]) {
      const tally = parts(size);
      expect(tally.blocks).toEqual(whole.blocks);
      const text = (each: typeof tally): string =>
        reportJson(buildReport(game, experiment, each, ''));
      expect(text(tally)).toBe(text(whole));
    }
  });

  test('is not begun in its middle', () => {
    expect(() => new MatchPlayer(game, { ...experiment, first: 1 })).toThrow(/begins before/);
    expect(() => new MatchPlayer(game, { ...experiment, first: 2 })).not.toThrow();
  });
});

describe('questions of rivals', () => {
  const game = lottery(3);
  const base = { ...rotating(all(3), 100), rotate: false };

  test('tell how many matches were played, and how many are one observation', async () => {
    const found = await ladder(game, base, ['fast', 'idle'], playHere(game));
    expect(found).toMatchObject({ games: 102, block: 3 });
    expect(found.rungs[0]!.gain).toMatchObject({ value: 0, n: 34 });
    const claim = { low: 0, high: 0.1 };
    const sure = await stronger(game, base, { bot: 'fast', than: 'idle', claim }, playHere(game));
    expect(sure).toMatchObject({ games: 102, block: 3, played: 102 });
  });

  test('cannot ask for less than nothing', async () => {
    const claim = { low: -0.4, high: 0.1 };
    const asked = stronger(game, base, { bot: 'fast', than: 'idle', claim }, playHere(game));
    await expect(asked).rejects.toThrow(RangeError);
  });
});

describe('whether the seats are even', () => {
  const plain = (bots: readonly string[], games: number, seed = '1') => {
    const experiment = { ...rotating(bots, games, seed), rotate: false };
    return reported(lottery(bots.length), experiment).outcome.balance;
  };

  test('is not told by one match', () => {
    const found = plain(all(2), 1)!;
    expect(found.shown).toBe(false);
    expect(Math.min(...found.seats.map(({ uneven }) => uneven))).toBeGreaterThan(0.05);
  });

  test.each([
    [2, 10],
    [6, 30],
    [6, 60],
  ])('is doubted of a fair game once in twenty at most: %i seats, %i matches', (seats, games) => {
    let alarms = 0;
    const trials = 400;
    for (let trial = 0; trial < trials; trial++) {
      const found = plain(all(seats), games, `s${trial}`)!;
      alarms += found.seats.some(({ uneven }) => uneven < 0.05) ? 1 : 0;
    }
    expect(alarms / trials).toBeLessThan(0.075);
  });

  test('is not judged by different bots, unless they move on', () => {
    expect(plain(['fast', 'idle'], 50)).toBeUndefined();
    const moved = reported(lottery(2), rotating(['fast', 'idle'], 50));
    expect(moved.outcome.balance!.seats).toHaveLength(2);
  });
});
