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

/** A day as `2026-11-24`, for addresses and seeds. `day` is a number of `dayOf`. */
export const nameOfDay = (day: number): string =>
  new Date(day * MILLISECONDS).toISOString().slice(0, 10);

/** The number of a day that is written as `2026-11-24`; undefined for what is no day. */
export function dayNamed(name: string): number | undefined {
  const day = /^\d{4}-\d\d-\d\d$/.test(name) ? Date.parse(`${name}T00:00Z`) / MILLISECONDS : NaN;
  return Number.isInteger(day) && nameOfDay(day) === name ? day : undefined;
}
