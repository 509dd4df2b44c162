import { EventEmitter, once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { WebSocket as ServerSocket } from '@fastify/websocket';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { games } from '@glade/games';
import { Tables } from '@glade/online/host';
import { openFolder, type TableStore } from '@glade/online/storage';
import { PROTOCOL, type ServerMessage } from '@glade/online/wire';
import { serveApp, type Serving } from '../src/index.ts';
import { LIMITS, type Limits } from '../src/guard/limits.ts';
import { converse } from '../src/online/converse.ts';
import { createLog } from '../src/operation/log.ts';
import { Metrics } from '../src/operation/metrics.ts';

// The lines of `docs/security.md` that no other test shows.

const KEYS = ['first-own-key-of-seat-', 'other-own-key-of-seat-'];
const WORDS = ['0', '1'].map((digit) => digit.repeat(32));

let folder: string;
let store: TableStore;
let tables: Tables;
let serving: Serving | undefined;
let table: string;
const logged: string[] = [];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'glade-security-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  ({ store } = await openFolder(join(folder, 'data'), () => 1000));
  tables = new Tables({
    store,
    game: (id) => games.find((game) => game.id === id),
    chooser: { choose: ({ rules, state }) => Promise.resolve(rules.nth(state, 0)) },
    report: (error) => void logged.push(String(error)),
    mayBeCalled: () => true,
  });
  const opened = await tables.open({
    game: 'war-kids',
    options: {},
    watchable: true,
    seats: KEYS.map((key) => ({ who: 'me', key })),
  });
  if (!opened.ok) throw new Error(opened.problem.code);
  ({ table } = opened.value);
  for (const [i, key] of KEYS.entries()) await tables.giveWord(table, key, WORDS[i]!);
});

afterEach(async () => {
  await tables.close(0);
  await serving?.close();
  serving = undefined;
  await store.close();
  rmSync(folder, { recursive: true, force: true });
  logged.length = 0;
});

async function serve(limits: Partial<Limits> = {}): Promise<string> {
  const to = new Writable({ write: (line, _, done) => done(void logged.push(String(line))) });
  serving = await serveApp(folder, '127.0.0.1', 0, {
    tables,
    limits: { ...LIMITS, wrongKeyDelays: [0, 0], ...limits },
    log: createLog('debug', to),
    trustProxy: ['127.0.0.1'],
  });
  return `${serving.url.replace('http', 'ws')}api/tables/${table}/live`;
}

/** Says these frames, all at once; all that the server says until it has said `last`, and then the code that ends the line. */
async function talk(url: string, frames: readonly unknown[], last?: string) {
  const socket = new WebSocket(url);
  const heard: ServerMessage[] = [];
  const ended = once(socket, 'close') as Promise<[CloseEvent]>;
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as ServerMessage;
    heard.push(message);
    if (message.type === last) socket.close();
  });
  await once(socket, 'open');
  for (const frame of frames)
    socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame));
  const [{ code }] = await ended;
  return { heard, code };
}

const hello = (keys: readonly string[]) => ({ type: 'hello', protocol: PROTOCOL, keys, from: 0 });
const problem = (code: string, args?: object) => ({
  type: 'problem',
  problem: args === undefined ? { code } : { code, args },
});

const times = (count: number, each: object): object[] => Array.from({ length: count }, () => each);

test('a wrong key is answered only after its wait', async () => {
  const said: ServerMessage[] = [];
  const socket = Object.assign(new EventEmitter(), {
    bufferedAmount: 0,
    close: () => undefined,
    send: (text: string) => void said.push(JSON.parse(text) as ServerMessage),
  });
  const waits = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  converse(socket as unknown as ServerSocket, tables, table, {
    crowded: false,
    messages: LIMITS.messages,
    flood: LIMITS.flood,
    wrongKey: () => {
      asked.resolve();
      return waits.promise;
    },
    metrics: new Metrics(() => 0),
    failed: (error) => void logged.push(String(error)),
  });
  socket.emit('message', Buffer.from(JSON.stringify(hello(['A'.repeat(22)]))), false);
  await asked.promise;
  expect(said).toEqual([]);
  waits.resolve();
  await waits.promise;
  await Promise.resolve();
  expect(said).toEqual([problem('far.key'), { type: 'bye', why: 'gone' }]);
  expect(LIMITS.wrongKeyDelays).toEqual([1000, 10_000]);
});

test('a message that is too big is answered, and a frame that is far too big ends the line with 1009', async () => {
  const url = await serve();
  const { heard } = await talk(url, ['x'.repeat(4097), { type: 'ping' }], 'pong');
  expect(heard).toEqual([problem('far.big', { limit: 4096 }), { type: 'pong' }]);
  expect(await talk(url, ['x'.repeat(65_537)])).toEqual({ heard: [], code: 1009 });
});

test('a page that floods is told so, and its line ends with a word', async () => {
  const url = await serve({ messages: [3, 0], flood: 4 });
  const { heard } = await talk(url, times(20, { type: 'ping' }));
  expect(heard).toEqual([
    ...times(3, { type: 'pong' }),
    ...times(5, problem('far.often')),
    { type: 'bye', why: 'slow', retryAfter: 1000 },
  ]);
});

test('too many pages of one address are told so', async () => {
  const url = await serve({ pages: 0 });
  const { heard } = await talk(url, [hello([])]);
  expect(heard).toEqual([problem('far.crowded'), { type: 'bye', why: 'slow', retryAfter: 1000 }]);
});

test('a line that a page of another site wants is refused before it opens', async () => {
  await serve();
  const { url } = serving!;
  const wanted = async (origin: string): Promise<number> => {
    const asking = request(`${url}api/tables/${table}/live`, {
      headers: {
        connection: 'upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
        origin,
      },
    });
    asking.on('upgrade', (_, socket) => socket.destroy());
    asking.end();
    const [{ statusCode }] = (await Promise.race([
      once(asking, 'response'),
      once(asking, 'upgrade'),
    ])) as [IncomingMessage];
    asking.destroy();
    return statusCode!;
  };
  expect(await wanted('https://evil.example')).toBe(403);
  expect(await wanted('null')).toBe(403);
  expect(await wanted(new URL(url).origin)).toBe(101);
});

test('a page without a seat can neither act nor remark for a seat', async () => {
  const url = await serve();
  const intent = { type: 'play', by: 0, action: 0 };
  const socket = new WebSocket(url);
  await once(socket, 'open');
  const answers: ServerMessage[] = [];
  const done = Promise.withResolvers<void>();
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as ServerMessage;
    if (message.type === 'welcome') {
      socket.send(JSON.stringify({ type: 'remark', seat: 0, remark: 'again' }));
      socket.send(JSON.stringify({ type: 'intent', id: 'intent-1', on: 0, intent }));
    }
    if (message.type === 'problem' || message.type === 'answer') answers.push(message);
    if (message.type === 'answer') done.resolve();
  });
  socket.send(JSON.stringify(hello([])));
  await done.promise;
  socket.close();
  expect(answers).toEqual([
    problem('seat.other'),
    { type: 'answer', id: 'intent-1', ok: false, problem: { code: 'seat.watch' } },
  ]);
});

test('the log names routes, but no address, no table, no key and no word', async () => {
  const url = await serve();
  const http = `${serving!.url}api/tables/${table}`;
  await talk(url, [hello([KEYS[0]!])], 'welcome');
  await talk(url, [hello(['A'.repeat(22)])]);
  await fetch(http, { headers: { 'x-forwarded-for': '198.51.100.7' } });
  await fetch(`${http}/words`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${KEYS[1]}` },
    body: JSON.stringify({ word: WORDS[1] }),
  });
  await serving!.close();
  // Where the server itself listens is its own address.
  const log = logged.filter((line) => !line.includes('Server listening')).join('');
  expect(log).toContain('"route":"/api/tables/:table/words"');
  for (const secret of ['127.0.0.1', '198.51.100.7', table, 'A'.repeat(22), ...KEYS, ...WORDS])
    expect(log).not.toContain(secret);
});
