import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { appendTogether } from '../src/storage/append-together.ts';
import { migrate } from '../src/storage/migrations.ts';
import type { Database } from '../src/storage/schema.ts';
import type { Appended } from '../src/storage/stored.ts';
import { tableRow } from './stores.ts';

const KEYS = Array.from({ length: 12 }, (_none, i) => `table-${i}`);

/** A database with twelve tables, what it runs, and who appends to it. */
async function start(ran: (statement: string) => void = () => {}) {
  const folder = mkdtempSync(join(tmpdir(), 'glade-append-'));
  const file = join(folder, 'tables.sqlite');
  const database = new BetterSqlite(file, {
    timeout: 0,
    verbose: (statement) => ran(String(statement)),
  });
  const db = new Kysely<Database>({ dialect: new SqliteDialect({ database }) });
  await migrate(db);
  const tables = KEYS.map((key) => ({ ...tableRow(key), touched: 0 }));
  await db.insertInto('tables').values(tables).execute();
  onTestFinished(async () => {
    await db.destroy();
    rmSync(folder, { recursive: true });
  });
  return { file, db, append: appendTogether(database, db) };
}

/** A first step of this table. */
const firstStep = (table: string): Appended => ({
  table,
  rows: [{ table, step: 0, cut: null, actor: 0, action: 5, ahead: null }],
  answer: undefined,
  minute: 1000,
  notice: '',
});

test('twelve moves that come one after the other in one round of the event loop wait for the disk once', async () => {
  let ran: string[] = [];
  const { db, append } = await start((statement) => void ran.push(statement));
  ran = [];
  const asked: Promise<boolean>[] = [];
  for (const key of KEYS) {
    asked.push(append(firstStep(key)));
    await new Promise<void>((resolve) => process.nextTick(resolve));
  }
  const done = await Promise.all(asked);
  expect(done).toEqual(KEYS.map(() => true));
  expect(ran.filter((each) => each === 'COMMIT')).toHaveLength(1);
  expect(ran.filter((each) => each.startsWith('insert into steps'))).toHaveLength(12);
  expect(ran.indexOf('COMMIT')).toBe(ran.length - 1);
  expect(await db.selectFrom('steps').select('table').execute()).toHaveLength(12);
});

test('what comes after moves that could not be written is written all the same', async () => {
  let undone = (): void => {};
  const { file, append } = await start((statement) => {
    if (statement === 'ROLLBACK') undone();
  });
  const other = new BetterSqlite(file);
  other.exec('begin immediate');
  let late: Promise<boolean> | undefined;
  undone = () => {
    other.close();
    late = append(firstStep(KEYS[1]!));
  };
  await expect(append(firstStep(KEYS[0]!))).rejects.toThrow('database is locked');
  expect(await late).toBe(true);
});
