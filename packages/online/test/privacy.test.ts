import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { BotJobs } from '../src/bots/index.ts';
import { postgresDatabase, sqliteDatabase } from './stores.ts';

const PAGE = readFileSync(join(import.meta.dirname, '../../../docs/privacy.md'), 'utf8');

/** The columns of our own tables that the page names, each with a reason. */
const named = [...PAGE.matchAll(/^\| `((?!glade_bots)\w+\.\w+)` \| (.+?) \| (.+?) \|$/gm)].map(
  ([, column]) => column!,
);

test.each([
  ['SQLite', sqliteDatabase],
  ['PostgreSQL', postgresDatabase],
] as const)('docs/privacy.md names every column of %s, and no other', async (_, start) => {
  const database = await start();
  const store = await database.open();
  const found = await store.db.introspection.getTables({ withInternalKyselyTables: true });
  const columns = found
    .filter(({ schema }) => schema === undefined || schema === 'glade_tables')
    .filter(
      ({ name }) => !PAGE.includes(`the tables \`${name}\``) && !PAGE.includes(`and \`${name}\`:`),
    )
    .flatMap(({ name, columns: all }) => all.map((column) => `${name}.${column.name}`));
  expect(columns.toSorted()).toEqual(named.toSorted());
  expect(named.length).toBeGreaterThan(20);
  await store.close();
  await database.stop();
});

/** The tables of bots that the page names, and which of them it calls empty. */
const ofBots = [...PAGE.matchAll(/^\| `glade_bots\.(\w+)` \| (empty: )?.+? \| .+? \|$/gm)].map(
  ([, name, empty]) => ({ name: name!, empty: empty !== undefined }),
);

test('docs/privacy.md names every table of the jobs of bots, and what a job holds', async () => {
  const database = await postgresDatabase();
  onTestFinished(() => database.stop());
  const { server } = database;
  const failed: unknown[] = [];
  let done = 0;
  const bots = await BotJobs.open({
    address: server.url,
    atOnce: 1,
    report: (error) => void failed.push(error),
  });
  // The first job fails once, so that all that a job ever holds is there.
  await bots.start(() => {
    done += 1;
    return done === 1 ? Promise.reject(new Error('a thought of the bot')) : Promise.resolve();
  });
  bots.ask({ table: 'KEY', step: 7 });
  await expect.poll(() => done, { timeout: 20_000 }).toBe(2);
  await bots.stop();
  expect(failed).toHaveLength(1);

  const tables = await server.query(
    "select table_name as name from information_schema.tables where table_schema = 'glade_bots' order by 1",
  );
  // The numbers of each day have a part of their own.
  const found = tables.map(({ name }) =>
    String(name).replace(/^queue_stats_\d{8}$/, 'queue_stats'),
  );
  expect([...new Set(found)]).toEqual(ofBots.map(({ name }) => name).toSorted());
  for (const { name, empty } of ofBots) {
    const rows = await server.query(`select * from glade_bots.${name}`);
    expect([name, empty && rows.length > 0]).toEqual([name, false]);
    expect(JSON.stringify(rows)).not.toContain('a thought');
  }
  const jobs = await server.query('select data, singleton_key from glade_bots.job');
  expect(jobs).toEqual([{ data: { table: 'KEY', step: 7 }, singleton_key: 'KEY 7' }]);
});
