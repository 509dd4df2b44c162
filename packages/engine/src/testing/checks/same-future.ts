import { OVER } from '../../actor.ts';
import { type Rules } from '../../rules.ts';
import type { Random } from '../../chance/random.ts';

/**
 * Plays the same random actions in two states that should be equal, changing both. Returns a sentence about the first
 * difference, or undefined.
 */
export function sameFuture(
  rules: Rules,
  a: object,
  b: object,
  random: Random,
  steps: number,
): string | undefined {
  for (let step = 0; ; step++) {
    if (rules.hash(a) !== rules.hash(b)) return `hashes differ ${step} actions later`;
    const actor = rules.actor(a);
    if (rules.actor(b) !== actor) return `another actor ${step} actions later`;
    if (actor === OVER || step === steps) break;
    const count = rules.count(a);
    if (rules.count(b) !== count) return `other legal actions ${step} actions later`;
    const k = random.below(count);
    const action = rules.nth(a, k);
    if (rules.nth(b, k) !== action) return `other legal actions ${step} actions later`;
    rules.apply(a, action);
    rules.apply(b, action);
  }
  const [here, there] = [rules.notation.position(a), rules.notation.position(b)];
  return here === there ? undefined : `positions differ later: ${here} and ${there}`;
}
