import {
  CHANCE,
  KeyedDice,
  LIKE_PEOPLE,
  mixText,
  type Action,
  type BotGame,
  type Asked,
  type Match,
  type OwnLevel,
  type Prove,
  type Random,
  type Seat,
} from '@glade/engine';
import { Flat } from './flat.ts';
import { likePeople, ownPolicy, strongest, type Search } from './bots-by-name.ts';
import { equilibriumPolicy } from './equilibrium.ts';
import { adviseOn } from './hint.ts';
import { driverFor } from './playout.ts';

/** Playouts of a gentle bot: enough to avoid a silly action, not enough to find the best one. */
const GENTLE_PLAYOUTS = 120;
const GENTLE_EACH = 8;
/** Iterations between two checks of `signal`: some milliseconds on a slow tablet. */
const ITERATIONS_AT_A_TIME = 250;

/** What a bot looks at. */
export type AskedMatch = Pick<Match<BotGame>, 'game' | 'rules' | 'state' | 'log'>;

/**
 * Chooses an action for a seat as a bot of this level, or what a person is advised to do (`hint.ts`). If the game names policies for its levels, that policy chooses.
 * Otherwise gentle uses few playouts and sometimes errs, steady follows the game's first policy, and strong searches. The
 * same match and seat give the same action. `prove`: for a hint, where the game has proofs. Rejects as soon as `signal` is aborted.
 */
export async function chooseAtLevel(
  match: AskedMatch,
  seat: Seat,
  level: Asked,
  signal: AbortSignal,
  prove?: Prove,
): Promise<Action> {
  const { game, rules, state, log } = match;
  signal.throwIfAborted();
  const count = rules.count(state);
  if (count === 1) return rules.nth(state, 0);
  if (level === 'hint') return adviseOn(match, seat, signal, prove);
  // Where something is hidden, how often others have acted may be hidden, too.
  const known =
    rules.resample === undefined
      ? log.length
      : log.filter(({ actor }) => actor === CHANCE || actor === seat).length;
  const random = new KeyedDice(mixText(seat, level), known).random('bot');
  const step = LIKE_PEOPLE.find((each) => each === level);
  if (step !== undefined) return likePeople(game, rules, step).choose(state, random);
  const named = (level === 'strong' && rules.strong) || game.levels?.[level as OwnLevel];
  const levelled = named === undefined ? undefined : ownPolicy(game, rules, named);
  if (levelled !== undefined) return levelled.choose(state, random);
  if (level === 'gentle') {
    const playouts = Math.max(GENTLE_PLAYOUTS, GENTLE_EACH * count);
    return new Flat(rules, playouts, driverFor(rules)).choose(state, random);
  }
  const policy = ownPolicy(game, rules, 'policy');
  if (level === 'steady' && policy !== undefined) return policy.choose(state, random);
  const solved = equilibriumPolicy(rules);
  if (solved !== undefined) return solved.choose(state, random);
  return searching(strongest(game, rules), state, random, signal);
}

async function searching(
  search: Search,
  state: object,
  random: Random,
  signal: AbortSignal,
): Promise<Action> {
  search.look(state);
  for (let left = search.iterations; left > 0 && !search.isSure(left);) {
    const now = Math.min(ITERATIONS_AT_A_TIME, left);
    search.think(now, random);
    left -= now;
    await new Promise((resolve) => setTimeout(resolve, 0));
    signal.throwIfAborted();
  }
  return search.best();
}
