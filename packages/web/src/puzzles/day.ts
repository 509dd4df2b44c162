/** The number of a calendar day, where the page is: the days since 1 January 1970. */
export const dayOf = (date: Date): number =>
  Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / MILLISECONDS;

const MILLISECONDS = 86_400_000;
/** A prime that is larger than any list: with its multiples a list is gone through in leaps, and nothing comes twice in a round. */
const LEAP = 7919;

/** What comes on this day: the same for everybody with the same list, and each once before any comes again. */
export function ofTheDay<T>(list: readonly T[], day: number): T | undefined {
  return list[(day * LEAP) % list.length];
}
