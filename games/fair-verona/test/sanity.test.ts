import { CHANCE, Xoshiro, type OptionValues } from '@glade/engine';
import { anything, playOut } from '@glade/engine/testing';
import { describe, expect, test, vi } from 'vitest';
import { bots } from '../src/bots/index.ts';
import { rulesWith } from './play.ts';

// The figures of the rules file, section 8, which another program found. Its cautious players and its sitters are only
// described there: ours win somewhat more or less often, and alike otherwise.

vi.setConfig({ testTimeout: 60_000 });

/** Standard errors that an honest figure may be off. */
const SURE = 4;

interface Sample {
  readonly share: (code: string) => number;
  readonly mean: (name: string) => number;
  /** Standard error of the mean. */
  readonly error: (name: string) => number;
  readonly longest: number;
}

function sample(matches: number, name: string, values: OptionValues): Sample {
  const game = rulesWith(values);
  const random = new Xoshiro(1617);
  const any = anything(game, random);
  const policy = bots.policies(game)[name]!;
  const outcomes = Array.from({ length: matches }, () =>
    game.outcome(
      playOut(game, (s) => (game.actor(s) === CHANCE ? any(s) : policy.choose(s, random))),
    ),
  );
  const all = (measure: string): readonly number[] =>
    outcomes.map(({ measures }) => measures[measure] as number);
  const mean = (measure: string): number => all(measure).reduce((a, b) => a + b, 0) / matches;
  return {
    share: (code) => outcomes.filter((outcome) => outcome.code === code).length / matches,
    mean,
    error(measure) {
      const middle = mean(measure);
      const squares = all(measure).reduce((sum, n) => sum + (n - middle) ** 2, 0);
      return Math.sqrt(squares / (matches - 1) / matches);
    },
    longest: Math.max(...all('turns')),
  };
}

describe('at random nearly all are boxed in', () => {
  test.each([
    ['easy', 27.7, 1.2, 1],
    ['medium', 27.7, 1.2, 0.995],
    ['hard', 26.6, 1.1, 0.945],
  ])('%s: about %f turns, %f tokens', (difficulty, turns, tokens, boxed) => {
    const played = sample(600, 'random', { difficulty });
    expect(played.share('won')).toBeLessThan(0.01);
    expect(Math.abs(played.share('boxed') - boxed)).toBeLessThan(0.04);
    expect(Math.abs(played.mean('turns') - turns)).toBeLessThan(SURE * played.error('turns') + 1);
    expect(Math.abs(played.mean('delivered') - tokens)).toBeLessThan(
      SURE * played.error('delivered') + 0.1,
    );
  });
});

describe('with sense', () => {
  test.each([
    ['cautious', 'easy', 0.3, 56.2],
    ['cautious', 'medium', 0.19, 61.4],
    ['cautious', 'hard', 0.09, 60.9],
    ['sitters', 'easy', 0.52, 35.5],
    ['sitters', 'medium', 0.41, 39.5],
    ['sitters', 'hard', 0.34, 42.4],
  ])('%s, %s: about %f are won, in about %f turns', (name, difficulty, won, turns) => {
    const played = sample(250, name, { difficulty });
    const off = 3 * Math.sqrt((won * (1 - won)) / 250) + 0.05;
    expect(played.share('won')).toBeGreaterThan(won / 3);
    expect(Math.abs(played.share('won') - won)).toBeLessThan(off);
    expect(Math.abs(played.mean('turns') / turns - 1)).toBeLessThan(0.25);
    expect(played.longest).toBeLessThan(200);
  });

  test('Encounters, matches and failures of a match come as often as they should', () => {
    const played = sample(250, 'cautious', {});
    expect(played.mean('encounters')).toBeGreaterThan(17);
    expect(played.mean('encounters')).toBeLessThan(25);
    const matched = played.mean('matches') / played.mean('encounters');
    expect(Math.abs(matched - 0.22)).toBeLessThan(0.03);
  });

  test('what makes the game easier or harder does', () => {
    const won = (name: string, values: OptionValues): number =>
      sample(200, name, { difficulty: 'easy', ...values }).share('won');
    const usual = won('sitters', {});
    expect(won('sitters', { seats: 2 })).toBeLessThan(0.05);
    expect(won('cautious', { seats: 6 })).toBeGreaterThan(won('cautious', { seats: 3 }) + 0.1);
    expect(won('sitters', { delivery: 'arrive' })).toBeLessThan(usual);
  });
});
