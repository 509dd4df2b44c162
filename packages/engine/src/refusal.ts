import { CHANCE, OVER, type Actor, type ClauseId } from './actor.ts';
import { visible } from './escape-unseen.ts';

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
/** A result that is a problem. Invisible characters in its arguments are written out. */
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

/** Makes a refusal; fields that are not given are left out. */
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

/** A clause, beside it the code of the refusal where the game has words of its own for it, and the numbers that these tell. */
export type TurnClause = ClauseId | readonly [ClauseId, code: string, args?: Arguments];

/** The clauses behind the refusals of `checkTurn`; `over` is the clause that ended the match. */
export interface TurnClauses {
  readonly over: TurnClause;
  readonly rollFirst: TurnClause;
  readonly noRoll: TurnClause;
  readonly notYourTurn: TurnClause;
}

/**
 * Refuses an actor who is not to act, in the same way for every game: codes `over`, `rollFirst`, `noRoll`, `notYourTurn`,
 * or what stands beside the clause: `rollFirst: ['SF-R4', 'drawFirst']` where there are no dice. `misplaced` is true for an action at a chance node, and for a roll where somebody has to decide.
 */
export function checkTurn(
  by: Actor,
  actor: Actor,
  misplaced: boolean,
  clauses: TurnClauses,
): Refusal | undefined {
  const not = (usual: keyof TurnClauses): Refusal => {
    const named = clauses[usual];
    if (typeof named === 'string') return refuse(named, usual);
    const [clause, code, args] = named;
    return refuse(clause, code, undefined, args);
  };
  if (actor === OVER) return not('over');
  if (actor === CHANCE) return by !== CHANCE || misplaced ? not('rollFirst') : undefined;
  if (by === CHANCE || misplaced) return not('noRoll');
  return by === actor ? undefined : not('notYourTurn');
}
