import { Worker } from 'node:worker_threads';
import { shardsOf, type Experiment } from '../experiment/experiment.ts';
import type { ShelfUrl } from '../experiment/shelf.ts';
import { addFound, type Found } from '../play/study.ts';

/** What a worker is to play. */
export interface Job {
  readonly shelf: ShelfUrl;
  /** Played side by side: see `Study`. */
  readonly arms: readonly Experiment[];
}

/** What workers are given: the job, and two counters they share: the next shard, and the matches played. */
export interface Assignment extends Job {
  readonly counters: Int32Array<SharedArrayBuffer>;
}

export const NEXT = 0;
export const PLAYED = 1;
const OFTEN = 100;

/** Lets several threads take shard after shard until none is left, and adds up what they found. */
export async function playInWorkers(
  job: Job,
  workers: number,
  progress?: (played: number) => void,
  enough?: AbortSignal,
): Promise<Found> {
  const counters = new Int32Array(new SharedArrayBuffer(8));
  const [arm] = job.arms;
  const shards = shardsOf(arm!).length;
  const threads = Array.from(
    { length: Math.min(workers, shards) },
    () =>
      new Worker(new URL('worker.ts', import.meta.url), {
        workerData: { ...job, counters } satisfies Assignment,
      }),
  );
  // Shards are taken in order and finished once taken: what has been played is all up to some number.
  const stop = (): void => void Atomics.store(counters, NEXT, shards);
  enough?.addEventListener('abort', stop);
  if (enough?.aborted === true) stop();
  const watch = setInterval(() => progress?.(Atomics.load(counters, PLAYED)), OFTEN);
  try {
    const [first, ...others] = await Promise.all(threads.map(resultOf));
    for (const found of others) addFound(first!, found);
    progress?.(Atomics.load(counters, PLAYED));
    return first!;
  } finally {
    clearInterval(watch);
    enough?.removeEventListener('abort', stop);
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}

function resultOf(thread: Worker): Promise<Found> {
  return new Promise((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', (code) => reject(new Error(`a worker stopped with code ${code}`)));
  });
}
