import { OVER, CHANCE, type Action } from '../../../actor.ts';
import { drawOutcome } from '../../../chance/draw-outcome.ts';
import { KeyedDice, Xoshiro } from '../../../chance/random.ts';
import type { Policy, SearchRules } from '../../../rules.ts';

/** The most matches that are played out after each of two actions. */
const PLAYOUTS = 200;
/** After this many the difference may be clear already. */
const FEW = 40;
/** The standard errors that make a difference clear. */
const CLEAR = 4;
/** The most entries of a playout. */
const LONGEST = 2000;

/**
 * How much better the seat that acts does after `better` than after `worse`, on a scale of 0 to 1: the mean over matches
 * that the policy plays to their end, both with the same dice. A difference that is clear after a few is not played on.
 */
export function advantage(
  rules: SearchRules,
  policy: Policy,
  position: object,
  better: Action,
  worse: Action,
): number {
  let sum = 0;
  let squares = 0;
  for (let n = 1; n <= PLAYOUTS; n++) {
    const difference =
      playout(rules, policy, position, better, n) - playout(rules, policy, position, worse, n);
    sum += difference;
    squares += difference * difference;
    const mean = sum / n;
    const error = Math.sqrt(Math.max(0, squares / n - mean * mean) / n);
    if (n >= FEW && Math.abs(mean) > CLEAR * error) return mean;
  }
  return sum / PLAYOUTS;
}

/** The score of the seat that acts, 0 to 1, after this action and a match that the policy plays with the dice of this number. */
function playout(
  rules: SearchRules,
  policy: Policy,
  position: object,
  action: Action,
  number: number,
): number {
  const seat = rules.actor(position);
  const state = rules.create();
  const random = new Xoshiro(number);
  const dice = new KeyedDice(`lesson-${number}`);
  const drawn = rules.streams.map(() => 0);
  policy.begin?.();
  rules.copy(position, state);
  rules.apply(state, action);
  for (let n = 0; n < (rules.horizon ?? LONGEST) && rules.actor(state) !== OVER; n++) {
    if (rules.actor(state) === CHANCE) {
      const stream = rules.stream(state);
      rules.apply(state, drawOutcome(rules, state, dice, drawn[stream]!++).action);
    } else rules.apply(state, policy.choose(state, random));
  }
  const scores = new Float64Array(rules.seats);
  rules.score(state, scores);
  return scores[seat]!;
}
