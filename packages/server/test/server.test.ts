import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TIMEOUTS } from '../src/app.ts';
import { createApp, serveApp } from '../src/index.ts';

/** A text that is there compressed, too, as the build puts it. */
const LARGE = 'export const words = [];\n'.repeat(1000);
const root = mkdtempSync(join(tmpdir(), 'glade-server-'));
let app: FastifyInstance;

beforeAll(async () => {
  for (const folder of ['assets', '.vite']) mkdirSync(join(root, folder));
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>Glade</title>');
  writeFileSync(join(root, 'sw.js'), '// worker');
  writeFileSync(join(root, 'manifest.webmanifest'), '{}');
  writeFileSync(join(root, 'assets/main-AbC123.js'), 'export {};');
  writeFileSync(join(root, 'assets/large-AbC123.js'), LARGE);
  writeFileSync(join(root, 'assets/large-AbC123.js.br'), brotliCompressSync(LARGE));
  writeFileSync(join(root, 'assets/large-AbC123.js.gz'), gzipSync(LARGE));
  writeFileSync(join(root, 'index.html.gz'), gzipSync('<!doctype html><title>Glade</title>'));
  writeFileSync(join(root, 'assets/board-AbC123.css'), 'a{}');
  writeFileSync(join(root, 'assets/paper-AbC123.woff2'), '');
  writeFileSync(join(root, 'assets/icon-AbC123.svg'), '<svg/>');
  writeFileSync(join(root, '.vite/manifest.json'), '{"secret":1}');
  app = await createApp(root);
});

afterAll(async () => {
  await app.close();
  rmSync(root, { recursive: true });
});

const get = (url: string, accept = '*/*') => app.inject({ url, headers: { accept } });

describe('files of the app', () => {
  test.each([
    ['/', 'text/html'],
    ['/sw.js', 'javascript'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/assets/main-AbC123.js', 'javascript'],
    ['/assets/board-AbC123.css', 'text/css'],
    ['/assets/paper-AbC123.woff2', 'font/woff2'],
    ['/assets/icon-AbC123.svg', 'image/svg+xml'],
  ])('%s is sent as %s', async (url, type) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain(type);
  });

  test('hashed ones are kept for ever, the others are asked for every time', async () => {
    expect((await get('/assets/main-AbC123.js')).headers['cache-control']).toContain('immutable');
    for (const url of ['/', '/sw.js', '/manifest.webmanifest', '/games/wildfire']) {
      expect((await get(url)).headers['cache-control']).toBe('no-cache');
    }
    const { etag } = (await get('/sw.js')).headers;
    const again = await app.inject({ url: '/sw.js', headers: { 'if-none-match': String(etag) } });
    expect(again.statusCode).toBe(304);
  });
});

describe('addresses that are not files', () => {
  test.each(['/games/wildfire', '/games/wildfire/', '/play/x?match=1', '/it/rules'])(
    '%s is a page of the app',
    async (url) => {
      const answer = await get(url, 'text/html');
      expect([answer.statusCode, answer.body]).toEqual([
        200,
        '<!doctype html><title>Glade</title>',
      ]);
    },
  );

  test.each([
    '/assets/gone-AbC123.js',
    '/assets',
    '/favicon.ico',
    '/.vite/manifest.json',
    '/../package.json',
    '/..%2f..%2fpackage.json',
    '/.env',
  ])('%s is answered with one sentence', async (url) => {
    const answer = await get(url);
    expect([403, 404]).toContain(answer.statusCode);
    expect(answer.headers['content-type']).toContain('text/plain');
    expect(answer.body.trim().split('\n')).toHaveLength(1);
    expect(answer.body).not.toContain('secret');
  });

  test.each([
    ['GET', '/%zz', 400],
    ['POST', '/games', 404],
    ['DELETE', '/', 404],
  ] as const)('%s %s is refused in one sentence', async (method, url, status) => {
    const answer = await app.inject({ method, url });
    expect(answer.statusCode).toBe(status);
    expect(answer.body).toMatch(/^[^\n{]+\n$/);
  });
});

test('only what the app itself brings may run, load or frame it', async () => {
  const { headers } = await get('/');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toMatch(/unsafe|upgrade-insecure|https?:/);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'DENY',
  });
  expect(headers['permissions-policy']).toMatch(/\bcamera=\(\).*\bmicrophone=\(\)/);
  expect(headers).not.toHaveProperty('strict-transport-security');
});

test('says that it is well', async () => {
  expect((await get('/healthz')).body).toBe('ok');
});

test('listens, moves on from a port that is taken, and stops', async () => {
  const first = await serveApp(root, '127.0.0.1', 0);
  const second = await serveApp(root, '127.0.0.1', first.port);
  expect(second.port).not.toBe(first.port);
  for (const { url } of [first, second]) {
    expect(await (await fetch(`${url}healthz`)).text()).toBe('ok');
  }
  await Promise.all([first.close(), second.close()]);
  await expect(fetch(first.url)).rejects.toThrow('fetch failed');
});

test('an address that holds a whole scenario is answered like any other', async () => {
  const serving = await serveApp(root, '127.0.0.1', 0);
  try {
    const answer = await fetch(`${serving.url}war-kids?scenario=own-${'x'.repeat(120_000)}`);
    expect(answer.status).toBe(200);
  } finally {
    await serving.close();
  }
});

/** What the server answers to these bytes, until it hangs up. */
async function answerTo(url: string, bytes: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write(bytes);
  let answer = '';
  for await (const part of socket) answer += String(part);
  return answer;
}

test.each([
  ['a question without a host', 'GET / HTTP/1.1\r\nconnection: close', 400],
  ['a strange wish', 'GET / HTTP/1.1\r\nhost: a\r\nexpect: nonsense', 417],
  ['an address with a broken escape', 'GET /%zz HTTP/1.1\r\nhost: a\r\nconnection: close', 400],
  ['an address with a broken sign', 'GET /%c0%af HTTP/1.1\r\nhost: a\r\nconnection: close', 400],
  ['what is no question', 'HELLO', 400],
  ['a head that is no head', 'GET / HTTP/1.1\r\nno head', 400],
  ['a head without end', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(300_000)}`, 431],
  ['no file', 'GET /none.js HTTP/1.1\r\nhost: a\r\nconnection: close', 404],
  [
    'a large body',
    `POST / HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-length: 9999\r\n\r\n${'x'.repeat(9999)}`,
    404,
  ],
])('%s is answered in a sentence, with every header of safety', async (_, question, status) => {
  const serving = await serveApp(root, '127.0.0.1', 0);
  try {
    const answer = await answerTo(serving.url, `${question}\r\n\r\n`);
    const [head = '', body] = answer.split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    for (const name of [
      "content-security-policy: default-src 'none'",
      'x-content-type-options: nosniff',
      'x-frame-options: DENY',
      'permissions-policy: ',
      'referrer-policy: no-referrer',
      'cache-control: no-store',
    ])
      expect(head).toContain(`\r\n${name}`);
    expect(body).toMatch(/^[^\n{]+\n$/);
  } finally {
    await serving.close();
  }
});

describe('compressed texts', () => {
  const asked = (encoding: string | undefined, url = '/assets/large-AbC123.js', more = {}) =>
    app.inject({
      url,
      ...more,
      headers: encoding === undefined ? {} : { 'accept-encoding': encoding },
    });

  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, br;q=0', 'gzip'],
    ['br;q=0.2, gzip;q=0.8', 'gzip'],
    ['BR', 'br'],
    ['deflate', undefined],
    ['identity', undefined],
    ['br;q=0, gzip;q=0', undefined],
    [undefined, undefined],
  ])('asked with %s, sent as %s', async (encoding, sent) => {
    const answer = await asked(encoding);
    expect(answer.headers['content-encoding']).toBe(sent);
    expect(answer.headers['content-type']).toContain('javascript');
    expect(answer.headers['cache-control']).toContain('immutable');
    expect(answer.headers.vary).toMatch(/accept-encoding/i);
    const opened = { br: brotliDecompressSync, gzip: gunzipSync }[sent ?? ''];
    expect((opened?.(answer.rawPayload) ?? answer.rawPayload).toString()).toBe(LARGE);
    expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length);
  });

  test('a page of the app, too; and what is there only raw is sent raw', async () => {
    const page = await asked('br, gzip', '/wildfire');
    expect(page.headers).toMatchObject({ 'content-encoding': 'gzip', 'cache-control': 'no-cache' });
    expect(gunzipSync(page.rawPayload).toString()).toBe('<!doctype html><title>Glade</title>');
    const raw = await asked('br, gzip', '/sw.js');
    expect(raw.headers).not.toHaveProperty('content-encoding');
    expect(raw.body).toBe('// worker');
  });

  test('only the head, or only a part', async () => {
    const head = await asked('br', undefined, { method: 'HEAD' });
    expect(head.headers['content-encoding']).toBe('br');
    expect(head.body).toBe('');
    const part = await app.inject({
      url: '/assets/large-AbC123.js',
      headers: { range: 'bytes=0-9' },
    });
    expect([part.statusCode, part.body]).toEqual([206, LARGE.slice(0, 10)]);
  });

  test('one that has not changed is not sent again', async () => {
    const { etag } = (await asked('gzip', '/')).headers;
    const again = await app.inject({
      url: '/',
      headers: { 'accept-encoding': 'gzip', 'if-none-match': String(etag) },
    });
    expect(again.statusCode).toBe(304);
    expect((await asked('identity', '/')).headers.etag).not.toBe(etag);
  });
});

test('stops although somebody does not take the answer', async () => {
  const heavy = join(root, 'assets/heavy-AbC123.png');
  writeFileSync(heavy, Buffer.alloc(32_000_000));
  const serving = await serveApp(root, '127.0.0.1', 0, {
    timeouts: { ...TIMEOUTS, shutdown: 100 },
  });
  const reader: Socket = connect(serving.port, '127.0.0.1');
  const gone = new Promise((resolve) => {
    reader.once('close', resolve);
  });
  reader.on('error', () => {});
  reader.write('GET /assets/heavy-AbC123.png HTTP/1.1\r\nhost: a\r\n\r\n');
  await new Promise((resolve) => {
    reader.once('readable', resolve);
  });
  await serving.close();
  reader.resume();
  await gone;
  await expect(fetch(serving.url)).rejects.toThrow('fetch failed');
});

test.each([
  ['a head', 'GET / HTTP/1.1\r\nhost: a\r\n'],
  [
    'a body',
    'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\ncontent-type: text/plain\r\n\r\nab',
  ],
])('nobody holds a connection with %s that never ends', async (_, begun) => {
  const serving = await serveApp(root, '127.0.0.1', 0, { timeouts: { ...TIMEOUTS, request: 200 } });
  try {
    expect(await answerTo(serving.url, begun)).toMatch(/^HTTP\/1.1 (408|404) /);
  } finally {
    await serving.close();
  }
  expect(TIMEOUTS).toEqual({ request: 10_000, idle: 60_000, shutdown: 5000 });
});

describe('the documentation', () => {
  test('is served below /docs/ where it was built', async () => {
    const docs = join(root, 'built-docs');
    mkdirSync(join(docs, 'modules'), { recursive: true });
    writeFileSync(join(docs, 'index.html'), '<!doctype html><title>Docs</title>');
    writeFileSync(join(docs, 'modules/engine.html'), '<!doctype html><title>Engine</title>');
    const served = await createApp(root, { docs });
    try {
      for (const [url, title] of [
        ['/docs/', 'Docs'],
        ['/docs/modules/engine.html', 'Engine'],
      ] as const) {
        const answer = await served.inject({ url });
        expect(answer.body).toContain(title);
        const policy = String(answer.headers['content-security-policy']);
        expect(policy).toContain("script-src 'self';");
        expect(policy).toContain("style-src 'self' 'unsafe-inline'");
      }
      const { statusCode, headers } = await served.inject({ url: '/docs' });
      expect([statusCode, headers.location]).toEqual([301, '/docs/']);
      expect((await served.inject({ url: '/docs/none.html' })).statusCode).toBe(404);
      expect((await served.inject({ url: '/docs/none' })).statusCode).toBe(404);
    } finally {
      await served.close();
    }
  });

  test('that was not built is told how to build', async () => {
    for (const url of ['/docs', '/docs/', '/docs/modules/engine.html']) {
      const answer = await get(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toContain('npm run docs');
    }
  });
});
