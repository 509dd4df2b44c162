import { CHANCE, type Action } from './actor.ts';
import type { DiceSource } from './random.ts';
import type { Refusal } from './refusal.ts';
import { type Rules } from './rules.ts';

/** A throw that the rules ask to repeat. */
export interface Again {
  readonly faces: readonly number[];
  readonly refusal: Refusal;
}

/** An outcome as it was drawn: what the dice showed, where there are dice, and what they had shown before. */
export interface Drawn {
  readonly action: Action;
  readonly faces: readonly number[] | undefined;
  readonly again: readonly Again[];
}

/** A throw that is refused this often in a row is decided by weights: less likely than 10^-12 at one face in 36. */
const PATIENCE = 1000;

/**
 * The outcome of the present chance node as people would bring it about: dice one by one, thrown again where the
 * rules refuse what they show; by weight where there are no dice. `index` counts the stream's chance nodes from 0.
 * A die is drawn under the key `stream/attempt/die`, so that anybody can draw it again and compare.
 */
export function drawOutcome<S extends object>(
  rules: Rules<S>,
  s: S,
  source: DiceSource,
  index: number,
): Drawn {
  const stream = rules.streams[rules.stream(s)]!;
  const thrown = rules.thrown(s);
  const again: Again[] = [];
  if (thrown !== undefined) {
    for (let attempt = 0; attempt < PATIENCE; attempt++) {
      const faces = thrown.dice.map(
        (sides, die) => 1 + source.draw(`${stream}/${attempt}/${die}`, index, sides),
      );
      const action = rules.outcomeOf(s, faces);
      const refusal = rules.check(s, action, CHANCE);
      if (refusal === undefined) return { action, faces, again };
      again.push({ faces, refusal });
    }
  }
  const action = outcomeAt(rules, s, source.draw(stream, index, rules.totalWeight(s)));
  return { action, faces: undefined, again };
}

/**
 * The outcome that this share of the total weight falls on, 0 <= share < totalWeight. Playouts and searches do the same
 * in their own loops, since a shared function would cost them their speed.
 */
export function outcomeAt<S extends object>(rules: Rules<S>, s: S, share: number): Action {
  const last = rules.count(s) - 1;
  let k = 0;
  for (let left = share - rules.weight(s, 0); left >= 0 && k < last; left -= rules.weight(s, k))
    k++;
  return rules.nth(s, k);
}
