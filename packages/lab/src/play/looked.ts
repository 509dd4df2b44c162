import { groupBy } from '../groups.ts';
import { addHistogram, count, type Histogram } from './histogram.ts';

/** So many parts of a match are told apart in the curve of values. */
const PARTS = 10;

/** What looking into matches found. Chances are whole percents, so that results add up in any order. */
export interface Looked {
  /** Matches looked into that ended with somebody who won, or that all lost together. */
  matches: number;
  /** Percent of the match after which its result was 90 % certain or more, and stayed so. */
  readonly decided: Histogram;
  /** How often the lead passed to another, by 10 points at least; with one team: over the middle and back. */
  readonly leads: Histogram;
  /** The lowest chance that the result of the match ever had. */
  readonly lowest: Histogram;
  /** The chance of the result before the last turn. */
  readonly last: Histogram;
  /** Per tenth of a match: the chance that its result had in it, on average over the turns of the tenth. */
  readonly curve: readonly Histogram[];
  /** The same of the chance of each side, whatever came of it: of each seat, or of the team. */
  readonly traces: readonly (readonly Histogram[])[];
}

/** `sides`: how many there are whose chances are kept. */
export function emptyLooked(sides = 1): Looked {
  const parts = (): readonly Histogram[] => Array.from({ length: PARTS }, () => new Map());
  return {
    matches: 0,
    decided: new Map(),
    leads: new Map(),
    lowest: new Map(),
    last: new Map(),
    curve: parts(),
    traces: Array.from({ length: sides }, parts),
  };
}

/** Adds the second to the first. */
export function addLooked(to: Looked, from: Looked): void {
  to.matches += from.matches;
  for (const name of ['decided', 'leads', 'lowest', 'last'] as const)
    addHistogram(to[name], from[name]);
  from.curve.forEach((each, i) => addHistogram(to.curve[i]!, each));
  from.traces.forEach((trace, side) =>
    trace.forEach((each, i) => addHistogram(to.traces[side]![i]!, each)),
  );
}

/** From this chance on, in percent, a result counts as certain. */
const CERTAIN = 90;
/** The lead passes when somebody else is ahead by this, in points of a hundred. */
const AHEAD = 10;

/**
 * Takes in a match that was looked into: the chance of each side before every turn, in percent, and the sides that won.
 * The sides are the seats; with one team they are winning and losing. Who shares a win can have less than 100 %: `worth`
 * is what it came to. The chance of the result is the mean of the winners' chances of that. Returns the lowest.
 */
export function countLooked(
  to: Looked,
  chances: readonly (readonly number[])[],
  winners: readonly number[],
  worth = 100,
): number {
  const of = chances.map((sides) => {
    const sum = winners.reduce((all, winner) => all + Math.min(worth, sides[winner]!), 0);
    return Math.round((100 * sum) / (worth * winners.length));
  });
  const turns = of.length;
  const shaky = of.findLastIndex((chance) => chance < CERTAIN);
  const lowest = Math.min(100, ...of);
  to.matches += 1;
  count(to.decided, turns === 0 ? 0 : Math.round((100 * (shaky + 1)) / turns));
  count(to.leads, leadChanges(chances));
  count(to.lowest, lowest);
  if (turns > 0) count(to.last, of[turns - 1]!);
  countTenths(to.curve, of);
  to.traces.forEach((trace, side) =>
    countTenths(
      trace,
      chances.map((sides) => sides[side]!),
    ),
  );
  return lowest;
}

/** Counts the mean chance of each tenth of a match in which there was a turn, in whole percents. */
function countTenths(tenths: readonly Histogram[], chances: readonly number[]): void {
  const turns = chances.length;
  const parts = groupBy(chances.keys(), (turn) => Math.floor((turn * PARTS) / turns));
  for (const [part, those] of parts) {
    const sum = those.reduce((all, turn) => all + chances[turn]!, 0);
    count(tenths[part]!, Math.round(sum / those.length));
  }
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
