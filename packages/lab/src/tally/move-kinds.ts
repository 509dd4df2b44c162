import { moveKind, type Action, type SearchRules } from '@glade/engine';
import { count, type Histogram } from '../statistics/histogram.ts';
import { GROUP_COUNT, groupZeros } from './decision-groups.ts';

/** Sums over the moves of one kind in groups of matches, as in `DecisionGroups`. */
interface KindSums {
  /** How often it was taken, and how often of these because nothing else was legal. */
  readonly all: number[];
  readonly forced: number[];
  /** Decisions that could take this kind or another, in the matches that were looked into; and those that took it. */
  readonly could: number[];
  readonly took: number[];
}

/** What is counted of the kinds of moves. */
export interface MoveKinds {
  /** Matches in which was looked at what could be chosen. */
  looked: number;
  /** For each kind: how often it was taken in a match. Matches without it are left out. */
  readonly times: Map<string, Histogram>;
  readonly sums: Map<string, KindSums>;
}

export const emptyMoveKinds = (): MoveKinds => ({
  looked: 0,
  times: new Map(),
  sums: new Map(),
});

const emptySums = (): KindSums => ({
  all: groupZeros(),
  forced: groupZeros(),
  could: groupZeros(),
  took: groupZeros(),
});
const KIND_SUMS = ['all', 'forced', 'could', 'took'] as const satisfies readonly (keyof KindSums)[];

/** Adds `from` to `to`. */
export function addMoveKinds(to: MoveKinds, from: MoveKinds): void {
  to.looked += from.looked;
  for (const [kind, histogram] of from.times)
    for (const [times, matches] of histogram) count(entry(to.times, kind, newMap), times, matches);
  for (const [kind, more] of from.sums) {
    const sums = entry(to.sums, kind, emptySums);
    for (const name of KIND_SUMS) more[name].forEach((each, group) => (sums[name][group]! += each));
  }
}

const newMap = (): Histogram => new Map();

function entry<V>(map: Map<string, V>, key: string, make: () => V): V {
  let found = map.get(key);
  if (found === undefined) map.set(key, (found = make()));
  return found;
}

/** Counts the kinds of moves of one match after the other. */
export class MoveKindCounter {
  /** How often each kind was taken in the match that is played. */
  readonly taken = new Map<string, number>();
  private readonly rules: SearchRules;
  private readonly forced = new Map<string, number>();
  private readonly could = new Map<string, number>();
  private readonly took = new Map<string, number>();
  private readonly open = new Set<string>();
  private looks = false;

  constructor(rules: SearchRules) {
    this.rules = rules;
  }

  /** Starts a new match. `looks`: whether it is also looked at what could be chosen. */
  begin(looks: boolean): void {
    this.looks = looks;
    for (const each of [this.taken, this.forced, this.could, this.took]) each.clear();
  }

  /** Counts a decision before it is carried out. Returns the kind of move. */
  add(state: object, legal: number, action: Action): string {
    const { rules, open } = this;
    const kind = this.kindOf(state, action);
    count(this.taken, kind);
    if (legal === 1) count(this.forced, kind);
    else if (this.looks) {
      open.clear();
      for (let k = 0; k < legal; k++) open.add(this.kindOf(state, rules.nth(state, k)));
      if (open.size > 1) {
        for (const each of open) count(this.could, each);
        count(this.took, kind);
      }
    }
    return kind;
  }

  /** Adds the match, which has ended, to those counted. */
  close(to: MoveKinds, block: number): void {
    const group = block % GROUP_COUNT;
    for (const [kind, times] of this.taken) {
      count(entry(to.times, kind, newMap), times);
      const sums = entry(to.sums, kind, emptySums);
      sums.all[group]! += times;
      sums.forced[group]! += this.forced.get(kind) ?? 0;
    }
    if (!this.looks) return;
    to.looked += 1;
    for (const [kind, times] of this.could) {
      const sums = entry(to.sums, kind, emptySums);
      sums.could[group]! += times;
      sums.took[group]! += this.took.get(kind) ?? 0;
    }
  }

  private kindOf(state: object, action: Action): string {
    return moveKind(this.rules.notation.format(state, action));
  }
}
