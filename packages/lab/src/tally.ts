import type { ClauseId, Outcome } from '@glade/engine';
import { addHistogram, count, type Histogram } from './histogram.ts';

/** What is kept of the matches played: whole numbers only, so that tallies add up in any order. Can be posted. */
export interface Tally {
  games: number;
  /** Matches that did not end within the bound of the rules; of these only the choices and the clauses are counted. */
  unfinished: number;
  /** Matches somebody won: for solo and cooperative games. */
  won: number;
  /** Per seat, the matches it alone won. */
  readonly sole: number[];
  /** Matches that several seats won together. */
  shared: number;
  readonly codes: Map<string, number>;
  /** Turns of each match. */
  readonly length: Histogram;
  /** Decisions of each match. */
  readonly decisions: Histogram;
  /** Legal actions at each decision. */
  readonly choices: Histogram;
  /** One histogram for a measure of the match, one per seat for a measure of seats. */
  readonly measures: Map<string, Histogram | readonly Histogram[]>;
  /** Matches in which a clause was told of. */
  readonly clauses: Map<ClauseId, number>;
}

export function emptyTally(seats: number): Tally {
  return {
    games: 0,
    unfinished: 0,
    won: 0,
    sole: Array.from({ length: seats }, () => 0),
    shared: 0,
    codes: new Map(),
    length: new Map(),
    decisions: new Map(),
    choices: new Map(),
    measures: new Map(),
    clauses: new Map(),
  };
}

/** Counts how a match ended. */
export function countOutcome(tally: Tally, { code, winners, measures }: Outcome): void {
  tally.codes.set(code, (tally.codes.get(code) ?? 0) + 1);
  if (winners.length > 0) tally.won += 1;
  if (winners.length === 1) tally.sole[winners[0]!]! += 1;
  if (winners.length > 1) tally.shared += 1;
  for (const [name, value] of Object.entries(measures)) {
    let kept = tally.measures.get(name);
    if (kept === undefined) {
      kept = typeof value === 'number' ? new Map() : value.map(() => new Map());
      tally.measures.set(name, kept);
    }
    if (typeof value === 'number') count(kept as Histogram, value);
    else value.forEach((each, seat) => count((kept as Histogram[])[seat]!, each));
  }
}

/** Adds the second tally to the first. */
export function addTally(to: Tally, from: Tally): void {
  to.games += from.games;
  to.unfinished += from.unfinished;
  to.won += from.won;
  to.shared += from.shared;
  from.sole.forEach((wins, seat) => (to.sole[seat]! += wins));
  addCounts(to.codes, from.codes);
  addCounts(to.clauses, from.clauses);
  addHistogram(to.length, from.length);
  addHistogram(to.decisions, from.decisions);
  addHistogram(to.choices, from.choices);
  for (const [name, more] of from.measures) {
    const kept = to.measures.get(name);
    if (kept === undefined) to.measures.set(name, structuredClone(more));
    else if (kept instanceof Map) addHistogram(kept, more as Histogram);
    else kept.forEach((each, seat) => addHistogram(each, (more as Histogram[])[seat]!));
  }
}

function addCounts<K>(to: Map<K, number>, from: ReadonlyMap<K, number>): void {
  for (const [key, times] of from) to.set(key, (to.get(key) ?? 0) + times);
}
