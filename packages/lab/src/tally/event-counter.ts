import type { ClauseId, EventKind, Trace } from '@glade/engine';
import { ClauseIndex } from './clause-index.ts';
import type { Histogram } from '../statistics/histogram.ts';

/** The clauses that an event of this kind counts as having come up. */
export const actingClauses = ({ acts, clauses }: EventKind): readonly ClauseId[] => acts ?? clauses;

/** Natural order: `WF-9` before `WF-10`. */
const NATURAL = new Intl.Collator('en', { numeric: true });

/** Places with a higher number are not counted. */
const MAX_PLACE = 0xffff;

/** A kind of event by its code, and what is told the seat of each. */
interface WatchedEvent {
  readonly code: string;
  readonly note: (seat: number) => void;
}

/**
 * A trace that counts events: for each clause the matches in which it came up, and for each kind of event how often it
 * named each place.
 */
export class EventCounter implements Trace {
  private readonly kindIndex = new Map<EventKind, number>();
  private readonly clausesOfKind: (readonly number[])[] = [];
  private readonly clauseIndex: ClauseIndex;
  private readonly clauseMatches: number[] = [];
  /** The match in which the kind, or the clause, was last seen. */
  private readonly kindSeen: number[] = [];
  private readonly clauseSeen: number[] = [];
  private match = 0;
  /** For each kind: the index of the argument that holds the place, or -1. */
  private readonly placeArg: number[] = [];
  private readonly places: Uint32Array[] = [];

  private readonly watched: WatchedEvent | undefined;
  /** The index of the watched kind of event, and of its argument that holds the seat; -1 where it was not told yet. */
  private watchedKind = -1;
  private watchedArg = -1;

  /** Counters that share an index can be compared by it. `watched`: is told the seat of each event of one kind. */
  constructor(clauseIndex = new ClauseIndex(), watched?: WatchedEvent) {
    this.clauseIndex = clauseIndex;
    this.watched = watched;
  }

  tell(kind: EventKind, a = 0, b = 0, c = 0): void {
    const index = this.kindIndex.get(kind) ?? this.register(kind);
    this.kindSeen[index] = this.match;
    const place = this.placeArg[index]!;
    if (place >= 0) this.countPlace(index, place === 0 ? a : place === 1 ? b : c);
    if (index === this.watchedKind) this.watched!.note([a, b, c][this.watchedArg]!);
  }

  /** Ends a match: counts its clauses. */
  closeMatch(): void {
    const { match, kindSeen, clauseSeen, clauseMatches } = this;
    for (let kind = 0; kind < kindSeen.length; kind++) {
      if (kindSeen[kind] !== match) continue;
      for (const indexOfClause of this.clausesOfKind[kind]!) {
        if (clauseSeen[indexOfClause] === match) continue;
        clauseSeen[indexOfClause] = match;
        clauseMatches[indexOfClause]! += 1;
      }
    }
    this.match += 1;
  }

  /** The clauses that came up in the match that was closed last, in natural order. */
  clausesOfMatch(): readonly ClauseId[] {
    const last = this.match - 1;
    return this.clauseIndex.ids
      .filter((_, index) => this.clauseSeen[index] === last)
      .toSorted((a, b) => NATURAL.compare(a, b));
  }

  /** Whether the clause with this index came up in the match that was closed last. */
  cameUp(index: number): boolean {
    return this.clauseSeen[index] === this.match - 1;
  }

  /** In how many matches each clause came up. */
  clauseCounts(): Map<ClauseId, number> {
    return new Map(
      this.clauseIndex.ids.flatMap((id, index) => {
        const times = this.clauseMatches[index];
        return times === undefined ? [] : [[id, times] as const];
      }),
    );
  }

  /** How often each kind of event named each place. */
  placeCounts(): Map<string, Histogram> {
    const heat = new Map<string, Histogram>();
    for (const [kind, index] of this.kindIndex) {
      if (this.placeArg[index]! < 0) continue;
      const counts: Histogram = new Map();
      this.places[index]!.forEach((times, place) => times > 0 && counts.set(place, times));
      heat.set(kind.code, counts);
    }
    return heat;
  }

  private countPlace(index: number, place: number): void {
    if (place < 0 || place > MAX_PLACE) return;
    let counts = this.places[index]!;
    if (place >= counts.length) {
      const wider = new Uint32Array(2 ** (32 - Math.clz32(place)));
      wider.set(counts);
      this.places[index] = counts = wider;
    }
    counts[place]! += 1;
  }

  private register(kind: EventKind): number {
    const index = this.clausesOfKind.length;
    this.kindIndex.set(kind, index);
    const seat = kind.args.indexOf('seat');
    // Of an event that does not say whose seat it is nothing is counted. The checks of a game refuse it.
    if (kind.code === this.watched?.code && seat >= 0 && seat < 3) {
      this.watchedKind = index;
      this.watchedArg = seat;
    }
    this.placeArg.push(placeArgument(kind.args));
    this.places.push(new Uint32Array(64));
    this.clausesOfKind.push(actingClauses(kind).map((id) => this.clause(id)));
    return index;
  }

  private clause(id: ClauseId): number {
    const index = this.clauseIndex.indexOf(id);
    this.clauseMatches[index] ??= 0;
    this.clauseSeen[index] ??= -1;
    return index;
  }
}

/**
 * The index of the argument called `cell`, else of the last one whose name ends so: of `fromcell` and `tocell` the
 * second.
 */
function placeArgument(args: readonly string[]): number {
  const named = args.indexOf('cell');
  return named >= 0 ? named : args.findLastIndex((name) => /cell$/i.test(name));
}
