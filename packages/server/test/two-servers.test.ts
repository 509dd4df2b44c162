import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Game } from '@glade/engine';
import { games } from '@glade/games';
import { openPostgres } from '@glade/online/storage';
import { startPostgres, type Server } from '../../queue/test/postgres.ts';
import { answerOf, lineTo, openTable, postTo, type OpenedTable } from './open-table.ts';
import { ScriptedPage } from './scripted-page.ts';
import { ServerProcess } from './servers.ts';

// Two processes on one PostgreSQL: what happens at one holds at the other.

let root: string;
let postgres: Server;
let servers: readonly ServerProcess[];
let pages: ScriptedPage[] = [];

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'glade-two-'));
  writeFileSync(join(root, 'index.html'), '<!doctype html>');
  postgres = await startPostgres();
  const first = await ServerProcess.start(postgres.url, root);
  servers = [first, await ServerProcess.start(postgres.url, root)];
});
afterEach(() => {
  for (const page of pages) page.close();
  pages = [];
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill()));
  await postgres.stop();
  rmSync(root, { recursive: true, force: true });
});

/** A page at a table through one of the two servers. */
function pageAt(at: number, game: Game, table: string, keys: readonly string[]): ScriptedPage {
  const url = (): string => lineTo(servers[at]!.url, table);
  const page = new ScriptedPage(game, url, keys, (count) => Math.floor(count / 2));
  pages.push(page);
  return page;
}

const open = (game: Game, options: Record<string, string | number>): Promise<OpenedTable> =>
  openTable(postTo(servers[0]!.url), game, { options });

const gameOf = (name: string): Game => games.find(({ id }) => id === name)!;

/** What of a match people did, as it is stored, and how many of their questions were answered with yes. */
async function storedActs(table: string): Promise<{ acts: number; answers: number }> {
  const { store } = await openPostgres(postgres.url, () => 0);
  const steps = await store.steps(table, 0);
  const rows = await store.db
    .selectFrom('answers')
    .select('intent')
    .where('table', '=', table)
    .execute();
  const answers = rows.length;
  await store.close();
  return { acts: steps.filter((step) => 'actor' in step && step.actor >= 0).length, answers };
}

const alike = ([one, ...others]: readonly ScriptedPage[]): boolean =>
  others.every((page) => page.position === one!.position);

/** Lets both pages ask in the same moment. Returns which of them were done. */
async function askAtOnce(both: readonly ScriptedPage[], ask: (page: ScriptedPage) => boolean) {
  const before = both.map((page) => page.acknowledged.length);
  expect(both.map(ask)).toEqual([true, true]);
  for (const page of both) await page.until(() => page.unanswered === 0);
  return both.filter((page, i) => page.acknowledged.length > before[i]!);
}

test('two seats act at once at two processes, where the rules let all act at the same time (WF-R37): each action is done once, and none is lost', async () => {
  const game = gameOf('wildfire');
  const { table, keys } = await open(game, { mode: 'vs' });
  const both = keys.map((key, i) => pageAt(i, game, table, [key]));
  for (const page of both) await page.until(() => page.begun);
  let acts = 0;
  let together = 0;
  while (acts < 24 && !both.some(({ over }) => over)) {
    const acting = both.find(({ turn }) => turn);
    if (acting === undefined) {
      await ScriptedPage.untilAny(both, () => both.some(({ turn, over }) => turn || over));
      continue;
    }
    // The table puts one behind the other: the second may be too early, and then asks again.
    const done = await askAtOnce(both, (page) => page.actWith(acting.legal[0]!));
    expect(done).toContain(acting);
    acts += done.length;
    if (done.length === 2) together += 1;
    await ScriptedPage.untilAny(both, () => both.some(({ turn, over }) => turn || over));
  }
  expect(acts).toBeGreaterThan(3);
  expect(together).toBeLessThan(acts);
  expect(await storedActs(table)).toEqual({ acts, answers: acts });
  for (const [seat, page] of both.entries()) {
    const fresh = pageAt(1 - seat, game, table, [keys[seat]!]);
    await fresh.until(() => fresh.begun);
    await page.until(() => page.position === fresh.position);
  }
});

test('two pages of one seat act at once at two processes: one of them is done, the other hears that the position is gone', async () => {
  const game = gameOf('war-kids');
  const { table, keys } = await open(game, {});
  const both = [0, 1].map((at) => pageAt(at, game, table, keys));
  for (const page of both) await page.until(() => page.begun);
  let acts = 0;
  while (acts < 12 && !both.some(({ over }) => over)) {
    const done = await askAtOnce(both, (page) => page.act());
    expect(done).toHaveLength(1);
    acts += 1;
    await ScriptedPage.untilAny(
      both,
      () => alike(both) && both.every(({ turn, over }) => turn || over),
    );
  }
  const refused = both.flatMap((page) => page.refused);
  expect(refused).toEqual(Array.from({ length: acts }, () => LATE));
  expect(await storedActs(table)).toEqual({ acts, answers: acts });
});

const LATE = { ok: false, problem: { code: 'far.late' } };

test('a seat with a new key: whoever has the old one can do nothing from then on, at either process, and nothing is lost', async () => {
  const game = gameOf('war-kids');
  const { table, keys } = await open(game, {});
  const pair = keys.map((key) => pageAt(1, game, table, [key]));
  for (const page of pair) await page.until(() => page.begun);
  await ScriptedPage.untilAny(pair, () => pair.some(({ turn }) => turn));
  const seat = pair.findIndex(({ turn }) => turn);
  const [thief, others, own] = [pair[seat]!, pair[1 - seat]!, keys[seat]!];
  const renewed = 'a-new-key-of-the-seat-';
  const renew = (at: number, key: string, wanted: string): Promise<Response> =>
    answerOf(servers[at]!.url, `/${table}/keys`, { key: wanted }, key);
  expect((await renew(0, own, renewed)).status).toBe(200);
  // At once, and before the other process may have heard of it.
  const mine = pageAt(0, game, table, [renewed]);
  expect(thief.act()).toBe(true);
  await thief.until(() => thief.heard.some((text) => text.includes('"bye"')));
  expect(thief.heard.findLast((text) => text.includes('"problem"'))).toContain('far.renewed');
  expect(thief.acknowledged).toEqual([]);
  expect(await storedActs(table)).toEqual({ acts: 0, answers: 0 });
  const again = pageAt(1, game, table, [own]);
  await again.until(() => again.heard.some((text) => text.includes('"bye"')));
  expect(again.heard[0]).toContain('far.key');
  // The same question may come again, as its answer may have been lost. The old key gives no further one.
  expect((await renew(1, own, renewed)).status).toBe(200);
  expect((await renew(1, own, 'b-new-key-of-the-seat-')).status).toBe(403);
  // The match goes on where it was, and the rest of the seat is as before.
  await mine.until(() => mine.begun);
  expect(mine.held).toEqual([seat]);
  for (let acts = 0; acts < 6 && !mine.over; acts++) {
    await ScriptedPage.untilAny([mine, others], () => alike([mine, others]));
    const before = mine.far!.length;
    const actor = mine.turn ? mine : others;
    expect(actor.act()).toBe(true);
    for (const page of [mine, others]) await page.until(() => page.far!.length > before);
  }
  expect([...mine.refused, ...others.refused]).toEqual([]);
});

test('a page that holds several seats, of which one has a new key elsewhere, keeps the others', async () => {
  const game = gameOf('leaf-climbers');
  const { table, keys } = await open(game, { players: 2 });
  const both = pageAt(1, game, table, keys);
  await both.until(() => both.begun);
  expect(both.held).toEqual([0, 1]);
  const body = { key: 'c-new-key-of-the-seat-' };
  expect((await answerOf(servers[0]!.url, `/${table}/keys`, body, keys[0])).status).toBe(200);
  await both.until(() => both.heard.some((text) => text.includes('"bye"')));
  const back = pageAt(1, game, table, keys);
  await back.until(() => back.begun);
  expect(back.held).toEqual([1]);
  expect(back.heard.find((text) => text.includes('"welcome"'))).toContain('"wrong":[0]');
});
