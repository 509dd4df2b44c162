import { OVER } from '../../actor.ts';
import type { Random } from '../../chance/random.ts';
import type { SearchRules } from '../../rules.ts';
import { copyOf, legalOf } from '../scene.ts';

const TRIES = 4;
const STEPS = 400;

/**
 * How two different positions with the same hash play on.
 *
 * - `alike`: the same actions are legal to the end, and it ends the same way. What differs does not matter.
 * - `chance`: their hashes part with the first action.
 * - `forgotten`: their hashes stay together, yet something else differs. The hash leaves out what play depends on.
 */
export function compareTwins(
  rules: SearchRules,
  one: object,
  other: object,
  random: Random,
): 'alike' | 'chance' | 'forgotten' {
  for (let i = 0; i < TRIES; i++) {
    const found = playBoth(rules, copyOf(rules, one), copyOf(rules, other), random);
    if (found !== 'alike') return found;
  }
  return 'alike';
}

function playBoth(rules: SearchRules, a: object, b: object, random: Random) {
  let differed = false;
  for (let step = 0; step < STEPS; step++) {
    const [here, there] = [rules.actor(a), rules.actor(b)];
    const over = here === OVER || there === OVER;
    const legal = over ? [] : legalOf(rules, a);
    const others = new Set(over ? [] : legalOf(rules, b));
    const common = legal.filter((action) => others.has(action));
    const same = here === there && common.length === legal.length && common.length === others.size;
    if (!same || (over && !endsAlike(rules, a, b))) {
      if (step > 0) return 'forgotten';
      if (here !== there || common.length === 0) return 'chance';
      differed = true;
    }
    if (over) return 'alike';
    const action = common[random.below(common.length)]!;
    rules.apply(a, action);
    rules.apply(b, action);
    if (rules.hash(a) !== rules.hash(b)) return step === 0 ? 'chance' : 'forgotten';
    if (differed) return 'forgotten';
  }
  return 'alike';
}

function endsAlike(rules: SearchRules, a: object, b: object): boolean {
  const [here, there] = [rules.outcome(a), rules.outcome(b)];
  return here.code === there.code && here.winners.join() === there.winners.join();
}

/**
 * How many of so many pairs of positions may share their 32 bits by chance: more come up once in a million times. Their
 * number is about Poisson with mean pairs/2³².
 */
export function mostCollisions(pairs: number): number {
  const mean = pairs / 2 ** 32;
  let [most, term, sum] = [0, Math.exp(-mean), Math.exp(-mean)];
  while (1 - sum > 1e-6) {
    most += 1;
    term *= mean / most;
    sum += term;
  }
  return most;
}
