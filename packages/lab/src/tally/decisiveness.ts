import { addHistogram, count, type Histogram } from '../statistics/histogram.ts';

/** So many parts of a match are told apart in the curve of values. */
const TENTHS = 10;

/** What looking into matches found, in whole numbers, so that results add up in any order. */
export interface Decisiveness {
  /** The policies that played matches out, one for each bot; none where nothing was looked into. */
  by: readonly string[];
  /** Matches looked into that ended. */
  matches: number;
  /** Matches played out from their positions: to the end, and those that were cut off. */
  playouts: number;
  cut: number;
  /** Percent of the match after which its result was 90 % certain or more, and stayed so. */
  readonly decided: Histogram;
  /** How often the lead passed to another, by more than playing out so often can mistake. */
  readonly leads: Histogram;
  /** The lowest chance that the result of the match ever had, in percent. */
  readonly lowest: Histogram;
  /** The chance of the result before the last turn, in percent. */
  readonly last: Histogram;
  /** Per tenth of a match: the chance that its result had in it, on average over the turns of the tenth, of `WHOLE`. */
  readonly curve: readonly Histogram[];
  /** The same of the chance of each side, whatever came of it: of each seat and of nobody, or of the team. */
  readonly traces: readonly (readonly Histogram[])[];
}

/** What a chance of 100 % counts in the tenths of a match. */
export const CHANCE_SCALE = 10_000;

/** `sides`: how many may win, 1 where all are one team. */
export function emptyDecisiveness(sides = 1, by: readonly string[] = []): Decisiveness {
  const parts = (): readonly Histogram[] => Array.from({ length: TENTHS }, () => new Map());
  return {
    by,
    matches: 0,
    playouts: 0,
    cut: 0,
    decided: new Map(),
    leads: new Map(),
    lowest: new Map(),
    last: new Map(),
    curve: parts(),
    traces: Array.from({ length: sides === 1 ? 1 : sides + 1 }, parts),
  };
}

/** Adds the second to the first. */
export function addDecisiveness(to: Decisiveness, from: Decisiveness): void {
  if (to.by.length === 0) to.by = from.by;
  to.matches += from.matches;
  to.playouts += from.playouts;
  to.cut += from.cut;
  for (const name of ['decided', 'leads', 'lowest', 'last'] as const)
    addHistogram(to[name], from[name]);
  from.curve.forEach((each, i) => addHistogram(to.curve[i]!, each));
  from.traces.forEach((trace, side) =>
    trace.forEach((each, i) => addHistogram(to.traces[side]![i]!, each)),
  );
}

/** From this chance on, in percent, a result counts as certain. */
const CERTAIN = 90;
/** The lead passes when somebody else is ahead by this, in points of a hundred, and by two standard errors. */
const LEAD_MARGIN = 10;

/**
 * Takes in a match that was looked into: what was seen before every turn, and its result as `resultOf` writes it. A
 * look of which every match was cut off tells nothing. Returns the lowest chance of that result, in percent.
 */
export function countDecisiveness(
  to: Decisiveness,
  estimates: readonly ChanceEstimate[],
  result: number,
): number {
  const known = estimates.filter(({ ended }) => ended > 0);
  const ofResult = known.map(({ ended, results }) => (100 * (results.get(result) ?? 0)) / ended);
  const turns = ofResult.length;
  const lastUncertain = ofResult.findLastIndex((chance) => chance < CERTAIN);
  const lowest = Math.round(Math.min(100, ...ofResult));
  to.matches += 1;
  for (const { ended, cut } of estimates) {
    to.playouts += ended + cut;
    to.cut += cut;
  }
  count(to.decided, turns === 0 ? 0 : Math.round((100 * (lastUncertain + 1)) / turns));
  count(to.leads, leadChanges(known));
  count(to.lowest, lowest);
  if (turns > 0) count(to.last, Math.round(ofResult[turns - 1]!));
  countTenths(to.curve, ofResult);
  to.traces.forEach((trace, side) =>
    countTenths(
      trace,
      known.map(({ chances }) => chances[side]!),
    ),
  );
  return lowest;
}

/** Counts the mean chance of each tenth of a match in which there was a turn. */
function countTenths(tenths: readonly Histogram[], percents: readonly number[]): void {
  const turns = percents.length;
  const sums = tenths.map(() => ({ sum: 0, n: 0 }));
  percents.forEach((percent, turn) => {
    const tenth = sums[Math.floor((turn * TENTHS) / turns)]!;
    tenth.sum += percent;
    tenth.n += 1;
  });
  sums.forEach(({ sum, n }, part) => {
    if (n > 0) count(tenths[part]!, Math.round(((CHANCE_SCALE / 100) * sum) / n));
  });
}

/** How often the lead passed from side to side; nobody leads by nobody's winning. */
function leadChanges(estimates: readonly ChanceEstimate[]): number {
  let leader = -1;
  let changes = 0;
  for (const { chances, ended } of estimates) {
    const sides = chances.length > 2 ? chances.slice(0, -1) : chances;
    const best = sides.indexOf(Math.max(...sides));
    const others = Math.max(...sides.filter((_, side) => side !== best));
    const ahead = sides[best]! - others;
    const error = Math.sqrt((100 * (sides[best]! + others) - ahead ** 2) / ended);
    if (best === leader || ahead < Math.max(LEAD_MARGIN, 2 * error)) continue;
    if (leader >= 0) changes += 1;
    leader = best;
  }
  return changes;
}

/** Who would win from a position. */
export interface ChanceEstimate {
  /** Matches played out to their end. */
  readonly ended: number;
  /** Matches that were cut off. */
  readonly cut: number;
  /**
   * The chance of each side in percent, together 100: of each seat and then of nobody, a shared win in equal parts to
   * those who share it. Where all are one team, of winning and of losing.
   */
  readonly chances: readonly number[];
  /** How often each result came: see `resultOf`. */
  readonly results: ReadonlyMap<number, number>;
}
