import type { Kysely, Transaction } from 'kysely';
import type { Database } from './schema.ts';

/** Thrown when there are tables already where others are to be copied to. */
export class NotEmpty extends Error {}

/** Rows that are written at once. */
const BATCH = 500;

/** Called with how many of all tables have been copied. */
export type CopyProgress = (done: number, all: number) => void;

/**
 * Copies all tables from one database to another of the same or another kind, as they are at one moment; servers may go on
 * meanwhile. The other one must have no tables yet: `NotEmpty`. All are copied, or none. Returns how many.
 */
export async function copyTables(
  from: Kysely<Database>,
  to: Kysely<Database>,
  progress: CopyProgress = () => {},
): Promise<number> {
  const reading = from
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only');
  return reading.execute((source) =>
    to.transaction().execute(async (target) => {
      const there = await target.selectFrom('tables').select('key').limit(1).execute();
      if (there.length > 0) throw new NotEmpty('There are tables in this database already.');
      const keys = await source.selectFrom('tables').select('key').orderBy('key').execute();
      for (const [done, { key }] of keys.entries()) {
        await copyTable(key, source, target);
        progress(done + 1, keys.length);
      }
      return keys.length;
    }),
  );
}

async function copyTable(
  key: string,
  from: Transaction<Database>,
  to: Transaction<Database>,
): Promise<void> {
  const tables = await from.selectFrom('tables').selectAll().where('key', '=', key).execute();
  await to.insertInto('tables').values(tables).execute();
  for (const name of ['seats', 'steps', 'answers'] as const) {
    const rows = await from.selectFrom(name).selectAll().where('table', '=', key).execute();
    for (let i = 0; i < rows.length; i += BATCH)
      await to
        .insertInto(name)
        .values(rows.slice(i, i + BATCH))
        .execute();
  }
}
