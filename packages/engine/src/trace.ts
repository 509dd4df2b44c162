import type { ClauseId } from './actor.ts';

/** A kind of event of a game. `args` names its numbers; a name that is `cell` or ends in it is a place. */
export interface EventKind {
  readonly code: string;
  readonly clauses: readonly ClauseId[];
  /** The clauses that the event carries out; the other clauses only explain or allow it. Absent: all of them. */
  readonly acts?: readonly ClauseId[];
  readonly args: readonly string[];
}

/** Declares a kind of event: its code, its clauses, the names of its numbers, and the clauses that it carries out. */
export const kind = (
  code: string,
  clauses: readonly ClauseId[],
  args: readonly string[] = [],
  acts?: readonly ClauseId[],
): EventKind => ({ code, clauses, args, ...(acts === undefined ? {} : { acts }) });

/** Hears every effect of `apply`, one call per effect, in order. */
export interface Trace {
  tell(kind: EventKind, a?: number, b?: number, c?: number, d?: number): void;
}

/** An event as data: rendered per language as `event.<code>`. */
export interface Event {
  readonly code: string;
  readonly clauses: readonly ClauseId[];
  readonly args: Readonly<Record<string, number>>;
}

/** A trace that keeps what it hears. */
export class EventList implements Trace {
  readonly events: Event[] = [];

  tell({ code, clauses, args: names }: EventKind, a = 0, b = 0, c = 0, d = 0): void {
    const values = [a, b, c, d];
    const args: Record<string, number> = {};
    names.forEach((name, i) => (args[name] = values[i] ?? 0));
    this.events.push({ code, clauses, args });
  }
}
