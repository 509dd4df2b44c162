import { LIMIT, sample } from '@glade/engine/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startPostgres, type Server } from './postgres.ts';
import { runAlone, runInQueue, waitForResults, slow, workUntilEmpty } from './studies.ts';

vi.setConfig({ testTimeout: Math.max(120_000, LIMIT.timeout), hookTimeout: 60_000 });

let server: Server;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server?.stop());

const rounds = Array.from(
  { length: sample('queue: restarts of the database', 1, 25) },
  (_, i) => i,
);

test.each(rounds)(
  'the database is restarted in the middle: asker and workers go on (%i)',
  async (round) => {
    const arms = slow(`restarted ${round}`);
    const found = runInQueue(server, arms);
    const stop = new AbortController();
    const working = workUntilEmpty(server, { threads: 2, once: false, signal: stop.signal });
    await waitForResults(server, 32 * round + 3);
    await server.restart();
    await waitForResults(server, 32 * round + 6);
    await server.restart();
    expect(await found).toBe(await runAlone(arms));
    stop.abort();
    const { jobs } = await working;
    const [row] = await server.query('select count(*) as n from glade_lab_results');
    expect(Number(row!['n'])).toBe(32 * (round + 1));
    expect(jobs).toBeGreaterThanOrEqual(32);
  },
);
