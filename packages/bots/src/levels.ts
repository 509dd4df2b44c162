import { KeyedDice, mixText, type Action, type Match, type Rules, type Seat } from '@glade/engine';
import { Flat } from './flat.ts';
import { Mcts } from './mcts.ts';
import { driverFor, policyDriverFor } from './playout.ts';

/** How well a bot plays against people. */
export type Level = 'gentle' | 'steady' | 'strong';

/** Playouts of a gentle bot's decision: enough to see what is silly, too few to see what is best. */
const GENTLE = 120;
/** Iterations of a strong bot's decision: about half a second on a slow tablet. */
const STRONG = 3_000;
/** Iterations between two looks at whether anybody still waits for the answer. */
const PIECE = 150;

/**
 * Chooses for a seat. Gentle plays a few matches out and errs now and then; steady follows the game's own policy;
 * strong searches. The same match and seat give the same action. Rejects as soon as `signal` is aborted.
 */
export async function chooseAtLevel(
  match: Match,
  seat: Seat,
  level: Level,
  signal: AbortSignal,
): Promise<Action> {
  const { game, rules, state, log } = match;
  if (rules.count(state) === 1) return rules.nth(state, 0);
  const random = new KeyedDice(mixText(seat, level), log.length).random('bot');
  const [policy] = Object.values(game.policies(rules));
  if (level === 'gentle') return new Flat(rules, GENTLE, driverFor(rules)).choose(state, random);
  if (level === 'steady' && policy !== undefined) return policy.choose(state, random);

  const driver = policy === undefined ? driverFor(rules) : policyDriverFor(rules, policy);
  return searching(rules, state, driver, random, signal);
}

async function searching(
  rules: Rules,
  state: object,
  driver: ReturnType<typeof driverFor>,
  random: Parameters<Mcts<object>['think']>[1],
  signal: AbortSignal,
): Promise<Action> {
  const search = new Mcts(rules, { iterations: STRONG, driver });
  search.look(state);
  for (let done = 0; done < STRONG; done += PIECE) {
    search.think(PIECE, random);
    await new Promise((resolve) => setTimeout(resolve, 0));
    signal.throwIfAborted();
  }
  return search.best();
}
