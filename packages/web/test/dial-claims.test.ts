import { parseOptions, type OptionValues } from '@glade/engine';
import { games } from '@glade/games';
import { dialSteps } from '@glade/games/dial';
import { translator } from '@glade/text';
import { describe, expect, test } from 'vitest';
// The dialog of the seats comes with these words.
import en from '../src/words/help.en.ts';
import it from '../src/words/help.it.ts';
import { dialClaims } from '../src/seats/dial-claims.ts';

const say = translator('en', { en, it });
const gameOf = (id: string) => games.find((game) => game.id === id)!;

function optionsOf(id: string, values: OptionValues = {}): OptionValues {
  const parsed = parseOptions(gameOf(id).options, values);
  if (!parsed.ok) throw new Error(parsed.problem.code);
  return parsed.value;
}

describe('what a bot says that it wins', () => {
  test.each(games.map(({ id }) => id))('%s: what was measured, in tenths or hundredths', (id) => {
    const options = optionsOf(id);
    const claims = dialClaims(say, gameOf(id), options);
    const steps = dialSteps(gameOf(id), options);
    expect(claims.length).toBeGreaterThanOrEqual(4);
    for (const [i, claim] of claims.entries()) {
      const [, wins, of] = /(\d+) of (\d+)/.exec(claim) ?? [];
      expect(Number(wins) / Number(of)).toBeCloseTo(steps[i]!.wins, of === '10' ? 1 : 2);
    }
  });

  test('of one among rivals, of a team, of nobody who never wins', () => {
    expect(dialClaims(say, gameOf('war-kids'), optionsOf('war-kids'))[0]).toMatch(
      /^Wins about \d+ of 100? against a steady bot\.$/,
    );
    expect(dialClaims(say, gameOf('leaf-climbers'), optionsOf('leaf-climbers'))[0]).toMatch(
      /^Wins about \d+ of 100 against 3 steady bots\.$/,
    );
    expect(dialClaims(say, gameOf('forest-fire'), optionsOf('forest-fire'))[1]).toMatch(
      /^A team of them wins about \d+ of 10\.$/,
    );
    expect(dialClaims(say, gameOf('wildfire'), optionsOf('wildfire', { mode: 'x4' }))[0]).toBe(
      'Hardly ever wins.',
    );
  });

  const claimsOf = (id: string, preset: string): readonly string[] =>
    dialClaims(say, gameOf(id), optionsOf(id, gameOf(id).options.presets[preset]));

  test('not in hundredths where so few matches do not tell the steps apart', () => {
    const pilots = claimsOf('forest-fire', 'pilots');
    expect(new Set(pilots)).toEqual(new Set(['A team of them wins about 9 of 10.']));
  });

  test('not all of ten where it is a little less', () => {
    expect(claimsOf('forest-fire', 'challenge').at(-1)).toBe(
      'A team of them wins about 98 of 100.',
    );
    expect(claimsOf('forest-fire', 'default').at(-1)).toBe('A team of them wins about 10 of 10.');
  });

  test('nothing where nobody has measured', () => {
    const own = optionsOf('leaf-climbers', { descend: 3 });
    expect(dialClaims(say, gameOf('leaf-climbers'), own)).toEqual([]);
    const many = optionsOf('leaf-climbers', { players: 3, descend: 2 });
    expect(dialClaims(say, gameOf('leaf-climbers'), many)).not.toEqual([]);
  });
});
