import { appendFileSync } from 'node:fs';

/** Set by `npm run test:long`: the file to which tests add what they do at full length. */
const LONG = process.env['GLADE_LONG'];

/**
 * How many of something a test tries: a few in `npm test`, many in `npm run test:long`, which lists them by name.
 * `what` begins with the id of the game or package, as in `wildfire: matches beside the reference`.
 */
export function sample(what: string, usual: number, many: number): number {
  if (LONG === undefined) return usual;
  appendFileSync(LONG, `${JSON.stringify({ what, many })}\n`);
  return many;
}

/**
 * Which of something a test tries: in `npm test` every `nth`, beginning with the one at `from`, and all in the long run, which
 * lists by name how many. What only one of the others shows is found there.
 */
export function someOf<T>(what: string, all: readonly T[], nth: number, from = 0): readonly T[] {
  const some = all.filter((_, i) => i % nth === from);
  return sample(what, some.length, all.length) === all.length ? all : some;
}

/** How long a test may take whose samples are these, in milliseconds. */
export const LIMIT = { timeout: LONG === undefined ? 180_000 : 3_600_000 };

/** The options of a test that only the long run tries: `npm test` has another of its kind, or tries it with less. */
export const ONLY_LONG = { ...LIMIT, skip: LONG === undefined };
