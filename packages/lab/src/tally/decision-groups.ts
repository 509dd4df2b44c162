import type { MatchResult } from './match-result.ts';

/** So many groups: enough for an interval, few enough to be kept with every tally. */
const GROUP_COUNT = 50;

/**
 * What decisions came to, in groups of matches: block i is in group i mod 50. What is counted per decision and not per
 * match spreads over the groups, since decisions of one match resemble each other. Of a block in which a match did not
 * end nothing is counted.
 */
export interface DecisionGroups {
  /** Blocks counted: matches, where bots do not move on. */
  n: number;
  readonly decisions: number[];
  /** Of these those with a single legal action. */
  readonly forced: number[];
  /** Legal actions at all of them. */
  readonly choices: number[];
}

export function emptyDecisionGroups(): DecisionGroups {
  const zeros = (): number[] => Array.from({ length: GROUP_COUNT }, () => 0);
  return { n: 0, decisions: zeros(), forced: zeros(), choices: zeros() };
}

/** Adds the second to the first. */
export function addDecisionGroups(to: DecisionGroups, from: DecisionGroups): void {
  to.n += from.n;
  for (const name of ['decisions', 'forced', 'choices'] as const)
    from[name].forEach((sum, i) => (to[name][i]! += sum));
}

/** Adds up a block of so many matches. */
export class DecisionGroupSums {
  private readonly size: number;
  private ended = 0;
  private decisions = 0;
  private forced = 0;
  private choices = 0;

  constructor(size: number) {
    this.size = size;
  }

  /** Before the first match of a block. */
  begin(): void {
    this.ended = this.decisions = this.forced = this.choices = 0;
  }

  /** A match that ended. */
  add({ decisions, real, choices }: MatchResult): void {
    this.ended += 1;
    this.decisions += decisions;
    this.forced += decisions - real;
    this.choices += choices;
  }

  /** After the last match of the block with this number: counts it, if all its matches ended. */
  close(groups: DecisionGroups, block: number): void {
    if (this.ended !== this.size) return;
    const group = block % GROUP_COUNT;
    groups.n += 1;
    groups.decisions[group]! += this.decisions;
    groups.forced[group]! += this.forced;
    groups.choices[group]! += this.choices;
  }
}
