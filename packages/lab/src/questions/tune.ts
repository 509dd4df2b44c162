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
import { Stopped, unlessStopped, type Run } from './run.ts';
import { answerHeader, experimentAsPlayed, type AnswerHeader } from './answer-header.ts';
import { meanTurns } from './side-results.ts';
import { farthestShare, type SeatShares } from './farthest-share.ts';
import { testsOf } from '../report/seat-balance.ts';
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
  /**
   * Set where the run was stopped before the second round: the finalists have the values of the first. `race`: before that one,
   * too. Then `tried` has the nearest of those that the race came to, with the values of the race.
   */
  readonly stopped?: 'first' | 'race';
  /** The number of sides: 1 where all are one team. With more, a win means that the first seat wins alone. */
  readonly sides: number;
  /** Set where rivals differ in their bots alone: with all that was tried, the rules treat all seats alike but for a lot. */
  readonly alike?: true;
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
  const sought = { ...target, places: of === 'fair' && areAllSeatsAlike(game, asked, all) };
  const race = all.length > MOST_BESIDE ? await raceOf(game, asked, all, sought, run) : undefined;
  // What was raced meets new dice, so that who won the race by luck does not stay so.
  const experiment = { ...asked, first: (asked.first ?? 0) + (race?.games ?? 0) };
  const block = blockSize(experiment);
  const quarter = Math.ceil(experiment.games / block / 4) * block;
  const firstExperiment = { ...experiment, games: quarter };
  const choices = race?.settings ?? all;
  const firstRun = playRound(game, firstExperiment, choices, sought, run);
  const firstOrNone = race === undefined ? await firstRun : await unlessStopped(firstRun);
  const firstRound = firstOrNone ?? race!;
  const tried = firstRound.settings;
  const candidates = tried.filter(({ reached }) => couldBeNearest(reached, tried, target.value));
  // A setting that was chosen because it looked best looks better than it is. Only new dice give a fair estimate.
  const secondExperiment = { ...experiment, first: experiment.first + firstExperiment.games };
  const secondRound =
    firstOrNone === undefined
      ? undefined
      : await unlessStopped(playRound(game, secondExperiment, candidates, sought, run));
  // If the run is stopped before the second round, the round before is the answer, and the target is not yet known to be met.
  const finalRound = secondRound ?? onlyWith(firstRound, candidates);
  const ranked = finalRound.settings.toSorted(nearestFirst(target.value));
  // What all seats tied tells nothing, however often it is played.
  const telling = ranked.filter(({ tied = false }) => !tied);
  const also = telling
    .slice(1)
    .filter(({ reached }) => couldBeNearest(reached, telling, target.value))
    .map(({ name }) => name);
  const roundsOf = (group: readonly Choice[]): readonly Experiment[] =>
    candidates.some(({ name }) => name === group[0]!.name)
      ? [firstExperiment, secondExperiment]
      : [firstExperiment];
  const twins =
    (await unlessStopped(twinsAmong(possibleTwins(firstRound, finalRound), roundsOf, run))) ?? [];
  const met = verdict();
  const oneBot = { ...asked, bots: asked.bots.map(() => asked.bots[0]!) };
  const alike = new Set(asked.bots).size > 1 && areAllSeatsAlike(game, oneBot, all);
  const enough = met === 'open' ? matchesToKnow() : undefined;
  const found = { target, tried, finalists: ranked, met, also };
  return {
    ...answerHeader(game, experimentAsPlayed(asked, finalRound)),
    ...found,
    ...(enough === undefined ? {} : { enough }),
    ...(race === undefined ? {} : { raced: { settings: race.raced, games: race.games } }),
    ...(firstOrNone === undefined
      ? { stopped: 'race' }
      : secondRound === undefined
        ? { stopped: 'first' }
        : {}),
    sides: finalRound.tallies[0]!.points.length,
    ...(alike ? { alike: true as const } : {}),
    twins,
  };

  /**
   * Until the nearest value lies within the tolerance with both ends of its interval; if it is outside, until that is so of all
   * together.
   */
  function matchesToKnow(): number | undefined {
    const [least, most] = [value - within, value + within];
    const [nearest] = telling;
    if (nearest === undefined) return undefined;
    const isNear = distance(nearest.reached, value) < within;
    const ends = isNear
      ? (of === 'fair' ? [most] : [least, most]).map((bound) => ({ ...nearest.reached, bound }))
      : telling.map(({ reached }) => ({ ...reached, bound: reached.value > value ? most : least }));
    // In a run that was stopped the intervals are those of the round before, and of the matches it played.
    const each = of === 'fair' ? testsOf(nearest.shares!.length) : 1;
    return settlingAll(finalRound.tallies[0]!.games, ends, {
      among: each * finalRound.together,
      tests: each * ranked.length,
    });
  }

  function verdict(): Tuning['met'] {
    if (secondRound === undefined || telling.length === 0) return 'open';
    const [least, most] = [value - within, value + within];
    const { low, high } = telling[0]!.reached;
    if (least <= low && high <= most) return 'met';
    return telling.every(({ reached }) => reached.high < least || reached.low > most)
      ? 'missed'
      : 'open';
  }
}

/** This many settings are played side by side, and this many are left by a race. */
export const MOST_BESIDE = 200;

/** The nearest settings of a race, with their values in it. */
interface Race extends Round {
  /** How many settings were raced, with how many matches each. */
  readonly raced: number;
  readonly games: number;
}

/**
 * Of more settings than are played side by side those that may be the nearest, after a sixteenth of the matches each; of
 * too many such the nearest. Where it is stopped, of those that were all played as often.
 */
async function raceOf(
  game: BotGame,
  experiment: Experiment,
  all: readonly Choice[],
  target: Sought,
  run: Run,
): Promise<Race> {
  const block = blockSize(experiment);
  const asked = Math.ceil(experiment.games / block / 16) * block;
  const rounds: Round[] = [];
  for (let from = 0; from < all.length; from += MOST_BESIDE) {
    const some = all.slice(from, from + MOST_BESIDE);
    const round = await unlessStopped(
      playRound(game, { ...experiment, games: asked }, some, target, run, all.length),
    );
    if (round === undefined || (rounds.length > 0 && gamesOf(round) < gamesOf(rounds[0]!))) break;
    rounds.push(round);
  }
  if (rounds.length === 0) throw new Stopped();
  const raced: Round = {
    settings: rounds.flatMap(({ settings }) => settings),
    tallies: rounds.flatMap(({ tallies }) => tallies),
    together: all.length,
  };
  const nearest = raced.settings
    .filter(({ reached }) => couldBeNearest(reached, raced.settings, target.value))
    .toSorted(nearestFirst(target.value))
    .slice(0, MOST_BESIDE);
  const kept = new Set(nearest);
  return {
    ...onlyWith(
      raced,
      raced.settings.filter((each) => kept.has(each)),
    ),
    raced: raced.settings.length,
    games: gamesOf(raced),
  };
}

/** The default tolerance. */
const defaultTolerance = ({ of, value }: Target): number =>
  of === 'fair' ? DEFAULT_MARGIN : of === 'win' ? 0.02 : 0.05 * value;

/** The target, and whether seats are told by places in the order of play: in all rounds, or in none. */
interface Sought extends Required<Target> {
  readonly places: boolean;
}

const areAllSeatsAlike = (game: BotGame, experiment: Experiment, all: readonly Choice[]): boolean =>
  all.every(({ options }) => areSeatsAlike(game, { ...experiment, options }));

/** The settings of a round, each with its tally. */
interface Round {
  readonly settings: readonly Setting[];
  readonly tallies: readonly Tally[];
  /** Of how many settings the intervals hold together. */
  readonly together: number;
}

const gamesOf = ({ tallies }: Round): number => tallies[0]!.games;

/** A round, restricted to these of its settings. */
const onlyWith = ({ settings, tallies, together }: Round, some: readonly Setting[]): Round => ({
  settings: some,
  tallies: some.map((each) => tallies[settings.indexOf(each)]!),
  together,
});

/** `together`: of how many settings the intervals hold together. */
async function playRound(
  game: BotGame,
  experiment: Experiment,
  choices: readonly Choice[],
  target: Sought,
  run: Run,
  together = choices.length,
): Promise<Round> {
  const { tallies } = await run(choices.map(({ options }) => ({ ...experiment, options })));
  const cuts = tallies.map((tally) => cutOffOf(game, [tally], blockSize(experiment)));
  const level = bonferroni(together);
  const settings = choices.map(({ name, options }, i) => ({
    name,
    options,
    ...reachedBy({ ...experiment, options }, tallies[i]!),
    ...(cuts[i] === undefined ? {} : { cut: cuts[i] }),
  }));
  return { settings, tallies, together };

  function reachedBy(played: Experiment, tally: Tally): Pick<Setting, 'reached'> {
    if (target.of === 'fair') return farthestShare(played, tally, together, target.places);
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

/** By how near a setting is; those that all seats tied tell nothing, and come last. */
const nearestFirst =
  (target: number) =>
  (a: Setting, b: Setting): number =>
    Number(a.tied ?? false) - Number(b.tied ?? false) ||
    distance(a.reached, target) - distance(b.reached, target);

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
