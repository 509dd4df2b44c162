import type { ChildProcess } from 'node:child_process';
import { LIMIT, sample } from '@glade/engine/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startPostgres, type Server } from './postgres.ts';
import { runAlone, runInQueue, kill, waitForResults, slow, startWorker } from './studies.ts';

vi.setConfig({ testTimeout: Math.max(120_000, LIMIT.timeout), hookTimeout: 60_000 });

let server: Server;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server?.stop());

const rounds = Array.from({ length: sample('queue: workers killed at a job', 1, 25) }, (_, i) => i);

test.each(rounds)(
  'a worker is killed in the middle: another plays its job, and nothing is counted twice (%i)',
  async (round) => {
    const arms = slow(`killed ${round}`);
    const found = runInQueue(server, arms);
    const first = startWorker(server);
    await waitForResults(server, 32 * round + 3);
    await stoppedAtJob(first);
    await kill(first, 'SIGKILL');
    const second = startWorker(server);
    expect(await found).toBe(await runAlone(arms));
    await kill(second, 'SIGKILL');
    const [row] = await server.query('select max(retry_count) as again from glade_lab_queue.job');
    expect(Number(row!['again'])).toBeGreaterThan(0);
  },
);

/** Stops a worker while it is at a job, not between two. */
async function stoppedAtJob(worker: ChildProcess): Promise<void> {
  for (;;) {
    worker.kill('SIGSTOP');
    const active = await server.query("select 1 from glade_lab_queue.job where state = 'active'");
    if (active.length > 0) return;
    worker.kill('SIGCONT');
  }
}
