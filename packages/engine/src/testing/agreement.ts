import { OVER, type Action } from '../actor.ts';
import { isDeepStrictEqual } from 'node:util';
import type { OptionValues } from '../options.ts';
import { type Rules } from '../rules.ts';
import { legalOf, type Choose } from './matches.ts';

/** A match that the rules and a reference, written apart from each other, play side by side. */
export interface Duo<S extends object, R, T> {
  readonly options: OptionValues;
  readonly rules: Rules<S>;
  readonly choose: Choose<S>;
  /** The reference at its start. */
  readonly reference: R;
  /** The reference after an action or outcome. */
  apply(reference: R, action: Action): R;
  /** What both must say of a position, told by the rules and by the reference. */
  tell(s: S): T;
  tellReference(reference: R): T;
  /** How many steps are played at most; to the end if absent. */
  readonly steps?: number;
}

/** What the rules say of a position to everybody: the view, the legal actions and, at the end, the outcome. */
export const tellOpenly = <S extends object, V extends object>(rules: Rules<S, V>, s: S) => ({
  ...rules.view(s, undefined),
  legal: legalOf(rules, s),
  winners: rules.actor(s) === OVER ? rules.outcome(s).winners : [],
});

/**
 * Plays matches in which rules and reference must say the same at every step. Returns the codes of the outcomes that came
 * up.
 *
 * @throws Error at the first difference, with the options, the entries so far, the position and what each of both says.
 */
export function agree<S extends object, R, T>(
  matches: number,
  duoOf: (match: number) => Duo<S, R, T>,
): readonly string[] {
  const endings = new Set<string>();
  for (let match = 0; match < matches; match++) {
    const ending = follow(match, duoOf(match));
    if (ending !== undefined) endings.add(ending);
  }
  return [...endings].toSorted();
}

/** Plays one match; returns the code of its outcome, undefined if it was not over after `steps`. */
function follow<S extends object, R, T>(match: number, duo: Duo<S, R, T>): string | undefined {
  const { rules, steps = Infinity } = duo;
  const s = rules.create();
  let { reference } = duo;
  const actions: string[] = [];
  for (let step = 0; step < steps; step++) {
    const told = { rules: duo.tell(s), reference: duo.tellReference(reference) };
    if (!isDeepStrictEqual(told.rules, told.reference)) {
      const position = rules.notation.position(s);
      const parted = { options: duo.options, match, actions, position, ...told };
      throw new Error(JSON.stringify(parted, null, 1));
    }
    if (rules.actor(s) === OVER) return rules.outcome(s).code;
    const action = duo.choose(s);
    actions.push(rules.notation.format(s, action));
    reference = duo.apply(reference, action);
    rules.apply(s, action);
  }
  return undefined;
}
