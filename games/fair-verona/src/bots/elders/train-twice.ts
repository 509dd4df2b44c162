import { Xoshiro, type Random } from '@glade/engine';
import { Adam } from './adam.ts';
import { LearnedChance, weightsFor } from './learned-chance.ts';
import type { Positions } from './positions.ts';
import { MORE_SIGNS, MoreSigns } from './more-signs.ts';
import { addSlopes, shuffle } from './train.ts';
import { usualOptions, watchElders, watchFamily } from './watch.ts';

/** For so many matches of the family, the elders play one. */
const FAMILY_MATCHES = 60;
/** What elders meet counts so many times. */
const ELDERS_COUNT = 2;

/** How often all positions are gone through, first and then with those of the elders; how many at a time. */
const FIRST_PASSES = 3;
const PASSES = 8;
const BATCH = 256;
/** How far a weight moves: at first, and at the end. */
const FIRST_STEP = 0.003;
const LAST_STEP = 0.0001;
/** A weight is stored with so many steps to the whole. */
const STEPS = 1000;
const WEIGHTS = weightsFor(MORE_SIGNS);

/**
 * Learns the chance to win from this many matches of the family, by gradient steps on the cross entropy. With what is learned from these alone, elders play matches; from the positions that they think about the family plays on, and all is
 * learned again with these. The same matches and seed give the same weights, to the bit.
 */
export function trainTwice(matches: number, seed: number): Float64Array {
  const random = new Xoshiro(seed);
  const ofFamily = watchFamily(matches, random);
  const first = learn([ofFamily], FIRST_PASSES, random);
  const ofElders = watchElders(Math.ceil(matches / FAMILY_MATCHES), first, random);
  const all = [ofFamily, ...Array.from({ length: ELDERS_COUNT }, () => ofElders)];
  return learn(all, PASSES, random).map((weight) => Math.round(weight * STEPS) / STEPS);
}

function learn(from: readonly Positions[], passes: number, random: Random): Float64Array {
  const weights = new Float64Array(WEIGHTS);
  for (let i = 0; i < WEIGHTS - MORE_SIGNS; i++)
    weights[i] = (random.below(STEPS) / STEPS - 0.5) / 2;
  const o = usualOptions();
  const chance = new LearnedChance(o, weights, new MoreSigns(o));
  const slopes = new Float64Array(WEIGHTS);
  const adam = new Adam(weights);
  // By place in the order: which list, and which position in it.
  const order = from.flatMap(({ count }, list) =>
    Array.from({ length: count }, (_, i) => i * from.length + list),
  );
  const places = Uint32Array.from(order);
  const batches = Math.floor(places.length / BATCH);
  for (let pass = 0; pass < passes; pass++) {
    shuffle(places, random);
    for (let batch = 0; batch < batches; batch++) {
      const size = LAST_STEP + FIRST_STEP * (1 - (pass + batch / batches) / passes);
      slopes.fill(0);
      for (let i = batch * BATCH; i < (batch + 1) * BATCH; i++) {
        const { signs, won } = from[places[i]! % from.length]!;
        const at = Math.floor(places[i]! / from.length);
        addSlopes(chance, weights, signs, MORE_SIGNS * at, won[at]!, slopes);
      }
      adam.move(size, slopes, BATCH);
    }
  }
  return weights;
}
