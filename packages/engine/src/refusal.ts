import type { ClauseId } from './rules.ts';

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
/** A result that is a problem. */
export const problem = (code: string, args?: Arguments): { ok: false; problem: Problem } => ({
  ok: false,
  problem: args === undefined ? { code } : { code, args },
});
