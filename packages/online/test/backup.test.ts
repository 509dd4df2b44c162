import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backUp, NotEmpty, restore, WrongFile, type TableStore } from '../src/storage/index.ts';
import { postgresDatabase, seatRow, sqliteDatabase, storeTable } from './stores.ts';

const folder = mkdtempSync(join(tmpdir(), 'glade-backup-'));
let postgres: Awaited<ReturnType<typeof postgresDatabase>>;

beforeAll(async () => {
  postgres = await postgresDatabase();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true });
});

async function everything(store: TableStore): Promise<unknown> {
  const { db } = store;
  return {
    tables: await db.selectFrom('tables').selectAll().orderBy('key').execute(),
    seats: await db.selectFrom('seats').selectAll().orderBy('table').orderBy('seat').execute(),
    steps: await db.selectFrom('steps').selectAll().orderBy('table').orderBy('step').execute(),
    answers: await db.selectFrom('answers').selectAll().orderBy('intent').execute(),
  };
}

async function play(store: TableStore, key: string, from: number): Promise<void> {
  for (let i = from; i < from + 20; i++)
    await store.append(key, i, [{ actor: i % 2, action: i - 10 }], {
      intent: `${key}-${i}`,
      seat: i % 2,
      answer: '{"ok":true}',
    });
}

test('a backup made while a server writes holds one moment, and comes back in either kind of database', async () => {
  const here = await sqliteDatabase();
  const store = await here.open();
  for (const key of ['a', 'b', 'c']) {
    await storeTable(store, key);
    await store.takeSeat(seatRow(key, 1));
    await play(store, key, 0);
  }
  await store.append('c', 20, [{ cut: 3 }]);
  const before = await everything(store);
  const file = join(folder, 'first.sqlite');
  // Another process would open the folder in the same way: the lock is a file of its own.
  const written = backUp({ folder: here.folder }, file);
  expect(await written).toBe(3);
  await play(store, 'a', 20);
  expect(await everything(store)).not.toEqual(before);

  const there = await postgres.open();
  expect(await restore(file, there)).toBe(3);
  expect(await everything(there)).toEqual(before);
  await expect(restore(file, there)).rejects.toThrow(NotEmpty);
  expect(await there.append('a', 20, [{ actor: 0, action: 1 }])).toBe('stored');

  const second = join(folder, 'second.sqlite');
  const ended = new AbortController();
  const writing = (async () => {
    for (let i = 21; !ended.signal.aborted; i++) {
      await there.append('a', i, [{ actor: 0, action: i }], {
        intent: `more-${i}`,
        seat: 0,
        answer: '{}',
      });
    }
  })();
  expect(await backUp({ address: postgres.server.url }, second)).toBe(3);
  ended.abort();
  await writing;
  const back = await sqliteDatabase();
  const again = await back.open();
  await restore(second, again);
  // As many answers as steps in it: no transaction is in it by halves.
  const steps = (await again.steps('a', 0)).length;
  const answers = await again.db
    .selectFrom('answers')
    .select('intent')
    .where('table', '=', 'a')
    .execute();
  expect(answers).toHaveLength(steps - 1);
  expect(await again.read('c')).toMatchObject({ secret: 'secret of c' });
  for (const each of [store, there, again]) await each.close();
  await here.stop();
  await back.stop();
});

test('a backup overwrites no file, and one that fails leaves none', async () => {
  const taken = join(folder, 'taken');
  writeFileSync(taken, 'mine');
  const here = await sqliteDatabase();
  const store = await here.open();
  await expect(backUp({ folder: here.folder }, taken)).rejects.toThrow(WrongFile);
  await expect(backUp({ folder: join(folder, 'no-folder') }, join(folder, 'x'))).rejects.toThrow(
    WrongFile,
  );
  const away = backUp({ address: 'postgres://u:p@127.0.0.1:1/d' }, join(folder, 'x'));
  await expect(away).rejects.toThrow(/ECONNREFUSED/);
  await expect(restore(join(folder, 'none'), store)).rejects.toThrow(WrongFile);
  expect([existsSync(join(folder, 'x')), existsSync(join(folder, 'x.part'))]).toEqual([
    false,
    false,
  ]);
  await store.close();
  await here.stop();
});
