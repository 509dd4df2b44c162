import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { postgresDatabase, sqliteDatabase } from './stores.ts';

const PAGE = readFileSync(join(import.meta.dirname, '../../../docs/privacy.md'), 'utf8');

/** The columns that the page names, each with a reason. */
const named = [...PAGE.matchAll(/^\| `(\w+\.\w+)` \| (.+?) \| (.+?) \|$/gm)].map(
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
