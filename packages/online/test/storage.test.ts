import { sql } from 'kysely';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FolderInUse, openFolder, openPostgres, type TableStore } from '../src/storage/index.ts';
import { NewerDatabase, NoAddress, type TableNews } from '../src/storage/index.ts';
import type { Step } from '../src/wire/index.ts';
import {
  minuteOf,
  postgresDatabase,
  seatRow,
  sqliteDatabase,
  storeTable,
  type TestDatabase,
  tableRow,
} from './stores.ts';

const DAY = 24 * 60;

const databases = [
  ['SQLite', sqliteDatabase],
  ['PostgreSQL', postgresDatabase],
] as const;

describe.each(databases)('%s', (_, start) => {
  let database: TestDatabase;
  let store: TableStore;
  const now = { minute: 1000 };

  beforeAll(async () => {
    database = await start();
    store = await database.open(minuteOf(now));
  });
  afterAll(async () => {
    await store.close();
    await database.stop();
  });

  test('a table is stored once, and read as it was stored', async () => {
    expect(await storeTable(store, 'once')).toBe(true);
    const read = await store.read('once');
    expect(read).toMatchObject({ key: 'once', touched: 1000, ending: null, next: null });
    expect(read!.seats).toEqual([{ ...seatRow('once', 0), used: 0 }]);
    expect(await storeTable(store, 'once')).toBe(false);
    expect(await store.read('once')).toEqual(read);
    expect(await store.read('none')).toBeUndefined();
  });

  test('of two keys one gets the seat, and may ask again', async () => {
    await storeTable(store, 'seats');
    const taken = await Promise.all(
      ['a', 'b', 'a', 'b'].map((key) => store.takeSeat(seatRow('seats', 1, key))),
    );
    expect(taken.filter(Boolean)).toHaveLength(2);
    expect([taken[0], taken[1]]).toEqual([taken[2], taken[3]]);
    expect((await store.read('seats'))!.seats).toHaveLength(2);
  });

  test('a seat gets a new key once, and with it the seat that the next table keeps; the old key stores nothing more', async () => {
    await storeTable(store, 'keys');
    const [before, after] = ['a'.repeat(64), 'b'.repeat(64)];
    await store.takeSeat(seatRow('keys', 1, before));
    const players = JSON.stringify([{ who: 'person', for: before }, { who: 'person' }]);
    await store.again('keys', { ...tableRow('keys next'), players });
    const answer = { intent: 'an intent', seat: 1, answer: '{}', by: before };
    expect(await store.append('keys', 0, [{ actor: 1, action: 5 }], answer)).toBe('stored');

    expect(await store.renewKey('keys', 1, before, after)).toBe(true);
    expect(await store.renewKey('keys', 1, before, 'c'.repeat(64))).toBe(false);
    expect((await store.read('keys'))!.seats[1]!.key_hash).toBe(after);
    expect((await store.read('keys next'))!.players).toBe(players.replace(before, after));
    const late = { ...answer, intent: 'another intent' };
    expect(await store.append('keys', 1, [{ actor: 1, action: 6 }], late)).toBe('behind');
    expect(await store.steps('keys', 0)).toHaveLength(1);
    expect(await store.answer('keys', 'another intent')).toBeUndefined();
    expect(await store.append('keys', 1, [{ actor: 1, action: 6 }], { ...late, by: after })).toBe(
      'stored',
    );
    expect(await store.answer('keys', 'another intent')).toMatchObject({ seat: 1 });
  });

  test('of a person and a bot one gets the seat', async () => {
    for (const key of ['first', 'second', 'third']) {
      await storeTable(store, key);
      const [sat, filled] = await Promise.all([
        store.takeSeat(seatRow(key, 1, 'a'), (players) => players !== 'bot'),
        store.fillSeat(key, 1, () => ({ players: 'bot', custom: null })),
      ]);
      expect(sat).toBe(!filled);
      const { players, seats } = (await store.read(key))!;
      expect(players === 'bot').toBe(filled);
      expect(seats).toHaveLength(sat ? 2 : 1);
    }
  });

  test('of many who write the same step at once one does, and only its answer is kept', async () => {
    await storeTable(store, 'race');
    const tried = await Promise.all(
      Array.from({ length: 12 }, (_none, i) =>
        store.append('race', 0, [{ actor: 0, action: i }, { cut: 0 }], {
          intent: `intent-${i}`,
          seat: 0,
          answer: '{}',
        }),
      ),
    );
    expect(tried.filter((each) => each === 'stored')).toHaveLength(1);
    const winner = tried.indexOf('stored');
    expect(await store.steps('race', 0)).toEqual([{ actor: 0, action: winner }, { cut: 0 }]);
    expect(await store.steps('race', 1)).toEqual([{ cut: 0 }]);
    for (let i = 0; i < 12; i++) {
      const kept = await store.answer('race', `intent-${i}`);
      expect(kept !== undefined).toBe(i === winner);
    }
    const again = { intent: `intent-${winner}`, seat: 0, answer: '{}' };
    expect(await store.append('race', 2, [{ actor: 1, action: 7 }], again)).toBe('behind');
    expect(await store.steps('race', 0)).toHaveLength(2);
  });

  test('of many tables that go on at once each is stored, and one that may not go on leaves the others alone', async () => {
    const keys = Array.from({ length: 12 }, (_none, i) => `together-${i}`);
    for (const key of keys) await storeTable(store, key);
    await store.append(keys[3]!, 0, [{ actor: 0, action: 1 }]);
    const intent = (i: number) => ({ intent: `intent-${i}`, seat: 0, answer: '{}' });
    const tried = await Promise.all([
      ...keys.map((key, i) =>
        store.append(key, 0, [{ actor: 0, action: i }, { cut: 0 }], {
          ...intent(i),
          by: i === 7 ? 'hash of an old key' : 'hash 0',
        }),
      ),
      store.append('no table', 0, [{ actor: 0, action: 0 }], intent(20)),
    ]);
    const refused = new Set([3, 7, 12]);
    expect(tried).toEqual(tried.map((_none, i) => (refused.has(i) ? 'behind' : 'stored')));
    for (const [i, key] of keys.entries()) {
      const own = i === 3 ? [{ actor: 0, action: 1 }] : [];
      const steps = refused.has(i) ? own : [{ actor: 0, action: i }, { cut: 0 }];
      expect(await store.steps(key, 0)).toEqual(steps);
      expect((await store.answer(key, `intent-${i}`)) !== undefined).toBe(!refused.has(i));
    }
    expect(await store.steps('no table', 0)).toEqual([]);
  });

  test('what a seat does ahead of the log comes back so, and an older build reads a cut that cuts nothing off', async () => {
    await storeTable(store, 'ahead');
    const steps: readonly Step[] = [
      { actor: -1, action: 3 },
      { ahead: 1, action: 7, at: 1 },
      { ahead: 1, action: null, at: 1 },
    ];
    expect(await store.append('ahead', 0, steps)).toBe('stored');
    expect(await store.steps('ahead', 0)).toEqual(steps);
    const rows = await store.db
      .selectFrom('steps')
      .select('cut')
      .where('table', '=', 'ahead')
      .orderBy('step')
      .execute();
    expect(rows.map(({ cut }) => cut)).toEqual([null, 1, 1]);
  });

  test('the largest and smallest numbers of actions come back as numbers', async () => {
    await storeTable(store, 'numbers');
    const steps = [2 ** 31 - 1, -(2 ** 31), 0].map((action) => ({ actor: -1, action }));
    expect(await store.append('numbers', 0, steps)).toBe('stored');
    expect(await store.steps('numbers', 0)).toEqual(steps);
  });

  test('the first who opens the next table opens it for all, and no other is left', async () => {
    await storeTable(store, 'first');
    const named = await Promise.all(['x', 'y'].map((key) => store.again('first', tableRow(key))));
    expect(new Set(named).size).toBe(1);
    const there = await Promise.all(['x', 'y'].map((key) => store.read(key)));
    expect(there.flatMap((table) => table?.key ?? [])).toEqual([named[0]]);
    await store.standIn('first', 0, true);
    const read = await store.read('first');
    expect([read!.next, read!.seats[0]!.stand_in]).toEqual([named[0], 1]);
  });

  test('a next table that is deleted leaves room for another; one that may not be deleted stays', async () => {
    await storeTable(store, 'ended');
    await store.again('ended', tableRow('next one'));
    expect(await store.delete('next one', () => false)).toBeUndefined();
    expect((await store.read('ended'))!.next).toBe('next one');
    expect(await store.delete('next one', () => true)).toEqual(['ended']);
    expect((await store.read('ended'))!.next).toBeNull();
    expect(await store.again('ended', tableRow('next two'))).toBe('next two');
    expect(await store.delete('ended', () => true)).toEqual([]);
    expect(await store.read('next two')).toBeDefined();
  });

  test('a table at which nothing has happened for its time is deleted with all its rows, a day after that is seen', async () => {
    now.minute = 100 * DAY;
    for (const key of ['old', 'moved', 'new']) {
      await storeTable(store, key);
      await store.append(key, 0, [{ actor: 0, action: 1 }], {
        intent: 'intent-1',
        seat: 0,
        answer: '{}',
      });
    }
    now.minute = 110 * DAY;
    await store.append('new', 1, [{ actor: 0, action: 2 }]);
    now.minute = 130 * DAY + 1;
    const sweep = () => store.deleteEnded(30 * DAY, DAY);
    expect(await sweep()).toEqual([]);
    expect((await store.read('old'))!.ending).toBe(now.minute);
    await store.append('moved', 1, [{ actor: 1, action: 2 }]);
    now.minute += DAY - 1;
    expect(await sweep()).toEqual([]);
    now.minute += 1;
    expect(await sweep()).toEqual(expect.arrayContaining(['old']));
    expect(await store.read('old')).toBeUndefined();
    for (const table of ['tables', 'seats', 'steps', 'answers'] as const)
      expect(JSON.stringify(await store.db.selectFrom(table).selectAll().execute())).not.toContain(
        '"old"',
      );
    expect((await store.read('moved'))!.ending).toBeNull();
    expect((await store.read('new'))!.ending).toBeNull();
    expect(await store.steps('new', 0)).toHaveLength(2);
  });

  test('a clock that is wrong for less than a day deletes nothing and takes no time away', async () => {
    now.minute = 200 * DAY;
    await storeTable(store, 'clock');
    const sweep = () => store.deleteEnded(30 * DAY, DAY);
    now.minute = 900 * DAY;
    expect(await sweep()).not.toContain('clock');
    now.minute = 201 * DAY;
    expect(await sweep()).not.toContain('clock');
    now.minute = 0;
    await store.append('clock', 0, [{ actor: 0, action: 1 }]);
    expect((await store.read('clock'))!.touched).toBe(200 * DAY);
    expect(await sweep()).not.toContain('clock');
    now.minute = 229 * DAY;
    expect(await sweep()).not.toContain('clock');
    // Its mark from the day 900 has been taken away: it has its day from now on.
    now.minute = 231 * DAY;
    expect(await sweep()).not.toContain('clock');
    await store.beginGraceAgain();
    now.minute = 232 * DAY;
    expect(await sweep()).not.toContain('clock');
    now.minute = 233 * DAY;
    expect(await sweep()).toContain('clock');
  });

  test('an older build leaves a database alone that a later one has written', async () => {
    // The last of these tests: nothing can be opened any more. A store may be closed twice.
    const migrations = store.db as never as {
      insertInto(table: string): { values(row: object): { execute(): Promise<unknown> } };
    };
    await migrations
      .insertInto('kysely_migration')
      .values({ name: '2999-later', timestamp: '2999' })
      .execute();
    await store.close();
    await expect(database.open()).rejects.toThrow(NewerDatabase);
  });
});

describe('SQLite', () => {
  test('writes everything through to the disk, and leaves nothing of what was deleted in its files', async () => {
    const database = await sqliteDatabase();
    const now = { minute: 0 };
    const store = await database.open(minuteOf(now));
    for (let i = 0; i < 40; i++) await storeTable(store, `table-${i}`);
    const files = () =>
      globSync(join(database.folder, '*'))
        .map((file) => readFileSync(file, 'latin1'))
        .join('');
    expect(files()).toContain('secret of table-7');
    for (now.minute = 31 * DAY; now.minute < 33 * DAY; now.minute += DAY)
      await store.deleteEnded(30 * DAY, DAY);
    expect(files()).not.toContain('secret of table');
    await store.close();
    await database.stop();
  });

  test('a folder serves one process at a time', async () => {
    const database = await sqliteDatabase();
    const store = await database.open();
    await expect(openFolder(database.folder, () => 0)).rejects.toThrow(FolderInUse);
    await store.close();
    await (await database.open()).close();
    await database.stop();
  });
});

describe('PostgreSQL', () => {
  let database: Awaited<ReturnType<typeof postgresDatabase>>;
  beforeAll(async () => {
    database = await postgresDatabase();
  });
  afterAll(() => database.stop());

  test('several servers that start at once make one set of tables', async () => {
    const stores = await Promise.all([1, 2, 3, 4].map(() => database.open()));
    expect(await storeTable(stores[0]!, 'shared')).toBe(true);
    expect(await stores[3]!.read('shared')).toMatchObject({ game: 'war-kids' });
    await Promise.all(stores.map((store) => store.close()));
  });

  test('a transaction whose server is gone keeps no table locked for long', async () => {
    const { store, db } = await openPostgres(database.server.url, () => 1000);
    const { rows } = await sql`show idle_in_transaction_session_timeout`.execute(db);
    expect(rows).toEqual([{ idle_in_transaction_session_timeout: '10s' }]);
    await store.close();
  });

  test('every server hears of every change, by key and number of steps only', async () => {
    const [one, two] = [await database.open(), await database.open()];
    const heard: TableNews[] = [];
    const waiting: (() => void)[] = [];
    two.listen((news) => {
      heard.push(news);
      for (const go of waiting.splice(0)) go();
    });
    const until = async (so: () => boolean): Promise<void> => {
      while (!so()) await new Promise<void>((resolve) => waiting.push(resolve));
    };
    await until(() => heard.length > 0);
    expect(heard.splice(0)).toEqual([{}]);
    await storeTable(one, 'told');
    await one.takeSeat(seatRow('told', 1));
    await one.append('told', 0, [{ actor: 0, action: 5 }]);
    await one.append('told', 0, [{ actor: 0, action: 6 }]);
    await one.say('told', { remark: 'again' });
    await until(() => heard.length === 3);
    expect(heard).toEqual([
      { table: 'told' },
      { table: 'told', steps: 1 },
      { table: 'told', note: { remark: 'again' } },
    ]);
    // What another program says on the channel is no news.
    await database.server.query(`select pg_notify('glade_tables', 'null')`);
    await database.server.query(`select pg_notify('glade_tables', '[')`);

    // A listener that lost its connection says that it may have missed something.
    heard.splice(0);
    await database.server.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'glade'`,
    );
    await until(() => heard.length > 0);
    expect(heard).toEqual([{}]);
    heard.splice(0);
    await one.append('told', 1, [{ actor: 0, action: 6 }]);
    await until(() => heard.length > 0);
    expect(heard).toEqual([{ table: 'told', steps: 2 }]);
    await Promise.all([one.close(), two.close()]);
  });

  test('what is said of many tables at once, and stored nowhere, goes in at most two transactions', async () => {
    const [one, two] = [await database.open(), await database.open()];
    const heard: TableNews[] = [];
    two.listen((news) => heard.push(news));
    await expect.poll(() => heard).toEqual([{}]);
    const transactions = async (): Promise<number> => {
      const [row] = await database.server.query('select pg_current_xact_id()::text id');
      return Number(row!['id']);
    };
    const before = await transactions();
    const tables = Array.from({ length: 12 }, (_none, i) => `said-${i}`);
    await Promise.all(tables.map((table) => one.say(table, { here: true })));
    // One of them is the question's own.
    expect((await transactions()) - before).toBeLessThanOrEqual(3);
    await expect.poll(() => heard.length).toBe(13);
    const said = tables.map((table) => ({ table, note: { here: true } }));
    expect(heard.slice(1)).toEqual(said);
    await Promise.all([one.close(), two.close()]);
  });

  test('what cannot be stored leaves alone what is written with it', async () => {
    const store = await database.open();
    const keys = Array.from({ length: 6 }, (_none, i) => `beside-${i}`);
    for (const key of keys) await storeTable(store, key);
    const done = await Promise.allSettled(
      keys.map((key, i) => {
        // PostgreSQL keeps no text with the character 0.
        const intent = i === 4 ? 'intent-\u0000' : 'intent-1';
        return store.append(key, 0, [{ actor: 0, action: 1 }], { intent, seat: 0, answer: '{}' });
      }),
    );
    const statuses = done.map(({ status }) => status);
    expect(statuses).toEqual(keys.map((_key, i) => (i === 4 ? 'rejected' : 'fulfilled')));
    const steps = await Promise.all(keys.map((key) => store.steps(key, 0)));
    expect(steps.map(({ length }) => length)).toEqual([1, 1, 1, 1, 0, 1]);
    await store.close();
  });

  test('moves that come while others are written are written together, and a locked table holds none of another up', async () => {
    const store = await database.open();
    const keys = Array.from({ length: 12 }, (_none, i) => `waits-${i}`);
    for (const key of [...keys, 'locked']) await storeTable(store, key);
    const first = [{ actor: 0, action: 1 }];
    const done = await Promise.all(keys.map((key) => store.append(key, 0, first)));
    expect(done).toEqual(keys.map(() => 'stored'));
    const written = await database.server.query(
      `select distinct xmin::text from glade_tables.steps where "table" like 'waits-%'`,
    );
    expect(written.length).toBeLessThanOrEqual(3);

    let stuck: Promise<string> | undefined;
    await store.db.transaction().execute(async (db) => {
      await db.updateTable('tables').set({ watchable: 0 }).where('key', '=', 'locked').execute();
      stuck = store.append('locked', 0, first);
      for (const key of keys) expect(await store.append(key, 1, first)).toBe('stored');
    });
    expect(await stuck).toBe('stored');
    await store.close();
  });

  test('what is no address, and a database that is away, are told without the password', async () => {
    await expect(openPostgres('/var/lib', () => 0)).rejects.toThrow(NoAddress);
    const away = openPostgres('postgres://a:hush-hush@127.0.0.1:1/x', () => 0);
    await expect(away).rejects.toThrow(/ECONNREFUSED/);
    await expect(away).rejects.not.toThrow(/hush/);
  });
});
