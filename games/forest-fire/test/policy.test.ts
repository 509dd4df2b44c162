import { CHANCE, OVER, outcomeAt, Xoshiro } from '@glade/engine';
import { someOf } from '@glade/engine/testing';
import { describe, expect, test } from 'vitest';
import { forestFire } from '../src/index.ts';
import { bots } from '../src/bots/index.ts';
import { rulesWith } from './play.ts';

const MATCHES = 40;

/** Mean rounds until the fire is out; one that is lost or not over counts the limit. */
function rounds(name: string, values: Parameters<typeof rulesWith>[0]): number {
  const game = rulesWith({ maxRounds: 100, ...values });
  const policy = bots.policies(game)[name]!;
  let sum = 0;
  for (let match = 0; match < MATCHES; match++) {
    const random = new Xoshiro(match);
    const s = game.create();
    while (game.actor(s) !== OVER) {
      const thrown = game.actor(s) === CHANCE;
      const k = thrown ? random.below(game.totalWeight(s)) : 0;
      game.apply(s, thrown ? outcomeAt(game, s, k) : policy.choose(s, random));
    }
    sum += game.outcome(s).code === 'won' ? s.round : 100;
  }
  return sum / MATCHES;
}

describe('the bots that people meet', { timeout: 60_000 }, () => {
  const { gentle, steady, strong } = forestFire.levels!;

  const teams = [
    [{ game: 'mixed', players: 3, roles: 'HSP', firebreaks: 0 }],
    [{ game: 'mixed', players: 2, roles: 'HP', firebreaks: 2 }],
  ] as const;
  test.each(someOf('forest-fire: teams of bots that people meet', teams, 2, 1))(
    'the strong one plans with the others, the gentle one has lapses: %o',
    (values) => {
      const [weak, middling, best] = [gentle, steady, strong].map((name) => rounds(name, values));
      expect(best! * 1.1).toBeLessThan(middling!);
      expect(middling! * 1.1).toBeLessThan(weak!);
    },
  );

  test('the gentle one is no wild one', () => {
    const [children, kind] = [4, { burned: 'rest', setupRounds: 1 }];
    expect(rounds(gentle, { players: children, firebreaks: children, ...kind })).toBeLessThan(20);
  });

  test('in a free order nobody moves the pieces of somebody else', () => {
    const game = rulesWith({ players: 3, firebreaks: 0, turnOrder: 'free', maxRounds: 20 });
    for (const [name, policy] of Object.entries(bots.policies(game))) {
      const random = new Xoshiro(5);
      const s = game.create();
      let others = 0;
      while (game.actor(s) !== OVER) {
        const actor = game.actor(s);
        const chance = actor === CHANCE;
        const a = chance
          ? outcomeAt(game, s, random.below(game.totalWeight(s)))
          : policy.choose(s, random);
        if (!chance && s.round > 0 && a >> 8 !== actor) others += 1;
        game.apply(s, a);
      }
      expect({ name, others }).toEqual({ name, others: 0 });
    }
  });
});
