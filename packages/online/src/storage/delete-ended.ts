import type { Transaction } from 'kysely';
import type { Database } from './schema.ts';

interface Ending {
  /** The minutes since 1970. */
  readonly now: number;
  /** How many minutes a table is kept after its last change, and how many more in which its time has to be over. */
  readonly keep: number;
  readonly grace: number;
}

/** Deletes the tables whose time and grace are over, and notes of which the grace begins. Returns the keys of those deleted. */
export async function deleteEnded(
  db: Transaction<Database>,
  { now, keep, grace }: Ending,
): Promise<readonly string[]> {
  const old = now - keep;
  await db
    .updateTable('tables')
    .set({ ending: null })
    .where('ending', 'is not', null)
    .where('touched', '>=', old)
    .execute();
  await db
    .updateTable('tables')
    .set({ ending: now })
    .where('touched', '<', old)
    .where((where) => where.or([where('ending', 'is', null), where('ending', '>', now)]))
    .execute();
  const gone = await db
    .deleteFrom('tables')
    .where('touched', '<', old)
    .where('ending', '<=', now - grace)
    .returning('key')
    .execute();
  return gone.map(({ key }) => key);
}
