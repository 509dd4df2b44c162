import type { ClauseId, Outcome } from '@glade/engine';
import { addDecisionGroups, emptyDecisionGroups, type DecisionGroups } from './decision-groups.ts';
import { addMoveKinds, emptyMoveKinds, type MoveKinds } from './move-kinds.ts';
import { addWeighedChoices, type WeighedChoices } from './weighed-choices.ts';
import { addEarlyEnds, emptyEarlyEnds, type EarlyEnds } from './early-ends.ts';
import { addWaits, emptyWaits, type Waits } from './waits.ts';
import { addHistogram, count, type Histogram } from '../statistics/histogram.ts';
import { addDecisiveness, emptyDecisiveness, type Decisiveness } from './decisiveness.ts';

/** The points of a match: all go to the winner, or in equal parts to several. 60 can be divided by up to six seats. */
export const POINTS_PER_MATCH = 60;

/** The match with the greatest value; of several the first. */
export interface Extreme {
  readonly value: number;
  readonly match: number;
}

/**
 * What is counted of the matches played. Whole numbers only, so that tallies add up in any order. A tally can be sent
 * between threads.
 */
export interface Tally {
  games: number;
  /** Matches that did not end within the bounds of the rules. Only their choices and clauses are counted. */
  unfinished: number;
  /** Matches that somebody won: the result of solo and cooperative games. */
  won: number;
  /** For each seat: the matches it won alone. */
  readonly sole: number[];
  /** Matches that several seats won together. */
  shared: number;
  readonly codes: Map<string, number>;
  /** Points of each match, for each seat. One histogram where all are one team. */
  readonly points: readonly Histogram[];
  /** Points of each match, for each place in the order of play; empty where no lot decides it. */
  readonly places: Histogram[];
  /** Matches that ended in which such a lot was all that told the seats apart. */
  alike: number;
  /** What the rules give each seat, `POINTS_PER_MATCH` for a whole win. One histogram where all are one team. */
  readonly credit: readonly Histogram[];
  /** Turns of each match. */
  readonly length: Histogram;
  /** Minutes of each match at the assumed pace, rounded. */
  readonly minutes: Histogram;
  /** Seconds of each match at the assumed pace, rounded. */
  readonly seconds: Histogram;
  /** Decisions of each match. */
  readonly decisions: Histogram;
  /** Decisions of each match with more than one legal action. */
  readonly real: Histogram;
  /** Turns of each match without such a decision. */
  readonly dead: Histogram;
  /** Legal actions at each decision. */
  readonly choices: Histogram;
  /** Sums over decisions in groups of matches. */
  readonly groups: DecisionGroups;
  readonly moves: MoveKinds;
  /** Only where several seats act one after the other; else nothing is counted. */
  readonly waits: Waits;
  /** Only where the part of a seat can be over before the match is; else nothing is counted. */
  readonly early: EarlyEnds;
  readonly weighed: WeighedChoices;
  /**
   * Only if the experiment asks for it: sums over matches that ended in groups of matches, as in `DecisionGroups`, of each
   * number of `matchNumbers`; `n`, how many these are; and `draws`, their throws and draws.
   */
  readonly grouped: WeighedChoices;
  /** Only if the experiment asks for the same: the seconds of each match at the assumed pace, rounded, by its length. */
  readonly timed: Map<string, Histogram>;
  /** One histogram for a measure of the match, one for each seat for a measure of seats. */
  readonly measures: Map<string, Histogram | readonly Histogram[]>;
  /** The matches in which a clause came up. */
  readonly clauses: Map<ClauseId, number>;
  /** How often events of each kind named each place. */
  readonly heat: Map<string, Histogram>;
  /**
   * If bots rotate: the sums over the matches of each block whose matches all ended, by name. The matches of a block
   * have the same dice, so blocks are the independent observations. See `BlockSums`.
   */
  readonly blocks: Map<string, Histogram>;
  /** `longest` and `shortest` in turns, `busiest` in real decisions, `turnaround` in how unlikely its result was. */
  readonly extremes: Map<string, Extreme>;
  readonly looked: Decisiveness;
}

/** `sides`: the seats, or 1 where all are one team. `by`: the policies that play out analysed matches. */
export function emptyTally(seats: number, sides = seats, by: readonly string[] = []): Tally {
  return {
    games: 0,
    unfinished: 0,
    won: 0,
    sole: zeros(seats),
    shared: 0,
    codes: new Map(),
    points: Array.from({ length: sides }, () => new Map()),
    places: [],
    alike: 0,
    credit: Array.from({ length: sides }, () => new Map()),
    length: new Map(),
    minutes: new Map(),
    seconds: new Map(),
    decisions: new Map(),
    real: new Map(),
    dead: new Map(),
    choices: new Map(),
    groups: emptyDecisionGroups(),
    moves: emptyMoveKinds(),
    waits: emptyWaits(),
    early: emptyEarlyEnds(),
    weighed: new Map(),
    grouped: new Map(),
    timed: new Map(),
    measures: new Map(),
    clauses: new Map(),
    heat: new Map(),
    blocks: new Map(),
    extremes: new Map(),
    looked: emptyDecisiveness(sides, by),
  };
}

const zeros = (n: number): number[] => Array.from({ length: n }, () => 0);

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

/** Counts how long a match took by its length. */
export function countTimed(
  { timed }: Tally,
  { turns, seconds }: { readonly turns: number; readonly seconds: number },
): void {
  let kept = timed.get(`${turns}`);
  if (kept === undefined) timed.set(`${turns}`, (kept = new Map()));
  count(kept, seconds);
}

/** Counts the points of each place in the order of play. */
export function countPlaces({ places }: Tally, points: readonly number[]): void {
  points.forEach((each, place) => count(places[place]!, each));
}

/** Keeps the match if its value is greater than all others so far, or equal and of an earlier match. */
export function keepExtreme(
  extremes: Map<string, Extreme>,
  name: string,
  { value, match }: Extreme,
): void {
  const most = extremes.get(name);
  if (most === undefined || value > most.value || (value === most.value && match < most.match))
    extremes.set(name, { value, match });
}

/** Adds `from` to `to`. */
export function addTally(to: Tally, from: Tally): void {
  to.games += from.games;
  to.unfinished += from.unfinished;
  to.won += from.won;
  to.shared += from.shared;
  to.alike += from.alike;
  from.sole.forEach((wins, seat) => (to.sole[seat]! += wins));
  from.points.forEach((each, side) => addHistogram(to.points[side]!, each));
  from.places.forEach((each, place) => addHistogram((to.places[place] ??= new Map()), each));
  from.credit.forEach((each, side) => addHistogram(to.credit[side]!, each));
  addCounts(to.codes, from.codes);
  addCounts(to.clauses, from.clauses);
  for (const name of HISTOGRAMS) addHistogram(to[name], from[name]);
  addDecisionGroups(to.groups, from.groups);
  addMoveKinds(to.moves, from.moves);
  addWaits(to.waits, from.waits);
  addEarlyEnds(to.early, from.early);
  addWeighedChoices(to.weighed, from.weighed);
  addWeighedChoices(to.grouped, from.grouped);
  for (const [name, more] of from.measures) addNamedHistogram(to.measures, name, more);
  for (const [turns, more] of from.timed) addNamedHistogram(to.timed, turns, more);
  for (const [name, more] of from.heat) addNamedHistogram(to.heat, name, more);
  for (const [name, more] of from.blocks) addNamedHistogram(to.blocks, name, more);
  for (const [name, extreme] of from.extremes) keepExtreme(to.extremes, name, extreme);
  addDecisiveness(to.looked, from.looked);
}

const HISTOGRAMS = [
  'length',
  'minutes',
  'seconds',
  'decisions',
  'real',
  'dead',
  'choices',
] as const satisfies readonly (keyof Tally)[];

function addNamedHistogram<H extends Histogram | readonly Histogram[]>(
  to: Map<string, H>,
  name: string,
  more: H,
): void {
  const kept = to.get(name);
  if (kept === undefined) to.set(name, structuredClone(more));
  else if (kept instanceof Map) addHistogram(kept, more as Histogram);
  else kept.forEach((each, seat) => addHistogram(each, (more as readonly Histogram[])[seat]!));
}

function addCounts<K>(to: Map<K, number>, from: ReadonlyMap<K, number>): void {
  for (const [key, times] of from) to.set(key, (to.get(key) ?? 0) + times);
}
