import { earliestWin, KeyedDice, OVER, type KnownChance } from '@glade/engine';
import { expect, test } from 'vitest';
import { optionsWith } from '@glade/engine/testing';
import { bots } from '../src/bots/index.ts';
import { PUT_OUT } from '../src/rules/actions.ts';
import { high, low } from '@glade/boards/squares36';
import { options } from '../src/rules/options.ts';
import type { ForestFireKernel } from '../src/rules/rules.ts';
import { type FireState, TURNS } from '../src/rules/state.ts';
import { type HotshotPosition, KnownFire } from '../src/value/known-rolls.ts';
import { FireRelaxation } from '../src/value/relaxation.ts';
import { rulesWith } from './play.ts';
import { refActor, refApply, refCreate, refLegal, type RefState } from './reference.ts';

const REFERENCE = { ...optionsWith({ options }, { firebreaks: 0 }), game: 'lesson1' };

/** A game of numbers: from 0 to 9 by steps of 1 to 3, or back by 1; one step a turn. */
const stairs: KnownChance<{ at: number; turn: number }> = {
  first: [{ at: 0, turn: 0 }],
  next: ({ at, turn }) => [3, 1, -1].map((step) => ({ at: at + step, turn: turn + 1 })),
  isWon: ({ at }) => at === 10,
  earliest: ({ at, turn }) => turn + Math.ceil(Math.abs(10 - at) / 3),
  key: ({ at, turn }) => 100 * turn + at,
};

test('the earliest win is found, and where the search is cut off only what is certain is said', () => {
  expect(earliestWin(stairs, 50, 1000)).toEqual({ turn: 4, exact: true });
  for (let positions = 0; positions < 12; positions++) {
    const { turn, exact } = earliestWin(stairs, 50, positions);
    expect(turn).toBeLessThanOrEqual(4);
    expect(exact).toBe(turn === 4 && exact);
  }
  expect(earliestWin(stairs, 3, 1000)).toEqual({ turn: 3, exact: false });
});

test('a win in a later turn is not told before it, also where one decision takes several turns', () => {
  const leap: typeof stairs = {
    ...stairs,
    next: ({ at, turn }) => (at === 0 ? [{ at: 10, turn: turn + 5 }] : []),
    earliest: ({ at, turn }) => (at === 10 ? turn : turn + 1),
  };
  expect(earliestWin(leap, 50, 1000)).toEqual({ turn: 5, exact: true });
  expect(earliestWin(leap, 3, 1000)).toEqual({ turn: 3, exact: false });
});

/** The relaxation with the policy that is quick. */
function relaxationWith(firebreaks: number): FireRelaxation {
  const rules = rulesWith({ firebreaks, maxRounds: 200 });
  const { policy } = bots.policies(rules);
  return new FireRelaxation(rules, rules as unknown as ForestFireKernel, policy!, 'rounds');
}

test('with the same rolls, no bot is out before who knows all of them', () => {
  for (const firebreaks of [0, 1, 2]) {
    const relaxation = relaxationWith(firebreaks);
    const random = new KeyedDice('1').random(`${firebreaks}`);
    for (let i = 0; i < 6; i++) {
      const dice = relaxation.dice(random);
      const { won, rounds } = relaxation.play(dice, random);
      const { turn } = relaxation.soonest(dice);
      expect(turn).toBeGreaterThan(1);
      expect(won ? rounds : Infinity).toBeGreaterThanOrEqual(turn);
    }
  }
}, 60_000);

/** The round in which the reference wins at the earliest with these rolls and places, by trying everything; at most `most`. */
function literal(start: RefState, rolls: readonly (readonly number[])[], most: number): number {
  let states = [start];
  for (let round = 1; round <= most; round++) {
    const after = new Map<string, RefState>();
    let open = states;
    while (open.length > 0) {
      const next = new Map<string, RefState>();
      for (const s of open) {
        for (const action of refLegal(s)) {
          const then = refApply(s, action);
          if (then.result === 'win') return round;
          const key = JSON.stringify(then);
          if (refActor(then) === OVER) continue;
          if (refActor(then) >= 0 && then.round === round) next.set(key, then);
          else after.set(key, then);
        }
      }
      open = [...next.values()];
    }
    states = [...after.values()].map((s) => {
      let rolled = s;
      for (let i = 0; refActor(rolled) === -1; i++)
        rolled = refApply(rolled, rolls[round - 1]![i]!);
      return rolled;
    });
  }
  return most + 1;
}

test('from a small fire, the earliest win is the one that trying everything by the reference finds', () => {
  const random = new KeyedDice('2').random('small');
  const found = new Set<number>();
  for (let i = 0; i < 8; i++) {
    // Some fires lie close together, so that they can be out at once.
    const [one, two] = [random.below(35), random.below(36)];
    const opening = [one, one, i % 2 === 0 ? one : two, one + 1];
    const rolls = Array.from({ length: 4 }, () => [random.below(36), random.below(36)] as const);
    const places = [36 + random.below(24), 36 + random.below(24)] as const;
    let s = refCreate(REFERENCE);
    for (const action of [...places, ...opening]) s = refApply(s, action);
    const known = new KnownFire({ breakLow: 0, breakHigh: 0, opening, rounds: rolls });
    const quick = earliestWin(from(known, places), 3, 1e6);
    expect(quick.turn).toBe(Math.min(3, literal(s, rolls, 2)));
    found.add(quick.turn);
  }
  expect(found.size).toBeGreaterThan(1);
}, 120_000);

/** The same match with the pieces on these places. */
const from = (
  known: KnownFire,
  places: readonly [number, number],
): KnownChance<HotshotPosition> => ({
  first: [{ ...known.first[0]!, places }],
  next: (s) => known.next(s),
  isWon: (s) => known.isWon(s),
  earliest: (s) => known.earliest(s),
  key: (s) => known.key(s),
});

test('in every position of a match, the moves are those of the rules', () => {
  const rules = rulesWith({ firebreaks: 1, maxRounds: 200 });
  const { policy } = bots.policies(rules);
  const random = new KeyedDice('3').random('moves');
  const s = rules.create();
  const seen: [string[], string[]][] = [];
  for (let i = 0; i < 300 && rules.actor(s) !== OVER; i++) {
    const actor = rules.actor(s);
    if (s.step === TURNS && s.out === 0) seen.push([movesOf(s), actionsOf(rules, s)]);
    const count = rules.count(s);
    const action = actor < 0 ? rules.nth(s, random.below(count)) : policy!.choose(s, random);
    rules.apply(s, action);
  }
  expect(seen.length).toBeGreaterThan(20);
  expect(seen.map(([known]) => known)).toEqual(seen.map(([, legal]) => legal));
});

/** What a position of the rules leads to as `KnownFire` sees it. */
function movesOf(s: FireState): string[] {
  const { breakLow, breakHigh, burnLow, burnHigh, round } = s;
  const known = new KnownFire({ breakLow, breakHigh, opening: [], rounds: [] });
  const moves = s.moves[0]! + s.moves[1]!;
  const places = [s.places[0]!, s.places[1]!] as const;
  const next = known.next({ burnLow, burnHigh, places, moves, round });
  return next.map((each) => actionOf(s, each)).toSorted();
}

const actionsOf = (rules: ReturnType<typeof rulesWith>, s: FireState): string[] =>
  Array.from({ length: rules.count(s) }, (_, k) => rules.nth(s, k))
    .map((action) =>
      action < PUT_OUT ? `go ${action}` : action < 96 ? `out ${action - PUT_OUT}` : 'done',
    )
    .toSorted();

/** What led to a position. */
function actionOf(s: FireState, to: HotshotPosition): string {
  const place = to.places[s.seat]!;
  if (place !== s.places[s.seat]) return `go ${place}`;
  for (let square = 0; square < 36; square++) {
    const burns = ((s.burnLow & low(square)) | (s.burnHigh & high(square))) !== 0;
    if (burns && ((to.burnLow & low(square)) | (to.burnHigh & high(square))) === 0)
      return `out ${square}`;
  }
  return 'done';
}
