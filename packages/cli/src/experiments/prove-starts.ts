import { Worker } from 'node:worker_threads';

/** What a group of starts has come to: bounds as proven, not rounded. */
export interface ProvenGroup {
  readonly starts: readonly (readonly [name: string, lower: number, upper: number])[];
  /** How many positions were opened. */
  readonly opened: number;
}

export interface ValueAssignment {
  /** The game's id. */
  readonly game: string;
  /** The names of the starts, by group. */
  readonly groups: readonly (readonly string[])[];
  readonly gap: number;
  /** How many positions a prover may keep in memory. */
  readonly positions: number;
  /** The number of the next group, shared by all workers. */
  readonly next: Int32Array<SharedArrayBuffer>;
}

/**
 * Proves groups of starts in several threads. A group is one thread's, so the bounds are the same with any number of threads.
 * `done` is called after each start, `keep` after each group.
 */
export async function proveStarts(
  job: Omit<ValueAssignment, 'next'>,
  workers: number,
  done: () => void,
  keep: (group: ProvenGroup) => void,
): Promise<void> {
  const next = new Int32Array(new SharedArrayBuffer(4));
  const threads = Array.from(
    { length: Math.min(workers, job.groups.length) },
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
            thread.on('message', (message: 'start' | ProvenGroup) => {
              if (message === 'start') done();
              else keep(message);
            });
            thread.once('error', reject);
            thread.once('exit', () => resolve());
          }),
      ),
    );
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}
