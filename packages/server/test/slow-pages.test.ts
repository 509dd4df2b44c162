import { EventEmitter } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WebSocket as ServerSocket } from '@fastify/websocket';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { games } from '@glade/games';
import { Tables } from '@glade/online/host';
import { openFolder, type TableStore } from '@glade/online/storage';
import { PROTOCOL, type ServerMessage } from '@glade/online/wire';
import { LIMITS } from '../src/guard/limits.ts';
import { converse } from '../src/online/converse.ts';
import { Metrics } from '../src/operation/metrics.ts';

// Pages that take nothing, or are gone without a word, and a clock of the server that is wrong.

const KEYS = ['first-own-key-of-seat-', 'other-own-key-of-seat-'];

let folder: string;
let store: TableStore;
let tables: Tables;
let table: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'glade-slow-'));
  ({ store } = await openFolder(folder, () => 1000));
  tables = new Tables({
    store,
    game: (id) => games.find((game) => game.id === id),
    chooser: { choose: ({ rules, state }) => Promise.resolve(rules.nth(state, 0)) },
    report: (error) => {
      throw error;
    },
    mayBeCalled: () => true,
  });
  const seats = KEYS.map((key) => ({ who: 'me', key }) as const);
  const opened = await tables.open({ game: 'war-kids', options: {}, watchable: true, seats });
  if (!opened.ok) throw new Error(opened.problem.code);
  ({ table } = opened.value);
  for (const key of KEYS) await tables.giveWord(table, key, '0'.repeat(32));
});

afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await tables.close(0);
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A page at the table, at the server's end of its line. */
class PageSocket extends EventEmitter {
  /** Bytes that wait because the page does not take them. */
  bufferedAmount = 0;
  /** Whether the page takes what comes. */
  takes = true;
  readonly said: ServerMessage[] = [];
  code: number | undefined;
  pings = 0;

  constructor(keys: readonly string[], messages: readonly [number, number] = [1000, 1000]) {
    super();
    converse(this as unknown as ServerSocket, tables, table, {
      crowded: false,
      messages,
      flood: LIMITS.flood,
      wrongKey: () => Promise.resolve(),
      metrics: new Metrics(() => 0),
      failed: (error) => {
        throw error;
      },
    });
    this.say({ type: 'hello', protocol: PROTOCOL, keys, from: 0 });
  }

  say(message: unknown): void {
    this.emit('message', Buffer.from(JSON.stringify(message)), false);
  }

  send(text: string): void {
    if (!this.takes) this.bufferedAmount += text.length;
    this.said.push(JSON.parse(text) as ServerMessage);
  }

  ping(): void {
    this.pings += 1;
  }

  close(code = 1005): void {
    this.code ??= code;
  }

  async heard(type: ServerMessage['type']): Promise<void> {
    while (!this.said.some((message) => message.type === type))
      await new Promise((resolve) => setImmediate(resolve));
  }
}

test('a page that takes nothing: what waits for it is bounded, its line ends, the others play on, and it misses nothing', async () => {
  const slow = new PageSocket([KEYS[0]!]);
  const other = new PageSocket([KEYS[1]!], [1e6, 1e6]);
  await Promise.all([slow.heard('welcome'), other.heard('welcome')]);
  slow.takes = false;
  for (let i = 0; i < 100_000 && slow.code === undefined; i++)
    other.say({ type: 'remark', seat: 1, remark: 'well-played' });
  // The limit of waiting bytes, and one message more.
  expect(slow.code).toBe(1013);
  expect(slow.bufferedAmount).toBeLessThan(1024 * 1024 + 1000);
  expect(slow.bufferedAmount).toBeGreaterThan(1024 * 1024);
  const told = slow.said.length;
  other.said.length = 0;
  other.say({ type: 'remark', seat: 1, remark: 'again' });
  expect(other.said.map(({ type }) => type)).toContain('remark');
  expect(slow.said).toHaveLength(told);
  const back = new PageSocket([KEYS[0]!]);
  await back.heard('welcome');
  const greeting = back.said.find((message) => message.type === 'welcome');
  const steps = await store.steps(table, 0);
  expect(greeting).toMatchObject({ held: [0], from: 0, steps });
});

test('a half-open line: nothing comes any more, not even an answer of the browser; it ends, and the seat counts as empty', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
  const gone = new PageSocket([KEYS[0]!]);
  const other = new PageSocket([KEYS[1]!]);
  await Promise.all([gone.heard('welcome'), other.heard('welcome')]);
  for (let seconds = 0; seconds < 40; seconds += 10) {
    vi.advanceTimersByTime(10_000);
    other.emit('pong');
  }
  expect(gone.said.at(-1)).toEqual({ type: 'bye', why: 'slow', retryAfter: 1000 });
  expect(gone.code).toBe(1001);
  expect(other.code).toBeUndefined();
  expect(other.pings).toBeGreaterThan(1);
  const info = await tables.info(table);
  expect(info.ok && info.value.seats.map(({ here }) => here)).toEqual([false, true]);
});

test('a page that was let go because its seat has a new key says nothing more, although it never closes its line', async () => {
  const thief = new PageSocket([KEYS[0]!]);
  const other = new PageSocket([KEYS[1]!]);
  await Promise.all([thief.heard('welcome'), other.heard('welcome')]);
  const renewed = await tables.renewKey(table, KEYS[0]!, 'third-own-key-of-seat-');
  expect(renewed.ok).toBe(true);
  await thief.heard('bye');
  expect(thief.code).toBe(1001);
  const answered = thief.said.length;
  const heard = other.said.length;
  thief.say({ type: 'remark', seat: 0, remark: 'well-played' });
  thief.say({ type: 'remarks', on: false });
  thief.say({ type: 'ping' });
  // Behind all that was asked for.
  await tables.info(table);
  other.say({ type: 'remarks', on: false });
  await other.heard('problem');
  expect(other.said.slice(heard).map(({ type }) => type)).toEqual(['problem']);
  expect(thief.said).toHaveLength(answered);
  const info = await tables.info(table);
  expect(info).toMatchObject({ ok: true, value: { custom: { remarks: true } } });
});

test('a wrong clock: the server’s clock jumps back and forth, and pages may ask as often as before', async () => {
  const clock = vi.spyOn(Date, 'now');
  const year = 365 * 24 * 3600 * 1000;
  const real = Date.now();
  clock.mockImplementation(() => real);
  // A drop comes every two milliseconds.
  const page = new PageSocket([KEYS[0]!], [3, 500]);
  await page.heard('welcome');
  for (const jump of [-year, year, 0, -year]) {
    clock.mockImplementation(() => real + jump);
    for (let i = 0; i < 6; i++) {
      await new Promise((resolve) => setTimeout(resolve, 5));
      page.say({ type: 'ping' });
    }
  }
  expect(page.said.filter(({ type }) => type === 'problem')).toEqual([]);
  expect(page.said.filter(({ type }) => type === 'pong')).toHaveLength(24);
});
