import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { Tables } from '@glade/online/host';
import { createApp, type AppOptions } from '../src/index.ts';
import { Buckets } from '../src/guard/buckets.ts';
import { LIMITS } from '../src/guard/limits.ts';
import { networkOf } from '../src/guard/networks.ts';

const root = mkdtempSync(join(tmpdir(), 'glade-guard-'));
writeFileSync(join(root, 'index.html'), '<!doctype html>');
afterAll(() => rmSync(root, { recursive: true }));

/** Tables that know none: what is asked of them gets as far as that. */
const tables = {
  size: 0,
  info: () => Promise.resolve({ ok: false, problem: { code: 'far.none' } }),
  close: () => Promise.resolve(),
  sweep: () => Promise.resolve(),
} as unknown as Tables;

const TABLE = `/api/tables/${'A'.repeat(22)}`;

async function ask(
  headers: Record<string, string>,
  options: AppOptions = {},
  url = TABLE,
  remoteAddress = '127.0.0.1',
) {
  const app = await createApp(root, { tables, ...options });
  try {
    return await app.inject({ url, headers, remoteAddress });
  } finally {
    await app.close();
  }
}

const origin = new URL('https://glade.example');

describe('a question to the tables', () => {
  test.each<[string, Record<string, string>, AppOptions, string]>([
    ['by an address', { host: '192.168.1.2:8737' }, {}, 'far.none'],
    ['by an IPv6 address', { host: '[::1]:8737' }, {}, 'far.none'],
    ['by a name at home', { host: 'tablet.local' }, {}, 'far.none'],
    ['by a name that anybody could register', { host: 'evil.example' }, {}, 'far.host'],
    ['by its public name', { host: 'glade.example' }, { origin }, 'far.none'],
    ['by another public name', { host: 'evil.example' }, { origin }, 'far.host'],
    ['of its own page', { host: 'localhost:1', origin: 'http://localhost:1' }, {}, 'far.none'],
    ['of another site', { host: 'localhost:1', origin: 'http://evil.example' }, {}, 'far.origin'],
    ['of another port', { host: 'localhost:1', origin: 'http://localhost:2' }, {}, 'far.origin'],
    ['of a page without origin', { host: 'localhost', origin: 'null' }, {}, 'far.origin'],
    [
      'of another site, unsaid',
      { host: 'localhost', 'sec-fetch-site': 'cross-site' },
      {},
      'far.origin',
    ],
  ])('%s', async (_, headers, options, code) => {
    expect((await ask(headers, options)).json()).toEqual({ problem: { code } });
  });
});

describe('people behind a proxy', () => {
  const limits = { ...LIMITS, questions: [1, 0] as const };
  async function two(options: AppOptions): Promise<readonly number[]> {
    const app = await createApp(root, { tables, limits, ...options });
    const codes: number[] = [];
    for (const person of ['198.51.100.1', '198.51.100.2']) {
      const headers = { host: 'localhost', 'x-forwarded-for': person };
      codes.push((await app.inject({ url: TABLE, headers })).statusCode);
    }
    await app.close();
    return codes;
  }

  test('have a limit each if the proxy is trusted', async () => {
    expect(await two({ trustProxy: ['127.0.0.1'] })).toEqual([404, 404]);
  });

  test('share one if it is not, so that nobody invents addresses', async () => {
    expect(await two({})).toEqual([404, 429]);
    expect(await two({ trustProxy: ['10.0.0.0/8'] })).toEqual([404, 429]);
  });
});

test('over https browsers are told to stay there, and only there', async () => {
  const plain = await ask({ host: 'localhost' });
  expect(plain.headers).not.toHaveProperty('strict-transport-security');
  const forwarded = { host: 'localhost', 'x-forwarded-proto': 'https' };
  expect((await ask(forwarded)).headers).not.toHaveProperty('strict-transport-security');
  for (const secure of [
    await ask(forwarded, { trustProxy: ['127.0.0.1'] }),
    await ask({ host: 'glade.example' }, { origin }),
  ])
    expect(secure.headers).toMatchObject({
      'strict-transport-security': expect.stringMatching(/^max-age=\d{8}$/),
      'cross-origin-opener-policy': 'same-origin',
    });
});

test('figures are told to programs on this machine only, and not through a proxy', async () => {
  const here = await ask({ host: 'localhost' }, {}, '/metrics');
  expect(here.body).toMatch(/^glade_tables 0$/m);
  expect((await ask({ host: 'localhost' }, {}, '/metrics', '192.168.1.9')).statusCode).toBe(404);
  const through = { host: 'localhost', 'x-forwarded-for': '198.51.100.1' };
  expect((await ask(through, {}, '/metrics')).statusCode).toBe(404);
  expect((await ask(through, { trustProxy: ['127.0.0.1'] }, '/metrics')).statusCode).toBe(404);
});

test('it is ready as long as the database answers', async () => {
  const ready = async (answers: () => Promise<boolean>): Promise<number> =>
    (await ask({ host: 'localhost' }, { ready: answers }, '/readyz')).statusCode;
  expect(await ready(() => Promise.resolve(true))).toBe(200);
  expect(await ready(() => Promise.resolve(false))).toBe(503);
  expect(await ready(() => Promise.reject(new Error('gone')))).toBe(503);
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('many addresses take no more memory than there is for them', () => {
  const buckets = new Buckets(1, 0, 2);
  expect(['a', 'b', 'c', 'd', 'a'].map((each) => buckets.take(each, 0))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
