import { bernsteinMargin, type Sums } from '@glade/lab';
import { KeyedDice, type ValueBounds, type ValueRelaxation, type ValueSample } from '@glade/engine';
import { add, newSums, WRONG_ON_A_SIDE } from './sums.ts';

/** What matches with known dice have told of one start. */
export interface SampledStart {
  readonly name: string;
  /** An upper bound for certain; what was played came to so much less. */
  readonly upper: number;
  readonly seeing: Readonly<Sums>;
  readonly blind: Readonly<Sums>;
}

/** What is missed by those who see the dice lies between 0 and 1, by those who do not between -0.5 and 1.5. */
const SEEING = 1;
const BLIND = 2;

/** Plays matches from one start. Each start has dice of its own, so it comes to the same whichever others are asked for. */
export function sampleStart(
  name: string,
  relaxation: ValueRelaxation,
  games: number,
  seed: string,
): SampledStart {
  const random = new KeyedDice(seed).random(name);
  const [sumSeeing, sumBlind] = [newSums(), newSums()];
  for (let i = 0; i < games; i++) {
    const { seeing, blind } = relaxation.match(random);
    add(sumSeeing, seeing);
    add(sumBlind, blind);
  }
  return { name, upper: relaxation.upper, seeing: sumSeeing, blind: sumBlind };
}

/** What a file keeps of a start. */
export const sumsOf = ({ upper, seeing, blind }: SampledStart): ValueSample => [
  upper,
  seeing.sum,
  seeing.squares,
  blind.sum,
  blind.squares,
];

/** The same back again: what `n` matches have told. */
export const sampledStart = (
  name: string,
  [upper, seeing, seeingSquares, blind, blindSquares]: ValueSample,
  n: number,
): SampledStart => ({
  name,
  upper,
  seeing: { n, sum: seeing, squares: seeingSquares },
  blind: { n, sum: blind, squares: blindSquares },
});

/**
 * Bounds of the value over some starts, each with its weight; weights sum to 1, and each start has as many matches. In 99 of
 * 100 cases the value lies within.
 */
export function sampledBounds(
  starts: readonly { readonly found: SampledStart; readonly weight: number }[],
): ValueBounds {
  const upper = starts.reduce((sum, { found, weight }) => sum + weight * found.upper, 0);
  const missed = (of: 'seeing' | 'blind', range: number): { mean: number; margin: number } => {
    // Each match counts as its start weighs; all together are one row of observations.
    const all = { n: 0, sum: 0, squares: 0 };
    for (const { found, weight } of starts) {
      all.n += found[of].n;
      all.sum += weight * found[of].sum;
      all.squares += weight * weight * found[of].squares;
    }
    const heaviest = Math.max(...starts.map(({ weight }) => weight));
    return {
      mean: starts.reduce(
        (mean, { found, weight }) => mean + (weight * found[of].sum) / found[of].n,
        0,
      ),
      margin: starts.length * bernsteinMargin(all, range * heaviest, WRONG_ON_A_SIDE),
    };
  };
  const [seeing, blind] = [missed('seeing', SEEING), missed('blind', BLIND)];
  return {
    lower: Math.max(0, upper - blind.mean - blind.margin),
    upper: Math.min(upper, upper - seeing.mean + seeing.margin),
  };
}
