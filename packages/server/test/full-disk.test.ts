import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { games } from '@glade/games';
import { openFolder } from '@glade/online/storage';
import { lineTo, openTable, postTo } from './open-table.ts';
import { ScriptedPage } from './scripted-page.ts';
import { ServerProcess } from './servers.ts';

// The system gives a real server no more room for its files, in the middle of a match.

let root: string;
let server: ServerProcess;
let pages: ScriptedPage[] = [];

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'glade-full-'));
  writeFileSync(join(root, 'index.html'), '<!doctype html>');
  server = await ServerProcess.start(join(root, 'data'), root);
});
afterEach(async () => {
  for (const page of pages) page.close();
  pages = [];
  await server.kill();
  rmSync(root, { recursive: true, force: true });
});

/** How far the files of the server may grow, in bytes. */
function limit(bytes: number | 'unlimited'): void {
  const { status } = spawnSync('prlimit', [`--pid=${server.pid}`, `--fsize=${bytes}:`]);
  if (status !== 0) throw new Error('this test needs prlimit, of util-linux');
}

test('a disk that is full: a sentence, nothing half written, and play goes on when there is room', async () => {
  const game = games.find(({ id }) => id === 'war-kids')!;
  const { table, keys } = await openTable(postTo(server.url), game);
  const page = new ScriptedPage(
    game,
    () => lineTo(server.url, table),
    keys,
    () => 0,
  );
  const watcher = new ScriptedPage(
    game,
    () => lineTo(server.url, table),
    [],
    () => 0,
  );
  pages = [page, watcher];
  for (const each of pages) await each.until(() => each.begun && (each !== page || page.turn));
  const before = watcher.position;
  limit(4096);
  expect(page.act()).toBe(true);
  await page.until(() => page.refused.length > 0);
  expect(page.refused).toEqual([{ ok: false, problem: { code: 'far.storage' } }]);
  expect([page.position, watcher.position]).toEqual([before, before]);
  limit('unlimited');
  expect(page.act()).toBe(true);
  await page.until(() => page.unanswered === 0);
  await watcher.until(() => watcher.position === page.position && watcher.position !== before);
  expect(page.refused).toHaveLength(1);
  await server.kill();
  const { store } = await openFolder(join(root, 'data'), () => 0);
  expect(await store.steps(table, 0)).toHaveLength(page.far!.length);
  await store.close();
});
