import type { BotGame } from '@glade/engine';
import { groupBy } from '../statistics/group-by.ts';
import { soleWinKey } from '../tally/block-sums.ts';
import { blockSize, type Experiment } from '../experiment/experiment.ts';
import { ascending, count, type Histogram } from '../statistics/histogram.ts';
import type { PairedDifferences } from '../tally/paired-differences.ts';
import { POINTS_PER_MATCH, type Tally } from '../tally/tally.ts';
import { cutOffOf, type CutOff } from '../tally/cut-off.ts';
import { boundedMean } from '../statistics/bounded-mean.ts';
import { bonferroni } from '../statistics/multiple-tests.ts';
import { settlingAll } from '../statistics/enough.ts';
import type { Estimate } from '../statistics/intervals.ts';
import type { Choice } from './compare.ts';
import { unlessStopped, type Run } from './run.ts';
import { answerHeader, type AnswerHeader } from './answer-header.ts';
import { meanTurns } from './side-results.ts';
import { farthestShare, intervalsOf, type SeatShares } from './farthest-share.ts';
import { areSeatsAlike } from '../experiment/order-lot.ts';
import { DEFAULT_MARGIN } from '../report/seat-balance.ts';

/** The value that a setting should reach. */
export interface Target {
  /**
   * `win`: the share of matches won, or that the first seat won alone. `turns`: the mean length. `fair`: how far the seat
   * that is farthest from an even share of the wins is from it; the value to reach is 0.
   */
  readonly of: 'win' | 'turns' | 'fair';
  readonly value: number;
  /** The tolerance on either side. By default 0.02 for `win`, 5 % of the value for `turns`, and 0.03 for `fair`. */
  readonly within?: number;
}

/** One setting and the value it reached. The intervals of all settings of a round hold together at 95 %. */
export interface Setting extends Choice, Partial<SeatShares> {
  readonly reached: Estimate;
  /** The share of its matches that a limit of the rules cut off, where there were some. */
  readonly cut?: CutOff;
}

export interface Tuning extends AnswerHeader {
  readonly target: Required<Target>;
  /** The first round: every setting, or those that a race before it left, with a quarter of the matches. */
  readonly tried: readonly Setting[];
  /** The second round: the settings that could still be the nearest, with new dice. The nearest comes first. */
  readonly finalists: readonly Setting[];
  /**
   * `met` if the whole interval of the nearest setting lies within the tolerance. `missed` if no finalist's interval
   * reaches into it. `open` if more matches are needed.
   */
  readonly met: 'met' | 'missed' | 'open';
  /** Where more matches are needed: about how many would do in 4 of 5 cases, if the values stay as they are. */
  readonly enough?: number;
  /** The other finalists that may be as near as the first. */
  readonly also: readonly string[];
  /** Where there were too many to play side by side: how many were tried before, with how many matches each. */
  readonly raced?: { readonly settings: number; readonly games: number };
  /** The number of sides: 1 where all are one team. With more, a win means that the first seat wins alone. */
  readonly sides: number;
  /** Groups of settings that played alike to the last entry, with the same result, in every match that ended. */
  readonly twins: readonly (readonly string[])[];
}

/** Finds the setting that comes nearest to the target. All settings are tried, then the nearest again with new dice. */
export async function tune(
  game: BotGame,
  asked: Experiment,
  all: readonly Choice[],
  { of, value, within = defaultTolerance({ of, value }) }: Target,
  run: Run,
): Promise<Tuning> {
  const target = { of, value, within };
  const { choices, experiment, raced } = await raceOf(game, asked, all, target, run);
  const block = blockSize(experiment);
  const quarter = Math.ceil(experiment.games / block / 4) * block;
  const firstExperiment = { ...experiment, games: quarter };
  const firstRound = await playRound(game, firstExperiment, choices, target, run);
  const tried = firstRound.settings;
  const candidates = tried.filter(({ reached }) => couldBeNearest(reached, tried, target.value));
  // A setting that was chosen because it looked best looks better than it is. Only new dice give a fair estimate.
  const secondExperiment = {
    ...experiment,
    first: (experiment.first ?? 0) + firstExperiment.games,
  };
  const secondRound = await unlessStopped(
    playRound(game, secondExperiment, candidates, target, run),
  );
  // If the run is stopped after the first round, that round is the answer, and the target is not yet known to be met.
  const finalRound = secondRound ?? firstRoundOf(firstRound, candidates);
  const ranked = finalRound.settings.toSorted(
    (a, b) =>
      Number(a.tied ?? false) - Number(b.tied ?? false) ||
      distance(a.reached, target.value) - distance(b.reached, target.value),
  );
  const also = ranked
    .slice(1)
    .filter(({ reached }) => couldBeNearest(reached, ranked, target.value))
    .map(({ name }) => name);
  const roundsOf = (group: readonly Choice[]): readonly Experiment[] =>
    candidates.some(({ name }) => name === group[0]!.name)
      ? [firstExperiment, secondExperiment]
      : [firstExperiment];
  const twins =
    (await unlessStopped(twinsAmong(possibleTwins(firstRound, finalRound), roundsOf, run))) ?? [];
  const met = verdict();
  const enough = met === 'open' ? matchesToKnow() : undefined;
  const found = { target, tried, finalists: ranked, met, also };
  return {
    ...answerHeader(game, asked),
    ...found,
    ...(enough === undefined ? {} : { enough }),
    ...(raced === undefined ? {} : { raced }),
    sides: finalRound.tallies[0]!.points.length,
    twins,
  };

  /**
   * Until the nearest value lies within the tolerance with both ends of its interval; if it is outside, until that is so of all
   * together.
   */
  function matchesToKnow(): number | undefined {
    const [least, most] = [value - within, value + within];
    const [nearest] = ranked;
    const isNear = distance(nearest!.reached, value) < within;
    // What all seats tied tells nothing, however often it is played.
    if (nearest!.tied) return undefined;
    const ends = isNear
      ? (of === 'fair' ? [most] : [least, most]).map((bound) => ({ ...nearest!.reached, bound }))
      : ranked.map(({ reached }) => ({ ...reached, bound: reached.value > value ? most : least }));
    // In a run that was stopped the intervals are those of the first round, and of the matches it played.
    const each = of === 'fair' ? intervalsOf(nearest!.shares!.length) : 1;
    return settlingAll(finalRound.tallies[0]!.games, ends, {
      among: each * (secondRound === undefined ? tried.length : ranked.length),
      tests: each * ranked.length,
    });
  }

  function verdict(): Tuning['met'] {
    if (secondRound === undefined) return 'open';
    const [least, most] = [value - within, value + within];
    const { low, high } = ranked[0]!.reached;
    if (least <= low && high <= most) return 'met';
    return ranked.every(({ reached }) => reached.high < least || reached.low > most)
      ? 'missed'
      : 'open';
  }
}

/** This many settings are played side by side, and this many are left by a race. */
export const MOST_BESIDE = 200;

/**
 * Of more settings than are played side by side those that may be the nearest, after a sixteenth of the matches each; of
 * too many such the nearest. What follows meets new dice, so that who won the race by luck does not stay so.
 */
async function raceOf(
  game: BotGame,
  experiment: Experiment,
  all: readonly Choice[],
  target: Target,
  run: Run,
): Promise<{
  readonly choices: readonly Choice[];
  readonly experiment: Experiment;
  readonly raced?: Tuning['raced'];
}> {
  if (all.length <= MOST_BESIDE) return { choices: all, experiment };
  const block = blockSize(experiment);
  const games = Math.ceil(experiment.games / block / 16) * block;
  const settings: Setting[] = [];
  for (let from = 0; from < all.length; from += MOST_BESIDE) {
    const some = all.slice(from, from + MOST_BESIDE);
    const round = await playRound(game, { ...experiment, games }, some, target, run, all.length);
    settings.push(...round.settings);
  }
  const nearest = settings
    .filter(({ reached }) => couldBeNearest(reached, settings, target.value))
    .toSorted((a, b) => distance(a.reached, target.value) - distance(b.reached, target.value))
    .slice(0, MOST_BESIDE);
  const kept = new Set(nearest.map(({ name }) => name));
  return {
    choices: all.filter(({ name }) => kept.has(name)),
    experiment: { ...experiment, first: (experiment.first ?? 0) + games },
    raced: { settings: all.length, games },
  };
}

/** The default tolerance. */
const defaultTolerance = ({ of, value }: Target): number =>
  of === 'fair' ? DEFAULT_MARGIN : of === 'win' ? 0.02 : 0.05 * value;

/** The settings of a round, each with its tally. */
interface Round {
  readonly settings: readonly Setting[];
  readonly tallies: readonly Tally[];
}

/** The first round, restricted to these settings. */
const firstRoundOf = ({ settings, tallies }: Round, candidates: readonly Setting[]): Round => ({
  settings: candidates,
  tallies: candidates.map((each) => tallies[settings.indexOf(each)]!),
});

/** `together`: how many intervals hold together. */
async function playRound(
  game: BotGame,
  experiment: Experiment,
  choices: readonly Choice[],
  target: Target,
  run: Run,
  together = choices.length,
): Promise<Round> {
  const { tallies } = await run(choices.map(({ options }) => ({ ...experiment, options })));
  const cuts = tallies.map((tally) => cutOffOf(game, [tally], blockSize(experiment)));
  const level = bonferroni(together);
  const places = choices.every(({ options }) => areSeatsAlike(game, { ...experiment, options }));
  const settings = choices.map(({ name, options }, i) => ({
    name,
    options,
    ...reachedBy({ ...experiment, options }, tallies[i]!),
    ...(cuts[i] === undefined ? {} : { cut: cuts[i] }),
  }));
  return { settings, tallies };

  function reachedBy(played: Experiment, tally: Tally): Pick<Setting, 'reached'> {
    if (target.of === 'fair') return farthestShare(played, tally, together, places);
    const of = target.of === 'win' ? winShare : meanTurns;
    return { reached: of(tally, played, level) };
  }
}

/** The share of matches that the team won, or the first seat alone. If bots rotate, it is estimated over blocks. */
function winShare({ points, blocks }: Tally, experiment: Experiment, level: number): Estimate {
  if (experiment.rotate !== true) return boundedMean(winsAlone(points[0]!), 0, 1, level).estimate;
  const sums = blocks.get(points.length === 1 ? 'won' : soleWinKey(0)) ?? new Map();
  return boundedMean(sums, 0, blockSize(experiment), level).estimate;
}

/** Counts 1 for a match that the side won alone, and 0 for another. */
function winsAlone(points: Histogram): Histogram {
  const won: Histogram = new Map();
  for (const [each, times] of points) count(won, Number(each === POINTS_PER_MATCH), times);
  return won;
}

const distance = ({ value }: Estimate, target: number): number => Math.abs(value - target);

/**
 * Whether the setting may be the nearest: the nearest value in its interval is at least as near as the farthest value
 * of the setting whose farthest value is nearest.
 */
function couldBeNearest(reached: Estimate, all: readonly Setting[], target: number): boolean {
  const nearest = ({ low, high }: Estimate): number =>
    low <= target && target <= high ? 0 : Math.min(Math.abs(low - target), Math.abs(high - target));
  const farthest = ({ low, high }: Estimate): number =>
    Math.max(Math.abs(low - target), Math.abs(high - target));
  return nearest(reached) <= Math.min(...all.map((each) => farthest(each.reached)));
}

/** Groups of two or more settings whose tallies are equal in both rounds. */
function possibleTwins(firstRound: Round, finalRound: Round): readonly (readonly Choice[])[] {
  const keys = firstRound.settings.map(({ name }, i) => {
    const again = finalRound.settings.findIndex((each) => each.name === name);
    return `${countsKey(firstRound.tallies[i]!)} ${again < 0 ? '' : countsKey(finalRound.tallies[again]!)}`;
  });
  const groups = groupBy(firstRound.settings, (_, i) => keys[i]!);
  return [...groups.values()].filter((group) => group.length > 1);
}

const countsKey = ({ points, length }: Tally): string =>
  JSON.stringify([...points, length].map(ascending));

/** Of each group the settings that do play alike, in the rounds they were played in. */
async function twinsAmong(
  suspects: readonly (readonly Choice[])[],
  roundsOf: (group: readonly Choice[]) => readonly Experiment[],
  run: Run,
): Promise<readonly (readonly string[])[]> {
  const twins: (readonly string[])[] = [];
  for (const group of suspects) twins.push(await twinsOf(roundsOf(group), group, run));
  return twins.filter((group) => group.length > 1);
}

/**
 * The settings that play like the first of the group. All are played side by side, since only that compares match with
 * match.
 */
async function twinsOf(
  rounds: readonly Experiment[],
  group: readonly Choice[],
  run: Run,
): Promise<readonly string[]> {
  const [first, ...others] = group;
  let same = others;
  for (const round of rounds) {
    const { pairs } = await run(group.map(({ options }) => ({ ...round, options })));
    same = same.filter((each) => allAlike(pairs[others.indexOf(each)]!, blockSize(round)));
  }
  return [first!, ...same].map(({ name }) => name);
}

/** Whether all pairs of matches went alike to the last entry and had the same result. */
const allAlike = ({ blocks, same, points }: PairedDifferences, size: number): boolean =>
  blocks > 0 &&
  same.get(size) === blocks &&
  points.every((differences) => differences.get(0) === blocks);
