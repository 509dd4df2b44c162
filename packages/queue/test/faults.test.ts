import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LIMIT, ONLY_LONG, sample, someOf } from '@glade/engine/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { Database, pause } from '../src/database.ts';
import { causeOf } from '../src/error-cause.ts';
import type { WorkerNotice } from '../src/index.ts';
import { MISHAP, type Mishap } from './shelf-failing-bot.ts';
import { startPostgres, type Server } from './postgres.ts';
import {
  runAlone,
  startInQueue,
  failureOf,
  quick,
  waitForResults,
  slow,
  workUntilEmpty,
} from './studies.ts';

vi.setConfig({ testTimeout: Math.max(120_000, LIMIT.timeout), hookTimeout: 60_000 });

const folder = mkdtempSync(join(tmpdir(), 'glade-faults-'));
const file = join(folder, 'mishap');
const fragile = new URL('shelf-failing-bot.ts', import.meta.url).href;
const ALWAYS = 1_000_000;

let server: Server;
beforeAll(async () => {
  process.env[MISHAP] = file;
  server = await startPostgres();
});
afterEach(async () => {
  rmSync(file, { force: true });
  await server.query('drop function if exists mishap cascade; drop sequence if exists mishaps');
});
afterAll(async () => {
  delete process.env[MISHAP];
  rmSync(folder, { recursive: true, force: true });
  await server?.stop();
});

/**
 * Makes PostgreSQL answer this many times with this code instead of doing the work. A sequence counts on even when
 * everything is rolled back.
 */
async function refuse(code: string, times: number, when: string): Promise<void> {
  await server.query(`
    create sequence mishaps;
    create function mishap() returns trigger language plpgsql as $$ begin
      if nextval('mishaps') <= ${times} then raise exception 'injected' using errcode = '${code}'; end if;
      return new;
    end $$;
    create trigger mishap before ${when} for each row execute function mishap();`);
}

/** A study of two jobs. */
const short = (seed: string) => quick(seed).map((arm) => ({ ...arm, games: 4 }));

const STORE = 'insert on glade_lab_results';
const TAKE = 'update on glade_lab_queue.job';

/** Sets how often the jobs of a study may be tried again. */
const limit = (study: string, tries: number) =>
  server.query(`update glade_lab_queue.job set retry_limit = $2 where data ->> 'study' = $1`, [
    study,
    tries,
  ]);

function listener(): { readonly heard: string[]; readonly notice: (notice: WorkerNotice) => void } {
  const heard: string[] = [];
  return { heard, notice: (each) => void heard.push(each.kind) };
}

const spoil = (mishap: Mishap): void => writeFileSync(file, JSON.stringify(mishap));

/**
 * What a database may answer instead of doing the work, and what that means for a worker. First of each meaning, at each
 * of the two places, the one that is tried in `npm test`.
 */
const REFUSALS = [
  ['a deadlock', '40P01', 'busy', STORE],
  ['a full disk when a job is taken', '53100', 'busy', TAKE],
  ['a server that shuts down', '57P01', 'away', STORE],
  ['a serialisation failure', '40001', 'busy', STORE],
  ['a deadlock when a job is taken', '40P01', 'busy', TAKE],
  ['a full disk', '53100', 'busy', STORE],
  ['no memory', '53200', 'busy', STORE],
  ['too many connections', '53300', 'away', STORE],
  ['a broken connection', '08006', 'away', STORE],
  ['a server that starts', '57P03', 'away', STORE],
  ['a query that was cancelled', '57014', 'busy', STORE],
  ['a disk that fails', '58030', 'busy', STORE],
  ['a server that is out of sorts', 'XX000', 'busy', STORE],
] as const;

test.each(REFUSALS)('%s (%s) is waited for', (_, code, cause) => {
  expect(causeOf({ code })).toBe(cause);
});

describe('what is not the study’s fault does not end it', () => {
  test.each(REFUSALS.slice(0, sample('queue: refusals of the database', 3, REFUSALS.length)))(
    '%s (%s)',
    async (name, code, _, when) => {
      const arms = quick(name);
      const { found } = await startInQueue(server, arms);
      await refuse(code, 3, when);
      const { heard, notice } = listener();
      await workUntilEmpty(server, { notice });
      expect(await found).toBe(await runAlone(arms));
      expect(heard).not.toContain('fault');
    },
  );

  test('a right that is missing for a while: the job goes back into the queue', async () => {
    const arms = quick('rights');
    const { found } = await startInQueue(server, arms);
    await refuse('42501', 2, STORE);
    const { heard, notice } = listener();
    await workUntilEmpty(server, { notice });
    expect(await found).toBe(await runAlone(arms));
    expect(heard.filter((kind) => kind === 'again')).toHaveLength(2);
  });

  test('a connection that is cut after it was handed out, before anybody listens', async () => {
    const database = await Database.open(server.url);
    const { pool } = database.boss.getDb() as unknown as {
      pool: {
        connect(): Promise<{ query(text: string): Promise<unknown>; release(error: Error): void }>;
      };
    };
    const connection = await pool.connect();
    await server.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'glade lab'`,
    );
    await pause(300);
    const failure = await connection.query('select 1').catch((error: unknown) => error);
    connection.release(failure as Error);
    expect(causeOf(failure)).toBe('away');
    // An error that nobody heard would have ended this program.
    expect(await database.withRetries(() => database.rows('select 1 as one'))).toEqual([
      { one: 1 },
    ]);
    await database.close();
  });

  test('connections that are cut again and again', ONLY_LONG, async () => {
    const arms = slow('cut');
    const { found } = await startInQueue(server, arms);
    const { heard, notice } = listener();
    const [before] = await server.query('select count(*) as n from glade_lab_results');
    const working = workUntilEmpty(server, { threads: 2, notice });
    for (const many of [2, 5, 8]) {
      await waitForResults(server, Number(before!['n']) + many);
      await server.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'glade lab'`,
      );
    }
    await working;
    expect(await found).toBe(await runAlone(arms));
    expect(heard).not.toContain('fault');
  });

  const mishaps: readonly (readonly [string, Mishap])[] = [
    ['a thread that is lost at the first matches', { how: 'exit', after: 0, times: 1 }],
    ['a thread that is lost at a job', { how: 'exit', after: 40, times: 1 }],
    ['threads that are lost one after the other', { how: 'exit', after: 40, times: 2 }],
    ['an error that does not come again', { how: 'throw', after: 40, times: 1 }],
  ];
  // A lost thread and an error; where and how often threads are lost is for the long run.
  test.each(someOf('queue: mishaps of a worker', mishaps, 2, 1))('%s', async (name, mishap) => {
    const arms = quick(name);
    const { found } = await startInQueue(server, arms);
    spoil(mishap);
    const { heard, notice } = listener();
    await workUntilEmpty(server, { shelves: [fragile], notice });
    expect(await found).toBe(await runAlone(arms));
    expect(heard).not.toContain('fault');
    const again = mishap.how === 'exit' ? mishap.times : 0;
    expect(heard.filter((kind) => kind === 'again')).toHaveLength(again);
  });
});

describe('what would go the same way for ever ends the study, with its reason', () => {
  test('an error of the bot', async () => {
    const { found, study } = await startInQueue(server, quick('bot'));
    const failed = failureOf(found);
    spoil({ how: 'throw', after: 40, times: ALWAYS });
    const { heard, notice } = listener();
    await workUntilEmpty(server, { shelves: [fragile], notice });
    // The jobs that it has taken along are not played any more.
    expect(heard.filter((kind) => kind === 'fault')).toHaveLength(1);
    expect(await failed).toMatchObject({
      problem: { code: 'queue.fault', args: { study, reason: 'Error: the bot fell over' } },
    });
  });

  test('a result that the database cannot take', async () => {
    const { found } = await startInQueue(server, quick('too large'));
    const failed = failureOf(found);
    await refuse('54000', ALWAYS, STORE);
    await workUntilEmpty(server);
    expect(await failed).toMatchObject({
      problem: { code: 'queue.fault', args: { reason: 'injected' } },
    });
  });

  test('threads that are lost at every try', ONLY_LONG, async () => {
    const { found, study } = await startInQueue(server, short('lost'));
    const failed = failureOf(found);
    await limit(study, 1);
    spoil({ how: 'exit', after: 0, times: ALWAYS });
    await workUntilEmpty(server, { shelves: [fragile] });
    expect(await failed).toMatchObject({
      problem: { code: 'queue.fault', args: { reason: 'a thread stopped with code 3' } },
    });
  });

  test('a database that refuses at every try', ONLY_LONG, async () => {
    const { found, study } = await startInQueue(server, short('refused'));
    const failed = failureOf(found);
    await limit(study, 1);
    await refuse('42501', ALWAYS, STORE);
    await workUntilEmpty(server);
    expect(await failed).toMatchObject({
      problem: { code: 'queue.fault', args: { reason: '42501' } },
    });
  });
});

test(
  'a worker that is to leave when all is played waits for a job that was taken by who is dead',
  ONLY_LONG,
  async () => {
    const arms = quick('dead');
    const { found, study } = await startInQueue(server, arms);
    // A job of a worker that took it 9 seconds ago and has sent no heartbeat since.
    await server.query(
      `update glade_lab_queue.job
     set state = 'active', started_on = now(), heartbeat_on = now() - interval '9 seconds'
     where id = (select id from glade_lab_queue.job where data ->> 'study' = $1 limit 1)`,
      [study],
    );
    await workUntilEmpty(server);
    const [row] = await server.query(
      'select count(*) as n from glade_lab_results where study = $1',
      [study],
    );
    expect(Number(row!['n'])).toBe(32);
    expect(await found).toBe(await runAlone(arms));
  },
);

test('a database that refuses to give out jobs is told in one sentence', async () => {
  const { found, study, leave } = await startInQueue(server, quick('no jobs'));
  const left = failureOf(found);
  await refuse('42501', ALWAYS, TAKE);
  expect(await failureOf(workUntilEmpty(server))).toMatchObject({
    problem: { code: 'queue.trouble', args: { reason: '42501' } },
  });
  leave();
  await left;
  await server.query(`delete from glade_lab_queue.job where data ->> 'study' = $1`, [study]);
});
