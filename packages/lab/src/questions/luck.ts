import type { Game } from '@glade/engine';
import type { Experiment } from '../play/experiment.ts';
import type { Histogram } from '../play/histogram.ts';
import type { Pairs } from '../play/pairs.ts';
import type { Tally } from '../play/tally.ts';
import type { Estimate } from '../statistics/intervals.ts';
import { momentsOf } from '../statistics/moments.ts';
import { pairedMean } from '../statistics/paired.ts';
import { asked, type Asked, type Run } from './run.ts';

/** What one source of luck does to the result. */
interface Source {
  /** A stream of the game, or `bot`: what the bots draw for themselves. */
  readonly stream: string;
  /** The share of the variance of the result that it settles by itself. */
  readonly alone: Estimate;
  /** The share that it takes part in: by itself and together with others. */
  readonly together: Estimate;
}

export interface Luck extends Asked {
  readonly sources: readonly Source[];
  /** Bots of different strength, and the share of the variance that the choice among them settles. */
  readonly among: readonly string[];
  readonly skill: number;
}

/**
 * How the variance of the result (points of the first seat, or of the team) divides among the streams of chance: by
 * the method of pick and freeze. Two matches that share one stream and nothing else resemble each other as far as that
 * stream alone settles the result; two that share all but one differ as far as it takes part. I. M. Sobol', Math.
 * Comput. Simul. 55 (2001) 271-280. `bots` are of different strength: the first seat, or the team, tries each.
 */
export async function luck(
  game: Game,
  experiment: Experiment,
  bots: readonly string[],
  run: Run,
): Promise<Luck> {
  const { streams, kind } = game.rules(experiment.options);
  const all = [...streams, 'bot'];
  const shared = all.map((stream) => all.filter((each) => each !== stream));
  const redraws = [[], ...shared, ...all.map((stream) => [stream])];
  const { tallies, pairs } = await run(redraws.map((redraw) => ({ ...experiment, redraw })));
  const variance = pooledVariance(tallies);
  const sources = all.map((stream, i) => {
    const apart = differing(pairs[i]!, variance);
    const without = differing(pairs[all.length + i]!, variance);
    const alone = { value: 1 - apart.value, low: 1 - apart.high, high: 1 - apart.low, n: apart.n };
    return { stream, alone: clamped(alone), together: clamped(without) };
  });
  const seated = (bot: string): readonly string[] =>
    experiment.bots.map((usual, seat) => (seat === 0 || kind !== 'competitive' ? bot : usual));
  const arms = bots.map((bot) => ({ ...experiment, bots: seated(bot) }));
  const skill = bots.length < 2 ? 0 : skillOf((await run(arms)).tallies);
  return { ...asked(game, experiment), sources, among: bots, skill };
}

const pointsOf = ({ points }: Tally): Histogram => points[0]!;

const pooledVariance = (tallies: readonly Tally[]): number =>
  tallies.reduce((sum, tally) => sum + momentsOf(pointsOf(tally)).variance, 0) / tallies.length;

/** Half the mean square of the differences, as a share of the variance: 1 where nothing is shared, 0 where all is. */
function differing({ points }: Pairs, variance: number): Estimate {
  const squares: Histogram = new Map();
  for (const [d, times] of points[0]!) squares.set(d * d, (squares.get(d * d) ?? 0) + times);
  const { value, low, high, n } = pairedMean(squares);
  const scale = variance === 0 ? 0 : 1 / (2 * variance);
  return { value: value * scale, low: low * scale, high: high * scale, n };
}

const clamped = ({ value, low, high, n }: Estimate): Estimate => ({
  value: within(value),
  low: within(low),
  high: within(high),
  n,
});

const within = (share: number): number => Math.min(1, Math.max(0, share));

/** The variance between the bots' means, less what chance puts there, as a share of all. */
function skillOf(tallies: readonly Tally[]): number {
  const each = tallies.map((tally) => momentsOf(pointsOf(tally)));
  const mean = each.reduce((sum, one) => sum + one.mean, 0) / each.length;
  const spread = each.reduce((sum, one) => sum + (one.mean - mean) ** 2, 0) / (each.length - 1);
  const noise = each.reduce((sum, { variance, n }) => sum + variance / n, 0) / each.length;
  const inside = each.reduce((sum, { variance }) => sum + variance, 0) / each.length;
  const between = Math.max(0, spread - noise);
  return between + inside === 0 ? 0 : between / (between + inside);
}
