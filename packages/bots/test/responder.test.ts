import { CHANCE, OVER, Xoshiro, type Policy } from '@glade/engine';
import { expect, test } from 'vitest';
import { driverFor, Responder } from '../src/index.ts';
import { duel, type DuelState } from './duel.ts';

// A bot that answers one fixed bot, beside the best response that trying everything finds.

/** Takes two whenever it can. */
const grabber: Policy<DuelState> = { choose: (s) => duel.nth(s, duel.count(s) - 1) };
/** Takes one or two as a coin says. */
const waverer: Policy<DuelState> = {
  choose: (s, random) => duel.nth(s, random.below(duel.count(s))),
};
/** What each is thought to do, as odds of its actions. */
const odds = {
  grabber: (s: DuelState, k: number) => (k === duel.count(s) - 1 ? 1 : 0),
  waverer: (s: DuelState) => 1 / duel.count(s),
};

function after(s: DuelState, k: number): DuelState {
  const next = duel.create();
  duel.copy(s, next);
  duel.apply(next, duel.nth(s, k));
  return next;
}

/** The score that this seat gets against such a player: the most, or what a perfect player would leave it. */
function valueOf(s: DuelState, seat: number, against: keyof typeof odds | 'perfect'): number {
  const actor = duel.actor(s);
  if (actor === OVER) {
    const out = new Float64Array(2);
    duel.score(s, out);
    return out[seat]!;
  }
  const values = Array.from({ length: duel.count(s) }, (_, k) =>
    valueOf(after(s, k), seat, against),
  );
  if (actor === CHANCE) return values.reduce((sum, value) => sum + value, 0) / values.length;
  if (actor === seat) return Math.max(...values);
  if (against === 'perfect') return Math.min(...values);
  return values.reduce((sum, value, k) => sum + value * odds[against](s, k), 0);
}

test.each([
  ['grabber', grabber],
  ['waverer', waverer],
] as const)('against the %s it finds the best response at every position', (name, model) => {
  const random = new Xoshiro(3);
  let better = 0;
  for (let left = 1; left <= 9; left++) {
    for (const seat of [0, 1]) {
      const bot = new Responder(duel, model, { iterations: 4000, driver: driverFor(duel) });
      const s = duel.create();
      s.left = left;
      s.seat = seat;
      bot.begin();
      const action = bot.choose(s, random);
      const next = duel.create();
      duel.copy(s, next);
      duel.apply(next, action);
      const best = valueOf(s, seat, name);
      expect(valueOf(next, seat, name), `${left} left, seat ${seat}`).toBeGreaterThan(best - 0.02);
      if (best > valueOf(s, seat, 'perfect') + 0.05) better += 1;
    }
  }
  expect(better, 'positions in which this player gives something away').toBeGreaterThan(2);
});

test('the same dice give the same answers, whatever it has thought of before', () => {
  const s = duel.create();
  const bot = () => new Responder(duel, waverer, { iterations: 200, driver: driverFor(duel) });
  const used = bot();
  const other = duel.create();
  other.left = 7;
  used.choose(other, new Xoshiro(5));
  used.begin();
  expect(used.choose(s, new Xoshiro(9))).toBe(bot().choose(s, new Xoshiro(9)));
});
