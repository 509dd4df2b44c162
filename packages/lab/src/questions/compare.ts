import type { BotGame, OptionValues } from '@glade/engine';
import { blockOf, type Experiment } from '../experiment/experiment.ts';
import type { Pairs } from '../tally/paired-differences.ts';
import { POINTS, type Tally } from '../tally/tally.ts';
import { holm } from '../statistics/multiple-tests.ts';
import { boundedMean } from '../statistics/bounded-mean.ts';
import type { Estimate } from '../statistics/intervals.ts';
import { pairedMean, pairedShare, type Difference } from '../statistics/paired.ts';
import type { Run } from './run.ts';
import { asked, playedOf, type Asked } from './answer-header.ts';
import { perMatch, sharesOf, turnsOf } from './side-results.ts';

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
  /** The mean turns of a match. */
  readonly turns: Estimate;
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

/**
 * Plays the same matches under each choice of options: the first is what the others are compared with. Where bots move
 * on, pairs of blocks are the sample: the matches of one have the same dice.
 */
export async function compare(
  game: BotGame,
  experiment: Experiment,
  choices: readonly Choice[],
  run: Run,
): Promise<Comparison> {
  const found = await run(choices.map(({ options }) => ({ ...experiment, options })));
  const { tallies, pairs } = found;
  const levels = choices.map((choice, i) => levelOf(choice, tallies[i]!, experiment));
  const block = blockOf(experiment);
  const [base, ...others] = levels;
  return {
    ...asked(game, { ...playedOf(experiment, found), options: choices[0]!.options }),
    base: base!,
    variants: adjusted(others.map((level, i) => variantOf(level, pairs[i]!, block))),
  };
}

function levelOf({ name, options }: Choice, tally: Tally, experiment: Experiment): Level {
  const shares = sharesOf(tally, experiment);
  const turns = turnsOf(tally, experiment);
  return { name, options, shares, turns, unfinished: tally.unfinished };
}

interface Raw extends Omit<Variant, 'differences' | 'longer'> {
  readonly differences: readonly Difference[];
  readonly longer: Difference;
}

function variantOf(level: Level, { same, points, length }: Pairs, block: number): Raw {
  return {
    ...level,
    alike: boundedMean(same, 0, block).estimate,
    differences: points.map((each) => pairedShare(each, block * POINTS)),
    longer: perMatch(pairedMean(length), block),
  };
}

/** Whether every match went as it did under the first choice, and came to the same. */
export const identical = ({
  alike,
  differences,
  longer,
}: Pick<Raw, 'alike' | 'differences' | 'longer'>): boolean =>
  alike.n > 0 && alike.value === 1 && [...differences, longer].every(({ value }) => value === 0);

/** How many tests these were. */
export const testsOf = (
  variants: readonly Pick<Raw, 'alike' | 'differences' | 'longer'>[],
): number =>
  variants
    .filter((variant) => !identical(variant))
    .reduce((sum, { differences }) => sum + testedOf(differences).length + 1, 0);

/** The differences that are tests of their own: of two rivals one gains what the other loses. */
export const testedOf = <D>(differences: readonly D[]): readonly D[] =>
  differences.length === 2 ? differences.slice(0, 1) : differences;

/** Corrects the p-values of all differences together. What went alike in every match was no test. */
function adjusted(variants: readonly Raw[]): readonly Variant[] {
  const tested = variants.filter((variant) => !identical(variant));
  const all = tested.flatMap(({ differences, longer }) => [...testedOf(differences), longer]);
  const corrected = holm(all.map(({ p }) => p));
  const adjustedOf = new Map(all.map((difference, i) => [difference, corrected[i]!]));
  const take = (difference: Difference, same = difference): Tested => ({
    ...difference,
    adjusted: adjustedOf.get(same) ?? 1,
  });
  return variants.map((variant) => ({
    ...variant,
    differences: variant.differences.map((each) =>
      take(each, variant.differences.length === 2 ? variant.differences[0] : each),
    ),
    longer: take(variant.longer),
  }));
}
