import { CHANCE, OVER, outcomeAt, Xoshiro, type OptionValues, type Random } from '@glade/engine';
import { options } from '../../rules/options.ts';
import { rules, type VeronaKernel } from '../../rules/rules.ts';
import { ENDED, type VeronaState, WON } from '../../rules/state.ts';
import { Family } from '../family/family.ts';
import { Adam } from './adam.ts';
import { LearnedChance, share, UNITS, weightsFor } from './learned-chance.ts';
import { SIGNS } from './signs.ts';

/** The rules that are learned, in turn; all other options have their defaults. */
const DIFFICULTIES = ['easy', 'medium', 'hard'];
/** Until a turn drawn below this, one decision in so many is left to chance, so that unusual positions are seen. */
const LATEST = 60;
const ASTRAY = 8;
/** One turn in so many is kept. */
const KEPT = 4;
/** Room for positions to begin with; it is doubled where that is too little. */
const ROOM = 4096;

/** How often all positions are gone through, how many at a time, and how far a weight moves: at first, and at the end. */
const PASSES = 8;
const BATCH = 256;
const FIRST_STEP = 0.003;
const LAST_STEP = 0.0001;
/** The least that the uncertainty of a chance counts. */
const LEAST = 1e-8;
/** A weight is stored with so many steps to the whole. */
const STEPS = 1000;
const WEIGHTS = weightsFor(SIGNS);

interface Seen {
  readonly signs: Float32Array;
  readonly won: Uint8Array;
  readonly count: number;
}

/**
 * Learns the chance to win from this many matches of the family, by gradient steps on the cross entropy. The same matches and seed give the same weights, to the bit.
 */
export function train(matches: number, seed: number): Float64Array {
  const random = new Xoshiro(seed);
  const seen = watch(matches, random);
  const weights = new Float64Array(WEIGHTS);
  for (let i = 0; i < WEIGHTS - SIGNS; i++) weights[i] = (random.below(STEPS) / STEPS - 0.5) / 2;
  learn(seen, weights, random);
  return weights.map((weight) => Math.round(weight * STEPS) / STEPS);
}

function usualRules(difficulty: string): VeronaKernel {
  const usual: Record<string, OptionValues[string]> = {};
  for (const [name, option] of Object.entries(options.options)) usual[name] = option.default;
  return rules({ ...usual, difficulty });
}

/** Keeps the signs of some positions of each match, and whether it was won. */
function watch(matches: number, random: Random): Seen {
  const tables = DIFFICULTIES.map((difficulty) => {
    const kernel = usualRules(difficulty);
    const chance = new LearnedChance(kernel.options, new Float64Array(WEIGHTS));
    return { kernel, chance, family: new Family(kernel), s: kernel.create() };
  });
  let signs = new Float32Array(ROOM * SIGNS);
  let won = new Uint8Array(ROOM);
  let count = 0;
  for (let match = 0; match < matches; match++) {
    const { kernel, chance, family, s } = tables[match % tables.length]!;
    const from = count;
    kernel.copy(kernel.create(), s);
    family.forget();
    const late = random.below(LATEST);
    for (let turn = 0; kernel.actor(s) !== OVER;) {
      step(kernel, s, family, s.turn < late && random.below(ASTRAY) === 0, random);
      if (s.turn === turn || s.step === ENDED) continue;
      turn = s.turn;
      if (turn <= late || random.below(KEPT) > 0) continue;
      if (count === won.length) {
        signs = twiceAsLong(signs);
        won = twiceAsLong(won);
      }
      chance.signs.look(s);
      signs.set(chance.signs.values, SIGNS * count++);
    }
    won.fill(s.result === WON ? 1 : 0, from, count);
  }
  return { signs, won, count };
}

function twiceAsLong<A extends Float32Array | Uint8Array>(list: A): A {
  const longer = new (list.constructor as new (length: number) => A)(2 * list.length);
  longer.set(list);
  return longer;
}

function step(
  kernel: VeronaKernel,
  s: VeronaState,
  family: Family,
  astray: boolean,
  random: Random,
): void {
  if (kernel.actor(s) === CHANCE)
    kernel.apply(s, outcomeAt(kernel, s, random.below(kernel.totalWeight(s))));
  else kernel.apply(s, astray ? s.legal[random.below(s.choices)]! : family.chooseOn(s));
}

function learn({ signs, won, count }: Seen, weights: Float64Array, random: Random): void {
  const chance = new LearnedChance(usualRules('medium').options, weights);
  const slopes = new Float64Array(WEIGHTS);
  const adam = new Adam(weights);
  const order = Uint32Array.from({ length: count }, (_, i) => i);
  const batches = Math.floor(count / BATCH);
  for (let pass = 0; pass < PASSES; pass++) {
    shuffle(order, random);
    const size = LAST_STEP + FIRST_STEP * (1 - pass / PASSES);
    for (let batch = 0; batch < batches; batch++) {
      slopes.fill(0);
      for (let i = batch * BATCH; i < (batch + 1) * BATCH; i++)
        addSlopes(chance, weights, signs, SIGNS * order[i]!, won[order[i]!]!, slopes);
      adam.move(size, slopes, BATCH);
    }
  }
}

/** Adds to the slopes by how much each weight makes the error of one position larger. */
export function addSlopes(
  chance: LearnedChance,
  weights: Float64Array,
  signs: Float32Array,
  from: number,
  won: number,
  slopes: Float64Array,
): void {
  const balance = chance.balance(signs, from);
  const expected = share(balance);
  const flat = 1 + Math.abs(balance);
  const uncertain = Math.max(LEAST, expected * (1 - expected));
  const slope = (0.5 * (expected - won)) / (flat * flat * uncertain);
  const { sums } = chance;
  const count = chance.signs.values.length;
  const counts = count * UNITS;
  for (let i = 0; i < count; i++) {
    const sign = signs[from + i]!;
    if (sign === 0) continue;
    slopes[counts + UNITS + i]! += slope * sign;
    for (let k = 0; k < UNITS; k++)
      if (sums[k]! > 0) slopes[i * UNITS + k]! += slope * sign * weights[counts + k]!;
  }
  for (let k = 0; k < UNITS; k++) if (sums[k]! > 0) slopes[counts + k]! += slope * sums[k]!;
}

/** Puts a list into another order (Fisher and Yates). */
export function shuffle(list: Uint32Array, random: Random): void {
  for (let i = list.length - 1; i > 0; i--) {
    const k = random.below(i + 1);
    const other = list[k]!;
    list[k] = list[i]!;
    list[i] = other;
  }
}
