import {
  CHANCE,
  ok,
  short,
  type Action,
  type Match,
  type Problem,
  type Result,
  type Seat,
} from '@glade/engine';
import { checkFaces } from './dice.ts';
import type { Intent } from './types.ts';

/**
 * What a typed line means in this position: an action of the seat in notation. Where chance is to act, it is an outcome in
 * notation, or just the faces of the dice (`2 5`, `2,5`, `25`). `submit` checks whether it is allowed.
 */
export function readLine(match: Match, text: string, by: Seat): Result<Intent> {
  const { rules, state, actor } = match;
  const thrown = actor === CHANCE ? rules.thrown(state) : undefined;
  const digits = /^[\d\s,;]+$/.test(text) ? text.match(/\d+/g) : null;
  if (thrown !== undefined && digits !== null) {
    const packed = digits.length === 1 && thrown.dice.every((sides) => sides < 10);
    const faces = packed ? Array.from(digits[0]) : digits;
    return ok({ type: 'enter', faces: faces.slice(0, 100).map(Number) });
  }
  const action = rules.notation.parse(state, text);
  if (!action.ok) return action;
  return ok(
    actor === CHANCE && match.header.dice === 'entered'
      ? { type: 'outcome', action: action.value }
      : { type: 'play', by, action: action.value },
  );
}

/** The same as an action or an outcome, no matter who acts in this position. */
export function readAction(match: Match, text: string): Result<Action> {
  const { rules, state } = match;
  const read = readLine(match, text, 0);
  if (!read.ok) return read;
  if (read.value.type !== 'enter') return rules.notation.parse(state, text);
  const fault = checkFaces(rules.thrown(state)!, read.value.faces);
  if (fault !== undefined) return { ok: false, problem: fault };
  return ok(rules.outcomeOf(state, read.value.faces));
}

/** What is wrong with an action from outside. Actions are int32, and nothing else may reach the rules. */
export function checkActionNumber(action: Action): Problem | undefined {
  if (typeof action === 'number' && action === (action | 0)) return undefined;
  return { code: 'action.number', args: { found: short(action) } };
}
