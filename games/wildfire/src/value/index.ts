import { ok, problem, type GameValue, type ValueProver } from '@glade/engine';
import { wildfireOptions } from '../rules/options.ts';
import proven from './proven.json' with { type: 'json' };
import sampled from './sampled.json' with { type: 'json' };
import { SQUARES } from '@glade/boards/squares36';
import { PointPositions } from './point-positions.ts';
import { Prover } from './prover.ts';
import { Relaxation } from './relaxation.ts';
import { value as en } from '../words/value.en.ts';
import { value as it } from '../words/value.it.ts';
import { SteeredProver } from './steered-prover.ts';
import { findStart, squaresOf, valueMaps, valueStarts } from './starts.ts';

export { Prover } from './prover.ts';

const POINTS = 'points';

/** A prover of this start. `unit`: what is worth 1 to it. */
const proverFrom = (prover: Prover | SteeredProver, fire: number, unit: number): ValueProver => ({
  get opened() {
    return prover.opened;
  },
  prove(gap, stop) {
    const { lower, upper } = prover.prove(fire, gap / unit, stop);
    return { lower: lower * unit, upper: upper * unit };
  },
});

/**
 * How likely the home of solo Wildfire can be saved. The options `endCheck` and `afterLoss` change nothing of that: a fire that
 * cannot spread any more never takes the home, whatever the next event lights (WF-R17), and what is played after a loss saves
 * no home (WF-R22). Who aims at points instead loses them with the home, as with `afterLoss=stop`; `endCheck` then matters a little.
 */
export const value: GameValue = {
  allows: (options) =>
    wildfireOptions(options).mode === 'solo' ? ok(options) : problem('value.mode'),
  starts: (options) => valueStarts(wildfireOptions(options).startBuffer),
  maps: (options) => valueMaps(wildfireOptions(options).startBuffer),
  find: (text, options) => findStart(text, wildfireOptions(options).startBuffer),
  aims: [
    { id: 'home', gap: 0.01 },
    { id: POINTS, gap: 0.5 },
  ],
  prover(start, positions, options, aim) {
    const { home, fire } = squaresOf(start);
    if (aim !== POINTS) return proverFrom(new SteeredProver({ home }, positions), fire, 1);
    const { endCheck } = wildfireOptions(options);
    const grids = new PointPositions({ home }, endCheck);
    return proverFrom(new Prover({ home }, positions, grids), fire, SQUARES);
  },
  relaxation(start, positions, gap, lookahead) {
    const { home, fire } = squaresOf(start);
    const prover = new SteeredProver({ home }, positions);
    prover.prove(fire, gap);
    return new Relaxation(prover, fire, positions, lookahead);
  },
  words: { en, it },
  proven: Object.fromEntries(
    Object.entries(proven.starts).map(([name, [lower = 0, upper = 1]]) => [name, [lower, upper]]),
  ),
  sampled: {
    ...sampled,
    starts: Object.fromEntries(
      Object.entries(sampled.starts as Record<string, readonly number[]>).map(
        ([name, [upper = 1, seeing = 0, seeingSquares = 0, blind = 0, blindSquares = 0]]) => [
          name,
          [upper, seeing, seeingSquares, blind, blindSquares],
        ],
      ),
    ),
  },
};
