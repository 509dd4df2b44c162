import type { BotGame } from '@glade/engine';
import { groupBy } from '../statistics/group-by.ts';
import { soleOf } from '../tally/block-sums.ts';
import { blockOf, type Experiment } from '../experiment/experiment.ts';
import { ascending, count, type Histogram } from '../statistics/histogram.ts';
import type { Pairs } from '../tally/paired-differences.ts';
import { POINTS, type Tally } from '../tally/tally.ts';
import { boundedMean } from '../statistics/bounded-mean.ts';
import { bonferroni } from '../statistics/multiple-tests.ts';
import type { Estimate } from '../statistics/intervals.ts';
import type { Choice } from './compare.ts';
import { unlessStopped, type Run } from './run.ts';
import { asked, type Asked } from './answer-header.ts';
import { turnsOf } from './side-results.ts';

/** What a setting is to reach. */
export interface Target {
  /** `win`: the share of matches won, or that the first seat won alone. `turns`: the mean length. */
  readonly of: 'win' | 'turns';
  readonly value: number;
  /** How near to it is near enough, on either side; if nothing is said 0.02 of winning, or 5 % of the turns. */
  readonly within?: number;
}

/** One setting, and how near it came. The interval holds together with those of all settings of its round. */
export interface Setting extends Choice {
  readonly reached: Estimate;
}

export interface Tuning extends Asked {
  readonly target: Required<Target>;
  /** A first look at every setting with a quarter of the matches. */
  readonly tried: readonly Setting[];
  /** Those that could still be the nearest, with new dice; the nearest first. */
  readonly finalists: readonly Setting[];
  /**
   * Whether the target is met: it is if all of the interval of the nearest is near enough, and missed if no interval of
   * a finalist has anything that is; else more matches would tell.
   */
  readonly met: 'met' | 'missed' | 'open';
  /** Finalists beside the first that may as well be the nearest. */
  readonly also: readonly string[];
  /** How many sides there are: 1 where all are one team. Of more, the first seat is to win alone. */
  readonly sides: number;
  /** Names of settings that played alike to the last move, with the same result, in every match that ended: groups. */
  readonly twins: readonly (readonly string[])[];
}

/** Of the settings the one that comes nearest to the target: all are tried, the nearest again with new dice. */
export async function tune(
  game: BotGame,
  experiment: Experiment,
  choices: readonly Choice[],
  { of, value, within = nearEnough({ of, value }) }: Target,
  run: Run,
): Promise<Tuning> {
  const target = { of, value, within };
  const block = blockOf(experiment);
  const quarter = Math.ceil(experiment.games / block / 4) * block;
  const first = { ...experiment, games: quarter };
  const look = await reach(first, choices, target, run);
  const tried = look.settings;
  const near = tried.filter(({ reached }) => couldBeNearest(reached, tried, target.value));
  // What was chosen for looking best looks better than it is: only new dice are fair to it.
  const again = { ...experiment, first: (experiment.first ?? 0) + first.games };
  const second = await unlessStopped(reach(again, near, target, run));
  // Told to stop after the first look, that is all there is, and what looked best there is not yet known to be.
  const final = second ?? lookAgain(look, near);
  const ranked = final.settings.toSorted(
    (a, b) => distance(a.reached, target.value) - distance(b.reached, target.value),
  );
  const also = ranked
    .slice(1)
    .filter(({ reached }) => couldBeNearest(reached, ranked, target.value))
    .map(({ name }) => name);
  const roundsOf = (group: readonly Choice[]): readonly Experiment[] =>
    near.some(({ name }) => name === group[0]!.name) ? [first, again] : [first];
  const twins = (await unlessStopped(twinsAmong(suspectsOf(look, final), roundsOf, run))) ?? [];
  const found = { target, tried, finalists: ranked, met: isMet(), also };
  return { ...asked(game, experiment), ...found, sides: final.tallies[0]!.points.length, twins };

  function isMet(): Tuning['met'] {
    if (second === undefined) return 'open';
    const [least, most] = [value - within, value + within];
    const { low, high } = ranked[0]!.reached;
    if (least <= low && high <= most) return 'met';
    return ranked.every(({ reached }) => reached.high < least || reached.low > most)
      ? 'missed'
      : 'open';
  }
}

/** What is thought near enough where nobody says. */
const nearEnough = ({ of, value }: Target): number => (of === 'win' ? 0.02 : 0.05 * value);

/** Settings of a round, each with what was counted. */
interface Round {
  readonly settings: readonly Setting[];
  readonly tallies: readonly Tally[];
}

/** What the first look found of those that could be the nearest. */
const lookAgain = ({ settings, tallies }: Round, near: readonly Setting[]): Round => ({
  settings: near,
  tallies: near.map((each) => tallies[settings.indexOf(each)]!),
});

async function reach(
  experiment: Experiment,
  choices: readonly Choice[],
  target: Target,
  run: Run,
): Promise<Round> {
  const { tallies } = await run(choices.map(({ options }) => ({ ...experiment, options })));
  const level = bonferroni(choices.length);
  const settings = choices.map(({ name, options }, i) => ({
    name,
    options,
    reached:
      target.of === 'win'
        ? wonOf(tallies[i]!, experiment, level)
        : turnsOf(tallies[i]!, experiment, level),
  }));
  return { settings, tallies };
}

/** The share of matches that the team won, or the first seat alone; over blocks, where bots move on. */
function wonOf({ points, blocks }: Tally, experiment: Experiment, level: number): Estimate {
  if (experiment.rotate !== true) return boundedMean(aloneWon(points[0]!), 0, 1, level).estimate;
  const sums = blocks.get(points.length === 1 ? 'won' : soleOf(0)) ?? new Map();
  return boundedMean(sums, 0, blockOf(experiment), level).estimate;
}

/** 1 for a match that the side won alone, 0 for another. */
function aloneWon(points: Histogram): Histogram {
  const won: Histogram = new Map();
  for (const [each, times] of points) count(won, Number(each === POINTS), times);
  return won;
}

const distance = ({ value }: Estimate, target: number): number => Math.abs(value - target);

/** Whether its nearest possible value is as near as the farthest possible of the nearest. */
function couldBeNearest(reached: Estimate, all: readonly Setting[], target: number): boolean {
  const nearest = ({ low, high }: Estimate): number =>
    low <= target && target <= high ? 0 : Math.min(Math.abs(low - target), Math.abs(high - target));
  const farthest = ({ low, high }: Estimate): number =>
    Math.max(Math.abs(low - target), Math.abs(high - target));
  return nearest(reached) <= Math.min(...all.map((each) => farthest(each.reached)));
}

/** Settings of which so far everything that was counted is the same, in both rounds: in groups of two or more. */
function suspectsOf(look: Round, final: Round): readonly (readonly Choice[])[] {
  const keys = look.settings.map(({ name }, i) => {
    const again = final.settings.findIndex((each) => each.name === name);
    return `${keyOf(look.tallies[i]!)} ${again < 0 ? '' : keyOf(final.tallies[again]!)}`;
  });
  const groups = groupBy(look.settings, (_, i) => keys[i]!);
  return [...groups.values()].filter((group) => group.length > 1);
}

const keyOf = ({ points, length }: Tally): string =>
  JSON.stringify([...points, length].map(ascending));

/** Of each group those that do play alike, in the rounds they were played in. */
async function twinsAmong(
  suspects: readonly (readonly Choice[])[],
  roundsOf: (group: readonly Choice[]) => readonly Experiment[],
  run: Run,
): Promise<readonly (readonly string[])[]> {
  const twins: (readonly string[])[] = [];
  for (const group of suspects) twins.push(await twinsOf(roundsOf(group), group, run));
  return twins.filter((group) => group.length > 1);
}

/** Those that play like the first: all are played side by side, since only that compares match with match. */
async function twinsOf(
  rounds: readonly Experiment[],
  group: readonly Choice[],
  run: Run,
): Promise<readonly string[]> {
  const [first, ...others] = group;
  let same = others;
  for (const round of rounds) {
    const { pairs } = await run(group.map(({ options }) => ({ ...round, options })));
    same = same.filter((each) => isSame(pairs[others.indexOf(each)]!, blockOf(round)));
  }
  return [first!, ...same].map(({ name }) => name);
}

/** Whether all pairs went alike to the last entry and came to the same. */
const isSame = ({ blocks, same, points }: Pairs, size: number): boolean =>
  blocks > 0 &&
  same.get(size) === blocks &&
  points.every((differences) => differences.get(0) === blocks);
