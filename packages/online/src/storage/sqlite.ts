import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { appendTogether } from './append-together.ts';
import { migrate } from './migrations.ts';
import type { Database } from './schema.ts';
import { TableStore } from './table-store.ts';

/** The file in a folder in which its tables are. */
export const TABLES_FILE = 'tables.sqlite';

/** Thrown when another process uses the folder. */
export class FolderInUse extends Error {}

/**
 * The tables in a folder, in one SQLite file. Whatever a method of the store has promised has been written through to the
 * disk (WAL, `synchronous = FULL`). One process at a time: the second one gets `FolderInUse`.
 */
export async function openFolder(
  folder: string,
  minute: () => number,
): Promise<{ readonly store: TableStore; readonly db: Kysely<Database> }> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const release = lock(join(folder, 'lock.sqlite'));
  const database = new BetterSqlite(join(folder, TABLES_FILE));
  try {
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
    database.pragma('foreign_keys = ON');
    // What is deleted is overwritten.
    database.pragma('secure_delete = ON');
    const db = new Kysely<Database>({ dialect: new SqliteDialect({ database }) });
    await migrate(db);
    const append = appendTogether(database, db);
    // What was deleted is not to be found in the log of SQLite either.
    const forget = (): void => void database.pragma('wal_checkpoint(TRUNCATE)');
    return { store: new TableStore(db, { minute, release, forget, append }), db };
  } catch (error) {
    database.close();
    release();
    throw error;
  }
}

/** Holds an exclusive lock on a file of its own as long as the process lives: the system takes it away from a dead one. */
function lock(file: string): () => void {
  const held = new BetterSqlite(file, { timeout: 0 });
  try {
    held.pragma('locking_mode = EXCLUSIVE');
    held.exec('begin exclusive');
  } catch (error) {
    held.close();
    if ((error as { code?: string }).code?.startsWith('SQLITE_BUSY') !== true) throw error;
    throw new FolderInUse('Another Glade uses this folder.', { cause: error });
  }
  return () => held.close();
}
