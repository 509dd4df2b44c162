import { CHANCE, OVER, type Actor, type ClauseId } from './actor.ts';
import { visible } from './visible.ts';

export type Arguments = Readonly<Record<string, string | number>>;

/** Why a rule forbids an action. Rendered per language as `refusal.<code>`, spoken, linked to the clause. */
export interface Refusal {
  readonly clause: ClauseId;
  readonly code: string;
  readonly args?: Arguments;
  /** The places concerned, lit on the board. */
  readonly cells?: readonly number[];
}

/** What is wrong with something that came from outside. Rendered per language as `problem.<code>`. */
export interface Problem {
  readonly code: string;
  readonly args?: Arguments;
}

export type Result<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: Problem };

/** A result that is a value. */
export const ok = <T>(value: T): Result<T> => ({ ok: true, value });
/** A result that is a problem. What it repeats of a foreign text is made visible. */
export const problem = (code: string, args?: Arguments): { ok: false; problem: Problem } => ({
  ok: false,
  problem: args === undefined ? { code } : { code, args: visibleTexts(args) },
});

const visibleTexts = (args: Arguments): Arguments =>
  Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      typeof value === 'string' ? visible(value) : value,
    ]),
  );

/** A refusal, without the fields it has no use for. */
export const refuse = (
  clause: ClauseId,
  code: string,
  cells?: readonly number[],
  args?: Arguments,
): Refusal => ({
  clause,
  code,
  ...(cells === undefined ? {} : { cells }),
  ...(args === undefined ? {} : { args }),
});

/** The clauses that say whose turn it is; `over` the one that ended the match. */
export interface TurnClauses {
  readonly over: ClauseId;
  readonly rollFirst: ClauseId;
  readonly noRoll: ClauseId;
  readonly notYourTurn: ClauseId;
}

/**
 * Refuses whoever is not at turn, as every game does: `over`, `rollFirst`, `noRoll`, `notYourTurn`. `misplaced`: what
 * was wanted is an action where dice have to fall, or a roll where somebody has to act.
 */
export function checkTurn(
  by: Actor,
  actor: Actor,
  misplaced: boolean,
  clauses: TurnClauses,
): Refusal | undefined {
  if (actor === OVER) return refuse(clauses.over, 'over');
  if (actor === CHANCE) {
    return by !== CHANCE || misplaced ? refuse(clauses.rollFirst, 'rollFirst') : undefined;
  }
  if (by === CHANCE || misplaced) return refuse(clauses.noRoll, 'noRoll');
  return by === actor ? undefined : refuse(clauses.notYourTurn, 'notYourTurn');
}
