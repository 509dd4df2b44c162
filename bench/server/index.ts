/**
 * `npm run bench -- server [--tables N] [--rate N] [--seconds N] [--boardgame DIR] [--only WHAT]`: how long a move takes to the page of the
 * other player, with a thousand tables, at 200 moves a second and as fast as it goes; on PostgreSQL with two processes, where
 * each player's page is at another process, and on SQLite with one. In the same run a server that only hands on what it hears,
 * and boardgame.io, if a folder is given in which it is installed. Last, the moves of people without bots and beside a thousand
 * tables (`--bots N`) at which only bots think, on SQLite and on PostgreSQL.
 *
 * `--only bots`: the last part alone; `--only postgres`: the moves on PostgreSQL; `--only bots-postgres`: the last part on
 * PostgreSQL.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { defaults } from '@glade/engine';
import { games } from '@glade/games';
import { startPostgres } from '../../packages/queue/test/postgres.ts';
import { openTable, postTo, type OpenedTable } from '../../packages/server/test/open-table.ts';
import type { ScriptedPage } from '../../packages/server/test/scripted-page.ts';
import { ServerProcess } from '../../packages/server/test/servers.ts';
import { comeTo, openBots, pairOf } from './glade.ts';
import { saturated, steadily, told, type Pair } from './load.ts';
import { boardgamePairs, echoPairs } from './peers.ts';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '1000' },
    rate: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '15' },
    boardgame: { type: 'string' },
    game: { type: 'string', default: 'leaf-climbers' },
    only: { type: 'string' },
    bots: { type: 'string', default: '1000' },
  },
});
const TABLES = Number(values.tables);
const RATE = Number(values.rate);
const SECONDS = Number(values.seconds);
const AT_ONCE = 64;
const game = games.find(({ id }) => id === values.game)!;

async function measure(name: string, pairs: readonly Pair[]): Promise<void> {
  await steadily(pairs, RATE, 2);
  console.log(`${name}, at ${RATE} a second: ${told(await steadily(pairs, RATE, SECONDS))}`);
  console.log(`${name}, ${AT_ONCE} at once: ${told(await saturated(pairs, AT_ONCE, SECONDS))}`);
}

/** The memory that a process holds, in bytes. */
function memoryOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)![1]) * 1024;
}

async function glade(name: string, place: string, count: number, root: string): Promise<void> {
  const begun = performance.now();
  const servers = [await ServerProcess.start(place, root)];
  console.log(`${name}: a process listens after ${Math.round(performance.now() - begun)} ms`);
  while (servers.length < count) servers.push(await ServerProcess.start(place, root));
  const held = (): number => servers.reduce((sum, { pid }) => sum + memoryOf(pid), 0);
  const urls = servers.map(({ url }) => url);
  try {
    const tables: OpenedTable[] = [];
    for (let i = 0; i < TABLES; i++) tables.push(await openTable(postTo(urls[0]!), game));
    const pairs: Pair[] = [];
    const empty = held();
    for (const table of tables) {
      const half = (odd: number): readonly string[] => table.keys.filter((_, i) => i % 2 === odd);
      const one = await comeTo(urls[0]!, game, table, half(0));
      const other = await comeTo(urls.at(-1)!, game, table, half(1));
      pairs.push(pairOf([one, other]));
    }
    const full = held();
    const watchers = [];
    for (let i = 0; i < TABLES; i++)
      watchers.push(await comeTo(urls[i % count]!, game, tables[i]!, []));
    const socket = (held() - full) / TABLES;
    for (const page of watchers) page.close();
    const table = (full - empty) / TABLES - 2 * socket;
    const kilobytes = (bytes: number): string => `${Math.round(bytes / 1024)} kB`;
    console.log(
      `${name}: ${kilobytes(table)} a table with two pages in ${count} process(es), and ${kilobytes(socket)} a page`,
    );
    await measure(name, pairs);
    console.log(`${name}: ${Math.round(held() / count / 2 ** 20)} MB a process at the end`);
  } finally {
    await Promise.all(servers.map((server) => server.kill()));
  }
}

/** Tables at which bots think while people move. */
const THINKING = Number(values.bots);
const WORKER = new URL('../../packages/server/test/bot.worker.ts', import.meta.url);

/** People's moves, first without bots, then while bots think at other tables. */
async function besideBots(name: string, place: string, count: number, root: string): Promise<void> {
  const servers = [await ServerProcess.start(place, root, WORKER)];
  while (servers.length < count) servers.push(await ServerProcess.start(place, root, WORKER));
  const urls = servers.map(({ url }) => url);
  try {
    const pairs: Pair[] = [];
    for (let i = 0; i < TABLES; i++) {
      const table = await openTable(postTo(urls[0]!), game);
      const half = (odd: number): readonly string[] => table.keys.filter((_, k) => k % 2 === odd);
      const one = await comeTo(urls[0]!, game, table, half(0));
      pairs.push(pairOf([one, await comeTo(urls.at(-1)!, game, table, half(1))]));
    }
    await steadily(pairs, RATE, 2);
    const line = async (beside: string): Promise<void> =>
      console.log(
        `${name}, ${beside}, at ${RATE} a second: ${told(await steadily(pairs, RATE, SECONDS))}`,
      );
    await line('no bots');
    const { seats } = game.rules(defaults(game.options));
    const bots: ScriptedPage[] = [];
    for (let i = 0; i < THINKING; i++) bots.push(await openBots(urls[i % count]!, game, seats));
    const added = (): number => bots.reduce((sum, page) => sum + page.far!.length, 0);
    const before = added();
    await line(`bots think at ${THINKING} tables`);
    console.log(`the bots have added ${Math.round((added() - before) / SECONDS)} steps a second`);
  } finally {
    await Promise.all(servers.map((server) => server.kill()));
  }
}

const root = mkdtempSync(join(tmpdir(), 'glade-bench-'));
writeFileSync(join(root, 'index.html'), '<!doctype html>');
if (values.only === undefined) {
  const echo = await echoPairs(TABLES);
  await measure('ws, an echo', echo.pairs);
  echo.stop();
  if (values.boardgame !== undefined) {
    const peer = await boardgamePairs(values.boardgame, TABLES);
    await measure('boardgame.io, in memory', peer.pairs);
    peer.stop();
  }
  await glade('Glade on SQLite', join(root, 'data'), 1, root);
}
if (values.only === undefined || values.only === 'postgres') {
  const postgres = await startPostgres({ durable: true });
  await glade('Glade on PostgreSQL, two processes', postgres.url, 2, root);
  await postgres.stop();
}
if (values.only === undefined || values.only === 'bots')
  await besideBots('Glade on SQLite', join(root, 'bots'), 1, root);
if (values.only === undefined || values.only === 'bots' || values.only === 'bots-postgres') {
  const postgres = await startPostgres({ durable: true });
  await besideBots('Glade on PostgreSQL, two processes', postgres.url, 2, root);
  await postgres.stop();
}
rmSync(root, { recursive: true, force: true });
process.exit();
