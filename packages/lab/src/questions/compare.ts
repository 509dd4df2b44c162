import type { BotGame, OptionValues } from '@glade/engine';
import { blockSize, type Experiment } from '../experiment/experiment.ts';
import { differencesOf, type PairedDifferences } from '../tally/paired-differences.ts';
import { cutOffOf, type CutOff } from '../tally/cut-off.ts';
import { POINTS_PER_MATCH, type Tally } from '../tally/tally.ts';
import { boundedMean } from '../statistics/bounded-mean.ts';
import { momentsOf } from '../statistics/moments.ts';
import type { Estimate } from '../statistics/intervals.ts';
import { pairedMean, pairedShare, type Difference } from '../statistics/paired.ts';
import { placePointsKey, sidePointsKey } from '../tally/block-sums.ts';
import { areSeatsAlike } from '../experiment/order-lot.ts';
import {
  OF_SEAT,
  changesOf,
  countedIn,
  testedChanges,
  type Change,
  type TestedDifference,
} from './changes.ts';
import type { Run } from './run.ts';
import { answerHeader, experimentAsPlayed, type AnswerHeader } from './answer-header.ts';
import type { VersionDifferences } from './version-differences.ts';
import { perMatch, placeShares, pointShares, meanTurns } from './side-results.ts';

/** The results under one choice of options. */
export interface ChoiceResult {
  /** The name of the choice, e.g. `startBuffer=4`. */
  readonly name: string;
  readonly options: OptionValues;
  /** The bot in each seat, where it is not that of the comparison. */
  readonly bots?: readonly string[];
  /** The share of points of each seat, or of matches won where all are one team; see `Comparison.places`. */
  readonly shares: readonly Estimate[];
  /** The mean turns of a match. */
  readonly turns: Estimate;
  /** The mean minutes of a match at the assumed pace. */
  readonly minutes: number;
  readonly unfinished: number;
  /** The share of matches that a limit of the rules cut off, where there were some. */
  readonly cut?: CutOff;
}

/** The results of another choice and its differences from the first, over the same matches with the same dice. */
export interface Variant extends ChoiceResult {
  /** The share of matches that went alike to the last entry. */
  readonly alike: Estimate;
  /** For each seat, place in the order of play, or for the team: its share of points under this choice less that under the first. */
  readonly differences: readonly TestedDifference[];
  /** The change of the mean length, in turns. */
  readonly longer: TestedDifference;
  /** The first matches, by their numbers, that had another result. */
  readonly differing: readonly number[];
  /** Everything that differed in some match; what is not named here was the same in all. */
  readonly changes: readonly Change[];
}

export interface Comparison extends AnswerHeader {
  /**
   * Set where a lot decides who begins and all seats are alike otherwise, in all choices: then shares and differences are
   * those of the places in the order of play, since no rule can favour a seat.
   */
  readonly places?: true;
  /** Where two versions of a game are compared: how they differ, as far as that can be known. */
  readonly versions?: VersionDifferences;
  readonly base: ChoiceResult;
  /** Another bot to ask the same of, where one bot played all matches: what changes with one may not change with another. */
  readonly second?: string;
  /** The number that was named beforehand, as `Change.of` names it: one test for each variant, corrected for these alone. */
  readonly asked?: string;
  /** How many other tests Holm's correction counts, over all variants together. */
  readonly tests: number;
  readonly variants: readonly Variant[];
  /** The measures that every match had, and the endings, moves and clauses of any, as `Change.of` names them. */
  readonly counted: readonly string[];
}

/** What is compared: a choice of options, and of bots where these differ. */
export interface Choice {
  readonly name: string;
  readonly options: OptionValues;
  /** The bot in each seat, where it is not that of the experiment. */
  readonly bots?: readonly string[];
  /** The module of another version of the game. */
  readonly module?: string;
}

/** The error for a number that no rule can change. Its message is the number’s name. */
export class NotTested extends Error {
  override readonly name = 'NotTested';
}

/**
 * Plays the same matches under each choice of options and compares each choice with the first. If bots rotate, the
 * sample is blocks of matches: those of one block have the same dice. `asked`: the number that was named beforehand. Throws
 * `NotTested` if it is that of a seat, and seats are alike.
 */
export async function compare(
  game: BotGame,
  experiment: Experiment,
  choices: readonly Choice[],
  run: Run,
  asked?: string,
): Promise<Comparison> {
  const arms = choices.map(({ options, bots = experiment.bots, module }) => ({
    ...experiment,
    options,
    bots,
    ...(module === undefined ? {} : { module }),
    // A queue answers from what it keeps of the experiments.
    ...(asked === undefined ? {} : { asked }),
  }));
  const alike = arms.map((arm) => areSeatsAlike(game, arm));
  if (asked !== undefined && OF_SEAT.test(asked) && alike[0] && alike.slice(1).some(Boolean))
    throw new NotTested(asked);
  const result = await run(
    arms,
    choices.map(({ name }) => name),
  );
  const { tallies, pairs } = result;
  const places = alike.every(Boolean);
  const levels = choices.map((choice, i) =>
    choiceResult(game, choice, tallies[i]!, experiment, places),
  );
  const block = blockSize(experiment);
  const [base, ...others] = levels;
  const changes = testedChanges(
    others.map((_, i) =>
      changesOf(tallies[0]!, tallies[i + 1]!, pairs[i]!, experiment, alike[0]! && alike[i + 1]!),
    ),
    asked,
  );
  return {
    ...answerHeader(game, {
      ...experimentAsPlayed(experiment, result),
      options: choices[0]!.options,
      bots: choices[0]!.bots ?? experiment.bots,
    }),
    ...(places ? { places: true as const } : {}),
    base: base!,
    ...secondOpinion(game, experiment, choices),
    ...(asked === undefined ? {} : { asked }),
    tests: changes.flat().filter((each) => each.test && each.asked === undefined).length,
    variants: others.map((level, i) => variantOf(level, pairs[i]!, changes[i]!, block, places)),
    counted: countedIn(tallies),
  };
}

/** A bot that errs as people do, or the usual one beside that; where there is no dial, another of the game's bots. */
function secondOpinion(
  game: BotGame,
  { options, bots: [bot, ...others] }: Experiment,
  choices: readonly Choice[],
): { readonly second?: string } {
  const same =
    others.every((each) => each === bot) && choices.every(({ bots }) => bots === undefined);
  if (!same) return {};
  const rules = game.rules(options);
  const usual = game.levels?.steady ?? Object.keys(game.policies(rules))[0] ?? 'random';
  const asked = [...(game.dial?.(rules) === undefined ? [] : ['like:2']), usual, 'random'];
  const second = asked.find((each) => each !== bot);
  return second === undefined ? {} : { second };
}

function choiceResult(
  game: BotGame,
  { name, options, bots }: Choice,
  tally: Tally,
  experiment: Experiment,
  places: boolean,
): ChoiceResult {
  const shares = places ? placeShares(tally, experiment) : pointShares(tally, experiment);
  const turns = meanTurns(tally, experiment);
  const cut = cutOffOf(game, [tally], blockSize(experiment));
  return {
    name,
    options,
    ...(bots === undefined ? {} : { bots }),
    shares,
    turns,
    minutes: momentsOf(tally.seconds).mean / 60,
    unfinished: tally.unfinished,
    ...(cut === undefined ? {} : { cut }),
  };
}

function variantOf(
  level: ChoiceResult,
  pairs: PairedDifferences,
  changes: readonly Change[],
  block: number,
  places: boolean,
): Variant {
  const { same, points, blocks, differing } = pairs;
  const keyOf = places ? placePointsKey : sidePointsKey;
  const adjusted = (of: string): number => changes.find((each) => each.of === of)?.adjusted ?? 1;
  const length = changes.find(({ of }) => of === 'length');
  return {
    ...level,
    alike: boundedMean(same, 0, block).estimate,
    differing,
    differences: points.map((each, side) => ({
      ...pairedShare(places ? differencesOf(pairs, keyOf(side)) : each, block * POINTS_PER_MATCH),
      adjusted: adjusted(keyOf(side)),
    })),
    longer: {
      ...(length === undefined
        ? perMatch(pairedMean(new Map([[0, blocks]])), block)
        : pick(length)),
      adjusted: adjusted('length'),
    },
    changes,
  };
}

const pick = ({ value, low, high, n, p }: Difference): Difference => ({ value, low, high, n, p });

/**
 * Whether in all matches every move and all that is counted at the end was as under the first choice. With swapped seats
 * the changes of a block can cancel: then single matches still had another result.
 */
export const isIdentical = ({
  alike,
  differing,
  changes,
}: Pick<Variant, 'alike' | 'differing' | 'changes'>): boolean =>
  alike.n > 0 &&
  alike.value === 1 &&
  differing.length === 0 &&
  changes.every(({ of }) => of.startsWith('clause.'));
