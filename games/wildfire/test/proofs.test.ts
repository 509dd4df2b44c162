import { CHANCE, OVER, Xoshiro, type Action } from '@glade/engine';
import { ONLY_LONG, sample } from '@glade/engine/testing';
import { expect, test } from 'vitest';
import type { SoloState } from '../src/rules/solo-state.ts';
import { BoundsTable } from '../src/value/bounds-table.ts';
import { POSITIONS, proofsOf } from '../src/value/proofs.ts';
import { rulesWith, something } from './play.ts';

const rules = rulesWith();
const PLENTY = 1e6;
/** How far apart bounds may be, and how many positions are opened. The last is cut off long before. */
const LIMITS = [
  [1e-6, PLENTY],
  [0.01, PLENTY],
  [1e-6, 3],
] as const;

/** The chance to save the home by perfect play: everything that can follow is gone through, by the rules. */
function literal(s: object, known: Map<string, number>): number {
  const actor = rules.actor(s);
  if (actor === OVER) return rules.outcome(s).code === 'won' ? 1 : 0;
  if ((s as SoloState).burnt !== 0) return 0;
  // Neither the number of the turn nor the last roll matters to what follows.
  const key = rules.notation.position(s).replace(/ turn \d+( rolled \S+)?:/, '');
  const found = known.get(key);
  if (found !== undefined) return found;
  const after = Array.from({ length: rules.count(s) }, (_, k) =>
    literalAfter(s, rules.nth(s, k), known),
  );
  const value =
    actor === CHANCE
      ? after.reduce((sum, each) => sum + each, 0) / after.length
      : Math.max(...after);
  known.set(key, value);
  return value;
}

function literalAfter(s: object, action: Action, known: Map<string, number>): number {
  const next = rules.create();
  rules.copy(s, next);
  rules.apply(next, action);
  return literal(next, known);
}

/** A decision around a home where eight squares that hang together are not burnt out, and the farthest two burn. */
function position(random: Xoshiro, actions: number): SoloState {
  for (;;) {
    const home = random.below(36);
    const open = [home];
    while (open.length < 9) {
      const from = open[random.below(open.length)]!;
      const near = beside(from).filter((square) => !open.includes(square));
      if (near.length > 0) open.push(near[random.below(near.length)]!);
    }
    const mark = (square: number): string =>
      square === home ? '^' : !open.includes(square) ? 'X' : open.indexOf(square) > 6 ? '/' : '.';
    const grid = Array.from({ length: 6 }, (_, y) =>
      Array.from({ length: 6 }, (__, x) => mark(6 * y + x)).join(''),
    );
    const rolled = `${(home % 6) + 1},${Math.floor(home / 6) + 1}`;
    const read = rules.notation.parsePosition(
      `act ${actions} turn 9 rolled ${rolled}: ${grid.join('|')}`,
    );
    if (read.ok && rules.count(read.value) > 2) return read.value as SoloState;
  }
}

const beside = (square: number): readonly number[] =>
  [
    square - 6,
    square + 6,
    ...(square % 6 > 0 ? [square - 1] : []),
    ...(square % 6 < 5 ? [square + 1] : []),
  ].filter((each) => each >= 0 && each < 36);

const actionsOf = (s: object): readonly Action[] =>
  Array.from({ length: rules.count(s) }, (_, k) => rules.nth(s, k));

test('what is proven of actions is what going through everything finds, also with an action more', () => {
  const random = new Xoshiro(5);
  const known = new Map<string, number>();
  const count = sample('wildfire: positions with few squares, proven', 12, 500);
  let [undecided, wider] = [0, 0];
  for (let n = 0; n < count; n++) {
    const s = position(random, 1 + (n % 2));
    const actions = actionsOf(s);
    const exact = actions.map((action) => literalAfter(s, action, known));
    const widths = LIMITS.map(([gap, positions]) => {
      // Each time anew: what has been proven before would be known without opening anything.
      const bounds = proofsOf(rules)!(s, actions, gap, positions)!;
      for (const [i, { lower, upper }] of bounds.entries()) {
        expect(lower).toBeLessThanOrEqual(exact[i]! + 1e-9);
        expect(upper).toBeGreaterThanOrEqual(exact[i]! - 1e-9);
      }
      return bounds.map(({ lower, upper }) => upper - lower);
    });
    const [closest, , cutOff] = widths;
    if (cutOff!.some((width, i) => width > closest![i]! + 1e-6)) wider += 1;
    const close = proofsOf(rules)!(s, actions, 1e-6, PLENTY)!;
    expect(close[0]!.upper - close[0]!.lower).toBeLessThan(1e-5);
    const best = Math.max(...close.map(({ lower }) => lower));
    expect(best).toBeCloseTo(Math.max(...exact), 5);
    if (exact.some((value) => value > 0 && value < 1)) undecided += 1;
  }
  expect(undecided).toBeGreaterThan(count / 3);
  expect(wider).toBeGreaterThan(count / 3);
});

test(
  'in whole matches most decisions are proven, and a home that has burnt is not saved any more',
  ONLY_LONG,
  () => {
    const random = new Xoshiro(8);
    const choose = something(rules, random);
    const prove = proofsOf(rules)!;
    let [decisions, proven] = [0, 0];
    const burnt: number[] = [];
    for (let match = 0; match < 12; match++) {
      const s = rules.create();
      while (rules.actor(s) !== OVER) {
        const action = choose(s);
        if (rules.actor(s) !== CHANCE && rules.count(s) > 1) {
          const actions = [action, ...actionsOf(s).filter((each) => each !== action)];
          const bounds = prove(s, actions, 0.005, 8000)!;
          decisions += 1;
          const best = Math.max(...bounds.map(({ lower }) => lower));
          if (bounds.every(({ lower, upper }) => upper <= best + 0.01 || upper - lower <= 0.005))
            proven += 1;
          if ((s as SoloState).burnt !== 0) burnt.push(best);
        }
        rules.apply(s, action);
      }
    }
    expect(burnt.length).toBeGreaterThan(0);
    expect(burnt.every((best) => best === 0)).toBe(true);
    expect(decisions).toBeGreaterThan(30);
    expect(proven / decisions).toBeGreaterThan(0.9);
  },
);

test('nothing is proven of other modes and of tried numbers', () => {
  expect(proofsOf(rulesWith({ mode: 'x4' }))).toBeUndefined();
  expect(proofsOf(rulesWith({ mode: 'vs' }))).toBeUndefined();
  expect(proofsOf(rulesWith({ 'WF-22.actions': 2 }))).toBeUndefined();
  expect(proofsOf(rulesWith({ afterLoss: 'continue', startBuffer: 8 }))).toBeDefined();
});

test('the positions of a match fit into 2^19 slots, which a phone has memory for; a few more would take twice as many', () => {
  const table = new BoundsTable(Math.round(POSITIONS * 1.01));
  let slot = 0;
  const fill = (positions: number): void => {
    for (; table.size < positions;) slot = Math.max(slot, table.add(table.size, 0, 0, 0));
  };
  fill(POSITIONS);
  expect(slot).toBeLessThan(2 ** 19);
  fill(Math.round(POSITIONS * 1.01));
  expect(slot).toBeGreaterThanOrEqual(2 ** 19);
  expect(table.add(-1, 0, 0, 0)).toBe(-1);
});
