import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Game } from '@glade/engine';
import { LIMIT, sample } from '@glade/engine/testing';
import { games } from '@glade/games';
import { openFolder, openPostgres, type TableStore } from '@glade/online/storage';
import { foldSteps } from '@glade/online/wire';
import { startPostgres, type Server } from '../../queue/test/postgres.ts';
import { lineTo, openTable, postTo } from './open-table.ts';
import { ScriptedPage } from './scripted-page.ts';
import { ServerProcess } from './servers.ts';

// Real sockets, real databases, processes that are killed. `GLADE_LONG` plays it at full length: 100 broken connections and
// 20 kills for each kind of database.

/** All games as they are usually played, and Wildfire as a game with secrets. */
const TABLES: readonly (readonly [Game, Record<string, string>])[] = [
  ...games.map((game) => [game, {}] as const),
  [games.find(({ id }) => id === 'wildfire')!, { mode: 'vs' }],
];
const GAMES = sample('server: games at whose tables connections break', 1, TABLES.length);
const CUTS = sample('server: broken connections at tables far away', 8, 100);
const KILLS = sample('server: killed servers of tables far away', 1, 20);
/** Actions of people at each table, if the match is not over before. */
const ACTS = sample('server: actions at each table far away', 30, 150);

let root: string;
let postgres: Server | undefined;
let servers: ServerProcess[] = [];
let pages: ScriptedPage[] = [];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'glade-truth-'));
  writeFileSync(join(root, 'index.html'), '<!doctype html>');
});

afterEach(async () => {
  for (const page of pages) page.close();
  await Promise.all(servers.map((server) => server.kill()));
  [pages, servers] = [[], []];
  await postgres?.stop();
  postgres = undefined;
  rmSync(root, { recursive: true, force: true });
});

/** Numbers from 0 to below 1, always the same ones. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state / 2 ** 32;
  };
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Asks any of the servers until one answers: what is asked here may be asked again. */
async function post<T>(path: string, body: unknown, key?: string): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await postTo(servers[tries % servers.length]!.url)<T>(path, body, key);
    } catch (error) {
      if (tries > 200) throw error;
      await pause(20);
    }
  }
}

interface Seated {
  readonly game: Game;
  readonly table: string;
  readonly keys: readonly string[];
  readonly people: readonly ScriptedPage[];
  readonly watcher: ScriptedPage;
}

async function sitDown(
  game: Game,
  wanted: Record<string, string>,
  next: () => number,
): Promise<Seated> {
  const { table, keys } = await openTable(post, game, { options: wanted });
  const url = (): string => lineTo(servers[Math.floor(next() * servers.length)]!.url, table);
  const pageFor = (held: readonly string[]): ScriptedPage => {
    const page = new ScriptedPage(game, url, held, (count) => Math.floor(next() * count));
    pages.push(page);
    return page;
  };
  const people = keys.map((key) => pageFor([key]));
  return { game, table, keys, people, watcher: pageFor([]) };
}

/** Lets the people of a table act as fast as they are answered. Returns how often. */
async function play({ people, watcher }: Seated): Promise<number> {
  for (const page of [...people, watcher]) await page.until(() => page.begun);
  let acts = 0;
  while (acts < ACTS && !people.some((page) => page.over)) {
    const actor = people.find((page) => page.act());
    if (actor === undefined) {
      await pause(3);
      continue;
    }
    acts += 1;
    await actor.until(() => actor.unanswered === 0);
  }
  return acts;
}

/** A page that has lost its server, and whether only its own connection broke while it was away. */
interface Away {
  readonly from: number;
  alone: boolean;
}

/**
 * Breaks connections and kills servers at random moments until all of it is done. Returns after how many milliseconds pages
 * were current again: `cuts` where nothing but a connection broke, `kills` where a server was killed or was coming back.
 */
async function disturb(next: () => number): Promise<{ cuts: number[]; kills: number[] }> {
  const found = { cuts: [] as number[], kills: [] as number[] };
  const back: Promise<void>[] = [];
  const away = new Set<Away>();
  const measure = async (page: ScriptedPage, alone: boolean): Promise<void> => {
    const gone = { from: performance.now(), alone };
    away.add(gone);
    await page.welcomed();
    away.delete(gone);
    (gone.alone ? found.cuts : found.kills).push(performance.now() - gone.from);
  };
  const kills = Array.from({ length: KILLS }, (_, i) => Math.floor(((i + 0.5) * CUTS) / KILLS));
  for (let i = 0; i < CUTS; i++) {
    await pause(5 + 60 * next());
    if (kills.includes(i)) {
      const server = servers[Math.floor(next() * servers.length)]!;
      for (const each of away) each.alone = false;
      for (const page of pages.filter((each) => each.port === server.port))
        back.push(measure(page, false));
      await server.killAndRestart();
    }
    const page = pages[Math.floor(next() * pages.length)]!;
    if (!page.begun) continue;
    back.push(
      measure(
        page,
        [...away].every(({ alone }) => alone),
      ),
    );
    page.cut();
  }
  await Promise.all(back);
  return found;
}

/** Every page came to the same position, and so did every process. */
async function checkPages({ game, table, keys, people, watcher }: Seated): Promise<void> {
  for (const { url } of servers) {
    const line = lineTo(url, table);
    for (const [i, page] of [...people, watcher].entries()) {
      const fresh = new ScriptedPage(
        game,
        () => line,
        keys.slice(i, i + 1),
        () => 0,
      );
      pages.push(fresh);
      await fresh.until(() => fresh.begun);
      await page.until(() => page.position === fresh.position);
      const match = page.far?.table.match;
      expect(fresh.hash).toBe(match?.rules.hash(match.state));
    }
  }
}

/** What was acknowledged is stored, once, in the order in which it was done. */
async function checkStore(store: TableStore, { table, people, watcher }: Seated): Promise<void> {
  const log = foldSteps([], await store.steps(table, 0));
  // Where something is hidden, pages know the log only after the end.
  const known = watcher.far?.table.match ?? watcher.hidden!.match;
  expect((known?.log ?? log).map(({ actor, action }) => ({ actor, action }))).toEqual(log);
  const answers = await store.db
    .selectFrom('answers')
    .select('intent')
    .where('table', '=', table)
    .execute();
  const stored = new Set(answers.map(({ intent }) => intent));
  for (const page of people) {
    expect(page.acknowledged.filter((id) => !stored.has(id))).toEqual([]);
    const [seat] = page.held;
    const done = page.asked.filter(({ id }) => stored.has(id)).map(({ action }) => action);
    expect(log.filter(({ actor }) => actor === seat).map(({ action }) => action)).toEqual(done);
  }
  expect(log.filter(({ actor }) => actor >= 0)).toHaveLength(stored.size);
}

function quantiles(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (q: number): number =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? 0);
  return `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`;
}

test.each([
  ['one server on SQLite', 1, 'war-kids'],
  ['two servers on PostgreSQL', 2, 'leaf-climbers'],
] as const)(
  '%s: broken connections and kills lose and double nothing in matches',
  async (name, count, first) => {
    if (count > 1) postgres = await startPostgres();
    const place = postgres?.url ?? join(root, 'data');
    servers = [await ServerProcess.start(place, root)];
    while (servers.length < count) servers.push(await ServerProcess.start(place, root));
    const next = random(count);
    const seated: Seated[] = [];
    const order = TABLES.toSorted(([a], [b]) => Number(b.id === first) - Number(a.id === first));
    for (const [game, wanted] of order.slice(0, GAMES))
      seated.push(await sitDown(game, wanted, next));
    const [acts, found] = await Promise.all([Promise.all(seated.map(play)), disturb(next)]);
    for (const { people, watcher } of seated) {
      for (const page of [...people, watcher]) await page.until(() => page.unanswered === 0);
      for (const page of people)
        if (page.far !== undefined) await page.until(() => page.position === watcher.position);
    }
    for (const each of seated) await checkPages(each);
    await Promise.all(servers.map((server) => server.kill()));
    const minute = (): number => 0;
    const { store } =
      count > 1 ? await openPostgres(place, minute) : await openFolder(place, minute);
    for (const each of seated) await checkStore(store, each);
    await store.close();
    const all = acts.reduce((a, b) => a + b, 0);
    expect(all).toBeGreaterThan(KILLS);
    process.stderr.write(
      `${name}: ${all} actions. Only the connection broke: ${found.cuts.length} pages, current again after ` +
        `${quantiles(found.cuts)}. ${KILLS} servers killed: ${found.kills.length} pages, ${quantiles(found.kills)}\n`,
    );
  },
  LIMIT.timeout,
);
