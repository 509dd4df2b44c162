import type { Random } from '@glade/engine';
import { SQUARES } from '@glade/boards/squares36';
import { D20 } from '../rules/state.ts';
import { announce, raised, Ways } from './ground.ts';
import { LearnedSurvival } from './learned-survival.ts';

/** A round whose leaves are known. */
export interface KnownRound {
  /** How many leaves were rolled, and on which squares they lie, one after the other. */
  readonly leaves: number;
  readonly squares: readonly number[];
  readonly chips: Uint8Array;
  readonly ways: Ways;
  /** What each square is worth when the leaves have landed, as learned; 0 under a leaf. */
  readonly values: Float64Array;
  /** The mean of the best value in reach over the rolls of the d4, by square; and over the leaves as well. */
  readonly means: Float64Array;
  readonly expected: Float64Array;
  /** For two squares, first * 36 + second: how likely both look to be lost, as was expected before the leaves were known. */
  readonly expectedLost: Float64Array;
}

/** Every result of the d20 is tried this often to know what is expected of a round. */
const TRIES = 5;

/** Draws how the leaves fall until the pile is complete. */
export function drawPile(
  from: Uint8Array,
  prices: number,
  learned: LearnedSurvival,
  random: Random,
): readonly KnownRound[] {
  const rounds: KnownRound[] = [];
  let elevation = from;
  for (;;) {
    const chips = new Uint8Array(SQUARES);
    const leaves = 1 + random.below(D20);
    const squares = announce(elevation, leaves, random, chips);
    if (squares.length === 0) return rounds;
    const ways = new Ways(elevation, prices);
    const values = valuesAfter(elevation, chips, learned, new Float64Array(SQUARES));
    const means = Float64Array.from(values, (_, square) => ways.mean(square, values));
    const before = expectedOf(elevation, ways, learned, random);
    rounds.push({ leaves, squares, chips, ways, values, means, ...before });
    elevation = raised(elevation, chips);
  }
}

function valuesAfter(
  elevation: Uint8Array,
  chips: Uint8Array,
  learned: LearnedSurvival,
  out: Float64Array,
): Float64Array {
  learned.chances(raised(elevation, chips), out);
  for (let square = 0; square < SQUARES; square++) if (chips[square]! > 0) out[square] = 0;
  return out;
}

/**
 * Means over rounds that begin on this ground. They differ from what is expected by chance only, as often up as down, and know
 * nothing of the leaves that fall.
 */
function expectedOf(
  elevation: Uint8Array,
  ways: Ways,
  learned: LearnedSurvival,
  random: Random,
): Pick<KnownRound, 'expected' | 'expectedLost'> {
  const expected = new Float64Array(SQUARES);
  const expectedLost = new Float64Array(SQUARES * SQUARES);
  const chips = new Uint8Array(SQUARES);
  const values = new Float64Array(SQUARES);
  const means = new Float64Array(SQUARES);
  const share = 1 / (D20 * TRIES);
  for (let leaves = 1; leaves <= D20; leaves++) {
    for (let i = 0; i < TRIES; i++) {
      announce(elevation, leaves, random, chips);
      valuesAfter(elevation, chips, learned, values);
      for (let square = 0; square < SQUARES; square++) {
        means[square] = ways.mean(square, values);
        expected[square]! += share * means[square]!;
      }
      for (let first = 0; first < SQUARES; first++) {
        const lost = share * (1 - means[first]!);
        for (let second = 0; second < SQUARES; second++)
          expectedLost[first * SQUARES + second]! += lost * (1 - means[second]!);
      }
    }
  }
  return { expected, expectedLost };
}
