import type { BotGame } from '@glade/engine';
import type { Experiment } from '../experiment/experiment.ts';
import { FIRST } from '../tally/block-sums.ts';
import type { Found } from '../play/study.ts';
import { POINTS } from '../tally/tally.ts';
import { holm } from '../statistics/multiple-tests.ts';
import type { Estimate } from '../statistics/intervals.ts';
import { boundedMean } from '../statistics/bounded-mean.ts';
import { pairedShare, type Difference } from '../statistics/paired.ts';
import type { Tested } from './compare.ts';
import { Stopped, unlessStopped, type Run } from './run.ts';
import { asked, type Asked } from './answer-header.ts';
import { shareOf } from './side-results.ts';

/** A bot beside the one a rung below. */
export interface Rung {
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
  /** How many matches are one observation, which `n` counts: of rivals those with the same dice, in all seats. */
  readonly block: number;
  /** In one team: the share of matches won with the lowest bot. */
  readonly lowest?: Estimate;
  readonly rungs: readonly Rung[];
  /** How many rungs are surely better than the one below: Holm's correction, at 5 %. */
  readonly depth: number;
}

/** Each bot against the one before it in the list, weakest first. With one team both play the same matches. */
export async function ladder(
  game: BotGame,
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
    const each = await unlessStopped(run(arms));
    if (each === undefined) break;
    found.push(each);
  }
  if (found.length === 0) throw new Stopped();
  const gains = found.map((each): Difference => (team ? gainOfTeam(each) : gainOver(each, seats)));
  const corrected = holm(gains.map(({ p }) => p));
  const rungs = gains.map((gain, i): Rung => {
    const share = team ? { share: shareOf(found[i]!.tallies[1]!.points[0]!) } : {};
    const tested = { ...gain, adjusted: corrected[i]! };
    return { bot: bots[i + 1]!, below: bots[i]!, gain: tested, ...share };
  });
  const lowest = team && found[0] ? { lowest: shareOf(found[0].tallies[0]!.points[0]!) } : {};
  const depth = rungs.filter(({ gain }) => gain.value > 0 && gain.adjusted < 0.05).length;
  const block = team ? 1 : seats;
  const games = Math.ceil(experiment.games / block) * block;
  return {
    ...asked(game, { ...experiment, bots: bots.slice(0, found.length + 1), games }),
    block,
    ...lowest,
    rungs,
    depth,
  };
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

/** What the first bot took of each block, as a share of what there was to take, less an even share. */
function gainOver({ tallies }: Found, seats: number): Difference {
  const taken = boundedMean(tallies[0]!.blocks.get(FIRST) ?? new Map(), 0, seats * POINTS);
  const { value, low, high, n } = taken.estimate;
  const even = 1 / seats;
  if (n === 0) return { value: 0, low: -even, high: 1 - even, n, p: 1 };
  return { value: value - even, low: low - even, high: high - even, n, p: taken.differs(even) };
}
