import { logistic } from '@glade/boards/logistic';
import { CHANCE, Xoshiro, type OptionValues } from '@glade/engine';
import { wildfireOptions } from '../../rules/options.ts';
import { soloKernel } from '../../rules/solo.ts';
import { ACT } from '../../rules/steps.ts';
import { LearnedValue } from './learned-value.ts';
import { PARTS, WEIGHTS } from './patterns.ts';

/** How far a weight moves towards what was seen: at first, and at the end of the training. */
const FIRST_STEP = 0.02;
const LAST_STEP = 0.0005;

const OPTIONS: OptionValues = {
  mode: 'solo',
  startBuffer: 4,
  endCheck: 'afterSpread',
  afterLoss: 'stop',
};

/**
 * Learns how likely a home will be saved from this many matches that the learner plays against the dice: temporal differences
 * over the positions before an event (TD(0), after Sutton, Machine Learning 3, 1988, with n-tuples after Szubert and Jaskowski,
 * CIG 2014), by gradient steps on the cross entropy. The same matches and seed give the same weights to the bit, on every machine.
 */
export function train(matches: number, seed: number): Float32Array {
  const kernel = soloKernel(wildfireOptions(OPTIONS));
  const learned = new LearnedValue(kernel, new Float32Array(WEIGHTS));
  const random = new Xoshiro(seed);
  const state = kernel.create();
  const start = kernel.create();
  const parts = new Int32Array(PARTS);
  for (let i = 0; i < matches; i++) {
    const left = 1 - i / matches;
    const step = LAST_STEP + (FIRST_STEP - LAST_STEP) * left * left;
    kernel.copy(start, state);
    while (kernel.turn(state) === 0)
      kernel.apply(state, kernel.nth(state, random.below(kernel.count(state))));
    while (kernel.actor(state) === CHANCE) {
      const expected = logistic(learned.before(state));
      parts.set(learned.parts);
      kernel.apply(state, random.below(kernel.count(state)));
      let value = learned.before(state);
      while (state.step === ACT) {
        const best = learned.best(state);
        value = best.value;
        kernel.apply(state, best.action);
      }
      const change = step * (logistic(value) - expected);
      for (const part of parts) learned.weights[part]! += change;
    }
  }
  return learned.weights;
}
