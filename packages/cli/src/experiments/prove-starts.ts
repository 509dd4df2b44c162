import { Worker } from 'node:worker_threads';

/** What a start has come to: bounds as proven, not rounded. */
export interface ProvenStart {
  readonly name: string;
  readonly lower: number;
  readonly upper: number;
}

export interface ValueAssignment {
  /** The game's id. */
  readonly game: string;
  /** The names of the starts. */
  readonly starts: readonly string[];
  readonly gap: number;
  /** How many positions a prover may keep in memory. */
  readonly positions: number;
  /** The number of the next start, shared by all workers. */
  readonly next: Int32Array<SharedArrayBuffer>;
}

/**
 * Proves starts in several threads. Each start has a prover of its own, so its bounds are the same with any number of threads
 * and whichever starts are asked for. `keep` is called after each start.
 */
export async function proveStarts(
  job: Omit<ValueAssignment, 'next'>,
  workers: number,
  keep: (proven: ProvenStart) => void,
): Promise<void> {
  const next = new Int32Array(new SharedArrayBuffer(4));
  const threads = Array.from(
    { length: Math.min(workers, job.starts.length) },
    () =>
      new Worker(new URL('value.worker.ts', import.meta.url), {
        workerData: { ...job, next } satisfies ValueAssignment,
      }),
  );
  try {
    await Promise.all(
      threads.map(
        (thread) =>
          new Promise<void>((resolve, reject) => {
            thread.on('message', keep);
            thread.once('error', reject);
            thread.once('exit', () => resolve());
          }),
      ),
    );
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}
