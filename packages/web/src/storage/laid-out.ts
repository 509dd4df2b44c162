/**
 * This many entries have been carried out on a real table, -1 before the set-up: those of the match itself or, after some of
 * them have been taken back or put right, those of this record.
 */
export type LaidOut = number | { readonly entries: number; readonly record: string };

/** What is stored of it; undefined if that is damaged. */
export const laidOutOf = (found: unknown): readonly LaidOut[] | undefined =>
  Array.isArray(found) && found.every(isLaidOut) ? found : undefined;

function isLaidOut(found: unknown): found is LaidOut {
  if (typeof found !== 'object' || found === null) return isCount(found);
  const { entries, record } = found as Record<string, unknown>;
  return isCount(entries) && typeof record === 'string';
}

/** A number of entries; -1: the table is not set up yet. */
export const isCount = (found: unknown): found is number =>
  Number.isSafeInteger(found) && Number(found) >= -1;
