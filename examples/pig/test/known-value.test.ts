import { CHANCE, OVER, Xoshiro } from '@glade/engine';
import { iterateValues } from '@glade/bots/solve';
import { expect, test } from 'vitest';
import pig from '../game.ts';

/**
 * What the seat that throws first wins of all matches if both play best, by the equations of Neller and Presser, “Optimal
 * Play of the Dice Game Pig”, 2004, written without the rules of the game.
 */
function firstWins(goal: number): number {
  // win[own][other][gain]: how likely the seat that may throw or keep wins.
  const win = Array.from({ length: goal }, () =>
    Array.from({ length: goal }, () => new Float64Array(goal)),
  );
  const ofTurn = (own: number, other: number, gain: number): number =>
    own + gain >= goal ? 1 : win[own]![other]![gain]!;
  const improve = (own: number, other: number): number => {
    let change = 0;
    for (let gain = goal - own - 1; gain >= 0; gain--) {
      let again = 1 - ofTurn(other, own, 0);
      for (let face = 2; face <= 6; face++) again += ofTurn(own, other, gain + face);
      const hold = gain === 0 ? 0 : 1 - ofTurn(other, own + gain, 0);
      const best = Math.max(again / 6, hold);
      change = Math.max(change, Math.abs(best - win[own]![other]![gain]!));
      win[own]![other]![gain] = best;
    }
    return change;
  };
  // Scores only rise, so those of a higher sum are solved first.
  for (let sum = 2 * goal - 2; sum >= 0; sum--) {
    for (let own = Math.max(0, sum - goal + 1); own <= Math.min(sum / 2, goal - 1); own++) {
      let change = 1;
      while (change > 1e-10)
        change = Math.max(improve(own, sum - own), own === sum - own ? 0 : improve(sum - own, own));
    }
  }
  return win[0]![0]![0]!;
}

test('to 100 points the first player wins 53.06 % of all matches between best players', () => {
  expect(firstWins(100)).toBeCloseTo(0.5306, 4);
});

test('the rules give the same value, here to 20 points', () => {
  const rules = pig.rules({ goal: 20 });
  // The number of the turn decides nothing but the end after 200 turns, which best players do not see.
  const same = (s: object) => rules.notation.position(s).replace(/ turn=\d+/, '');
  const values = iterateValues(rules, { same });
  expect(values.of(rules.create())[0]).toBeCloseTo(firstWins(20), 6);
});

test.each([20, 50, 100])('its own bot wins at %d points, long before the last turn', (goal) => {
  const rules = pig.rules({ goal });
  const { holdAt20 } = pig.policies(rules);
  for (let seed = 1; seed <= 20; seed++) {
    const random = new Xoshiro(seed);
    const s = rules.create();
    for (let actor = rules.actor(s); actor !== OVER; actor = rules.actor(s))
      rules.apply(
        s,
        actor === CHANCE ? rules.nth(s, random.below(6)) : holdAt20!.choose(s, random),
      );
    expect(rules.outcome(s).winners).toHaveLength(1);
    expect(rules.turn(s)).toBeLessThan(100);
  }
});
