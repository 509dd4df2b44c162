import {
  KeyedDice,
  mixText,
  type Action,
  type BotGame,
  type Level,
  type Match,
  type Random,
  type Seat,
} from '@glade/engine';
import { Flat } from './flat.ts';
import type { Mcts } from './mcts.ts';
import { ownPolicy, STRONG, strongest } from './bots-by-name.ts';
import { driverFor } from './playout.ts';

/** Playouts of a gentle bot, for a decision and for each of its actions: enough to see what is silly, not what is best. */
const GENTLE_PLAYOUTS = 120;
const GENTLE_EACH = 8;
/** Iterations between two looks at whether anybody still waits for the answer: some milliseconds on a slow tablet. */
const ITERATIONS_AT_A_TIME = 250;

/**
 * Chooses for a seat, by the game's own levels if it has any. Else gentle plays a few matches out and errs now and then; steady follows the game's own policy;
 * strong searches. The same match and seat give the same action. Rejects as soon as `signal` is aborted.
 */
export async function chooseAtLevel(
  match: Match<BotGame>,
  seat: Seat,
  level: Level,
  signal: AbortSignal,
): Promise<Action> {
  const { game, rules, state, log } = match;
  signal.throwIfAborted();
  const count = rules.count(state);
  if (count === 1) return rules.nth(state, 0);
  const random = new KeyedDice(mixText(seat, level), log.length).random('bot');
  const levelled = game.levels && ownPolicy(game, rules, game.levels[level]);
  if (levelled !== undefined) return levelled.choose(state, random);
  if (level === 'gentle') {
    const playouts = Math.max(GENTLE_PLAYOUTS, GENTLE_EACH * count);
    return new Flat(rules, playouts, driverFor(rules)).choose(state, random);
  }
  const policy = ownPolicy(game, rules, 'policy');
  if (level === 'steady' && policy !== undefined) return policy.choose(state, random);
  return searching(strongest(game, rules), state, random, signal);
}

async function searching(
  search: Mcts<object>,
  state: object,
  random: Random,
  signal: AbortSignal,
): Promise<Action> {
  search.look(state);
  for (let done = 0; done < STRONG; done += ITERATIONS_AT_A_TIME) {
    search.think(ITERATIONS_AT_A_TIME, random);
    await new Promise((resolve) => setTimeout(resolve, 0));
    signal.throwIfAborted();
  }
  return search.best();
}
