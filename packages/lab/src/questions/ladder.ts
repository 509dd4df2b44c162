import type { BotGame } from '@glade/engine';
import type { Experiment } from '../experiment/experiment.ts';
import { FIRST_BOT_POINTS_KEY } from '../tally/block-sums.ts';
import type { StudyResult } from '../play/study.ts';
import { POINTS_PER_MATCH } from '../tally/tally.ts';
import { holm } from '../statistics/multiple-tests.ts';
import type { Estimate } from '../statistics/intervals.ts';
import { boundedMean } from '../statistics/bounded-mean.ts';
import { pairedShare, type Difference } from '../statistics/paired.ts';
import type { TestedDifference } from './changes.ts';
import { Stopped, unlessStopped, type Run } from './run.ts';
import { answerHeader, type AnswerHeader } from './answer-header.ts';
import { pointShare } from './side-results.ts';

/** A bot compared with the one a rung below. */
export interface Rung {
  readonly bot: string;
  readonly below: string;
  /**
   * How much more it wins. Rivals play each other, with seats swapped and the same dice: its share of the points less
   * an even share. A team plays the same matches twice: the share won with this bot less the share won with the one
   * below.
   */
  readonly gain: TestedDifference;
  /** In one team: the share of matches won with it. */
  readonly share?: Estimate;
}

export interface Ladder extends AnswerHeader {
  /**
   * How many matches make one observation, which `n` counts. Of rivals it is the matches with the same dice, in which
   * the bot sits in every seat once.
   */
  readonly block: number;
  /** In one team: the share of matches won with the lowest bot. */
  readonly lowest?: Estimate;
  readonly rungs: readonly Rung[];
  /** How many rungs are significantly better than the one below, at 5 % after Holm's correction. */
  readonly depth: number;
}

/** Compares each bot with the one before it in the list, weakest first. In a team game both play the same matches. */
export async function ladder(
  game: BotGame,
  experiment: Experiment,
  bots: readonly string[],
  run: Run,
): Promise<Ladder> {
  const { seats, kind } = game.rules(experiment.options);
  const team = kind !== 'competitive';
  const results: StudyResult[] = [];
  for (const [i, bot] of bots.entries()) {
    if (i === 0) continue;
    const below = bots[i - 1]!;
    const arms = team
      ? [inEverySeat(experiment, seats, below), inEverySeat(experiment, seats, bot)]
      : [oneAmongOthers(experiment, seats, bot, below)];
    const each = await unlessStopped(run(arms));
    if (each === undefined) break;
    results.push(each);
  }
  if (results.length === 0) throw new Stopped();
  const gains = results.map((each): Difference =>
    team ? gainOfTeam(each) : gainOfRival(each, seats),
  );
  const corrected = holm(gains.map(({ p }) => p));
  const rungs = gains.map((gain, i): Rung => {
    const share = team ? { share: pointShare(results[i]!.tallies[1]!.points[0]!) } : {};
    const tested = { ...gain, adjusted: corrected[i]! };
    return { bot: bots[i + 1]!, below: bots[i]!, gain: tested, ...share };
  });
  const lowest =
    team && results[0] ? { lowest: pointShare(results[0].tallies[0]!.points[0]!) } : {};
  const depth = rungs.filter(({ gain }) => gain.value > 0 && gain.adjusted < 0.05).length;
  const block = team ? 1 : seats;
  const games = Math.ceil(experiment.games / block) * block;
  return {
    ...answerHeader(game, { ...experiment, bots: bots.slice(0, results.length + 1), games }),
    block,
    ...lowest,
    rungs,
    depth,
  };
}

/** This bot in every seat. */
export const inEverySeat = (experiment: Experiment, seats: number, bot: string): Experiment => ({
  ...experiment,
  bots: Array.from({ length: seats }, () => bot),
});

/** One `bot` against `below` in all other seats. It sits in every seat in turn, with the same dice. */
export function oneAmongOthers(
  experiment: Experiment,
  seats: number,
  bot: string,
  below: string,
): Experiment {
  const bots = Array.from({ length: seats }, (_, i) => (i === 0 ? bot : below));
  const games = Math.ceil(experiment.games / seats) * seats;
  return { ...experiment, bots, games, rotate: true };
}

const gainOfTeam = ({ pairs }: StudyResult): Difference =>
  pairedShare(pairs[0]!.points[0]!, POINTS_PER_MATCH);

/** What the first bot took of each block, as a share of the points in it, less an even share. */
function gainOfRival({ tallies }: StudyResult, seats: number): Difference {
  const taken = boundedMean(
    tallies[0]!.blocks.get(FIRST_BOT_POINTS_KEY) ?? new Map(),
    0,
    seats * POINTS_PER_MATCH,
  );
  const { value, low, high, n } = taken.estimate;
  const even = 1 / seats;
  if (n === 0) return { value: 0, low: -even, high: 1 - even, n, p: 1 };
  return { value: value - even, low: low - even, high: high - even, n, p: taken.pDifferent(even) };
}
