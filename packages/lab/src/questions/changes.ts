import { blockSize, type Experiment } from '../experiment/experiment.ts';
import { holm } from '../statistics/multiple-tests.ts';
import { momentsOf } from '../statistics/moments.ts';
import { pairedMean, pairedShare, withExact, type Difference } from '../statistics/paired.ts';
import { pairedRatio } from '../statistics/paired-ratio.ts';
import type { Histogram } from '../statistics/histogram.ts';
import type { RatioGroup } from '../statistics/ratio.ts';
import { differencesOf, type PairedDifferences } from '../tally/paired-differences.ts';
import { POINTS_PER_MATCH, type Tally } from '../tally/tally.ts';
import { MINUTES_KEY } from '../tally/match-numbers.ts';
import { perMatch } from './side-results.ts';

/** A difference with its p-value corrected for all tests of the study. */
export interface TestedDifference extends Difference {
  /** The p-value after Holm's correction over all differences of the study. */
  readonly adjusted: number;
}

/** A number that differed in some match. */
export interface Change extends TestedDifference {
  /**
   * What is counted, as a share of matches unless said otherwise. `points.SEAT`: the seat's share of the points (of a team:
   * the matches won). `order.PLACE`: the same for a place in the order of play, where a lot decides it. `nobody`, `shared`, `sole.SEAT`: who is first. `ending.CODE`: how it ended. `measure.NAME`,
   * `measure.NAME.SEAT`, `measure.NAME.all`: the mean of what the game counts at the end, of the match, of a seat, and of
   * all seats together. `length`, `decisions`, `real`, `dead`: means of a match, and `minutes` at the assumed pace. `move.KIND`: how often a kind of move is taken in
   * a match, in the mean. `choices`: legal actions at a decision.
   * `forced`: the share of decisions with one. `clause.ID`: the clause came up. Seats are counted from 0.
   */
  readonly of: string;
  /** Its value under the first choice, and under this one. */
  readonly before: number;
  readonly after: number;
  /** Whether it counts as a test of its own: see `testedChanges`. */
  readonly test: boolean;
  /** Set for the number that was named beforehand, under all its names: it is not corrected for the tests of others. */
  readonly asked?: true;
  /**
   * Set for what is not tested at all: numbers of a single seat where the rules treat all alike but for a lot, and minutes, which are no more
   * than a sum of other numbers at an assumed pace.
   */
  readonly untested?: true;
}

/** A change before all tests are known. */
export interface UntestedChange extends Omit<Change, 'adjusted' | 'test' | 'asked'> {
  /** How many blocks differ; for a ratio as many as there are. */
  readonly differing: number;
  /** Equal for one number under two names: see `NumberDifferences`. */
  readonly marks: readonly number[];
}

/** Whether a number is a share, from 0 to 1. */
export const isShare = (of: string): boolean =>
  /^(points|order|sole|ending|clause)\.|^(nobody|shared|forced)$/.test(of);

/** The order in which changes are listed: who wins, how it ends, what is counted, how long, how much to decide, rules. */
const ORDER = [
  /^order\./,
  /^points\./,
  /^(nobody|shared)$/,
  /^sole\./,
  /^ending\./,
  /^measure\.[^.]+$/,
  /^measure\.[^.]+\.all$/,
  /^measure\./,
  /^(length|minutes)$/,
  /^(real|decisions|dead)$/,
  /^(choices|forced)$/,
  /^move\./,
  /./,
];
const place = (of: string): number => ORDER.findIndex((each) => each.test(of));
const byName = new Intl.Collator('en', { numeric: true });

/** A number of a single seat. */
export const OF_SEAT = /^(points|sole)\.|^measure\.[^.]+\.\d/;

/**
 * All numbers that differed between two arms in some match. The p-value of each, before any correction for several tests, is below 5 %
 * exactly where its range leaves out 0. `alike`: whether under both all seats are alike but for the lot
 * that decides who begins.
 */
export function changesOf(
  base: Tally,
  other: Tally,
  pairs: PairedDifferences,
  experiment: Experiment,
  alike = false,
): readonly UntestedChange[] {
  const block = blockSize(experiment);
  const keys = [...pairs.numbers.keys()].filter((of) => isWhole(base, of) && isWhole(other, of));
  const counted = keys.map((of): UntestedChange => {
    const { seen, mark, mirror } = pairs.numbers.get(of)!;
    const differing = [...seen.values()].reduce((sum, times) => sum + times, 0);
    // Under any hypothesis without a difference each sign is as likely as the other, so no test can be surer than this.
    const signs = Math.min(1, 2 ** (1 - differing));
    return {
      of,
      before: levelOf(base, of),
      after: levelOf(other, of),
      ...withExact(differenceOf(of, differencesOf(pairs, of), block), signs),
      differing,
      ...((alike && OF_SEAT.test(of)) || of === MINUTES_KEY ? { untested: true as const } : {}),
      marks: [mark, mirror],
    };
  });
  const ratios = (['choices', 'forced'] as const).flatMap((of) => ratioChange(base, other, of));
  return [...counted, ...ratios].toSorted(
    (a, b) => place(a.of) - place(b.of) || byName.compare(a.of, b.of),
  );
}

function differenceOf(of: string, differences: Histogram, block: number): Difference {
  if (/^(points|order)\./.test(of)) return pairedShare(differences, block * POINTS_PER_MATCH);
  if (isShare(of)) return pairedShare(differences, block);
  return perMatch(pairedMean(differences), of === MINUTES_KEY ? 60 * block : block);
}

/** What is counted per decision: over groups of matches, since decisions of one match resemble each other. */
function ratioChange(
  base: Tally,
  other: Tally,
  of: 'choices' | 'forced',
): readonly UntestedChange[] {
  const difference = pairedRatio(
    groupsOf(base, of),
    groupsOf(other, of),
    Math.min(base.groups.n, other.groups.n),
  );
  const { value, low, high } = difference;
  if (value === 0 && low === 0 && high === 0) return [];
  if (!Number.isFinite(low)) return [];
  const [before, after] = [base, other].map((tally) => ratioIn(groupsOf(tally, of)));
  const share = of === 'forced';
  return [
    {
      of,
      before: before!,
      after: after!,
      ...difference,
      low: share ? Math.max(-1, low) : low,
      high: share ? Math.min(1, high) : high,
      differing: difference.n,
      marks: [],
    },
  ];
}

const groupsOf = ({ groups }: Tally, of: 'choices' | 'forced'): readonly RatioGroup[] =>
  groups.decisions.map((denominator, i) => ({ numerator: groups[of][i]!, denominator }));

const ratioIn = (groups: readonly RatioGroup[]): number =>
  groups.reduce((sum, each) => sum + each.numerator, 0) /
  Math.max(
    1,
    groups.reduce((sum, each) => sum + each.denominator, 0),
  );

/** Whether every match that ended has this measure. What only some endings count cannot be paired. */
function isWhole({ measures, places, games, unfinished }: Tally, of: string): boolean {
  const [kind, name = '', seat] = of.split('.');
  // Without a lot nothing is counted by place.
  if (kind === 'order') return places.length > 0;
  if (kind !== 'measure') return true;
  const kept = measures.get(name);
  const one = kept instanceof Map ? kept : kept?.[seat === 'all' ? 0 : Number(seat)];
  return one !== undefined && momentsOf(one).n === games - unfinished;
}

/**
 * What these matches show can be compared, as `Change.of` names it: every measure that all matches had, in every arm, and the
 * endings, moves and clauses of any. What is missing here changed in no match, or cannot be paired.
 */
export function countedIn(tallies: readonly Tally[]): readonly string[] {
  const named = (kind: string, names: Iterable<string>): readonly string[] =>
    [...names].map((name) => `${kind}.${name}`);
  const measures = [...(tallies[0]?.measures ?? [])].flatMap(([name, kept]) =>
    kept instanceof Map
      ? [`measure.${name}`]
      : [`measure.${name}.all`, ...kept.map((_, seat) => `measure.${name}.${seat}`)],
  );
  const seen = tallies.flatMap(({ codes, moves, clauses }) => [
    ...named('ending', codes.keys()),
    ...named('move', moves.times.keys()),
    ...named('clause', clauses.keys()),
  ]);
  return [
    ...measures.filter((of) => tallies.every((tally) => isWhole(tally, of))),
    ...[...new Set(seen)].toSorted(byName.compare),
  ];
}

/** The value of a number in an arm, over all its matches that ended. */
function levelOf(tally: Tally, of: string): number {
  const [kind = '', name = '', seat] = of.split('.');
  const ended = Math.max(1, tally.games - tally.unfinished);
  const mean = (histogram: Histogram): number => momentsOf(histogram).mean;
  switch (kind) {
    case 'points':
      return mean(tally.points[Number(name)]!) / POINTS_PER_MATCH;
    case 'order':
      return mean(tally.places[Number(name)]!) / POINTS_PER_MATCH;
    case 'nobody':
      return (tally.games - tally.unfinished - tally.won) / ended;
    case 'shared':
      return tally.shared / ended;
    case 'sole':
      return tally.sole[Number(name)]! / ended;
    case 'ending':
      return (tally.codes.get(of.slice('ending.'.length)) ?? 0) / ended;
    case 'clause':
      return (tally.clauses.get(name) ?? 0) / Math.max(1, tally.games);
    case 'move':
      return sumOf(tally.moves.times.get(name) ?? new Map()) / ended;
    case 'measure': {
      const kept = tally.measures.get(name)!;
      if (kept instanceof Map) return mean(kept);
      return seat === 'all'
        ? kept.reduce((sum, each) => sum + mean(each), 0)
        : mean(kept[Number(seat)]!);
    }
    case MINUTES_KEY:
      return mean(tally.seconds) / 60;
    default:
      return mean(tally[kind as 'length' | 'decisions' | 'real' | 'dead']);
  }
}

/** The sum of all that a histogram counted. */
const sumOf = (histogram: Histogram): number =>
  [...histogram].reduce((sum, [value, times]) => sum + value * times, 0);

/** From this many differing blocks on a sign test can find a difference at 5 %. */
const ENOUGH_DIFFERING = 6;

/**
 * Corrects the p-values of all changes of a study together, by Holm's method. What is one number under two names, such as
 * the points of two rivals, is one test. What no rule can change is none: found sure, it would be chance alone. What differed in fewer than six blocks is none, since no test could find it sure:
 * R. E. Tarone, Biometrics 46 (1990) 515-522. What was named beforehand (`asked`) is a study of its own: one test for each variant,
 * corrected for these alone, and all others for each other.
 */
export function testedChanges(
  variants: readonly (readonly UntestedChange[])[],
  asked?: string,
): readonly (readonly Change[])[] {
  const tested = variants.map((changes) => {
    const known = new Map<number, UntestedChange>();
    const firsts = changes.map((change) => {
      if (change.untested) return change;
      const twin = change.marks.map((mark) => known.get(mark)).find((each) => each !== undefined);
      for (const mark of change.marks) if (twin === undefined) known.set(mark, change);
      return twin ?? change;
    });
    const named = firsts[changes.findIndex(({ of }) => of === asked)];
    return changes.map((change, i) => {
      const first = firsts[i]!;
      const isAsked = first === named && change.untested === undefined;
      const isTest = first === change && change.untested === undefined;
      return {
        change,
        first,
        isAsked,
        test: isTest && (isAsked || change.differing >= ENOUGH_DIFFERING),
      };
    });
  });
  const adjusted = new Map<UntestedChange, number>();
  for (const named of [true, false]) {
    const all = tested.flat().filter(({ test, isAsked }) => test && isAsked === named);
    const corrected = holm(all.map(({ change }) => change.p));
    for (const [i, { change }] of all.entries()) adjusted.set(change, corrected[i]!);
  }
  return tested.map((each) =>
    each.map(({ change, first, isAsked, test }) => {
      const { differing: _, marks: __, ...rest } = change;
      const asking = isAsked ? { asked: true as const } : {};
      return { ...rest, adjusted: adjusted.get(first) ?? 1, test, ...asking };
    }),
  );
}
