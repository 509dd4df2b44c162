import type { Game } from '@glade/engine';
import type { Experiment } from '../play/experiment.ts';
import type { Histogram } from '../play/histogram.ts';
import type { Found } from '../play/study.ts';
import { POINTS } from '../play/tally.ts';
import { holm } from '../statistics/holm.ts';
import type { Estimate } from '../statistics/intervals.ts';
import { pairedMean, pairedShare, type Difference } from '../statistics/paired.ts';
import type { Tested } from './compare.ts';
import { asked, shareOf, type Asked, type Run } from './run.ts';

/** A bot beside the one a rung below. */
interface Rung {
  readonly bot: string;
  readonly below: string;
  /**
   * How much more it wins. Against each other: its share of the points, with seats swapped and the same dice, less an
   * even share. In one team: the share of matches won with it, less that with the one below, over the same matches.
   */
  readonly gain: Tested;
  /** In one team: the share of matches won with it. */
  readonly share?: Estimate;
}

export interface Ladder extends Asked {
  /** In one team: the share of matches won with the lowest bot. */
  readonly lowest?: Estimate;
  readonly rungs: readonly Rung[];
  /** How many rungs are surely better than the one below: Holm's correction, at 5 %. */
  readonly depth: number;
}

/** Each bot against the one before it in the list, weakest first. With one team both play the same matches. */
export async function ladder(
  game: Game,
  experiment: Experiment,
  bots: readonly string[],
  run: Run,
): Promise<Ladder> {
  const { seats, kind } = game.rules(experiment.options);
  const team = kind !== 'competitive';
  const found: Found[] = [];
  for (const [i, bot] of bots.entries()) {
    if (i === 0) continue;
    const below = bots[i - 1]!;
    const arms = team
      ? [all(experiment, seats, below), all(experiment, seats, bot)]
      : [among(experiment, seats, bot, below)];
    found.push(await run(arms));
  }
  const gains = found.map((each): Difference => (team ? gainOfTeam(each) : gainOver(each, seats)));
  const corrected = holm(gains.map(({ p }) => p));
  const rungs = gains.map((gain, i): Rung => {
    const share = team ? { share: shareOf(found[i]!.tallies[1]!.points[0]!) } : {};
    const tested = { ...gain, adjusted: corrected[i]! };
    return { bot: bots[i + 1]!, below: bots[i]!, gain: tested, ...share };
  });
  const lowest = team && found[0] ? { lowest: shareOf(found[0].tallies[0]!.points[0]!) } : {};
  const depth = rungs.filter(({ gain }) => gain.value > 0 && gain.adjusted < 0.05).length;
  return { ...asked(game, { ...experiment, bots }), ...lowest, rungs, depth };
}

const all = (experiment: Experiment, seats: number, bot: string): Experiment => ({
  ...experiment,
  bots: Array.from({ length: seats }, () => bot),
});

/** One of the stronger among weaker ones, in every seat in turn. */
export function among(
  experiment: Experiment,
  seats: number,
  bot: string,
  below: string,
): Experiment {
  const bots = Array.from({ length: seats }, (_, i) => (i === 0 ? bot : below));
  const games = Math.ceil(experiment.games / seats) * seats;
  return { ...experiment, bots, games, rotate: true };
}

const gainOfTeam = ({ pairs }: Found): Difference => pairedShare(pairs[0]!.points[0]!, POINTS);

/** What the first bot took of each block, less its even share, as a share of what there was to take. */
function gainOver({ tallies }: Found, seats: number): Difference {
  const over: Histogram = new Map();
  for (const [points, times] of tallies[0]!.blocks) over.set(points - POINTS, times);
  const scale = 1 / seats;
  const { value, low, high, n, p } =
    seats === 2 ? pairedShare(over, POINTS) : inShares(pairedMean(over));
  return { value: value * scale, low: low * scale, high: high * scale, n, p };
}

const inShares = (difference: Difference): Difference => ({
  ...difference,
  value: difference.value / POINTS,
  low: difference.low / POINTS,
  high: difference.high / POINTS,
});
