import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { ONLY_LONG } from '@glade/engine/testing';
import { describe, expect, test } from 'vitest';
import { PROTOCOL } from '@glade/online/wire';
import { qrLines } from '../src/serving/addresses.ts';
import {
  untilFinished,
  glade,
  gladeHere,
  start,
  STATE,
  untilWritten,
  setUpProgramTests,
} from './run-glade.ts';

setUpProgramTests();

const ROOT = join(import.meta.dirname, '../../..');

/** The real `npm start` on any free port, in a process group of its own so that nothing of it is left. */
function npmStart(...args: readonly string[]): ChildProcess {
  return spawn('npm', ['start', '--', '--port', '0', ...args], {
    cwd: ROOT,
    env: { ...process.env, LC_ALL: 'C', XDG_STATE_HOME: STATE },
    detached: true,
  });
}

function endGroup({ pid }: ChildProcess): void {
  try {
    process.kill(-pid!, 'SIGKILL');
  } catch {
    // Nothing of it is left, as it should be.
  }
}

/** The address it says it is at. */
async function addressOf(child: ChildProcess): Promise<string> {
  let url = '';
  child.stdout!.on('data', (text) => (url ||= /http:\S+/.exec(String(text))?.[0] ?? ''));
  await untilWritten(child, 'http:');
  return url;
}

describe.skipIf(!existsSync(join(ROOT, 'packages/web/dist/index.html')))('npm start', () => {
  test.each<[string, (child: ChildProcess) => void]>([
    ['a signal to end', (child) => child.kill('SIGTERM')],
    [
      'Ctrl-C, which all that the terminal runs hears',
      (child) => process.kill(-child.pid!, 'SIGINT'),
    ],
  ])('%s leaves nothing behind', async (_, stop) => {
    const child = npmStart();
    try {
      const end = untilFinished(child);
      const url = await addressOf(child);
      expect((await fetch(url)).status).toBe(200);
      stop(child);
      await end;
      await expect(fetch(url)).rejects.toThrow('fetch failed');
    } finally {
      endGroup(child);
    }
  });
});

describe.skipIf(!existsSync(join(ROOT, 'packages/web/dist/index.html')))('a host', () => {
  test('that means every address: those that can be used are named', ONLY_LONG, async () => {
    const child = start(['serve', '--port', '0', '--host', '0.0.0.0']);
    const end = untilFinished(child);
    const url = await addressOf(child);
    expect(url).toMatch(/^http:\/\/localhost:\d+\/$/);
    expect((await fetch(url)).status).toBe(200);
    child.kill('SIGTERM');
    const { out } = await end;
    expect(out).not.toContain('0.0.0.0');
    const own = Object.values(networkInterfaces()).flatMap((found) => found ?? []);
    for (const { family, internal, address } of own)
      expect(out.includes(`http://${address}:`)).toBe(family === 'IPv4' && !internal);
  });

  test('by “npm start -- --share” names the address in the network and shows it as a code, and the page answers there', async () => {
    const child = npmStart('--share');
    try {
      const end = untilFinished(child);
      const here = new URL(await addressOf(child));
      const [own] = Object.values(networkInterfaces())
        .flatMap((found) => found ?? [])
        .filter(({ family, internal }) => family === 'IPv4' && !internal);
      const there = own === undefined ? here.href : `http://${own.address}:${here.port}/`;
      const told =
        own === undefined
          ? ['This machine is in no network']
          : [there, ...qrLines(there), 'Point the camera of another device at this code.'];
      expect((await fetch(there)).status).toBe(200);
      const reach = (await (await fetch(`${there}api/tables/reach`)).json()) as {
        addresses: readonly string[];
      };
      child.kill('SIGTERM');
      const { out } = await end;
      for (const line of told) expect(out).toContain(line);
      expect(reach.addresses.includes(there)).toBe(own !== undefined);
    } finally {
      endGroup(child);
    }
  });

  test.each(['', ' '])('that is empty (“%s”) is refused', async (host) => {
    const { code, out, err } = await gladeHere(['serve', '--port', '0', '--host', host]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^--host is empty\. [^\n]*\n$/);
  });

  test.each(['0', '3651', '1.5', '-1', 'long'])(
    'keeps tables for 1 to 3650 days: %s is refused',
    async (days) => {
      const { code, out, err } = await gladeHere(['serve', '--port', '0', `--keep-days=${days}`]);
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(err).toMatch(/^[^\n]*--keep-days[^\n]*\n$/);
    },
  );

  test('keeps its tables in a folder that no second Glade can use, and tells its pages before it ends', async () => {
    const folder = join(STATE, 'tables');
    const child = start(['serve', '--port', '0', '--data', folder]);
    const end = untilFinished(child);
    const url = await addressOf(child);
    const second = await glade(['serve', '--port', '0', '--data', folder]);
    expect(second).toMatchObject({ code: 2, out: '' });
    expect(second.err).toMatch(/^The folder [^\n]* cannot be used [^\n]*\n$/);
    const opened = await fetch(`${url}api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        game: 'war-kids',
        options: {},
        watchable: true,
        seats: [{ who: 'me' }, { who: 'free' }],
      }),
    });
    const { table, keys } = (await opened.json()) as { table: string; keys: readonly string[] };
    // A page is open: it is told that the server starts again, and when to come back.
    const page = new WebSocket(`${url.replace('http', 'ws')}api/tables/${table}/live`);
    const heard: string[] = [];
    page.addEventListener('message', ({ data }) => heard.push(String(data)));
    await once(page, 'open');
    page.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, keys, from: 0 }));
    await once(page, 'message');
    const closed = once(page, 'close');
    child.kill('SIGTERM');
    expect(await end).toMatchObject({ code: 0, err: '' });
    await closed;
    expect(heard[0]).toContain('"welcome"');
    expect(JSON.parse(heard.at(-1)!)).toMatchObject({ type: 'bye', why: 'restart' });
    expect(JSON.parse(heard.at(-1)!)).toHaveProperty('retryAfter');

    // The table is there again, and so is the folder.
    const again = start(['serve', '--port', '0', '--data', folder]);
    const ended = untilFinished(again);
    const info = await fetch(`${await addressOf(again)}api/tables/${table}`);
    expect(await info.json()).toMatchObject({ game: 'war-kids', begun: false });
    again.kill('SIGKILL');
    await ended;
  });
});
