import { finisherFor, randomPolicy, type Finisher } from '@glade/bots';
import type { BotGame, Policy, Random, Rules, SearchRules } from '@glade/engine';
import type { Experiment } from '../experiment/experiment.ts';
import type { ChanceEstimate } from '../tally/decisiveness.ts';

/**
 * A playout is cut off after this many entries: six times as many as the longest playout ever seen by a game's own
 * policy needed. A playout that is cut off is left out, as the report leaves out matches that do not end.
 */
export const PLAYOUT_LIMIT = 10_000;

/** The winners as a number: a bit for each seat, 0 for nobody. Where all are one team, 1 or 0. */
export function resultCode({ kind }: Rules, winners: readonly number[]): number {
  if (kind !== 'competitive') return winners.length > 0 ? 1 : 0;
  return winners.reduce((bits, seat) => bits | (1 << seat), 0);
}

/**
 * The names of the policies that play out matches, one for each bot. A bot that is itself a fast policy of the game
 * stands for itself. For any other bot it is the game's first policy, or `random` if the game has none.
 */
export function playoutPolicies(
  game: BotGame,
  rules: SearchRules,
  bots: readonly string[],
): readonly string[] {
  const policies = game.policies(rules);
  const [first = 'random'] = Object.keys(policies);
  const fast = (name: string): boolean =>
    name === 'random' || (Object.hasOwn(policies, name) && game.slow?.includes(name) !== true);
  return bots.map((bot) => (bot === 'policy' || !fast(bot) ? first : bot));
}

/** The playout policies of an experiment. Empty where no match is analysed. */
export function analysisPolicies(
  game: BotGame,
  { looks, options, bots }: Experiment,
): readonly string[] {
  return looks === undefined ? [] : playoutPolicies(game, game.rules(options), bots);
}

/**
 * Estimates each side's chance to win from a position by playing it out many times, each seat by the policy that
 * `playoutPolicies` names.
 */
export class ChanceEstimator {
  private readonly rules: SearchRules;
  private readonly finish: Finisher;
  private readonly playouts: number;
  private readonly state: object;
  private readonly policies: readonly Policy[];

  constructor(game: BotGame, rules: SearchRules, bots: readonly string[], playouts: number) {
    const gamePolicies = game.policies(rules);
    const random = randomPolicy(rules);
    this.rules = rules;
    this.finish = finisherFor(rules, PLAYOUT_LIMIT);
    this.playouts = playouts;
    this.state = rules.create();
    this.policies = playoutPolicies(game, rules, bots).map((name) =>
      Object.hasOwn(gamePolicies, name) ? gamePolicies[name]! : random,
    );
  }

  /** `shift`: by how many seats the bots have moved on. */
  estimate(from: object, random: Random, shift = 0): ChanceEstimate {
    const { rules, state, playouts, policies } = this;
    const { seats } = rules;
    const seated = policies.map((_, seat) => policies[(seat - shift + seats) % seats]!);
    const team = rules.kind !== 'competitive';
    const sums = Array.from({ length: team ? 2 : seats + 1 }, () => 0);
    const results = new Map<number, number>();
    let ended = 0;
    for (let i = 0; i < playouts; i++) {
      rules.copy(from, state);
      for (const policy of policies) policy.begin?.();
      if (!this.finish(state, random, seated)) continue;
      ended += 1;
      const { winners } = rules.outcome(state);
      const result = resultCode(rules, winners);
      results.set(result, (results.get(result) ?? 0) + 1);
      if (team) sums[1 - result]! += 1;
      else if (winners.length === 0) sums[seats]! += 1;
      else for (const seat of winners) sums[seat]! += 1 / winners.length;
    }
    const chances = sums.map((sum) => (ended === 0 ? 0 : (100 * sum) / ended));
    return { ended, cut: playouts - ended, chances, results };
  }
}
