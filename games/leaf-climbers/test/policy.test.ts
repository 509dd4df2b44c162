import { Xoshiro } from '@glade/engine';
import { LIMIT, playOut, sample } from '@glade/engine/testing';
import { describe, expect, test } from 'vitest';
import { leafClimbers } from '../src/index.ts';
import { policies } from '../src/bots/policies.ts';
import type { ClimberState } from '../src/rules/state.ts';
import { rulesWith, seated } from './play.ts';

/** Share of the matches that each seat survives, with these policies. */
function survival(names: readonly string[], matches: number): readonly number[] {
  const game = rulesWith({ players: names.length });
  const choose = seated(game, names, new Xoshiro(36));
  const won = names.map(() => 0);
  for (let match = 0; match < matches; match++)
    for (const seat of game.outcome(playOut(game, choose)).winners) won[seat]! += 1;
  return won.map((wins) => wins / matches);
}

const { gentle, steady, strong } = leafClimbers.levels!;
const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, x) => sum + x, 0) / numbers.length;

// Measured over 6,000 matches each: four strong ones survive in 70.5 % (95 %: ±0.6), one among three gentle ones in
// 75.7 % (±1.1), among three steady ones in 73.3 % (±1.1). At full length the bounds lie at least three standard errors
// below; dice are the same at every run.
describe('the bots that people meet', LIMIT, () => {
  const full = sample('leaf-climbers: matches of the bots that people meet', 320, 800);

  test('four strong ones survive more often than four steady ones, and these than gentle ones', () => {
    const matches = { [gentle]: full / 2, [steady]: full, [strong]: full };
    const all = [gentle, steady, strong].map((name) =>
      mean(survival(Array(4).fill(name), matches[name]!)),
    );
    expect(all[2]).toBeGreaterThan(0.68);
    expect(all[2]! - all[1]!).toBeGreaterThan(0.05);
    expect(all[1]! - all[0]!).toBeGreaterThan(0.2);
  });

  test('a strong one outlives gentle ones and steady ones', () => {
    const [among, ...others] = survival([strong, gentle, gentle, gentle], full);
    expect(among).toBeGreaterThan(0.71);
    expect(Math.max(...others)).toBeLessThan(0.26);
    const [first, ...steadies] = survival([strong, steady, steady, steady], full);
    expect(first! - mean(steadies)).toBeGreaterThan(0.05);
  });

  test('without standing still, or with dear ways down, it is still the strong one', () => {
    for (const values of [{ standStill: false }, { descend: 3 }, { players: 2 }]) {
      const game = rulesWith(values);
      const lived = (name: string): number => {
        const choose = seated(game, Array(game.seats).fill(name), new Xoshiro(9));
        const matches = Array.from({ length: full / 2 }, () => game.outcome(playOut(game, choose)));
        return mean(matches.map(({ winners }) => winners.length / game.seats));
      };
      expect(lived(strong)).toBeGreaterThan(lived(steady));
    }
  });
});

describe('what every bot knows', () => {
  const game = rulesWith();

  /** What this bot does in a position, whatever it draws. */
  function chosen(name: string, position: string): readonly string[] {
    const read = game.notation.parsePosition(position);
    if (!read.ok) throw new Error(position);
    const s: ClimberState = read.value;
    const policy = policies(game)[name]!;
    const random = new Xoshiro(1);
    const texts = Array.from({ length: 40 }, () =>
      game.notation.format(s, policy.choose(s, random)),
    );
    return [...new Set(texts)];
  }

  const HIGH = '333333/333333/335666/333536/333333/333333';
  const head = (roll: number): string => `move round 20 order 1234 player 1 roll ${roll}:`;

  test.each(['greedy', 'strong'])('%s climbs to a blue top', (name) => {
    expect(
      chosen(name, `${head(2)} ${HIGH.replace('335', '335+')} ; 3,4 ; 1,1 ; 1,1 ; 6,1`),
    ).toEqual(['go 4,4']);
  });

  test.each(['greedy', 'careful', 'strong'])('%s leaves the shadow', (name) => {
    const near = HIGH.replace('333333/333333/335666', '3+3+3+333/3+33333/335666');
    expect(chosen(name, `${head(1)} ${near} ; 2,5 ; 1,1 ; 1,1 ; 6,1`)).not.toContain('go 2,6');
    expect(chosen(name, `${head(1)} ${near} ; 1,6 ; 1,1 ; 1,1 ; 6,1`)).toEqual(['stay']);
  });
});
