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

/** What each worker receives for a study: the study, and two counters shared by all: the next shard, and the matches played. */
export interface WorkerAssignment extends StudyToPlay {
  readonly counters: Int32Array<SharedArrayBuffer>;
}

export const NEXT_SHARD = 0;
export const MATCHES_PLAYED = 1;
const PROGRESS_INTERVAL = 100;

/** Threads that wait for the next study, with the game loaded and compiled. They do not keep the program alive. */
const waiting: Worker[] = [];

/**
 * Lets several threads play shard after shard until none is left, and adds up their results. Questions that play one
 * study after another start their threads once.
 */
export async function playInWorkers(
  job: StudyToPlay,
  workers: number,
  progress?: (played: number) => void,
  stopEarly?: AbortSignal,
): Promise<StudyResult> {
  const counters = new Int32Array(new SharedArrayBuffer(8));
  const [arm] = job.arms;
  const shards = shardsOf(arm!).length;
  const threads = Array.from({ length: Math.min(workers, shards) }, takeThread);
  // Workers take shards in order and finish what they take. So all matches up to some number have been played.
  const stop = (): void => void Atomics.store(counters, NEXT_SHARD, shards);
  stopEarly?.addEventListener('abort', stop);
  if (stopEarly?.aborted === true) stop();
  const progressTimer = setInterval(
    () => progress?.(Atomics.load(counters, MATCHES_PLAYED)),
    PROGRESS_INTERVAL,
  );
  try {
    const assignment = { ...job, counters } satisfies WorkerAssignment;
    const [first, ...others] = await Promise.all(
      threads.map((thread) => resultOfThread(thread, assignment)),
    );
    for (const thread of threads.splice(0)) letWait(thread);
    for (const found of others) addStudyResult(first!, found);
    progress?.(Atomics.load(counters, MATCHES_PLAYED));
    return first!;
  } finally {
    clearInterval(progressTimer);
    stopEarly?.removeEventListener('abort', stop);
    // Threads are left here only when one of them has failed.
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}

/** A thread that waits, or a new one. */
function takeThread(): Worker {
  const thread = waiting.pop();
  if (thread === undefined) return new Worker(new URL('shard.worker.ts', import.meta.url));
  thread.removeAllListeners('error').removeAllListeners('exit').ref();
  return thread;
}

/** Keeps a thread for the next study; one that ends meanwhile is forgotten. */
function letWait(thread: Worker): void {
  const forget = (): void => {
    const at = waiting.indexOf(thread);
    if (at >= 0) waiting.splice(at, 1);
  };
  thread.removeAllListeners('error').removeAllListeners('exit');
  thread.once('error', forget).once('exit', forget);
  thread.unref();
  waiting.push(thread);
}

function resultOfThread(thread: Worker, assignment: WorkerAssignment): Promise<StudyResult> {
  return new Promise((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', (code) => reject(new Error(`a worker stopped with code ${code}`)));
    thread.postMessage(assignment);
  });
}
