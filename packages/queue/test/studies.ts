import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { defaults } from '@glade/engine';
import { codeVersionOf, runStudy, type Experiment } from '@glade/lab';
import { DASH } from '../../engine/test/dash/index.ts';
import {
  runStudyInQueue,
  workQueue,
  type QueueRunSettings,
  type RunNotice,
  type Throughput,
  type WorkerSettings,
} from '../src/index.ts';
import { formatResult } from '../src/stored-result.ts';
import type { Server } from './postgres.ts';

const shelf = new URL('shelf.ts', import.meta.url).href;

/** Two arms that are over in a moment. */
export const quick = (seed: string): readonly Experiment[] => {
  const arm = {
    game: 'dash',
    options: defaults(DASH.options),
    bots: ['careful', 'random'],
    seed,
    games: 128,
    rotate: true,
    looks: { matches: 40, playouts: 2 },
    code: codeVersionOf('dash', shelf),
  };
  return [arm, { ...arm, bots: ['random', 'random'] }];
};

/** A study whose 32 jobs take a while each. */
export const slow = (seed: string): readonly Experiment[] => [
  { ...quick(seed)[0]!, bots: ['mcts:400', 'mcts:400'], games: 64 },
];

/** What one process finds, byte by byte. */
export const runAlone = async (arms: readonly Experiment[]): Promise<string> =>
  formatResult(await runStudy(shelf, arms, { workers: 1 }));

export const runInQueue = async (
  { url }: Server,
  arms: readonly Experiment[],
  more: Partial<QueueRunSettings> = {},
): Promise<string> => formatResult(await runStudyInQueue(shelf, arms, { url, ...more }));

/** Asks, and settles when the jobs are in the queue. */
export async function startInQueue(
  server: Server,
  arms: readonly Experiment[],
): Promise<{
  readonly found: Promise<string>;
  readonly study: string;
  readonly leave: () => void;
}> {
  const left = new AbortController();
  let found: Promise<string>;
  const study = await new Promise<string>((resolve, reject) => {
    const notice = (each: RunNotice): void => {
      if (each.kind === 'queued') resolve(each.study);
    };
    found = runInQueue(server, arms, { notice, signal: left.signal });
    found.catch(reject);
  });
  return { found: found!, study, leave: () => left.abort() };
}

/** Works off what is in the queue, in this process. */
export const workUntilEmpty = (
  { url }: Server,
  more: Partial<WorkerSettings> = {},
): Promise<Throughput> => workQueue({ url, shelves: [shelf], threads: 1, once: true, ...more });

/** A worker as a process of its own, until it is killed. */
export function startWorker({ url }: Server, threads = 1): ChildProcess {
  const program = new URL('worker-process.ts', import.meta.url).pathname;
  return spawn(process.execPath, [program], {
    env: { ...process.env, WORKER_DB: url, WORKER_THREADS: `${threads}` },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

export async function kill(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}

/** Settles when so many shards have a result. */
export async function waitForResults(server: Server, many: number): Promise<void> {
  for (;;) {
    const [row] = await server
      .query('select count(*) as n from glade_lab_results')
      .catch(() => [{ n: 0 }]);
    if (Number(row?.['n']) >= many) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
}

/** What the promise fails with. */
export async function failureOf(promise: Promise<unknown>): Promise<unknown> {
  try {
    await promise;
  } catch (error) {
    return error;
  }
  throw new Error('it did not fail');
}
