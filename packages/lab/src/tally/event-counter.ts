import type { ClauseId, EventKind, Trace } from '@glade/engine';
import type { Histogram } from '../statistics/histogram.ts';

/** The clauses that come into effect by such an event. */
export const acting = ({ acts, clauses }: EventKind): readonly ClauseId[] => acts ?? clauses;

/** Codes of places above this are not counted. */
const MOST_PLACES = 0xffff;

/**
 * Hears which kinds of event happened in a match; counts for each clause the matches in which it acted, and for
 * each kind the places it was told of.
 */
export class Fired implements Trace {
  private readonly known = new Map<EventKind, number>();
  private readonly kinds: (readonly number[])[] = [];
  private readonly clauses = new Map<ClauseId, number>();
  private readonly matches: number[] = [];
  /** The match in which the kind, or the clause, was last seen. */
  private readonly kindSeen: number[] = [];
  private readonly clauseSeen: number[] = [];
  private match = 0;
  /** Per kind: which of its numbers is the place it tells of; -1 if none. */
  private readonly placeArg: number[] = [];
  private readonly places: Uint32Array[] = [];

  tell(kind: EventKind, a = 0, b = 0, c = 0): void {
    const index = this.known.get(kind) ?? this.meet(kind);
    this.kindSeen[index] = this.match;
    const place = this.placeArg[index]!;
    if (place >= 0) this.countPlace(index, place === 0 ? a : place === 1 ? b : c);
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

  /** How often each kind of event was told of each place. */
  heat(): Map<string, Histogram> {
    const heat = new Map<string, Histogram>();
    for (const [kind, index] of this.known) {
      if (this.placeArg[index]! < 0) continue;
      const counts: Histogram = new Map();
      this.places[index]!.forEach((times, place) => times > 0 && counts.set(place, times));
      heat.set(kind.code, counts);
    }
    return heat;
  }

  private countPlace(index: number, place: number): void {
    if (place < 0 || place > MOST_PLACES) return;
    let counts = this.places[index]!;
    if (place >= counts.length) {
      const wider = new Uint32Array(2 ** (32 - Math.clz32(place)));
      wider.set(counts);
      this.places[index] = counts = wider;
    }
    counts[place]! += 1;
  }

  private meet(kind: EventKind): number {
    const index = this.kinds.length;
    this.known.set(kind, index);
    this.placeArg.push(placeAmong(kind.args));
    this.places.push(new Uint32Array(64));
    this.kinds.push(acting(kind).map((id) => this.clause(id)));
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

/** The number that is called `cell`; of others that are called cells, such as where something came from, the last. */
function placeAmong(args: readonly string[]): number {
  const named = args.indexOf('cell');
  return named >= 0 ? named : args.findLastIndex((name) => /cell$/i.test(name));
}
