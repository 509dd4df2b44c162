import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sample } from '@glade/engine/testing';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Game } from '@glade/engine';
import { games } from '@glade/games';
import { BotJobs, BotLine, botThreads } from '@glade/online/bots';
import { Tables, type TablesOptions } from '@glade/online/host';
import { openFolder, openPostgres, type TableStore } from '@glade/online/storage';
import { startPostgres } from '../../queue/test/postgres.ts';
import { serveApp } from '../src/index.ts';
import { ScriptedPage } from './scripted-page.ts';

const WORKER = new URL('bot.worker.ts', import.meta.url);
/** What no page may hear: an error's own words. */
const FULL = 'no space left on device';

/** A database whose stores are opened one after the other, with what sees to it that bots move. */
async function startDatabase(kind: 'SQLite' | 'PostgreSQL') {
  if (kind === 'SQLite') {
    const data = join(newFolder(), 'data');
    return {
      open: async () => (await openFolder(data, minute)).store,
      bots: async (report: Report) => new BotLine({ atOnce: 1, most: 100, report }),
      loseJobs: () => Promise.resolve(),
    };
  }
  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop());
  return {
    open: async () => (await openPostgres(postgres.url, minute)).store,
    bots: (report: Report) => BotJobs.open({ address: postgres.url, atOnce: 1, report }),
    // As a crash does: jobs do not wait for the disk.
    loseJobs: () => postgres.query('delete from glade_bots.job'),
  };
}

type Report = (error: unknown) => void;

/** A server whose bots think in threads; moves are put in line on SQLite, and are jobs on PostgreSQL. */
async function start(kind: 'SQLite' | 'PostgreSQL') {
  const database = await startDatabase(kind);
  const { report, reported } = reports();
  const store = await database.open();
  const bots = await database.bots(report);
  const threads = botThreads(WORKER, 1);
  const tables = tablesOf(store, { bots, chooser: threads, report });
  const serving = await serveApp(newFolder(), '127.0.0.1', 0, { tables });
  // What is registered last is done first.
  onTestFinished(async () => {
    await tables.close(0);
    await serving.close();
    await store.close();
    await threads.stop();
  });
  return { url: serving.url, store, tables, reported };
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'glade-bots-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  return folder;
}

function reports() {
  const reported: unknown[] = [];
  return { reported, report: (error: unknown): void => void reported.push(error) };
}

const minute = (): number => 1000;

/** Tables with the same dice each time. */
function tablesOf(
  store: TableStore,
  options: Pick<TablesOptions, 'chooser' | 'report'> & Partial<Pick<TablesOptions, 'bots'>>,
): Tables {
  let drawn = 0;
  return new Tables({
    store,
    game: (id) => games.find((game) => game.id === id),
    draw: (bytes) => Buffer.from(String((drawn += 1)).padStart(bytes, 'a')),
    mayBeCalled: () => true,
    ...options,
  });
}

/** Opens a table of this game at which the first seat is mine and bots have all others. */
async function openWithBots(
  tables: Tables,
  { id }: Game,
  options: Record<string, number>,
  seats: number,
) {
  const bot = { who: 'bot', level: 'gentle' } as const;
  const opened = await tables.open({
    game: id,
    options,
    watchable: true,
    seats: [{ who: 'me' }, ...Array.from({ length: seats - 1 }, () => bot)],
  });
  if (!opened.ok) throw new Error(opened.problem.code);
  const { table, keys } = opened.value;
  await tables.giveWord(table, keys[0]!, '0'.repeat(32));
  return { table, keys };
}

// In War Kids a person acts several times a turn, and so do its bots.
const TABLES = [
  ['SQLite', 'war-kids', {}, 2],
  ['SQLite', 'leaf-climbers', { players: 3 }, 3],
  ['PostgreSQL', 'leaf-climbers', { players: 3 }, 3],
] as const;

test.each(TABLES.slice(0, sample('server: tables with bots', 1, TABLES.length)))(
  'on %s a table of %s with bots plays on to its end; what a full disk refused is tried again by itself, and no page hears of it',
  async (kind, id, options, seats) => {
    const { url, store, tables, reported } = await start(kind);
    const game = games.find((each) => each.id === id)!;
    const { table, keys } = await openWithBots(tables, game, options, seats);
    const line = `${url.replace('http', 'ws')}api/tables/${table}/live`;
    const pageOf = (held: readonly string[]): ScriptedPage => {
      const page = new ScriptedPage(
        game,
        () => line,
        held,
        (count) => Math.floor(count / 2),
      );
      onTestFinished(() => page.close());
      return page;
    };
    const [person, watcher] = [pageOf(keys), pageOf([])];
    for (const page of [person, watcher]) await page.until(() => page.far !== undefined);

    // The disk is full twice in a row while a bot moves.
    const append = store.append.bind(store);
    let full = 0;
    let newcomer: ScriptedPage | undefined;
    vi.spyOn(store, 'append').mockImplementation((key, from, steps, answer) => {
      const byBot = answer === undefined && steps.some((step) => 'actor' in step && step.actor > 0);
      if (!byBot || full === 2) return append(key, from, steps, answer);
      full += 1;
      newcomer ??= pageOf([]);
      return Promise.reject(new Error(FULL));
    });
    // Who comes while the move waits for the disk sees the position before it.
    const newcomerSees = async (): Promise<void> => {
      await person.until(() => newcomer !== undefined);
      await newcomer!.until(() => newcomer!.far !== undefined);
      const { rules, state } = newcomer!.far!.table.match;
      expect(newcomer!.hash).toBe(rules.hash(state));
    };
    const playOn = async (): Promise<void> => {
      while (!person.over) {
        await person.until(() => person.over || person.turn);
        person.act();
      }
    };
    await Promise.all([newcomerSees(), playOn()]);
    await watcher.until(() => watcher.over);
    expect(watcher.position).toBe(person.position);
    expect([person.refused, watcher.refused]).toEqual([[], []]);
    expect(full).toBe(2);
    expect(reported.map((error) => (error as Error).message)).toEqual([FULL, FULL]);
    const bySeat = (seat: number): number =>
      person.far!.table.match.log.filter(({ actor }) => actor === seat).length;
    for (let seat = 0; seat < seats; seat++) expect(bySeat(seat)).toBeGreaterThan(0);
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

test.each(['SQLite', 'PostgreSQL'] as const)(
  'on %s bots go on after a restart, although nobody comes to the table and what was to be done is lost',
  async (kind) => {
    const database = await startDatabase(kind);
    const { report, reported } = reports();
    const game = games.find(({ id }) => id === 'leaf-climbers')!;
    // This server ends while its bots still think.
    const before = await database.open();
    const thinking = Promise.withResolvers<number>();
    const begun = Promise.withResolvers<void>();
    const asleep = tablesOf(before, {
      bots: await database.bots(report),
      chooser: {
        choose() {
          begun.resolve();
          return thinking.promise;
        },
      },
      report,
    });
    const { table } = await openWithBots(asleep, game, { players: 3 }, 3);
    await asleep.info(table);
    await begun.promise;
    const steps = await before.steps(table, 0);
    thinking.reject(new Error('the server ends'));
    await asleep.close(0);
    await before.close();
    reported.length = 0;
    await database.loseJobs();

    const store = await database.open();
    const moved = Promise.withResolvers<void>();
    const append = store.append.bind(store);
    vi.spyOn(store, 'append').mockImplementation(async (...asked) => {
      const done = await append(...asked);
      moved.resolve();
      return done;
    });
    const tables = tablesOf(store, {
      bots: await database.bots(report),
      chooser: { choose: ({ rules, state }) => Promise.resolve(rules.nth(state, 0)) },
      report,
    });
    onTestFinished(async () => {
      await tables.close(0);
      await store.close();
    });
    await moved.promise;
    expect((await store.steps(table, 0)).length).toBeGreaterThan(steps.length);
    expect(reported).toEqual([]);
  },
);

test('the move of a bot is asked for again after notices of other servers may have been missed, also at a table that nobody uses', async () => {
  const { store } = await openFolder(join(newFolder(), 'data'), minute);
  const asked: unknown[] = [];
  const bots = {
    start: () => Promise.resolve(),
    ask: (move: unknown) => void asked.push(move),
    stop: () => Promise.resolve(),
  };
  const { report } = reports();
  const tables = tablesOf(store, {
    bots,
    chooser: { choose: () => Promise.reject(new Error('nobody thinks here')) },
    report,
  });
  onTestFinished(async () => {
    await tables.close(0);
    await store.close();
  });
  const game = games.find(({ id }) => id === 'leaf-climbers')!;
  const { table } = await openWithBots(tables, game, { players: 3 }, 3);
  await tables.info(table);
  await expect.poll(() => asked).not.toEqual([]);
  for (const used of [true, false]) {
    if (!used) while (tables.size > 0) await tables.sweep();
    asked.length = 0;
    await tables['hear']({});
    expect(asked).toContainEqual({ table, step: expect.any(Number) });
  }
});
