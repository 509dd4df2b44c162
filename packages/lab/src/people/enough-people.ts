import { Xoshiro, type Random } from '@glade/engine';
import { moreMatches } from '../statistics/enough.ts';
import { ascending, type Histogram } from '../statistics/histogram.ts';
import { momentsOf } from '../statistics/moments.ts';
import { isProven } from './side-by-side.ts';

/** With about how many matches by people a difference would be proven, and by bots if it takes more of these, too. */
export interface EnoughPeople {
  readonly matches: number;
  readonly bots?: number;
}

/** So many studies of each size are drawn. */
const STUDIES = 250;
/** So many of them have to prove it: 4 of 5, and a little for the chance of the draw. */
const PROVEN = 0.83 * STUDIES;
/** Nobody plays more than these. */
export const MOST_BY_PEOPLE = 10_000;
const MOST_BY_BOTS = 50_000;
/** People may play so many times what would do beside any number of bots, if fewer bots do then. */
const SPARED = 1.25;

/**
 * With about how many matches 4 of 5 studies would prove the difference of a number, if people and bots play on as they did: studies of
 * that size are drawn from the matches there are, and put to the same test. Undefined where nobody would play so many.
 */
export function enoughPeople(
  of: string,
  own: Histogram,
  theirs: Histogram,
  level: number,
): EnoughPeople | undefined {
  const [people, bots] = [momentsOf(own).n, momentsOf(theirs).n];
  const asked: Asked = { own: ascending(own), theirs: ascending(theirs), level };
  const isEnough = (matches: number, games: number): boolean =>
    isProvenOften(of, asked, { matches, games });
  if (!isEnough(MOST_BY_PEOPLE, MOST_BY_BOTS)) return undefined;
  const sizes = roundNumbers(moreMatches(people, 1), MOST_BY_PEOPLE);
  const least = firstOf(sizes, (n) => isEnough(n, MOST_BY_BOTS));
  if (least === undefined) return undefined;
  const asNow = firstOf(sizes, (n) => n >= least && isEnough(n, bots));
  const spared = sizes.find((n) => n >= SPARED * least) ?? least;
  if (asNow !== undefined && asNow <= spared) return { matches: asNow };
  const more = firstOf(roundNumbers(moreMatches(bots, 1), MOST_BY_BOTS), (n) =>
    isEnough(spared, n),
  );
  return more === undefined ? { matches: spared } : { matches: spared, bots: more };
}

interface Asked {
  readonly own: Seen;
  readonly theirs: Seen;
  readonly level: number;
}

/** Whether enough studies of this size prove the difference. The same studies whenever they are drawn. */
function isProvenOften(
  of: string,
  { own, theirs, level }: Asked,
  { matches, games }: { readonly matches: number; readonly games: number },
): boolean {
  const random = new Xoshiro(1);
  let [proven, missed] = [0, 0];
  while (proven < PROVEN && missed <= STUDIES - PROVEN) {
    const [first, second] = [drawn(own, matches, random), drawn(theirs, games, random)];
    if (isProven(of, first, second, level)) proven += 1;
    else missed += 1;
  }
  return proven >= PROVEN;
}

/** Values with how often each was seen. */
type Seen = readonly (readonly [value: number, times: number])[];

/** So many values, each of them one of these with the same chance. */
function drawn(seen: Seen, n: number, random: Random): Histogram {
  const found: Histogram = new Map();
  let left = n;
  let open = 0;
  for (const [, times] of seen) open += times;
  for (const [value, times] of seen) {
    const of = successes(left, times / open, random);
    if (of > 0) found.set(value, of);
    left -= of;
    open -= times;
  }
  return found;
}

/** Where more successes and failures than this are expected, their number is as good as normal. */
const NORMAL_FROM = 100;

/** How many of `n` trials with this chance succeed. */
function successes(n: number, chance: number, random: Random): number {
  if (chance > 0.5) return n - successes(n, 1 - chance, random);
  const unit = (): number => (random.below(2 ** 30) + 0.5) / 2 ** 30;
  if (n * chance > NORMAL_FROM) {
    // G. E. P. Box and M. E. Muller, Ann. Math. Statist. 29 (1958) 610-611.
    const normal = Math.sqrt(-2 * Math.log(unit())) * Math.cos(2 * Math.PI * unit());
    const found = Math.round(n * chance + normal * Math.sqrt(n * chance * (1 - chance)));
    return Math.min(n, Math.max(0, found));
  }
  // From one success to the next.
  const log = Math.log1p(-chance);
  let [at, found] = [0, 0];
  if (log === 0) return 0;
  for (;;) {
    at += 1 + Math.floor(Math.log(unit()) / log);
    if (at > n) return found;
    found += 1;
  }
}

/** The numbers of one digit and zeros from one of them to another. */
function roundNumbers(from: number, to: number): readonly number[] {
  const all: number[] = [];
  for (let n = from; n <= to; n += 10 ** Math.floor(Math.log10(n))) all.push(n);
  return all;
}

/** The first of these numbers that is enough, where all after one that is enough are so. */
function firstOf(numbers: readonly number[], isEnough: (n: number) => boolean): number | undefined {
  let [from, to] = [0, numbers.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if (isEnough(numbers[middle]!)) to = middle;
    else from = middle + 1;
  }
  return numbers[from];
}
