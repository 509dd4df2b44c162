import type { ClauseId } from './actor.ts';

/** A kind of event a game can tell of. `args` names its numbers; a name that is or ends in `cell` is a place. */
export interface EventKind {
  readonly code: string;
  readonly clauses: readonly ClauseId[];
  /** Those of the clauses that come into effect by it; the others explain, allow or hold anyway. Absent: all. */
  readonly acts?: readonly ClauseId[];
  readonly args: readonly string[];
}

/** A kind of event: its code, the clauses that say so, the names of its numbers, and which clauses act by it. */
export const kind = (
  code: string,
  clauses: readonly ClauseId[],
  args: readonly string[] = [],
  acts?: readonly ClauseId[],
): EventKind => ({ code, clauses, args, ...(acts === undefined ? {} : { acts }) });

/** Hears every effect of `apply`, one call per effect, in order. */
export interface Trace {
  tell(kind: EventKind, a?: number, b?: number, c?: number): void;
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

  tell({ code, clauses, args: names }: EventKind, a = 0, b = 0, c = 0): void {
    const values = [a, b, c];
    const args: Record<string, number> = {};
    names.forEach((name, i) => (args[name] = values[i] ?? 0));
    this.events.push({ code, clauses, args });
  }
}
