import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { someOf } from '@glade/engine/testing';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { gladeHere } from '../../cli/test/run-glade.ts';
import { startPostgres, type Server } from './postgres.ts';
import { kill } from './studies.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const MAIN = join(import.meta.dirname, '../../cli/src/main.ts');
const folder = mkdtempSync(join(tmpdir(), 'glade-queue-'));

let server: Server;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await server?.stop();
});

const wordsOf = (line: string): readonly string[] =>
  line.split(' ').map((word) => (word === 'URL' ? server.url : word));

const start = (line: string): ChildProcess =>
  spawn(process.execPath, [MAIN, ...wordsOf(line)], { env: { ...process.env, LC_ALL: 'C' } });

async function finished(
  child: ChildProcess,
): Promise<{ readonly code: number | null; readonly out: string; readonly err: string }> {
  let [out, err] = ['', ''];
  child.stdout!.on('data', (text) => (out += String(text)));
  child.stderr!.on('data', (text) => (err += String(text)));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, out, err };
}

/** What the program does, in this process: a start takes a second. */
const here = (line: string) => gladeHere(wordsOf(line));

/** Resolves when the program has written this on standard error. */
function said(child: ChildProcess, text: string): Promise<void> {
  let err = '';
  return new Promise((resolve, reject) => {
    child.stderr!.on('data', (more) => {
      err += String(more);
      if (err.includes(text)) resolve();
    });
    child.once('close', () => reject(new Error(`ended without “${text}”: ${err}`)));
  });
}

/** Runs a worker during the work. */
async function withWorker<T>(work: () => Promise<T>): Promise<T> {
  const worker = start('lab worker --db URL --workers 2');
  const told = finished(worker);
  const result = await work();
  worker.kill('SIGTERM');
  const { code, out } = await told;
  expect(code).toBe(0);
  expect(out).toMatch(/match(es)? in \d+ jobs?, [\d,]+ matches a second on this machine/);
  return result;
}

describe('with --db', () => {
  test('every question gives the answer it gives without, and the address is nowhere in it', async () => {
    const all = [
      'playtest wildfire --games 60 --rotate --looks 10',
      'playtest tic-tac-toe --games 50',
      'stronger wildfire policy random --games 100',
    ];
    const lines = someOf('queue: questions asked of workers', all, 2);
    const answers = (db: string) =>
      Promise.all(
        lines.map(async (line, i) => {
          const [json, html] = ['json', 'html'].map((ending) => join(folder, `${i}.${ending}`));
          const { code, out } = await here(`${line} --json ${json} --html ${html}${db}`);
          expect(code).toBe(0);
          return [out, readFileSync(json!, 'utf8'), readFileSync(html!, 'utf8')];
        }),
      );
    const without = await answers('');
    const asked = await withWorker(() => answers(' --db URL'));
    expect(asked).toEqual(without);
    const { password, port } = new URL(server.url);
    for (const secret of [server.url, password, `:${port}`])
      expect(JSON.stringify(asked)).not.toContain(secret);
  });

  test('killed, and left by Ctrl-C, and asked again: it goes on from there', async () => {
    const line = 'playtest wildfire --games 64 --seed killed';
    for (const signal of someOf(
      'queue: signals that end who asks',
      ['SIGKILL', 'SIGINT'] as const,
      2,
    )) {
      const asker = start(`${line} --db URL`);
      await said(asker, '32 jobs for the workers of the queue, 0 done already');
      await kill(asker, signal);
    }
    const worker = await here('lab worker --db URL --once');
    expect(worker.out).toContain('64 matches in 32 jobs');
    const again = await here(`${line} --db URL`);
    expect(again.err).toContain('32 done already');
    expect(again.out).toBe((await here(line)).out);
  });

  test('left by Ctrl-C, it tells what was found of the first matches, and the study stays', async () => {
    const line = 'playtest wildfire --games 64 --seed part';
    const json = join(folder, 'part.json');
    const asker = start(`${line} --db URL`);
    await said(asker, '0 done already');
    await kill(asker, 'SIGKILL');
    await here('lab worker --db URL --once');
    // Jobs have two matches each: the first ten matches have results, and some after a gap.
    const [row] = await server.query(
      'select id from glade_lab_studies order by asked desc limit 1',
    );
    await server.query(
      'delete from glade_lab_results where study = $1 and (shard = 5 or shard > 20)',
      [row!['id']],
    );
    const left = start(`${line} --json ${json} --db URL`);
    const end = finished(left);
    await said(left, '20 done already');
    left.kill('SIGINT');
    const { code, out, err } = await end;
    expect(code).toBe(130);
    expect(out).toContain('Stopped early: these are 10 matches of the 64 asked for');
    expect(err).toContain('stays in the queue');
    const { partial, ...report } = JSON.parse(readFileSync(json, 'utf8')) as { partial: unknown };
    expect(partial).toEqual({ of: 64 });
    const alone = join(folder, 'alone.json');
    await here(`playtest wildfire --games 10 --seed part --json ${alone}`);
    expect(report).toEqual(JSON.parse(readFileSync(alone, 'utf8')));
    await here(`lab cancel ${String(row!['id'])} --db URL`);
  });

  test('a study is listed, and can be cancelled', async () => {
    const asker = start('playtest wildfire --games 64 --seed cancelled --db URL');
    const told = finished(asker);
    await said(asker, 'Study');
    const listed = await here('lab status --db URL');
    const [study] = /^\w+(?= .* 0 of 64 .*waits$)/m.exec(listed.out) ?? ['none'];
    const { out } = await here(`lab cancel ${study} --db URL`);
    expect(out).toBe(`Study ${study} is cancelled.\n`);
    expect(await told).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining('was cancelled'),
    });
  });
});

describe('one sentence says what is wrong', () => {
  test.each([
    ['playtest wildfire --db postgres://me:secret@127.0.0.1:1/db', /cannot be reached or used/],
    ['playtest wildfire --db mysql://me:secret@127.0.0.1/db', /not the address of a PostgreSQL/],
    ['playtest wildfire --db URL --workers 2', /leave --workers out/],
    ['lab status', /Say which database/],
    ['lab worker --db postgres://me:secret@127.0.0.1:1/db', /cannot be reached or used/],
    ['lab cancel nothing --db URL', /no study “nothing”/],
    ['lab dance', /no command “dance”.*: worker, serve, status, cancel/],
    ['lab status --db postgres://me:secret@127.0.0.1:1/db --language it', /non si raggiunge/],
  ])('%s', async (line, sentence) => {
    const { code, err } = await here(line);
    expect(code).toBe(2);
    expect(err).toMatch(sentence);
    expect(err).not.toContain('secret');
    expect(err.trim().split('\n')).toHaveLength(1);
  });
});
