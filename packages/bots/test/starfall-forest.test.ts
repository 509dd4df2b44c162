import { CHANCE, defaults, KeyedDice, outcomeAt, OVER } from '@glade/engine';
import { LIMIT, playOut, sample } from '@glade/engine/testing';
import { expect, test } from 'vitest';
import { starfallForest } from '../../../games/starfall-forest/src/index.ts';
import { botFor } from '../src/index.ts';

const two = { players: 2, setup: 'random' };
const rules = starfallForest.rules({ ...defaults(starfallForest.options), ...two });

test(
  'the strong bot beats the usual one, each with the same dice in both seats',
  () => {
    const [strong, usual] = ['strong', 'greedy'].map((name) => {
      const bot = botFor(starfallForest, rules, name);
      if (!bot.ok) throw new Error(bot.problem.code);
      return bot.value;
    });
    const pairs = sample('Starfall Forest: pairs of matches, strong against greedy', 6, 300);
    let points = 0;
    for (let i = 0; i < 2 * pairs; i++) {
      const dice = new KeyedDice('strong', Math.floor(i / 2));
      const [chance, random] = [dice.random('chance'), dice.random('bots')];
      strong!.begin?.();
      const s = playOut(rules, (state) => {
        const actor = rules.actor(state);
        if (actor === CHANCE)
          return outcomeAt(rules, state, chance.below(rules.totalWeight(state)));
        return (actor === i % 2 ? strong! : usual!).choose(state, random);
      });
      expect(rules.actor(s)).toBe(OVER);
      const { winners } = rules.outcome(s);
      points += winners.includes(i % 2) ? 1 / winners.length : 0;
    }
    expect(points / (2 * pairs)).toBeGreaterThan(0.55);
  },
  LIMIT.timeout,
);
