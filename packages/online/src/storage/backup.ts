import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { copyTables, type CopyProgress } from './copy.ts';
import { migrate } from './migrations.ts';
import { readPostgres } from './postgres.ts';
import type { Database } from './schema.ts';
import { TABLES_FILE } from './sqlite.ts';
import type { TableStore } from './table-store.ts';

/** Where tables are kept: in a folder, or in a PostgreSQL database. */
export type Place = { readonly folder: string } | { readonly address: string };

/** Thrown when a file is there already, or a file or folder to read from is not. */
export class WrongFile extends Error {}

/**
 * Writes all tables into one new file, as they are at one moment. Servers go on meanwhile. The file is there once it is
 * complete. Returns how many tables it holds. Throws `WrongFile`, and the errors of the databases.
 */
export async function backUp(from: Place, file: string, progress?: CopyProgress): Promise<number> {
  if (existsSync(file)) throw new WrongFile(file);
  const part = `${file}.part`;
  rmSync(part, { force: true });
  const source =
    'address' in from ? readPostgres(from.address) : readFile(join(from.folder, TABLES_FILE));
  const target = openFile(part);
  try {
    await migrate(target);
    const copied = await copyTables(source, target, progress);
    await target.destroy();
    renameSync(part, file);
    return copied;
  } finally {
    await source.destroy();
    await target.destroy();
    rmSync(part, { force: true });
  }
}

/**
 * Copies all tables of such a file into a store that has none yet. All are there afterwards, or none. Returns how many. Throws
 * `WrongFile`, `NotEmpty`, and the errors of the databases.
 */
export async function restore(
  file: string,
  to: TableStore,
  progress?: CopyProgress,
): Promise<number> {
  const source = readFile(file);
  try {
    return await copyTables(source, to.db, progress);
  } finally {
    await source.destroy();
  }
}

function readFile(file: string): Kysely<Database> {
  if (!existsSync(file)) throw new WrongFile(file);
  return open(new BetterSqlite(file, { readonly: true, fileMustExist: true }));
}

function openFile(file: string): Kysely<Database> {
  const database = new BetterSqlite(file);
  // One file and nothing beside it.
  database.pragma('journal_mode = DELETE');
  database.pragma('foreign_keys = ON');
  return open(database);
}

const open = (database: BetterSqlite.Database): Kysely<Database> =>
  new Kysely<Database>({ dialect: new SqliteDialect({ database }) });
