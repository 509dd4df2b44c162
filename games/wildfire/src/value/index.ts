import { ok, problem, type GameValue } from '@glade/engine';
import { wildfireOptions } from '../rules/options.ts';
import proven from './proven.json' with { type: 'json' };
import { Prover } from './prover.ts';
import { Relaxation } from './relaxation.ts';
import { value as en } from '../words/value.en.ts';
import { value as it } from '../words/value.it.ts';
import { findStart, squaresOf, valueMaps, valueStarts } from './starts.ts';

export { Prover } from './prover.ts';

/**
 * How likely the home of solo Wildfire can be saved. The options `endCheck` and `afterLoss` change nothing of that: a fire that
 * cannot spread any more never takes the home, whatever the next event lights (WF-R17), and what is played after a loss saves
 * no home (WF-R22).
 */
export const value: GameValue = {
  allows: (options) =>
    wildfireOptions(options).mode === 'solo' ? ok(options) : problem('value.mode'),
  starts: (options) => valueStarts(wildfireOptions(options).startBuffer),
  maps: (options) => valueMaps(wildfireOptions(options).startBuffer),
  find: (text, options) => findStart(text, wildfireOptions(options).startBuffer),
  prover(start, positions) {
    const { home, fire } = squaresOf(start);
    const prover = new Prover({ home }, positions);
    return {
      get opened() {
        return prover.opened;
      },
      prove: (gap, stop) => prover.prove(fire, gap, stop),
    };
  },
  relaxation(start, positions, gap) {
    const { home, fire } = squaresOf(start);
    const prover = new Prover({ home }, positions);
    prover.prove(fire, gap);
    return new Relaxation(prover, home, fire, positions);
  },
  words: { en, it },
  proven: Object.fromEntries(
    Object.entries(proven.starts).map(([name, [lower = 0, upper = 1]]) => [name, [lower, upper]]),
  ),
};
