import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { games } from '@glade/games';
import { BotJobs, BotLine, botThreads } from '@glade/online/bots';
import { Tables } from '@glade/online/host';
import { openFolder, openPostgres } from '@glade/online/storage';
import { startPostgres } from '../../queue/test/postgres.ts';
import { serveApp } from '../src/index.ts';
import { ScriptedPage } from './scripted-page.ts';

const GAME = games.find(({ id }) => id === 'leaf-climbers')!;
const WORKER = new URL('bot.worker.ts', import.meta.url);
/** What no page may hear: an error's own words. */
const FULL = 'no space left on device';

/** A server whose bots think in threads; moves are put in line on SQLite, and are jobs on PostgreSQL. */
async function start(kind: 'SQLite' | 'PostgreSQL') {
  const folder = mkdtempSync(join(tmpdir(), 'glade-bots-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  const minute = (): number => 1000;
  const reported: unknown[] = [];
  const report = (error: unknown): void => void reported.push(error);
  const postgres = kind === 'PostgreSQL' ? await startPostgres() : undefined;
  if (postgres !== undefined) onTestFinished(() => postgres.stop());
  const { store } = await (postgres === undefined
    ? openFolder(join(folder, 'data'), minute)
    : openPostgres(postgres.url, minute));
  const bots =
    postgres === undefined
      ? new BotLine({ atOnce: 1, most: 100, report })
      : await BotJobs.open({ address: postgres.url, atOnce: 1, report });
  const threads = botThreads(WORKER, 1);
  let drawn = 0;
  const tables = new Tables({
    store,
    bots,
    game: (id) => games.find((game) => game.id === id),
    chooser: threads,
    // The same dice each time.
    draw: (bytes) => Buffer.from(String((drawn += 1)).padStart(bytes, 'a')),
    report,
    mayBeCalled: () => true,
  });
  const serving = await serveApp(folder, '127.0.0.1', 0, { tables });
  // What is registered last is done first.
  onTestFinished(async () => {
    await tables.close(0);
    await serving.close();
    await store.close();
    await threads.stop();
  });
  return { url: serving.url, store, tables, reported };
}

test.each(['SQLite', 'PostgreSQL'] as const)(
  'on %s a table with bots plays on to its end; what a full disk refused is tried again by itself, and no page hears of it',
  async (kind) => {
    const { url, store, tables, reported } = await start(kind);
    const opened = await tables.open({
      game: GAME.id,
      options: { players: 3 },
      watchable: true,
      seats: [{ who: 'me' }, { who: 'bot', level: 'gentle' }, { who: 'bot', level: 'gentle' }],
    });
    if (!opened.ok) throw new Error(opened.problem.code);
    const { table, keys } = opened.value;
    await tables.giveWord(table, keys[0]!, '0'.repeat(32));
    const line = `${url.replace('http', 'ws')}api/tables/${table}/live`;
    const pageOf = (held: readonly string[]): ScriptedPage => {
      const page = new ScriptedPage(
        GAME,
        () => line,
        held,
        () => 0,
      );
      onTestFinished(() => page.close());
      return page;
    };
    const [person, watcher] = [pageOf(keys), pageOf([])];
    for (const page of [person, watcher]) await page.until(() => page.far !== undefined);

    // The disk is full twice in a row while a bot moves.
    const append = store.append.bind(store);
    let full = 0;
    vi.spyOn(store, 'append').mockImplementation((key, from, steps, answer) => {
      const byBot = answer === undefined && steps.some((step) => 'actor' in step && step.actor > 0);
      if (!byBot || full === 2) return append(key, from, steps, answer);
      full += 1;
      return Promise.reject(new Error(FULL));
    });
    while (!person.over) {
      person.act();
      const { position } = person;
      await person.until(() => person.over || person.position !== position);
    }
    await watcher.until(() => watcher.over);
    expect(watcher.position).toBe(person.position);
    expect([person.refused, watcher.refused]).toEqual([[], []]);
    expect(full).toBe(2);
    expect(reported.map((error) => (error as Error).message)).toEqual([FULL, FULL]);
    const bySeat = (seat: number): number =>
      person.far!.table.match.log.filter(({ actor }) => actor === seat).length;
    for (const seat of [0, 1, 2]) expect(bySeat(seat)).toBeGreaterThan(0);
    const heard = [...person.heard, ...watcher.heard];
    expect(heard.length).toBeGreaterThan(10);
    expect(heard.filter((text) => text.includes(FULL) || text.includes('bot.failed'))).toEqual([]);
    // What a page hears of a bot is that it is about to move.
    const ofBots = heard.map((text) => JSON.parse(text)).filter(({ type }) => type === 'bot');
    expect(
      ofBots.every((said) => Object.keys(said).every((key) => ['type', 'thinking'].includes(key))),
    ).toBe(true);
  },
);
