import type { BotGame, OptionValues } from '@glade/engine';
import { blockSize, type Experiment } from '../experiment/experiment.ts';
import type { PairedDifferences } from '../tally/paired-differences.ts';
import { POINTS_PER_MATCH, type Tally } from '../tally/tally.ts';
import { holm } from '../statistics/multiple-tests.ts';
import { boundedMean } from '../statistics/bounded-mean.ts';
import type { Estimate } from '../statistics/intervals.ts';
import { pairedMean, pairedShare, type Difference } from '../statistics/paired.ts';
import type { Run } from './run.ts';
import { answerHeader, experimentAsPlayed, type AnswerHeader } from './answer-header.ts';
import { perMatch, pointShares, meanTurns } from './side-results.ts';

/** A difference with its p-value corrected for all tests of the study. */
export interface TestedDifference extends Difference {
  /** The p-value after Holm's correction over all differences of the study. */
  readonly adjusted: number;
}

/** The results under one choice of options. */
export interface ChoiceResult {
  /** The name of the choice, e.g. `startBuffer=4`. */
  readonly name: string;
  readonly options: OptionValues;
  /** The share of points of each seat, or of matches won where all are one team. */
  readonly shares: readonly Estimate[];
  /** The mean turns of a match. */
  readonly turns: Estimate;
  readonly unfinished: number;
}

/** The results of another choice and its differences from the first, over the same matches with the same dice. */
export interface Variant extends ChoiceResult {
  /** The share of matches that went alike to the last entry. */
  readonly alike: Estimate;
  /** For each seat or for the team: its share of points under this choice less that under the first. */
  readonly differences: readonly TestedDifference[];
  /** The change of the mean length, in turns. */
  readonly longer: TestedDifference;
}

export interface Comparison extends AnswerHeader {
  readonly base: ChoiceResult;
  readonly variants: readonly Variant[];
}

/** A choice of options to be compared. */
export interface Choice {
  readonly name: string;
  readonly options: OptionValues;
}

/**
 * Plays the same matches under each choice of options and compares each choice with the first. If bots rotate, the
 * sample is blocks of matches: those of one block have the same dice.
 */
export async function compare(
  game: BotGame,
  experiment: Experiment,
  choices: readonly Choice[],
  run: Run,
): Promise<Comparison> {
  const result = await run(
    choices.map(({ options }) => ({ ...experiment, options })),
    choices.map(({ name }) => name),
  );
  const { tallies, pairs } = result;
  const levels = choices.map((choice, i) => choiceResult(choice, tallies[i]!, experiment));
  const block = blockSize(experiment);
  const [base, ...others] = levels;
  return {
    ...answerHeader(game, {
      ...experimentAsPlayed(experiment, result),
      options: choices[0]!.options,
    }),
    base: base!,
    variants: withHolmCorrection(others.map((level, i) => variantOf(level, pairs[i]!, block))),
  };
}

function choiceResult(
  { name, options }: Choice,
  tally: Tally,
  experiment: Experiment,
): ChoiceResult {
  const shares = pointShares(tally, experiment);
  const turns = meanTurns(tally, experiment);
  return { name, options, shares, turns, unfinished: tally.unfinished };
}

interface UntestedVariant extends Omit<Variant, 'differences' | 'longer'> {
  readonly differences: readonly Difference[];
  readonly longer: Difference;
}

function variantOf(
  level: ChoiceResult,
  { same, points, length }: PairedDifferences,
  block: number,
): UntestedVariant {
  return {
    ...level,
    alike: boundedMean(same, 0, block).estimate,
    differences: points.map((each) => pairedShare(each, block * POINTS_PER_MATCH)),
    longer: perMatch(pairedMean(length), block),
  };
}

/** Whether every match went exactly as under the first choice. */
export const isIdentical = ({
  alike,
  differences,
  longer,
}: Pick<UntestedVariant, 'alike' | 'differences' | 'longer'>): boolean =>
  alike.n > 0 && alike.value === 1 && [...differences, longer].every(({ value }) => value === 0);

/** How many tests the differences of these variants amount to. */
export const testCount = (
  variants: readonly Pick<UntestedVariant, 'alike' | 'differences' | 'longer'>[],
): number =>
  variants
    .filter((variant) => !isIdentical(variant))
    .reduce((sum, { differences }) => sum + independentDifferences(differences).length + 1, 0);

/** The differences that are tests of their own. With two rivals it is one, since one gains what the other loses. */
export const independentDifferences = <D>(differences: readonly D[]): readonly D[] =>
  differences.length === 2 ? differences.slice(0, 1) : differences;

/** Corrects the p-values of all differences together. A variant that is identical to the first choice is not a test. */
function withHolmCorrection(variants: readonly UntestedVariant[]): readonly Variant[] {
  const tested = variants.filter((variant) => !isIdentical(variant));
  const all = tested.flatMap(({ differences, longer }) => [
    ...independentDifferences(differences),
    longer,
  ]);
  const corrected = holm(all.map(({ p }) => p));
  const adjustedOf = new Map(all.map((difference, i) => [difference, corrected[i]!]));
  const take = (difference: Difference, same = difference): TestedDifference => ({
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
