import { Worker } from 'node:worker_threads';
import { shardsOf, type Experiment } from '../experiment/experiment.ts';
import type { ShelfUrl } from '../experiment/shelf.ts';
import { addStudyResult, type StudyResult } from '../play/study.ts';

/** The study that workers play. */
export interface StudyToPlay {
  readonly shelf: ShelfUrl;
  /** The experiments of the study: see `Study`. */
  readonly arms: readonly Experiment[];
}

/** What each worker receives: the study, and two counters shared by all: the next shard, and the matches played. */
export interface WorkerAssignment extends StudyToPlay {
  readonly counters: Int32Array<SharedArrayBuffer>;
}

export const NEXT_SHARD = 0;
export const MATCHES_PLAYED = 1;
const PROGRESS_INTERVAL = 100;

/** Lets several threads play shard after shard until none is left, and adds up their results. */
export async function playInWorkers(
  job: StudyToPlay,
  workers: number,
  progress?: (played: number) => void,
  stopEarly?: AbortSignal,
): Promise<StudyResult> {
  const counters = new Int32Array(new SharedArrayBuffer(8));
  const [arm] = job.arms;
  const shards = shardsOf(arm!).length;
  const threads = Array.from(
    { length: Math.min(workers, shards) },
    () =>
      new Worker(new URL('shard.worker.ts', import.meta.url), {
        workerData: { ...job, counters } satisfies WorkerAssignment,
      }),
  );
  // Workers take shards in order and finish what they take. So all matches up to some number have been played.
  const stop = (): void => void Atomics.store(counters, NEXT_SHARD, shards);
  stopEarly?.addEventListener('abort', stop);
  if (stopEarly?.aborted === true) stop();
  const progressTimer = setInterval(
    () => progress?.(Atomics.load(counters, MATCHES_PLAYED)),
    PROGRESS_INTERVAL,
  );
  try {
    const [first, ...others] = await Promise.all(threads.map(resultOfThread));
    for (const found of others) addStudyResult(first!, found);
    progress?.(Atomics.load(counters, MATCHES_PLAYED));
    return first!;
  } finally {
    clearInterval(progressTimer);
    stopEarly?.removeEventListener('abort', stop);
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}

function resultOfThread(thread: Worker): Promise<StudyResult> {
  return new Promise((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', (code) => reject(new Error(`a worker stopped with code ${code}`)));
  });
}
