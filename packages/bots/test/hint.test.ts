import { CHANCE, Match, OVER, type Prove, type SearchRules } from '@glade/engine';
import { ONLY_LONG } from '@glade/engine/testing';
import { describe, expect, test } from 'vitest';
import { chooseAtLevel } from '../src/index.ts';
import { duel, DUEL, type DuelState } from './duel.ts';

const match = begunWith();
const never = new AbortController().signal;

/** A match at its beginning: the duel, but for what these parts of its rules change, and for what its only bot does. */
function begunWith(
  changed: Partial<SearchRules<DuelState>> = {},
  bot?: number,
): Match<typeof DUEL> {
  const game = {
    ...DUEL,
    rules: () => ({ ...DUEL.rules({}), ...changed }),
    ...(bot === undefined ? {} : { policies: () => ({ policy: { choose: () => bot } }) }),
  } as unknown as typeof DUEL;
  return Match.start(game, { options: {}, dice: 'virtual', seed: '1', players: [] });
}

/** The duel after these actions and falls of the coin. */
function after(...log: readonly number[]): Match<typeof DUEL> {
  let now = match;
  for (const action of log) {
    const played = now.play(action, now.actor);
    if (!played.ok) throw new Error(played.refusal.code);
    now = played.match;
  }
  return now;
}

test('a hint takes what wins at once', async () => {
  // Two counters are left.
  const late = after(2, 1, 2, 1, 2, 1, 1, 0);
  expect(await chooseAtLevel(late, 0, 'hint', never)).toBe(2);
});

test('the same position gives the same hint, however it was reached', async () => {
  // The same counters are taken in two turns or in four.
  const one = after(2, 1, 2, 1);
  const other = after(1, 1, 1, 1, 1, 0, 1, 0);
  expect(other.rules.hash(other.state)).toBe(one.rules.hash(one.state));
  expect(await chooseAtLevel(one, 0, 'hint', never)).toBe(
    await chooseAtLevel(other, 0, 'hint', never),
  );
});

test('a hint looks only at what the seat can see', async () => {
  // Seat 0 hides a counter under one of two cups, mostly the first, and seat 1 guesses which.
  const rules: SearchRules<DuelState> = {
    ...duel,
    actor: (s) => (s.step === 1 ? 0 : s.step === 2 ? 1 : OVER),
    count: () => 2,
    nth: (_, k) => k,
    check: () => undefined,
    apply(s, a) {
      if (s.step === 1) s.left = a;
      else s.last = a === s.left ? 1 : 0;
      s.step += 1;
    },
    resample(s, _, random) {
      s.left = random.below(4) === 0 ? 1 : 0;
    },
  };
  const begun = begunWith(rules);
  for (const hidden of [0, 1]) {
    const played = begun.play(hidden, 0);
    if (!played.ok) throw new Error(played.refusal.code);
    expect(await chooseAtLevel(played.match, 1, 'hint', never)).toBe(0);
  }
});

test('nobody waits any more: the hint is given up', async () => {
  const abort = new AbortController();
  const answer = chooseAtLevel(match, 0, 'hint', abort.signal);
  abort.abort();
  await expect(answer).rejects.toThrow('abort');
});

test('what a seat sees decides its hint, and not how long the match has lasted', async () => {
  // Seat 0 hides a counter under one of two cups, either as likely, and seat 1 guesses which, or waits and sees the same again.
  const WAITS = 2;
  const rules: SearchRules<DuelState> = {
    ...duel,
    actor: (s) => (s.step === 1 ? 0 : s.step === 2 ? 1 : OVER),
    count: () => WAITS + 1,
    nth: (_, k) => k,
    check: () => undefined,
    view: () => 'two cups',
    apply(s, a) {
      if (a === WAITS) return;
      if (s.step === 1) s.left = a;
      else s.last = a === s.left ? 1 : 0;
      s.step += 1;
    },
    resample(s, _, random) {
      s.left = random.below(2);
    },
  };
  const hints = new Set<number>();
  for (const hidden of [0, 1]) {
    let now = begunWith(rules);
    for (const [seat, action] of [[0, hidden], ...Array.from({ length: 4 }, () => [1, WAITS])]) {
      const played = now.play(action!, seat!);
      if (!played.ok) throw new Error(played.refusal.code);
      now = played.match;
      hints.add(await chooseAtLevel(now, 1, 'hint', never));
    }
  }
  expect([...hints]).toHaveLength(1);
});

test('an action that no bot would think of can be the hint', async () => {
  // Of twelve actions the last one wins, and the searches leave it out.
  const COUNT = 12;
  const rules: SearchRules<DuelState> = {
    ...duel,
    actor: (s) => (s.left === 0 ? OVER : 0),
    count: () => COUNT,
    nth: (_, k) => k,
    check: () => undefined,
    moveFilter: { count: () => COUNT - 1, nth: (_, k) => k },
    apply(s, a) {
      s.left = 0;
      s.last = a === COUNT - 1 ? 0 : 1;
    },
  };
  const begun = begunWith(rules, 0);
  expect(await chooseAtLevel(begun, 0, 'hint', never)).toBe(COUNT - 1);
});

test('what wins at once is advised rather than what wins one action later', async () => {
  const rules: SearchRules<DuelState> = {
    ...duel,
    actor: (s) => (s.left === 0 ? OVER : 0),
    count: (s) => (s.left === 1 ? 1 : 2),
    nth: (_, k) => k,
    check: () => undefined,
    apply(s, a) {
      s.left = s.left > 1 && a === 0 ? 1 : 0;
      s.last = 0;
    },
  };
  const begun = begunWith(rules, 0);
  expect(await chooseAtLevel(begun, 0, 'hint', never)).toBe(1);
});

describe('of three actions the first one loses and the others win', () => {
  /** The hint where the bot of the game would do this, these waste something, and people expect another one instead. */
  function hint(
    proposed: number,
    wastes: (action: number) => boolean,
    instead?: number,
  ): Promise<number> {
    const rules: SearchRules<DuelState> = {
      ...duel,
      actor: (s) => (s.left === 0 ? OVER : 0),
      count: () => 3,
      nth: (_, k) => k,
      check: () => undefined,
      moveFilter: { count: () => 2, nth: (_, k) => k },
      wastes: (_, a) => wastes(a),
      insteadOf: () => instead,
      apply(s, a) {
        s.left = 0;
        s.last = a === 0 ? 1 : 0;
      },
    };
    const begun = begunWith(rules, proposed);
    return chooseAtLevel(begun, 0, 'hint', never);
  }

  test.each([0, 1, 2])(
    'what wastes something is no hint, even if it would end best: a bot would do %i',
    async (proposed) => expect(await hint(proposed, (a) => a === 2)).toBe(1),
  );

  test('nor where it is the only one that wins', async () =>
    expect(await hint(2, (a) => a > 0)).toBe(0));

  test.each([
    [2, 2],
    [1, 1],
    [0, 1],
    [7, 1],
    [undefined, 1],
  ])('where people expect %s instead, a hint that would be 1 is %i', async (instead, advised) =>
    expect(await hint(1, () => false, instead)).toBe(advised),
  );

  test('where all waste something what bots would do is compared', async () =>
    expect(await hint(2, () => true)).toBeGreaterThan(0));
});

describe('of three actions the one that a bot proposes leads back to where the seat just was', () => {
  /** The hint where these actions win, after so many entries of the seat. */
  async function hint(winning: readonly number[], back: (earlier: DuelState) => boolean) {
    const rules: SearchRules<DuelState> = {
      ...duel,
      actor: (s) => (s.left === 0 ? OVER : 0),
      count: () => 3,
      nth: (_, k) => k,
      check: () => undefined,
      undoes: (earlier, _, a) => a === 0 && back(earlier),
      apply(s, a) {
        s.step += 1;
        s.left = s.step < 3 ? s.left : 0;
        s.last = winning.includes(a) ? 0 : 1;
      },
    };
    let begun = begunWith(rules, 0);
    for (const action of [1, 2]) {
      const played = begun.play(action, 0);
      if (played.ok && !played.match.over) begun = played.match;
    }
    return chooseAtLevel(begun, 0, 'hint', never);
  }

  test('it is no hint where another one is as good', async () =>
    expect(await hint([0, 1], () => true)).toBe(1));

  test('it is where no other is, and where it leads elsewhere', async () => {
    expect(await hint([0], () => true)).toBe(0);
    expect(await hint([0, 1], () => false)).toBe(0);
  });
});

test('what is proven to be worse is not advised, and where nothing is proven the hint is as before', async () => {
  const begun = after(2, 1);
  const usual = await chooseAtLevel(begun, 0, 'hint', never);
  const unknown = await chooseAtLevel(begun, 0, 'hint', never, () => undefined);
  expect(unknown).toBe(usual);
  const open: Prove = (_, actions) => actions.map(() => ({ lower: 0, upper: 1 }));
  expect(await chooseAtLevel(begun, 0, 'hint', never, open)).toBe(usual);
  const all = Array.from({ length: begun.rules.count(begun.state) }, (_, k) =>
    begun.rules.nth(begun.state, k),
  );
  expect(all.length).toBeGreaterThan(1);
  for (const only of all) {
    const prove: Prove = (_, actions) =>
      actions.map((action) =>
        action === only ? { lower: 0.6, upper: 1 } : { lower: 0, upper: 0.59 },
      );
    expect(await chooseAtLevel(begun, 0, 'hint', never, prove)).toBe(only);
  }
});

test(
  'where hints follow a plan, the luckiest of many equal actions is not advised in its place',
  ONLY_LONG,
  async () => {
    // Each of 40 actions wins with one side of a coin, and the bot would always do the same one.
    const COUNT = 40;
    const PLANNED = 7;
    const strayed = async (hintPlan: boolean): Promise<number> => {
      let count = 0;
      for (let left = 1; left <= 12; left++) {
        const rules: SearchRules<DuelState> = {
          ...duel,
          create: () => Object.assign(duel.create(), { left }),
          actor: (s) => (s.left === 0 ? OVER : s.step === 2 ? CHANCE : 0),
          count: (s) => (s.step === 2 ? 2 : COUNT),
          nth: (_, k) => k,
          check: () => undefined,
          moveFilter: { count: () => 1, nth: () => PLANNED },
          hintEntries: 8000,
          hintPlan,
          apply(s, a) {
            if (s.step === 2) {
              s.left = 0;
              s.last = (s.seat >> a) & 1;
            } else {
              s.step = 2;
              // Half of them win with heads, the others with tails.
              s.seat = a % 2 === 0 ? 1 : 2;
            }
          },
        };
        if ((await chooseAtLevel(begunWith(rules, PLANNED), 0, 'hint', never)) !== PLANNED)
          count += 1;
      }
      return count;
    };
    expect(await strayed(true)).toBeLessThan(await strayed(false));
    expect(await strayed(true)).toBeLessThanOrEqual(1);
  },
);

test(
  'where all that bots propose is proven to be worse, no other action has the benefit of the doubt',
  ONLY_LONG,
  async () => {
    // Either of two actions wins with one side of a coin. The third one, which the bots would do, loses.
    const LOSES = 2;
    const hintAt = async (left: number, heads: number): Promise<number> => {
      const rules: SearchRules<DuelState> = {
        ...duel,
        create: () => Object.assign(duel.create(), { left }),
        actor: (s) => (s.left === 0 ? OVER : s.step === 2 ? CHANCE : 0),
        count: (s) => (s.step === 2 ? 2 : LOSES + 1),
        nth: (_, k) => k,
        check: () => undefined,
        moveFilter: { count: () => 1, nth: () => LOSES },
        // An odd number of rounds, so that there is no tie, and few, so that it is often open which of the two is better.
        hintEntries: 404,
        apply(s, a) {
          if (s.step === 2 || a === LOSES) {
            s.left = 0;
            s.last = s.step === 2 && a === (s.seat + heads) % 2 ? 0 : 1;
          } else {
            s.step = 2;
            s.seat = a;
          }
        },
      };
      const prove: Prove = (_, actions) =>
        actions.map((action) =>
          action === LOSES ? { lower: 0, upper: 0 } : { lower: 0.4, upper: 1 },
        );
      const begun = begunWith(rules, LOSES);
      return chooseAtLevel(begun, 0, 'hint', never, prove);
    };
    // With the sides of the coin changed over, the other of the two is better.
    for (let left = 1; left <= 20; left++) {
      const first = await hintAt(left, 0);
      expect([left, await hintAt(left, 1)]).toEqual([left, 1 - first]);
    }
  },
);
