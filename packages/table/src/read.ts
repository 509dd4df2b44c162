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
import type { Intent } from './types.ts';

/**
 * What a line of text means in this position: the seat's action in notation, or where chance is to act an outcome in
 * notation or just the faces (`2 5`, `2,5`, `25`). Whether it is allowed is for `submit` to say.
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

/** Actions are int32: whatever else comes from outside never reaches the rules. */
export function checkNumber(action: Action): Problem | undefined {
  if (typeof action === 'number' && action === (action | 0)) return undefined;
  return { code: 'action.number', args: { found: short(action) } };
}
