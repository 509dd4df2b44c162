import type { BotGame } from '@glade/engine';
import { FIRST_BOT_POINTS_KEY } from '../tally/block-sums.ts';
import { blockSize, type Experiment } from '../experiment/experiment.ts';
import { addHistogram, ascending, type Histogram } from '../statistics/histogram.ts';
import type { StudyResult } from '../play/study.ts';
import { POINTS_PER_MATCH } from '../tally/tally.ts';
import { momentsOf } from '../statistics/moments.ts';
import { sprt, type SequentialTest } from '../statistics/sprt.ts';
import { oneAmongOthers } from './ladder.ts';
import { Stopped, unlessStopped, type Run } from './run.ts';
import { answerHeader, type AnswerHeader } from './answer-header.ts';

/**
 * The two claims about a bot's gain on another that the test decides between, in shares of points above an even share.
 */
export interface Claim {
  /** A gain that is not worth having. */
  readonly low: number;
  /** A gain that is worth having. */
  readonly high: number;
}

export interface Stronger extends AnswerHeader, SequentialTest {
  readonly bot: string;
  readonly than: string;
  readonly claim: Claim;
  /**
   * How many matches make one observation. Of rivals it is the matches with the same dice, in which the bot sits in
   * every seat once.
   */
  readonly block: number;
  /** Matches played until the test could decide, or as many as were allowed. */
  readonly played: number;
  /**
   * The gain observed. It is biased, because the test stops at a moment that depends on it. A ladder gives a fair
   * estimate.
   */
  readonly seen: number;
}

/** Blocks that are played between two evaluations of the test. */
const BATCH_BLOCKS = 100;

/**
 * Tests whether a bot is stronger than another. Plays in batches, with seats swapped and the same dice, until Wald's
 * test decides, or until as many matches as the experiment allows. Throws a RangeError for a claim that no result can
 * meet.
 */
export async function stronger(
  game: BotGame,
  experiment: Experiment,
  { bot, than, claim }: { readonly bot: string; readonly than: string; readonly claim: Claim },
  run: Run,
): Promise<Stronger> {
  const { seats, kind } = game.rules(experiment.options);
  const team = kind !== 'competitive';
  const arms = team
    ? [than, bot].map((each) => ({
        ...experiment,
        bots: Array.from({ length: seats }, () => each),
      }))
    : [oneAmongOthers(experiment, seats, bot, than)];
  const size = BATCH_BLOCKS * blockSize(arms[0]!);
  const results: Histogram = new Map();
  let played = 0;
  let test = sprt([], 0.4, 0.6);
  const even = team ? 0.5 : 1 / seats;
  // In a team game a pair of matches gives a result from 0 to 1 with 0.5 for no difference, so a gain counts half.
  const [low, high] = [claim.low, claim.high].map((gain) => even + (team ? gain / 2 : gain));
  if (!(low! > 0 && low! < high! && high! < 1)) throw new RangeError('no result is as claimed');
  const scale = team ? 2 * POINTS_PER_MATCH : seats * POINTS_PER_MATCH;
  while (played < arms[0]!.games && test.verdict === 'open') {
    const games = Math.min(size, arms[0]!.games - played);
    const first = (experiment.first ?? 0) + played;
    const result = await unlessStopped(run(arms.map((arm) => ({ ...arm, first, games }))));
    if (result === undefined) break;
    addHistogram(results, botResults(result, team));
    played += result.tallies[0]!.games;
    test = sprt(
      ascending(results).map(([points, times]) => [points / scale, times] as const),
      low!,
      high!,
    );
  }
  if (played === 0) throw new Stopped();
  const { n, mean } = momentsOf(results);
  const gain = n === 0 ? 0 : mean / scale - even;
  const block = blockSize(arms[0]!);
  const rest = answerHeader(game, { ...experiment, bots: [bot, than], games: arms[0]!.games });
  return { ...rest, ...test, bot, than, claim, block, played, seen: team ? 2 * gain : gain };
}

/** Points of the bot, for each block or for each pair of matches with the same dice. */
function botResults({ tallies, pairs }: StudyResult, team: boolean): Histogram {
  if (!team) return tallies[0]!.blocks.get(FIRST_BOT_POINTS_KEY) ?? new Map();
  return new Map([...pairs[0]!.points[0]!].map(([d, times]) => [d + POINTS_PER_MATCH, times]));
}
