import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openFolder } from '@glade/online/storage';
import { openTables } from '../src/tables/far-tables.ts';

const DAY = 24 * 60;

test.each([
  ['30 days if nobody says another number', undefined, 29, true],
  ['30 days if nobody says another number', undefined, 31, false],
  ['as many days as --keep-days says', '2', 1, true],
  ['as many days as --keep-days says', '2', 3, false],
  ['as many days as --keep-days says', '100', 99, true],
] as const)(
  'a table is kept for %s (%s, untouched for %i days)',
  async (_, keepDays, age, kept) => {
    const data = mkdtempSync(join(tmpdir(), 'glade-days-'));
    onTestFinished(() => rmSync(data, { recursive: true, force: true }));
    const now = Math.floor(Date.now() / 60_000);
    let minute = now - age * DAY;
    const before = await openFolder(data, () => minute);
    await before.store.create(
      {
        key: 'old',
        game: 'war-kids',
        version: 1,
        options: '{}',
        players: '[]',
        watchable: 1,
        secret: 's',
        commitment: 'c',
        next: null,
      },
      [],
    );
    // A server saw more than a day ago that its time was over, if it was.
    minute = now - DAY - 1;
    await before.store.deleteEnded(0, DAY);
    await before.store.close();

    const { tables, store, threads } = (await openTables(
      { data, ...(keepDays === undefined ? {} : { keepDays }) },
      (error) => {
        throw error;
      },
      () => {},
    ))!;
    await tables.sweep();
    expect((await store.read('old')) !== undefined).toBe(kept);
    await tables.close(0);
    await store.close();
    await threads.stop();
  },
);
