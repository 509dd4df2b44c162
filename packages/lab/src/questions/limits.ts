import { settlingMatches } from '../statistics/enough.ts';
import type { Change } from './changes.ts';
import { isShare } from './changes.ts';
import type { Variant } from './compare.ts';

/** A change that is too much: `length>+5%`. */
export interface Limit {
  /** What is limited, as `Change.of` names it. */
  readonly of: string;
  /** Whether more than this is too much, or less. */
  readonly beyond: 'more' | 'less';
  /** The change that is just allowed: with `percent` a part of the value before, and for shares percentage points. */
  readonly by: number;
  readonly percent: boolean;
}

/** Whether a variant keeps to a limit; `unsure` where the 95 % range of the change lies partly within it, partly beyond. */
export type LimitVerdict = 'kept' | 'broken' | 'unsure';

/** Reads `length>+5%`, `shared<-3%` or `measure.points>2`. Undefined for any other text. */
export function parseLimit(text: string): Limit | undefined {
  const [, of = '', sign, number = '', percent] =
    /^([^<>]*)([<>])([+-]?\d{1,6}(?:\.\d{1,4})?)(%?)$/.exec(text.replaceAll(' ', '')) ?? [];
  const name = of === 'minutes' ? of : numberNamed(of);
  if (name === undefined) return undefined;
  return {
    of: name,
    beyond: sign === '>' ? 'more' : 'less',
    by: percent === '%' ? Number(number) / 100 : Number(number),
    percent: percent === '%',
  };
}

/** Whether nothing can go beyond a limit, because it is a share and allows a change of 1 or more: `points.0>3` for 3 %. */
export const allowsAll = ({ of, by, percent }: Limit): boolean =>
  isShare(of) && !percent && Math.abs(by) >= 1;

/**
 * Whether a limit is never kept, because it asks for a change that is not possible: nothing falls by more than its whole value, and no
 * share rises by more than 1. `most`: the most that a match has of it; only what cannot be below 0 has one.
 */
export function neverKept({ of, beyond, by, percent }: Limit, most = Infinity): boolean {
  if (beyond === 'less') return isShare(of) && by > 1;
  return percent || isShare(of) ? by < -1 : by < -most;
}

/**
 * What `Change.of` calls a number that is typed by its name, `won` or `measure.points`. Undefined for any other text. The length is
 * `turns` in rows of matches and in `tune`.
 */
export function numberNamed(text: string): string | undefined {
  const typed = text.replaceAll(' ', '');
  const name = typed === 'won' ? 'points.0' : typed === 'turns' ? 'length' : typed;
  return /^[\w.-]{1,60}$/.test(name) && KNOWN.test(name) ? name : undefined;
}

const KNOWN =
  /^(length|decisions|real|dead|choices|forced|nobody|shared|(points|order|sole)\.\d|(ending|measure|clause|move)\..+)$/;

/**
 * Judges a change by its whole 95 % range. That leaves out 0 only where the exact tests, too, prove a change: see `withExact`. What did
 * not change at all keeps to every limit that allows that.
 */
export function judge(limit: Limit, { changes }: Pick<Variant, 'changes'>): LimitVerdict {
  const change = changes.find(({ of }) => of === limit.of);
  const { low, high } = change ?? { low: 0, high: 0 };
  const most = allowed(limit, change);
  if (limit.beyond === 'more') return low > most ? 'broken' : high <= most ? 'kept' : 'unsure';
  return high < most ? 'broken' : low >= most ? 'kept' : 'unsure';
}

/** With about how many matches 4 of 5 studies would tell whether the limit is kept, if the change stays as it is. */
export function matchesToJudge(
  limit: Limit,
  { changes }: Pick<Variant, 'changes'>,
  games: number,
): number | undefined {
  const change = changes.find(({ of }) => of === limit.of);
  return change && settlingMatches(games, change, allowed(limit, change));
}

/** The change that is just allowed, in the unit of the change. */
const allowed = ({ by, percent }: Limit, change: Change | undefined): number =>
  change === undefined || !percent || isShare(change.of) ? by : by * Math.abs(change.before);
