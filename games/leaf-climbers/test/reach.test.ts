import { Xoshiro } from '@glade/engine';
import { high, low, SQUARES } from '@glade/boards/squares36';
import { expect, test } from 'vitest';
import { findLevels } from '../src/rules/pile.ts';
import { findReach } from '../src/rules/reach.ts';
import { ClimberState } from '../src/rules/state.ts';
import { findPaths, NOWHERE, priceOf } from '../src/rules/paths.ts';

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
