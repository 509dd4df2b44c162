import { CHANCE, parseOptions, Xoshiro } from '@glade/engine';
import { high, low, SQUARES } from '@glade/boards/squares36';
import { expect, test } from 'vitest';
import { findLevels } from '../src/rules/pile.ts';
import { findReach } from '../src/rules/reach.ts';
import { ClimberState } from '../src/rules/state.ts';
import { findPaths, NOWHERE, priceOf, pricesOf, stepPrice } from '../src/rules/paths.ts';
import { rules } from '../src/rules/rules.ts';
import { options } from '../src/rules/options.ts';

/** A pile as steep as `levels` allows. */
function pileOf(random: Xoshiro, levels: number): ClimberState {
  const s = new ClimberState();
  for (let square = 0; square < SQUARES; square++) s.elevation[square] = random.below(levels);
  findLevels(s);
  return s;
}

const reached = (s: ClimberState): readonly number[] =>
  Array.from({ length: SQUARES }, (_, n) => n).filter(
    (n) => (s.setLow & low(n)) | (s.setHigh & high(n)),
  );

test.each([
  [2, 1],
  [2, 2],
  [2, 3],
  [2, 7],
  [3, 2],
  [3, 4],
  [3, 7],
])(
  'LC-22 to LC-24, descend %i, %i levels: what is in reach is where a way leads',
  (descend, levels) => {
    const random = new Xoshiro(descend * 8 + levels);
    for (let pile = 0; pile < 200; pile++) {
      const s = pileOf(random, levels);
      const from = random.below(SQUARES);
      for (const steps of [1, 2, 3, 4]) {
        findPaths(s.elevation, from, steps, descend);
        const ways = Array.from({ length: SQUARES }, (_, n) => n).filter(
          (n) => priceOf(n) !== NOWHERE,
        );
        findReach(s, from, steps, descend);
        expect(reached(s)).toEqual(ways);
      }
    }
  },
);

test('LC-22, LC-23, LC-24: other prices that are tried are paid', () => {
  const usual = pricesOf(1, 1, 2);
  const tried = pricesOf(2, 3, 4);
  const paid = (from: number, to: number): readonly number[] =>
    [usual, tried].map((prices) => stepPrice(from, to, prices));
  expect(paid(0, 3)).toEqual([4, 7]);
  expect(paid(2, 2)).toEqual([1, 3]);
  expect(paid(5, 1)).toEqual([2, 4]);
});

test('on flat ground, a step of 3 points takes a roll of 3', () => {
  const parsed = parseOptions(options, {});
  if (!parsed.ok) throw new Error(parsed.problem.code);
  const kernel = rules({ ...parsed.value, 'LC-24.points': 3 });
  const s = kernel.create();
  kernel.apply(s, 0);
  for (const action of [1, 14, 2]) kernel.apply(s, action);
  // Nothing is in reach: the next one rolls the four-sided die.
  expect([kernel.actor(s), kernel.count(s)]).toEqual([CHANCE, 4]);
  kernel.apply(s, 3);
  // From the corner to two squares, or stay.
  expect(kernel.count(s)).toBe(3);
});
