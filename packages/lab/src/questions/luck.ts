import type { BotGame } from '@glade/engine';
import type { Experiment } from '../experiment/experiment.ts';
import { count, type Histogram } from '../statistics/histogram.ts';
import type { PairedDifferences } from '../tally/paired-differences.ts';
import { POINTS_PER_MATCH, type Tally } from '../tally/tally.ts';
import { boundedMean } from '../statistics/bounded-mean.ts';
import { bonferroni } from '../statistics/multiple-tests.ts';
import type { Estimate } from '../statistics/intervals.ts';
import { momentsOf } from '../statistics/moments.ts';
import { pairedShare } from '../statistics/paired.ts';
import { unlessStopped, type Run } from './run.ts';
import { answerHeader, experimentAsPlayed, type AnswerHeader } from './answer-header.ts';

/** What one source of luck does to the result. */
interface LuckSource {
  /** A stream of the game, or `bot`: what the bots draw for themselves. */
  readonly stream: string;
  /** The share of the variance of the result that it settles by itself. */
  readonly alone: Estimate;
  /** The share that it takes part in: by itself and together with others. */
  readonly together: Estimate;
}

type SourceShares = Pick<LuckSource, 'alone' | 'together'>;

export interface Luck extends AnswerHeader {
  /** Every match came to the same: then there is nothing to share out, and no source is named. */
  readonly constant: boolean;
  readonly sources: readonly LuckSource[];
  /** Streams that nobody drew from in any match, or `bot`: they settle nothing. */
  readonly unused: readonly string[];
  /** Bots of different strength. */
  readonly among: readonly string[];
  /**
   * The share of the variance that a fair choice among them settles: for the first seat, or for the team. Of fewer than
   * two bots, and where no result varies, there is none.
   */
  readonly skill?: Estimate;
}

/**
 * How the variance of the result (points of the first seat, or of the team) divides among the streams of chance: by
 * the method of pick and freeze. Two matches that share one stream and nothing else resemble each other as far as that
 * stream alone settles the result; two that share all but one differ as far as it takes part. I. M. Sobol', Math.
 * Comput. Simul. 55 (2001) 271-280. `bots` are of different strength: the first seat, or the team, tries each.
 */
export async function luck(
  game: BotGame,
  experiment: Experiment,
  bots: readonly string[],
  run: Run,
): Promise<Luck> {
  const { streams, kind } = game.rules(experiment.options);
  const all = [...streams, 'bot'];
  const shared = all.map((stream) => all.filter((each) => each !== stream));
  const redraws = [[], ...shared, ...all.map((stream) => [stream])];
  const result = await run(redraws.map((redraw) => ({ ...experiment, redraw })));
  const { tallies, pairs } = result;
  const variance = pooledVariance(tallies);
  // Who draws from a stream meets other entries when it alone is drawn anew.
  const unused = all.filter((_, i) => allAlike(pairs[all.length + i]!));
  const used = variance === 0 ? [] : all.filter((stream) => !unused.includes(stream));
  const sources = used.map((stream): LuckSource => {
    const i = all.indexOf(stream);
    const apart = unsharedVariance(pairs[i]!, variance);
    const together = unsharedVariance(pairs[all.length + i]!, variance);
    const alone = { value: 1 - apart.value, low: 1 - apart.high, high: 1 - apart.low, n: apart.n };
    const shares = reconciled(alone, together);
    // Where all else drawn anew changes no match, the source settles everything: noise must not take from that.
    return { stream, ...(allAlike(pairs[i]!) ? settlesAll(shares) : shares) };
  });
  const seated = (bot: string): readonly string[] =>
    experiment.bots.map((seatBot, seat) => (seat === 0 || kind !== 'competitive' ? bot : seatBot));
  const arms = bots.map((bot) => ({ ...experiment, bots: seated(bot) }));
  const skill = await unlessStopped(skillOf(arms, run));
  const rest = { constant: variance === 0, sources, unused, among: bots };
  return {
    ...answerHeader(game, experimentAsPlayed(experiment, result)),
    ...rest,
    ...(skill === undefined ? {} : { skill }),
  };
}

const pointsOf = ({ points }: Tally): Histogram => points[0]!;

const pooledVariance = (tallies: readonly Tally[]): number =>
  tallies.reduce((sum, tally) => sum + momentsOf(pointsOf(tally)).variance, 0) / tallies.length;

const allAlike = ({ blocks, same }: PairedDifferences): boolean =>
  blocks > 0 && same.get(1) === blocks;

/**
 * Half the mean square of the differences, as a share of the variance: 1 where nothing is shared, 0 where all is. The
 * interval is that of the mean square.
 */
function unsharedVariance({ points }: PairedDifferences, variance: number): Estimate {
  const squares: Histogram = new Map();
  for (const [d, times] of points[0]!) count(squares, d * d, times);
  const { value, low, high, n } = boundedMean(squares, 0, POINTS_PER_MATCH ** 2).estimate;
  const scale = POINTS_PER_MATCH ** 2 / (2 * variance);
  return { value: value * scale, low: low * scale, high: high * scale, n };
}

/** What a source settles alone is part of what it takes part in: what says otherwise is chance, and shared between. */
function reconciled(alone: Estimate, together: Estimate): SourceShares {
  const [a, t] = [clamped(alone), clamped(together)];
  const most = Math.min(a.high, t.high);
  const least = Math.max(a.low, t.low);
  if (a.low > most || t.high < least) return { alone: a, together: t };
  const middle = (a.value + t.value) / 2;
  const [one, both] = a.value <= t.value ? [a.value, t.value] : [middle, middle];
  return {
    alone: { ...a, value: Math.min(one, most), high: most },
    together: { ...t, value: Math.max(both, least), low: least },
  };
}

/** Everything: the ranges stay, since other matches might tell otherwise. */
function settlesAll({ alone, together }: SourceShares): SourceShares {
  const least = Math.max(alone.low, together.low);
  return {
    alone: { ...alone, value: 1, high: 1 },
    together: { ...together, value: 1, low: least, high: 1 },
  };
}

const clamped = ({ value, low, high, n }: Estimate): Estimate => ({
  value: within(value),
  low: within(low),
  high: within(high),
  n,
});

const within = (share: number): number => Math.min(1, Math.max(0, share));

/**
 * The variance of the bots' means, as if each were as likely, as a share of that and of what is left when the bot is
 * known. All play the same matches: the mean square of the differences between two is too large by the variance of
 * their mean difference. The interval is that of the differences, jointly; the variance that is left is taken as known.
 */
async function skillOf(arms: readonly Experiment[], run: Run): Promise<Estimate | undefined> {
  if (arms.length < 2) return undefined;
  const differences: Histogram[] = [];
  let tallies: readonly Tally[] = [];
  for (let i = 0; i + 1 < arms.length; i++) {
    const found = await run(arms.slice(i));
    if (i === 0) ({ tallies } = found);
    differences.push(...found.pairs.map(({ points }) => points[0]!));
  }
  const left = pooledVariance(tallies);
  const shareOf = (squares: number): number => {
    const between = squares / arms.length ** 2;
    return between <= 0 ? 0 : between / (between + left);
  };
  const squares = differences.map((each) =>
    squaredMeanDifference(each, bonferroni(differences.length)),
  );
  const sum = (of: (each: Estimate) => number): number =>
    squares.reduce((total, each) => total + of(each), 0);
  if (left === 0 && sum(({ value }) => value) === 0) return undefined;
  const [low, high] = [shareOf(sum((each) => each.low)), shareOf(sum((each) => each.high))];
  const value = Math.min(high, Math.max(low, shareOf(sum((each) => each.value))));
  return { value, low, high, n: Math.min(...squares.map(({ n }) => n)) };
}

/** The square of the mean difference, in points. */
function squaredMeanDifference(differences: Histogram, level: number): Estimate {
  const { n, mean, variance } = momentsOf(differences);
  const { low, high } = pairedShare(differences, POINTS_PER_MATCH, level);
  const ends = [low * POINTS_PER_MATCH, high * POINTS_PER_MATCH].map((end) => end ** 2);
  const noise = n === 0 ? 0 : variance / n;
  return {
    value: mean ** 2 - noise,
    low: low <= 0 && high >= 0 ? 0 : Math.min(...ends),
    high: Math.max(...ends),
    n,
  };
}
