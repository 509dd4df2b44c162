import type { MatchResult } from './match-result.ts';

/** The number of groups: enough for an interval, few enough to store with every tally. */
export const GROUP_COUNT = 50;

/** A sum for each group, of nothing yet. */
export const groupZeros = (): number[] => Array.from({ length: GROUP_COUNT }, () => 0);

/**
 * Sums over decisions in groups of matches: block i is in group i mod 50. Decisions of one match resemble each other,
 * so what is counted per decision needs groups of matches for its interval. A block with a match that did not end is
 * not counted.
 */
export interface DecisionGroups {
  /** The number of blocks counted. Without rotation a block is one match. */
  n: number;
  readonly decisions: number[];
  /** Those with a single legal action. */
  readonly forced: number[];
  /** The sum of legal actions at all decisions. */
  readonly choices: number[];
}

export function emptyDecisionGroups(): DecisionGroups {
  return { n: 0, decisions: groupZeros(), forced: groupZeros(), choices: groupZeros() };
}

/** Adds `from` to `to`. */
export function addDecisionGroups(to: DecisionGroups, from: DecisionGroups): void {
  to.n += from.n;
  for (const name of ['decisions', 'forced', 'choices'] as const)
    from[name].forEach((sum, i) => (to[name][i]! += sum));
}

/** Adds up the matches of a block. */
export class DecisionGroupSums {
  private readonly size: number;
  private ended = 0;
  private decisions = 0;
  private forced = 0;
  private choices = 0;

  constructor(size: number) {
    this.size = size;
  }

  /** Starts a new block. */
  begin(): void {
    this.ended = this.decisions = this.forced = this.choices = 0;
  }

  /** Adds a match that ended. */
  add({ decisions, real, legal }: MatchResult): void {
    this.ended += 1;
    this.decisions += decisions;
    this.forced += decisions - real;
    this.choices += legal;
  }

  /** Ends the block with this number: counts it, if all its matches ended. */
  close(groups: DecisionGroups, block: number): void {
    if (this.ended !== this.size) return;
    const group = block % GROUP_COUNT;
    groups.n += 1;
    groups.decisions[group]! += this.decisions;
    groups.forced[group]! += this.forced;
    groups.choices[group]! += this.choices;
  }
}
