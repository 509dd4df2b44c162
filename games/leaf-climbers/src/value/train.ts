import { Xoshiro } from '@glade/engine';
import { SQUARES } from '@glade/boards/squares36';
import { pricesOf } from '../rules/paths.ts';
import { ALL_CHIPS, D20 } from '../rules/state.ts';
import { announce, raised, Ways } from './ground.ts';
import { LearnedSurvival } from './learned-survival.ts';
import { PARTS, WEIGHTS } from './surroundings.ts';

/** How far the value of a square moves towards what was seen: for the first half of the piles, and at the end. */
const FIRST_STEP = 0.3;
const LAST_STEP = 0.006;

/**
 * Learns how likely a climber who is alone lives, from so many piles that grow from the bare ground. Where the leaves fall does not
 * depend on anybody, so each round teaches the value of all 36 squares: the mean over the four rolls of the best square in reach
 * that has no leaf (temporal differences, TD(0)). The same number of piles and seed give the same weights.
 */
export function train(piles: number, seed: number): Float32Array {
  const learned = new LearnedSurvival(new Float32Array(WEIGHTS));
  const random = new Xoshiro(seed);
  const prices = pricesOf(1, 1, 2);
  const chips = new Uint8Array(SQUARES);
  const values = new Float64Array(SQUARES);
  for (let pile = 0; pile < piles; pile++) {
    const left = Math.min(1, 2 * (1 - pile / piles));
    const step = (LAST_STEP + (FIRST_STEP - LAST_STEP) * left) / PARTS;
    let elevation = new Uint8Array(SQUARES);
    for (let landed = 0; landed < ALL_CHIPS;) {
      const ways = new Ways(elevation, prices);
      landed += announce(elevation, 1 + random.below(D20), random, chips).length;
      const next = raised(elevation, chips);
      learned.chances(next, values);
      for (let square = 0; square < SQUARES; square++) if (chips[square]! > 0) values[square] = 0;
      learned.surroundings.look(elevation);
      for (let square = 0; square < SQUARES; square++)
        learned.learn(square, ways.mean(square, values), step);
      elevation = Uint8Array.from(next);
    }
  }
  return learned.weights;
}
