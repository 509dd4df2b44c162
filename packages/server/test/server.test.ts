import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp, serveApp } from '../src/index.ts';

const root = mkdtempSync(join(tmpdir(), 'glade-server-'));
let app: FastifyInstance;

beforeAll(async () => {
  for (const folder of ['assets', '.vite']) mkdirSync(join(root, folder));
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>Glade</title>');
  writeFileSync(join(root, 'sw.js'), '// worker');
  writeFileSync(join(root, 'manifest.webmanifest'), '{}');
  writeFileSync(join(root, 'assets/main-AbC123.js'), 'export {};');
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
  });
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
