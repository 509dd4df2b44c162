import { isDeepStrictEqual } from 'node:util';
import { bernsteinMargin } from '@glade/lab';
import {
  defaults,
  KeyedDice,
  type Game,
  type GameBounds,
  type KnownBounds,
  type OptionValues,
  type BoundedAim,
  type BoundSampler,
  type BoundSums,
  type ValueBounds,
} from '@glade/engine';
import { add, newSums, WRONG_ON_A_SIDE } from './sums.ts';

/** A game, its bounds, and the options that are asked about. */
export interface BoundedRules {
  readonly game: Game;
  readonly bounds: GameBounds;
  readonly options: OptionValues;
}

/** The samples that come with a game, if they are of its rules of today. */
export const knownBounds = (game: Game, { kept }: GameBounds): readonly KnownBounds[] =>
  kept.game === game.id && kept.version === game.version ? kept.samples : [];

/** Whether these samples are of the rules that are asked about. Samples name the options that are not at their defaults. */
export function areOf(
  { options: changed }: Pick<KnownBounds, 'options'>,
  { game, bounds, options }: BoundedRules,
): boolean {
  const usual = defaults(game.options);
  const ofRules = Object.entries(options).filter(
    ([name]) => game.options.options[name]?.affects !== 'table',
  );
  return isDeepStrictEqual(
    bounds.read({ ...usual, ...changed }),
    bounds.read({ ...usual, ...Object.fromEntries(ofRules) }),
  );
}

/** Plays matches for bounds of an aim, and sums what they gave; `played` is told how many there are by now. */
export function sampleBounds(
  sampler: BoundSampler,
  aim: string,
  games: number,
  seed: string,
  played?: (count: number) => void,
): BoundSums {
  const random = new KeyedDice(seed).random(aim);
  const [ups, lows] = [newSums(), newSums()];
  for (let i = 0; i < games; i++) {
    const { upper, lower } = sampler.match(random);
    add(ups, upper);
    add(lows, lower);
    played?.(i + 1);
  }
  return [ups.sum, ups.squares, lows.sum, lows.squares];
}

/** What perfect play comes to lies between these in 99 of 100 cases. */
export function boundsFrom(
  { certain, ranges }: BoundedAim,
  [ups, upSquares, lows, lowSquares]: BoundSums,
  n: number,
): ValueBounds {
  const margin = (sum: number, squares: number, [least, most]: readonly [number, number]): number =>
    bernsteinMargin({ n, sum, squares }, most - least, WRONG_ON_A_SIDE);
  return {
    lower: Math.max(certain[0], lows / n - margin(lows, lowSquares, ranges.lower)),
    upper: Math.min(certain[1], ups / n + margin(ups, upSquares, ranges.upper)),
  };
}
