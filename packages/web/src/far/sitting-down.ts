import { browserStorage, LOCAL, SafeStorage } from '../storage/browser-storage.ts';
import { isUnanswered, leaveSeat, newKey, newWord } from './far-api.ts';

// A seat that was asked for, until the server's answer has come. The answer may be lost, and the page be closed: the person who asks
// again with the same key gets the same seat.

const SITTING = 'glade.sitting.';

/** A seat by its number, or the one kept for the person who had this key at the table before. */
type Wanted = { readonly seat: number } | { readonly was: string };

export type Sitting = Wanted & { readonly key: string; readonly word: string };

const storing = new SafeStorage(browserStorage(LOCAL));
/** What this browser did not store: it lasts as long as the page. */
const unstored = new Map<string, Sitting>();
/** The keys of what this page has asked for. What other pages of this browser still ask for is theirs. */
const askedHere = new Set<string>();

const nameOf = (table: string, wanted: Wanted): string =>
  `${SITTING}${table}.${'seat' in wanted ? wanted.seat : wanted.was}`;

/** What was asked for at this table and not answered yet, by this page or another. */
export const sittingAt = (table: string): readonly Sitting[] =>
  storing.names(`${SITTING}${table}.`).flatMap((name) => parse(storing.get(name)) ?? []);

/** This page has asked with it, and got no answer: from now on it is the one that gives it up. */
export const noteUnanswered = ({ key }: Sitting): void => void askedHere.add(key);

function asking(sitting: Sitting): Sitting {
  askedHere.add(sitting.key);
  return sitting;
}

/** What a seat is asked for with: the same as before, as long as there was no answer. */
export function beginSitting(table: string, wanted: Wanted): Sitting {
  const name = nameOf(table, wanted);
  const before = unstored.get(name) ?? parse(storing.get(name));
  if (before !== undefined) return asking(before);
  const sitting = { ...wanted, key: newKey(), word: newWord() };
  if (storing.put(name, JSON.stringify(sitting)) !== undefined) unstored.set(name, sitting);
  return asking(sitting);
}

/** The server has answered. */
export function endSitting(table: string, sitting: Sitting): void {
  storing.remove(nameOf(table, sitting));
  unstored.delete(nameOf(table, sitting));
}

/**
 * Gives up the seats that this page has asked for without an answer, but for `wanted`: the server may have given them. What is
 * still to be given up, because the server cannot be reached, stays noted.
 */
export async function giveUpSitting(table: string, wanted?: number): Promise<void> {
  for (const sitting of sittingAt(table)) {
    if (!('seat' in sitting) || sitting.seat === wanted || !askedHere.has(sitting.key)) continue;
    const left = await leaveSeat(table, sitting.key);
    if (!isUnanswered(left)) endSitting(table, sitting);
  }
}

function parse(text: string | undefined): Sitting | undefined {
  try {
    const found = JSON.parse(text ?? 'null') as Partial<{ [key: string]: unknown }> | null;
    const { seat, was, key, word } = found ?? {};
    const isWhole = typeof key === 'string' && typeof word === 'string';
    return isWhole && (Number.isInteger(seat) || typeof was === 'string')
      ? (found as unknown as Sitting)
      : undefined;
  } catch {
    return undefined;
  }
}
