import { CHANCE, Xoshiro, type OptionValues } from '@glade/engine';
import { anything, optionsWith, playOut } from '@glade/engine/testing';
import { describe, expect, test, vi } from 'vitest';
import { bots } from '../src/bots/index.ts';
import { game } from '../src/game.ts';
import { options } from '../src/rules/options.ts';
import en from '../src/words/en.ts';
import { rulesWith } from './play.ts';

// What the texts say of how hard the game is, held against what was measured: 1000 matches each by
// `npm run glade -- playtest fair-verona --games 1000 --bots policy --preset PRESET --set seats=N`.

vi.setConfig({ testTimeout: 120_000 });

/** Share of matches won, by preset and seats. */
const WON: Readonly<Record<string, Readonly<Record<number, number>>>> = {
  easy: { 2: 0.041, 3: 0.529, 4: 0.894, 5: 0.978, 6: 0.955 },
  default: { 2: 0.024, 3: 0.418, 4: 0.831, 5: 0.953, 6: 0.924 },
  hard: { 2: 0.02, 3: 0.291, 4: 0.7, 5: 0.875, 6: 0.877 },
  gentle: { 4: 0.943 },
  travellers: { 4: 0.625 },
  crowd: { 6: 0.955 },
};
const ALL = Object.entries(WON).flatMap(([preset, bySeats]) =>
  Object.entries(bySeats).map(([seats, won]) => [preset, Number(seats), won] as const),
);

/** Enough that no share is off by a tenth by chance alone more than once in hundreds; the same matches each time. */
const MATCHES = 90;
const SURE = 3.2;

function share(values: OptionValues): number {
  const rules = rulesWith(values);
  const random = new Xoshiro(1597);
  const any = anything(rules, random);
  const family = bots.policies(rules)['family']!;
  let won = 0;
  for (let match = 0; match < MATCHES; match++) {
    const end = playOut(rules, (s) =>
      rules.actor(s) === CHANCE ? any(s) : family.choose(s, random),
    );
    if (rules.outcome(end).code === 'won') won += 1;
  }
  return won / MATCHES;
}

test.each(ALL)(
  '%s with %i players: about %f of the matches are still won',
  (preset, seats, won) => {
    const values = optionsWith({ options }, { ...options.presets[preset], seats });
    const error = Math.sqrt((won * (1 - won)) / MATCHES) + 0.5 / MATCHES;
    expect(Math.abs(share(values) - won)).toBeLessThan(SURE * error);
  },
);

describe('the texts say what was measured', () => {
  test('of ten matches so many, for every preset', () => {
    expect(options.options['seats']!.default).toBe(4);
    const wins = Object.entries(options.presets).map(([preset, { seats = 4 }]) => {
      const won = WON[preset]![Number(seats)]!;
      return [preset, Math.round(10 * won)];
    });
    expect(game.wins).toEqual(Object.fromEntries(wins));
  });

  test('with other numbers of players: hardly ever, harder, easier', () => {
    expect(en['option.seats.2']).toBe('2: hardly ever won');
    expect(en['option.seats.3']).toBe('3: harder');
    expect([en['option.seats.5'], en['option.seats.6']]).toEqual(['5: easier', '6: easier']);
    for (const level of ['easy', 'default', 'hard']) {
      const won = WON[level]!;
      expect(won[2]).toBeLessThan(0.05);
      expect(won[3]).toBeLessThan(won[4]! - 0.2);
      expect(Math.min(won[5]!, won[6]!)).toBeGreaterThan(won[4]! + 0.04);
    }
  });

  test('what is called easier or harder is', () => {
    expect(en['option.riverReach.anywhere']).toMatch(/gentler$/);
    expect(WON['gentle']![4]).toBeGreaterThan(WON['easy']![4]!);
    expect(en['option.delivery.about']).toMatch(/That is harder\.$/);
    expect(WON['travellers']![4]).toBeLessThan(WON['default']![4]! - 0.1);
  });
});
