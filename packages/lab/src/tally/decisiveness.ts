import { addHistogram, count, type Histogram } from '../statistics/histogram.ts';

/** The number of parts of a match that the curves distinguish. */
const TENTHS = 10;

/** What analysing matches by playouts found. Whole numbers only, so that results add up in any order. */
export interface Decisiveness {
  /** The policies that played out the positions, one for each bot. Empty where no match was analysed. */
  by: readonly string[];
  /** Analysed matches that ended. */
  matches: number;
  /** Playouts in all, and those of them that were cut off. */
  playouts: number;
  cut: number;
  /** The percentage of the match after which its result was at least 90 % certain and stayed so. */
  readonly decided: Histogram;
  /** How often the lead changed by more than the error of the estimates. */
  readonly leads: Histogram;
  /** The lowest chance that the actual result ever had, in percent. */
  readonly lowest: Histogram;
  /** The chance of the actual result before the last turn, in percent. */
  readonly last: Histogram;
  /**
   * For each tenth of a match: the mean chance of the actual result over the turns in it, in units of 1 /
   * `CHANCE_SCALE`.
   */
  readonly curve: readonly Histogram[];
  /** The same for each side, whatever the result: for each seat and for nobody, or for the team. */
  readonly traces: readonly (readonly Histogram[])[];
}

/** The number that stands for a chance of 100 % in the tenths of a match. */
export const CHANCE_SCALE = 10_000;

/** `sides`: the number of sides, 1 where all are one team. */
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

/** Adds `from` to `to`. */
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
/** The lead changes when another side is ahead by this many percentage points, and by two standard errors. */
const LEAD_MARGIN = 10;

/**
 * Adds an analysed match: the estimate before each kept turn, and its result as written by `resultCode`. An estimate
 * without a finished playout is ignored. Returns the lowest chance that the result had, in percent.
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

/** Counts the mean chance in each tenth of a match that contains a turn. */
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

/** How often the lead changed between sides. “Nobody wins” cannot lead. */
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

/** The estimated chances to win from a position. */
export interface ChanceEstimate {
  /** Playouts that came to an end. */
  readonly ended: number;
  /** Playouts that were cut off. */
  readonly cut: number;
  /**
   * The chances in percent, together 100: of each seat, then of nobody. A shared win counts in equal parts. Where all
   * are one team: of winning and of losing.
   */
  readonly chances: readonly number[];
  /** How often each result came, by `resultCode`. */
  readonly results: ReadonlyMap<number, number>;
}
