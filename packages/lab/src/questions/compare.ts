import type { BotGame, OptionValues } from '@glade/engine';
import { blockOf, type Experiment } from '../play/experiment.ts';
import type { Pairs } from '../play/pairs.ts';
import { POINTS, type Tally } from '../play/tally.ts';
import { holm } from '../statistics/holm.ts';
import { boundedMean } from '../statistics/bounded.ts';
import type { Estimate } from '../statistics/intervals.ts';
import { pairedMean, pairedShare, type Difference } from '../statistics/paired.ts';
import { asked, perMatch, playedOf, sharesOf, turnsOf, type Asked, type Run } from './run.ts';

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
