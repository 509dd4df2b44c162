import { LIKE_PEOPLE, type BotGame, type SearchRules } from '@glade/engine';
import type { Experiment } from '../experiment/experiment.ts';
import type { StudyResult } from '../play/study.ts';
import { boundedMean } from '../statistics/bounded-mean.ts';
import { settlingMatches } from '../statistics/enough.ts';
import type { Estimate } from '../statistics/intervals.ts';
import { pairedShare } from '../statistics/paired.ts';
import { pairedGain } from '../statistics/paired-gain.ts';
import { FIRST_BOT_POINTS_KEY } from '../tally/block-sums.ts';
import { POINTS_PER_MATCH, type Tally } from '../tally/tally.ts';
import { inEverySeat, oneAmongOthers } from './ladder.ts';
import type { Run } from './run.ts';
import { pointShare } from './side-results.ts';

/** How much better play wins. */
export interface Skill {
  readonly better: string;
  readonly than: string;
  /**
   * Rivals: the share of the point that `better` takes alone among others that are `than`, in every seat in turn. A team:
   * the share of matches that it wins as `better`.
   */
  readonly wins: Estimate;
  /** What who plays as `than` wins: an even share of rivals, or the matches that the team then wins, with the same dice. */
  readonly base: Estimate;
  /** Whether `better` wins more, less, or nobody knows, at 5 %. */
  readonly verdict: 'more' | 'less' | 'open';
  /** Where nobody knows: about how many matches would do in 4 of 5 cases, if the difference stays as it is. */
  readonly enough?: number;
  /**
   * What `better` wins more than the base, as a share of what is left to win above it: 1 if it wins everything. Of a team
   * that is the share of the matches that `than` loses. Undefined where hardly anything is left.
   */
  readonly attained?: Estimate;
  /**
   * What is won by the bots in between. Where `better` is the one that people meet as `steady`, they are those of the dial, which
   * err as people do. Otherwise they play as `better` in this many of 100 decisions, drawn by chance, and as `than` in the
   * others; of bots that are such mixtures there is only the last step.
   */
  readonly curve: readonly SkillStep[];
}

interface SkillStep {
  readonly bot: string;
  /** Decisions of 100 that are played as `better`; absent where the steps are those of the dial. */
  readonly percent?: number;
  readonly wins: Estimate;
}

/** The steps of the curve, in hundredths of the decisions. */
const STEPS = [20, 40, 60, 80, 100] as const;

/**
 * Plays a bot against weaker ones, or in a team of its own, with the same dice at every strength in between. Rivals sit in
 * every seat in turn.
 */
export async function skillOf(
  game: BotGame,
  experiment: Experiment,
  { better, than }: Pick<Skill, 'better' | 'than'>,
  run: Run,
): Promise<Skill> {
  const { seats, kind } = game.rules(experiment.options);
  const team = kind !== 'competitive';
  const steps = stepsBetween(game, experiment, { better, than });
  const bots = steps.map(({ bot }) => bot);
  const arms = team
    ? [than, ...bots].map((bot) => inEverySeat(experiment, seats, bot))
    : bots.map((bot) => oneAmongOthers(experiment, seats, bot, than));
  const result = await run(arms);
  return {
    better,
    than,
    ...(team
      ? skillOfTeam(result, steps, experiment.games)
      : skillOfRivals(result, steps, seats, experiment.games)),
  };
}

/**
 * What is won by each of these bots: rivals as one of them alone among others that are `than`, a team with all of them so.
 * All play with the same dice.
 */
export async function winsOf(
  game: BotGame,
  experiment: Experiment,
  { bots, than }: { readonly bots: readonly string[]; readonly than: string },
  run: Run,
): Promise<readonly Estimate[]> {
  const { seats, kind } = game.rules(experiment.options);
  const team = kind !== 'competitive';
  const { tallies } = await run(
    bots.map((bot) =>
      team ? inEverySeat(experiment, seats, bot) : oneAmongOthers(experiment, seats, bot, than),
    ),
  );
  return tallies.map((tally) =>
    team ? pointShare(tally.points[0]!) : takenOf(tally, seats).estimate,
  );
}

type Step = Omit<SkillStep, 'wins'>;

/** The bots in between, the better one last. */
function stepsBetween(
  game: BotGame,
  { options }: Experiment,
  { better, than }: Pick<Skill, 'better' | 'than'>,
): readonly Step[] {
  const rules = game.rules(options);
  if (
    better === steadyBot(game, rules) &&
    game.dial?.(rules) !== undefined &&
    !LIKE_PEOPLE.some((bot) => bot === than)
  )
    return [...LIKE_PEOPLE, better].map((bot) => ({ bot }));
  // A bot that is a mixture itself cannot be mixed again.
  const steps = `${better}${than}`.includes('@') ? [100] : STEPS;
  return steps.map((percent) => ({
    bot: percent === 100 ? better : `${better}@${percent}@${than}`,
    percent,
  }));
}

/** The bot that people meet as steady, the last one of the dial's scale. */
export const steadyBot = (game: BotGame, rules: SearchRules): string | undefined =>
  game.levels?.steady ?? Object.keys(game.policies(rules))[0];

/** What the first bot took of each block, as a share of the points in it. */
const takenOf = ({ blocks }: Tally, seats: number): ReturnType<typeof boundedMean> =>
  boundedMean(blocks.get(FIRST_BOT_POINTS_KEY) ?? new Map(), 0, seats * POINTS_PER_MATCH);

type Found = Omit<Skill, 'better' | 'than'>;

function skillOfRivals(
  { tallies }: StudyResult,
  steps: readonly Step[],
  seats: number,
  games: number,
): Found {
  const taken = tallies.map((tally) => takenOf(tally, seats));
  // The mean of all seats in a block lies between 0 and the whole block; one bot takes at most one point of each match.
  const wins = taken.at(-1)!.estimate;
  const even = 1 / seats;
  const attained = (share: number): number => (share - even) / (1 - even);
  const sure = taken.at(-1)!.pDifferent(even) < 0.05;
  return {
    wins,
    base: { value: even, low: even, high: even, n: wins.n },
    verdict: sure ? (wins.value > even ? 'more' : 'less') : 'open',
    ...(sure ? {} : enoughOf(games, wins, even)),
    attained: {
      value: attained(wins.value),
      low: attained(wins.low),
      high: attained(wins.high),
      n: wins.n,
    },
    curve: steps.map((step, i) => ({ ...step, wins: taken[i]!.estimate })),
  };
}

/** With about how many matches it would be known on which side of the bound a value lies. */
function enoughOf(games: number, value: Estimate, bound: number): Pick<Skill, 'enough'> {
  const enough = settlingMatches(games, value, bound);
  return enough === undefined ? {} : { enough };
}

function skillOfTeam(
  { tallies, pairs }: StudyResult,
  steps: readonly Step[],
  games: number,
): Found {
  const shares = tallies.map(({ points }) => pointShare(points[0]!));
  const differences = pairs.at(-1)!.points[0]!;
  const gain = pairedShare(differences, POINTS_PER_MATCH);
  const complete = tallies[0]!.unfinished === 0 && tallies.at(-1)!.unfinished === 0;
  const attained = complete
    ? pairedGain(differences, tallies[0]!.won, POINTS_PER_MATCH)
    : undefined;
  return {
    wins: shares.at(-1)!,
    base: shares[0]!,
    verdict: gain.p < 0.05 ? (gain.value > 0 ? 'more' : 'less') : 'open',
    ...(gain.p < 0.05 ? {} : enoughOf(games, gain, 0)),
    ...(attained === undefined ? {} : { attained }),
    curve: steps.map((step, i) => ({ ...step, wins: shares[i + 1]! })),
  };
}
