import type { Problem } from '@glade/engine';
import { newKey, renewKey } from './far-api.ts';
import { noteTable, replaceKey, tableOf } from './my-tables.ts';

// A link to a seat fell into wrong hands: the people in the seat get a new one, and the old one is refused.

/**
 * Asks for another key for each seat here. The new keys are stored before anybody is asked: if the answer is lost, or the page
 * is closed, `finishRenewing` asks the same again. Gives the first problem.
 */
export function renewKeys(table: string): Promise<Problem | undefined> {
  const { keys = [], renewing = {} } = tableOf(table) ?? {};
  noteTable(table, {
    renewing: Object.fromEntries(keys.map((key) => [key, renewing[key] ?? newKey()])),
  });
  return finishRenewing(table);
}

/** Asks again for the new keys of which the server has not said yet whether it has them. */
export async function finishRenewing(table: string): Promise<Problem | undefined> {
  let why: Problem | undefined;
  for (const [before, after] of Object.entries(tableOf(table)?.renewing ?? {})) {
    const renewed = await renewKey(table, before, after);
    if (renewed.ok) {
      replaceKey(table, before, after);
      continue;
    }
    why ??= renewed.problem;
    // Somebody else has changed this key before: there is nothing to ask for any more.
    if (renewed.problem.code === 'far.key') replaceKey(table, before, before);
  }
  return why;
}
