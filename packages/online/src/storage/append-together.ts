import type { Database as Sqlite } from 'better-sqlite3';
import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';
import type { Appended } from './stored.ts';

interface Waiting {
  readonly added: Appended;
  readonly resolve: (stored: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Appends to tables in SQLite. All that is asked for while the disk is busy is written in one transaction: it is on disk after
 * one wait, so that people and bots at other tables do not wait for each other. `db` is the same connection: nothing else is
 * asked of it meanwhile.
 *
 * False if there is such a step or answer already, the seat has another key, or there is no such table; then nothing of it has
 * changed. Rejects with the errors of the database.
 */
export function appendTogether(
  database: Sqlite,
  db: Kysely<Database>,
): (added: Appended) => Promise<boolean> {
  const append = appendIn(database);
  let waiting: Waiting[] = [];

  /** Takes all that waits, so that whatever comes later begins again. */
  const take = (): readonly Waiting[] => {
    const taken = waiting;
    waiting = [];
    return taken;
  };
  const write = async (): Promise<void> => {
    let taken: readonly Waiting[] = [];
    try {
      await db.connection().execute(() => {
        taken = take();
        const done = append(taken.map(({ added }) => added));
        for (const [i, { resolve, reject }] of taken.entries()) {
          const each = done[i]!;
          if (typeof each === 'boolean') resolve(each);
          else reject(each.error);
        }
        return Promise.resolve();
      });
    } catch (error) {
      // What has come since is written by itself. Nothing was taken if there was no connection.
      for (const { reject } of taken.length > 0 ? taken : take()) reject(error);
    }
  };
  return (added) =>
    new Promise((resolve, reject) => {
      // Not at once: what other pages have sent already comes before the next round of the event loop.
      if (waiting.length === 0) setImmediate(() => void write());
      waiting.push({ added, resolve, reject });
    });
}

/** Whether it was stored, or the error of one that leaves the others as they are. */
type Done = boolean | { readonly error: unknown };

/** Appends all of these in one transaction. Throws if that cannot be; then nothing has changed. */
function appendIn(database: Sqlite): (all: readonly Appended[]) => readonly Done[] {
  // As `touchedIn` says it.
  const touch = database.prepare<[number, string]>(
    'update tables set touched = max(touched, ?) where key = ?',
  );
  const hasKey = database.prepare<[string, number, string]>(
    'select 1 from seats where "table" = ? and seat = ? and key_hash = ?',
  );
  const addStep = database.prepare<
    [string, number, number | null, number | null, number | null, number | null]
  >(
    'insert into steps ("table", step, cut, actor, action, ahead) values (?, ?, ?, ?, ?, ?) on conflict do nothing',
  );
  const addAnswer = database.prepare<[string, string, number, string]>(
    'insert into answers ("table", intent, seat, answer) values (?, ?, ?, ?) on conflict do nothing',
  );

  // Within another transaction this is a savepoint.
  const one = database.transaction(({ table, rows, answer, minute }: Appended) => {
    if (touch.run(minute, table).changes !== 1) throw new Behind();
    for (const { step, cut, actor, action, ahead } of rows)
      if (addStep.run(table, step, cut, actor, action, ahead).changes !== 1) throw new Behind();
    if (answer === undefined) return;
    const { intent, seat, by } = answer;
    if (by !== undefined && hasKey.get(table, seat, by) === undefined) throw new Behind();
    if (addAnswer.run(table, intent, seat, answer.answer).changes !== 1) throw new Behind();
  });
  const attempt = (added: Appended): Done => {
    try {
      one(added);
      return true;
    } catch (error) {
      if (error instanceof Behind) return false;
      // A full disk, for instance, has undone all of it.
      if (!database.inTransaction) throw error;
      return { error };
    }
  };
  const all = database.transaction((together: readonly Appended[]) => together.map(attempt));
  return (together) => (together.length === 1 ? [attempt(together[0]!)] : all(together));
}

/** Rolls one of them back. */
class Behind extends Error {}
