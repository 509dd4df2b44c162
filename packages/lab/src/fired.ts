import type { ClauseId, EventKind, Trace } from '@glade/engine';

/** Hears which kinds of event happened in a match, and counts for each clause the matches in which it was told of. */
export class Fired implements Trace {
  private readonly known = new Map<EventKind, number>();
  private readonly kinds: (readonly number[])[] = [];
  private readonly clauses = new Map<ClauseId, number>();
  private readonly matches: number[] = [];
  /** The match in which the kind, or the clause, was last seen. */
  private readonly kindSeen: number[] = [];
  private readonly clauseSeen: number[] = [];
  private match = 0;

  tell(kind: EventKind): void {
    const index = this.known.get(kind) ?? this.meet(kind);
    this.kindSeen[index] = this.match;
  }

  /** Closes a match: its clauses are counted, and the next begins. */
  close(): void {
    const { match, kindSeen, clauseSeen, matches } = this;
    for (let kind = 0; kind < kindSeen.length; kind++) {
      if (kindSeen[kind] !== match) continue;
      for (const clause of this.kinds[kind]!) {
        if (clauseSeen[clause] === match) continue;
        clauseSeen[clause] = match;
        matches[clause]! += 1;
      }
    }
    this.match += 1;
  }

  /** In how many matches each clause was told of. */
  counts(): Map<ClauseId, number> {
    return new Map([...this.clauses].map(([id, index]) => [id, this.matches[index]!]));
  }

  private meet(kind: EventKind): number {
    const index = this.kinds.length;
    this.known.set(kind, index);
    this.kinds.push(kind.clauses.map((id) => this.clause(id)));
    return index;
  }

  private clause(id: ClauseId): number {
    let index = this.clauses.get(id);
    if (index === undefined) {
      index = this.matches.length;
      this.clauses.set(id, index);
      this.matches.push(0);
      this.clauseSeen.push(-1);
    }
    return index;
  }
}
