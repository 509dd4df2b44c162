import type { Game, OptionValues } from '@glade/engine';
import type { Experiment } from '../play/experiment.ts';
import type { Pairs } from '../play/pairs.ts';
import { POINTS, type Tally } from '../play/tally.ts';
import { holm } from '../statistics/holm.ts';
import { wilson, type Estimate } from '../statistics/intervals.ts';
import { pairedMean, pairedShare, type Difference } from '../statistics/paired.ts';
import { asked, shareOf, type Asked, type Run } from './run.ts';

/** A difference with its p-value corrected for all that was asked at once. */
export interface Tested extends Difference {
  /** Holm's correction over all differences of the study. */
  readonly adjusted: number;
}

/** How matches come out under one choice of options. */
export interface Level {
  /** Which choice, e.g. `startBuffer=4`. */
  readonly name: string;
  readonly options: OptionValues;
  /** The share of points of each seat, or of matches won where all are one team. */
  readonly shares: readonly Estimate[];
  readonly turns: number;
  readonly unfinished: number;
}

/** The same beside the first choice, over the same matches with the same dice. */
export interface Variant extends Level {
  /** Of matches that went alike to the last entry. */
  readonly alike: Estimate;
  /** In shares of points, for each seat or for the team: this less the first. */
  readonly differences: readonly Tested[];
  /** In turns. */
  readonly longer: Tested;
}

export interface Comparison extends Asked {
  readonly base: Level;
  readonly variants: readonly Variant[];
}

/** A choice of options to be compared. */
export interface Choice {
  readonly name: string;
  readonly options: OptionValues;
}

/** Plays the same matches under each choice of options: the first is what the others are compared with. */
export async function compare(
  game: Game,
  experiment: Experiment,
  choices: readonly Choice[],
  run: Run,
): Promise<Comparison> {
  const { tallies, pairs } = await run(choices.map(({ options }) => ({ ...experiment, options })));
  const levels = choices.map((choice, i) => levelOf(choice, tallies[i]!));
  const [base, ...others] = levels;
  return {
    ...asked(game, { ...experiment, options: choices[0]!.options }),
    base: base!,
    variants: adjusted(others.map((level, i) => variantOf(level, pairs[i]!))),
  };
}

function levelOf({ name, options }: Choice, { points, length, unfinished }: Tally): Level {
  const turns = pairedMean(length).value;
  return { name, options, shares: points.map(shareOf), turns, unfinished };
}

interface Raw extends Omit<Variant, 'differences' | 'longer'> {
  readonly differences: readonly Difference[];
  readonly longer: Difference;
}

function variantOf(level: Level, { games, same, points, length }: Pairs): Raw {
  return {
    ...level,
    alike: wilson(same, games),
    differences: points.map((each) => pairedShare(each, POINTS)),
    longer: pairedMean(length),
  };
}

/** Corrects the p-values of all differences together. */
function adjusted(variants: readonly Raw[]): readonly Variant[] {
  const all = variants.flatMap(({ differences, longer }) => [...differences, longer]);
  const corrected = holm(all.map(({ p }) => p));
  let next = 0;
  const take = (difference: Difference): Tested => ({
    ...difference,
    adjusted: corrected[next++]!,
  });
  return variants.map((variant) => ({
    ...variant,
    differences: variant.differences.map(take),
    longer: take(variant.longer),
  }));
}
