import { Worker } from 'node:worker_threads';
import type { OptionValues } from '@glade/engine';
import type { SampledStart } from './sampled-starts.ts';

/** What a start has come to: bounds as proven, not rounded. */
export interface ProvenStart {
  readonly name: string;
  readonly lower: number;
  readonly upper: number;
}

/** What is asked about starts. */
export interface ValueQuestion {
  /** The game's id. */
  readonly game: string;
  readonly options: OptionValues;
  /** The names of the starts. */
  readonly starts: readonly string[];
  readonly gap: number;
  /** How many positions a prover may keep in memory. */
  readonly positions: number;
  /** Bounds from so many matches of each start, drawn from this seed, instead of proven ones. */
  readonly sampled?: {
    readonly games: number;
    readonly seed: string;
    readonly lookahead: number;
  };
}

export interface ValueAssignment extends ValueQuestion {
  /** The number of the next start, shared by all workers. */
  readonly next: Int32Array<SharedArrayBuffer>;
}

/** Proves starts; `keep` is called after each one. Once `stop` is aborted, those that are under way are dropped. */
export const proveStarts = (
  job: ValueQuestion,
  workers: number,
  stop: AbortSignal,
  keep: (proven: ProvenStart) => void,
): Promise<void> => askOfStarts(job, workers, stop, (found) => keep(found as ProvenStart));

/** Plays so many matches from each start, with dice from this seed; `keep` is called after each start, and `stop` as above. */
export const sampleStarts = (
  job: ValueQuestion & Required<Pick<ValueQuestion, 'sampled'>>,
  workers: number,
  stop: AbortSignal,
  keep: (found: SampledStart) => void,
): Promise<void> => askOfStarts(job, workers, stop, (found) => keep(found as SampledStart));

/**
 * Takes one start after another in several threads. Each has a prover of its own, so what is found of it is the same with any
 * number of threads and whichever starts are asked for.
 */
async function askOfStarts(
  job: ValueQuestion,
  workers: number,
  stop: AbortSignal,
  keep: (found: unknown) => void,
): Promise<void> {
  const next = new Int32Array(new SharedArrayBuffer(4));
  const threads = Array.from(
    { length: Math.min(workers, job.starts.length) },
    () =>
      new Worker(new URL('value.worker.ts', import.meta.url), {
        workerData: { ...job, next } satisfies ValueAssignment,
      }),
  );
  const end = (): Promise<unknown> => Promise.all(threads.map((thread) => thread.terminate()));
  stop.addEventListener('abort', end);
  if (stop.aborted) void end();
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
    stop.removeEventListener('abort', end);
    await end();
  }
}
