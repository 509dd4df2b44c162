import { CHANCE, type Action } from '../actor.ts';
import type { DiceSource } from './random.ts';
import type { Refusal } from '../refusal.ts';
import type { Kernel, Rules } from '../rules.ts';

/** A throw that the rules ask to repeat. */
export interface Again {
  readonly faces: readonly number[];
  readonly refusal: Refusal;
}

/** An outcome as it was drawn: with dice, what they showed, and the throws before it that the rules refused. */
export interface Drawn {
  readonly action: Action;
  readonly faces: readonly number[] | undefined;
  readonly again: readonly Again[];
}

/**
 * After this many refused throws in a row the outcome is drawn by weights. If the rules accept one face in 36, that
 * happens with a probability below 10^-12.
 */
const MOST_ATTEMPTS = 1000;

/**
 * Draws the outcome of the present chance node as people would throw it: one die after the other, and again if the rules
 * refuse what the dice show. Without dice it draws by weight. `index` counts the stream's chance nodes from 0. The key of
 * a die is `stream/attempt/die`, so that anybody can draw it again and compare.
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
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
      const faces = facesDrawn(source, stream, index, thrown.dice, attempt);
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
 * What the dice of a throw show, from 1: the `index`-th throw of this stream, counted from 0. `dice` has the sides of each.
 * A throw that the rules refuse is followed by the next `attempt`. It needs no state, so a list of throws can be written
 * down before the match.
 */
export const facesDrawn = (
  source: DiceSource,
  stream: string,
  index: number,
  dice: readonly number[],
  attempt = 0,
): readonly number[] =>
  dice.map((sides, die) => 1 + source.draw(`${stream}/${attempt}/${die}`, index, sides));

/**
 * The outcome on which a number from 0 to totalWeight - 1 falls, when the outcomes are laid end to end by their weights.
 * Playouts and searches do the same in their own loops, because calling a shared function is slower.
 */
export function outcomeAt<S extends object>(rules: Kernel<S>, s: S, share: number): Action {
  const last = rules.count(s) - 1;
  let k = 0;
  for (let left = share - rules.weight(s, 0); left >= 0 && k < last; left -= rules.weight(s, k))
    k++;
  return rules.nth(s, k);
}
