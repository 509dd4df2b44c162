import { sql, type Kysely } from 'kysely';
import type { Database } from './schema.ts';

/**
 * Notifies a channel of PostgreSQL of what is stored nowhere. It waits for no disk, and what is to be said while something is
 * said goes in one transaction: a server says once a minute of every table who is there. Rejects with the errors of the database.
 */
export function sayTogether(
  db: Kysely<Database>,
  channel: string,
): (notice: string) => Promise<void> {
  let waiting: string[] = [];
  let before: Promise<unknown> = Promise.resolve();
  let next: Promise<void> | undefined;

  const sayAll = async (): Promise<void> => {
    await before;
    const notices = waiting;
    waiting = [];
    next = undefined;
    const saying =
      sql`select pg_notify(${channel}, notice), set_config('synchronous_commit', 'off', true)
      from unnest(${notices}::text[]) notice`.execute(db);
    before = saying.catch(() => {});
    await saying;
  };
  return (notice) => {
    waiting.push(notice);
    next ??= sayAll();
    return next;
  };
}
