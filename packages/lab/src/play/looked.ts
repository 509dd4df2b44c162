import { addHistogram, count, type Histogram } from './histogram.ts';

/** So many parts of a match are told apart in the curve of values. */
const PARTS = 10;

/** What looking into matches found. Chances are whole percents, so that results add up in any order. */
export interface Looked {
  /** Matches looked into that ended with a winner, or that all lost together. */
  matches: number;
  /** Percent of the match after which its result was 90 % certain or more, and stayed so. */
  readonly decided: Histogram;
  /** How often the lead passed to another, by 10 points at least; with one team: over the middle and back. */
  readonly leads: Histogram;
  /** The lowest chance that the result of the match ever had. */
  readonly lowest: Histogram;
  /** The chance of the result before the last turn. */
  readonly last: Histogram;
  /** Per tenth of a match: the chances that its result had, added up, and how many there were. */
  readonly curve: number[];
  readonly looks: number[];
}

export function emptyLooked(): Looked {
  const zeros = (): number[] => Array.from({ length: PARTS }, () => 0);
  return {
    matches: 0,
    decided: new Map(),
    leads: new Map(),
    lowest: new Map(),
    last: new Map(),
    curve: zeros(),
    looks: zeros(),
  };
}

/** Adds the second to the first. */
export function addLooked(to: Looked, from: Looked): void {
  to.matches += from.matches;
  for (const name of ['decided', 'leads', 'lowest', 'last'] as const)
    addHistogram(to[name], from[name]);
  from.curve.forEach((sum, i) => (to.curve[i]! += sum));
  from.looks.forEach((times, i) => (to.looks[i]! += times));
}

/** From this chance on, in percent, a result counts as certain. */
const CERTAIN = 90;
/** The lead passes when somebody else is ahead by this, in points of a hundred. */
const AHEAD = 10;

/**
 * Takes in a match that was looked into: the chance of each side before every turn, in percent, and the side that won.
 * The sides are the seats; with one team they are winning and losing. Returns the lowest chance of the winner.
 */
export function countLooked(
  to: Looked,
  chances: readonly (readonly number[])[],
  winner: number,
): number {
  const of = chances.map((sides) => sides[winner]!);
  const turns = of.length;
  const shaky = of.findLastIndex((chance) => chance < CERTAIN);
  const lowest = Math.min(100, ...of);
  to.matches += 1;
  count(to.decided, turns === 0 ? 0 : Math.round((100 * (shaky + 1)) / turns));
  count(to.leads, leadChanges(chances));
  count(to.lowest, lowest);
  if (turns > 0) count(to.last, of[turns - 1]!);
  of.forEach((chance, turn) => {
    const part = Math.floor((turn * PARTS) / turns);
    to.curve[part]! += chance;
    to.looks[part]! += 1;
  });
  return lowest;
}

function leadChanges(chances: readonly (readonly number[])[]): number {
  let leader = -1;
  let changes = 0;
  for (const sides of chances) {
    const best = sides.indexOf(Math.max(...sides));
    const others = Math.max(...sides.filter((_, side) => side !== best));
    if (best === leader || sides[best]! - others < AHEAD) continue;
    if (leader >= 0) changes += 1;
    leader = best;
  }
  return changes;
}
