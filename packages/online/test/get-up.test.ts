import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { games } from '@glade/games';
import { Tables } from '../src/host/index.ts';
import type { TableStore } from '../src/storage/index.ts';
import type { ServerMessage } from '../src/wire/index.ts';
import { postgresDatabase, sqliteDatabase, type TestDatabase } from './stores.ts';

// Before the match begins people get up and sit down again, and the opener closes the table.

const databases = [
  ['SQLite', sqliteDatabase],
  ['PostgreSQL', postgresDatabase],
] as const;

const word = (seat: number): string => String(seat).repeat(32);

describe.each(databases)('%s', (_, start) => {
  let database: TestDatabase;
  let store: TableStore;
  let tables: Tables;

  beforeAll(async () => {
    database = await start();
    store = await database.open();
    tables = new Tables({
      store,
      game: (id) => games.find((game) => game.id === id),
      chooser: { choose: ({ rules, state }) => Promise.resolve(rules.nth(state, 0)) },
      report: (error) => {
        throw error;
      },
      mayBeCalled: () => true,
    });
  });
  afterAll(async () => {
    await tables.close(0);
    await store.close();
    await database.stop();
  });

  /** A table with an opener, who has not given a word yet, and somebody else, who has. */
  async function two() {
    const opened = await tables.open({
      game: 'leaf-climbers',
      options: { players: 2 },
      watchable: true,
      seats: [{ who: 'me' }, { who: 'free' }],
    });
    if (!opened.ok) throw new Error(opened.problem.code);
    const { table, keys } = opened.value;
    const taken = await tables.takeSeat(table, { seat: 1, word: word(1), face: 'owl' });
    if (!taken.ok) throw new Error(taken.problem.code);
    return { table, opener: keys[0]!, other: taken.value };
  }

  /** What a page with this key hears from now on. */
  async function listen(table: string, key: string): Promise<ServerMessage[]> {
    const heard: ServerMessage[] = [];
    const arrived = await tables.arrive(table, [key], 0, (message) => void heard.push(message));
    if (!arrived.ok) throw new Error(arrived.problem.code);
    return heard;
  }

  test('who gets up frees the seat, their key is worth nothing, and they sit down again with another face', async () => {
    const { table, opener, other } = await two();
    const heard = await listen(table, opener);
    expect(await tables.leave(table, other)).toEqual({ ok: true, value: { closed: false } });
    const told = heard.findLast((message) => message.type === 'table');
    expect(told).toMatchObject({ table: { seats: [{ taken: true }, { taken: false }] } });
    // An answer may be lost: whoever asks again hears that the key is none.
    expect(await tables.leave(table, other)).toMatchObject({ problem: { code: 'far.key' } });
    const again = await tables.takeSeat(table, { seat: 1, word: word(2), face: 'cat' });
    expect(again.ok).toBe(true);
    expect((await store.read(table))!.seats[1]).toMatchObject({ face: 'cat', word: word(2) });
  });

  test('if the opener gets up the table is closed, and the others are told', async () => {
    const { table, opener, other } = await two();
    const heard = await listen(table, other);
    expect(await tables.leave(table, opener)).toEqual({ ok: true, value: { closed: true } });
    expect(heard.at(-1)).toEqual({ type: 'bye', why: 'gone' });
    expect(await store.read(table)).toBeUndefined();
    expect(await tables.info(table)).toMatchObject({ problem: { code: 'far.none' } });
  });

  test('once the match has begun nobody gets up or closes it', async () => {
    const { table, opener, other } = await two();
    await tables.giveWord(table, opener, word(0));
    for (const key of [opener, other])
      expect(await tables.leave(table, key)).toMatchObject({ problem: { code: 'far.begun' } });
    expect((await store.read(table))!.seats).toHaveLength(2);
  });

  test('of a last word and somebody who gets up in the same moment one counts', async () => {
    for (let i = 0; i < 10; i++) {
      const { table, opener, other } = await two();
      const [left] = await Promise.all([
        tables.leave(table, other),
        tables.giveWord(table, opener, word(0)),
      ]);
      const { seats } = (await store.read(table))!;
      expect(seats).toHaveLength(left.ok ? 1 : 2);
    }
  });

  test('a stranger closes nothing', async () => {
    const { table } = await two();
    const key = 'A'.repeat(22);
    expect(await tables.leave(table, key)).toMatchObject({ problem: { code: 'far.key' } });
    expect((await store.read(table))!.seats).toHaveLength(2);
  });
});
