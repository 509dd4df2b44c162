import { CHANCE, OVER, Xoshiro, type Policy } from '@glade/engine';
import { anything, playOut, someOptions } from '@glade/engine/testing';
import { describe, expect, test, vi } from 'vitest';
import { Council, toTheEnd } from '../src/bots/council/council.ts';
import { Determinization } from '../src/bots/council/determinization.ts';
import { DrawRisks } from '../src/bots/family/draw-risk.ts';
import { Family } from '../src/bots/family/family.ts';
import { Roles } from '../src/bots/family/roles.ts';
import { bots } from '../src/bots/index.ts';
import { lay, takeUp } from '../src/rules/map/map.ts';
import { options } from '../src/rules/options.ts';
import { AT_PLACE, DRAW, JOKER, type VeronaState, WON } from '../src/rules/state.ts';
import { rulesOf, rulesWith, type VeronaRules } from './play.ts';

vi.setConfig({ testTimeout: 60_000 });

function play(game: VeronaRules, policy: Policy<VeronaState>, seed: number): VeronaState {
  const random = new Xoshiro(seed);
  const any = anything(game, random);
  return playOut(game, (s) => (game.actor(s) === CHANCE ? any(s) : policy.choose(s, random)));
}

function share(game: VeronaRules, policy: Policy<VeronaState>, matches: number): number {
  let won = 0;
  for (let seed = 1; seed <= matches; seed++)
    if (game.outcome(play(game, policy, seed)).code === 'won') won += 1;
  return won / matches;
}

/** Every decision of a match. */
function decisions(game: VeronaRules, seed: number, see: (s: VeronaState) => void): void {
  const family = new Family(game);
  const random = new Xoshiro(seed);
  const any = anything(game, random);
  playOut(game, (s) => {
    if (game.actor(s) === CHANCE) return any(s);
    see(s);
    return family.choose(s);
  });
}

describe('the family', () => {
  test.each([
    ['easy', 0.8],
    ['medium', 0.7],
    ['hard', 0.55],
  ])('%s: wins at least %f of its matches', (difficulty, least) => {
    const game = rulesWith({ difficulty });
    expect(share(game, new Family(game), 200)).toBeGreaterThan(least);
  });

  test('wins far more often than sitters', () => {
    const game = rulesWith();
    const sitters = share(game, bots.policies(game)['sitters'] as Policy<VeronaState>, 200);
    expect(share(game, new Family(game), 200)).toBeGreaterThan(sitters + 0.2);
  });

  test('wins most matches also where a token gained at home has to go out and come back', () => {
    const game = rulesWith({ difficulty: 'easy', delivery: 'arrive' });
    expect(share(game, new Family(game), 100)).toBeGreaterThan(0.55);
  });

  test.each([
    [1, 10],
    [2, 60],
    [3, 10],
  ])(
    'where %i unused tiles box a seat in, the guard is one that keeps the team in play',
    (tiles, least) => {
      const game = rulesWith({ 'FV-82.tiles': tiles });
      const risks = new DrawRisks(game.options);
      const roles = new Roles(game.options, risks);
      let last = 0;
      for (let seed = 1; seed <= 25; seed++)
        decisions(game, seed, (s) => {
          risks.forget();
          risks.look(s);
          roles.assign(s);
          expect(s.unusedCount[roles.guard]).toBeLessThan(tiles);
          const safe = [0, 1, 2, 3].filter((seat) => s.unusedCount[seat]! < tiles);
          for (let seat = 0; seat < 4; seat++) {
            const alone = safe.length === 1 && safe[0] === seat;
            expect(roles.isLast(s, seat)).toBe(alone && s.unusedCount[seat] === tiles - 1);
            if (!roles.isLast(s, seat)) continue;
            last += 1;
            expect(roles.guard).toBe(seat);
          }
        });
      expect(last).toBeGreaterThan(least);
    },
  );
});

// Bots that play for two unused tiles are boxed in 70, 74 and 18 times.
test.each([
  ['cautious', 60],
  ['sitters', 55],
  ['family', 12],
])(
  'where three unused tiles box a seat in, %s is boxed in no more than %i of 200 times',
  (name, most) => {
    const game = rulesWith({ 'FV-82.tiles': 3 });
    const policy = bots.policies(game)[name] as Policy<VeronaState>;
    let boxed = 0;
    for (let seed = 1; seed <= 200; seed++)
      if (game.outcome(play(game, policy, seed)).code === 'boxed') boxed += 1;
    expect(boxed).toBeLessThanOrEqual(most);
  },
);

describe('every policy', () => {
  test('chooses what is offered and leaves the position as it is, under any options', () => {
    const random = new Xoshiro(8);
    for (let match = 0; match < 8; match++) {
      const game = rulesOf(someOptions({ options }, random));
      const all = { ...bots.policies(game), council: new Council(game, toTheEnd(8)) };
      let at = 0;
      const any = anything(game, random);
      playOut(game, (s) => {
        if (game.actor(s) === CHANCE) return any(s);
        const before = game.hash(s);
        at += 1;
        const policy = Object.values(all)[at % 5] as Policy<VeronaState>;
        const action = policy.choose(s, random);
        expect(game.hash(s)).toBe(before);
        expect(s.legal.subarray(0, s.choices)).toContain(action);
        return action;
      });
    }
  });

  test.each([
    { difficulty: 'hard' },
    { riverReach: 'scatter' },
    { riverReach: 'anywhere', cornerContact: 'any' },
    { delivery: 'arrive', uTurn: 'strict' },
  ])('does the same whether it keeps in mind what it saw of the map or not: %o', (chosen) => {
    const game = rulesWith(chosen);
    const [keeping, fresh] = [new Family(game), new Family(game)];
    for (let seed = 1; seed <= 8; seed++) {
      keeping.forget();
      decisions(game, seed, (s) => expect(keeping.chooseOn(s)).toBe(fresh.choose(s)));
    }
  });

  test.each([{ difficulty: 'hard' }, { riverReach: 'scatter' }, { cornerContact: 'any' }])(
    'does the same when it has gone back to play on otherwise: %o',
    (chosen) => {
      const game = rulesWith(chosen);
      const [keeping, fresh] = [new Family(game), new Family(game)];
      const random = new Xoshiro(3);
      const any = anything(game, random);
      const s = game.create();
      const pairs: (readonly [action: number, afresh: number])[] = [];
      let decision = 0;
      decisions(game, 2, (from) => {
        decision += 1;
        if (decision % 12 !== 0) return;
        keeping.prepare(from);
        for (let again = 0; again < 3; again++) {
          game.copy(from, s);
          keeping.goBack(from.tiles);
          game.apply(s, any(s));
          for (let left = 60; left > 0 && game.actor(s) !== OVER; left--) {
            const action = game.actor(s) === CHANCE ? any(s) : keeping.chooseOn(s);
            if (game.actor(s) !== CHANCE) pairs.push([action, fresh.choose(s)]);
            game.apply(s, action);
          }
        }
      });
      expect(pairs.length).toBeGreaterThan(100);
      expect(pairs.filter(([one, other]) => one !== other)).toEqual([]);
    },
  );

  test('the council does not depend on what it thought about before', () => {
    const game = rulesWith({ difficulty: 'hard' });
    const used = new Council(game, toTheEnd(24));
    let different = 0;
    let seed = 0;
    decisions(game, 3, (s) => {
      seed += 1;
      if (seed > 40) return;
      const fresh = new Council(game, toTheEnd(24));
      if (used.choose(s, new Xoshiro(seed)) !== fresh.choose(s, new Xoshiro(seed))) different += 1;
    });
    expect(different).toBe(0);
  });

  test('does the same with the same dice', () => {
    const game = rulesWith({ difficulty: 'hard' });
    const make = [(): Family => new Family(game), (): Council => new Council(game, toTheEnd(8))];
    for (const one of make) {
      const first = play(game, one(), 5);
      expect(game.hash(play(game, one(), 5))).toBe(game.hash(first));
    }
  });
});

/** How often a match is won after an action, in worlds that are the same for all actions. */
function chances(game: VeronaRules, from: VeronaState, action: number, worlds: number): number {
  const unseen = new Determinization(game.options);
  const family = new Family(game);
  const random = new Xoshiro(77);
  const s = game.create();
  let won = 0;
  for (let world = 0; world < worlds; world++) {
    game.copy(from, s);
    unseen.shuffle(s, random);
    game.apply(s, action);
    while (game.actor(s) !== OVER)
      game.apply(s, game.actor(s) === CHANCE ? unseen.outcome(s) : family.choose(s));
    if (s.result === WON) won += 1;
  }
  return won / worlds;
}

describe('the council', () => {
  test('sees where to lay a tile when rules of thumb lay it badly', () => {
    const game = rulesWith({ difficulty: 'hard' });
    const family = new Family(game);
    const s = game.create();
    let decision = 0;
    decisions(game, 3, (now) => {
      decision += 1;
      if (decision === 34) game.copy(now, s);
    });
    expect(s.step).toBe(AT_PLACE);
    const action = new Council(game, toTheEnd(160)).choose(s, new Xoshiro(9));
    const better = chances(game, s, action, 60);
    expect(better).toBeGreaterThan(chances(game, s, family.choose(s), 60) + 0.3);
  });
});

describe('what is unseen', () => {
  test('comes as chance has it: every tile once, each as often first as it should', () => {
    const game = rulesWith();
    const unseen = new Determinization(game.options);
    const random = new Xoshiro(3);
    const family = new Family(game);
    const first = new Map<number, number>();
    const matches = 200;
    for (let match = 0; match < matches; match++) {
      const s = game.create();
      unseen.shuffle(s, random);
      const cards: number[] = [];
      let drawn = -1;
      while (game.actor(s) !== OVER) {
        if (game.actor(s) !== CHANCE) {
          game.apply(s, family.choose(s));
          continue;
        }
        const outcome = unseen.outcome(s);
        expect(s.legal.subarray(0, s.choices)).toContain(outcome);
        if (s.step === DRAW && drawn < 0) drawn = outcome;
        if (s.step !== DRAW && s.shuffle === 0 && outcome !== JOKER) cards.push(outcome);
        game.apply(s, outcome);
      }
      expect(new Set(cards).size).toBe(cards.length);
      first.set(drawn, (first.get(drawn) ?? 0) + 1);
    }
    // Ten River tiles lie between the Spring and the Lake: two of two types and one of six.
    expect(first.size).toBe(8);
    for (const times of first.values()) {
      expect(times).toBeGreaterThan(6);
      expect(times).toBeLessThan(65);
    }
  });

  test('a tile laid on trial leaves no trace', () => {
    const game = rulesWith();
    decisions(game, 4, (s) => {
      const before = game.hash(s);
      const bytes = s.bytes.slice();
      lay(s, 20, -20, 31 * 4);
      takeUp(s);
      expect(game.hash(s)).toBe(before);
      expect(s.bytes).toEqual(bytes);
    });
  });
});
