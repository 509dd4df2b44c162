import { Worker } from 'node:worker_threads';
import { shardsOf, type Experiment } from '../experiment/experiment.ts';
import type { ShelfUrl } from '../experiment/shelf.ts';
import { addStudyResult, type StudyResult } from '../play/study.ts';
import type { RowRequest, RowTexts } from '../rows/row-request.ts';
import type { RowSink } from '../rows/row-sink.ts';

/** The study that workers play. */
export interface StudyToPlay {
  readonly shelf: ShelfUrl;
  /** The experiments of the study: see `Study`. */
  readonly arms: readonly Experiment[];
  /** The rows to write, if any. */
  readonly rows?: RowRequest | undefined;
}

/** What a worker sends: the rows of a shard as soon as it is played, and its result when no shard is left. */
export type WorkerMessage =
  { readonly shard: number; readonly rows: RowTexts } | { readonly result: StudyResult };

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
  sink?: RowSink,
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
      threads.map((thread) => resultOfThread(thread, assignment, sink)),
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

function resultOfThread(
  thread: Worker,
  assignment: WorkerAssignment,
  sink: RowSink | undefined,
): Promise<StudyResult> {
  return new Promise((resolve, reject) => {
    thread.removeAllListeners('message');
    thread.on('message', (message: WorkerMessage) => {
      if ('result' in message) resolve(message.result);
      else
        try {
          sink?.add(message.shard, message.rows);
        } catch (error) {
          reject(error instanceof Error ? error : new Error(String(error)));
        }
    });
    thread.once('error', reject);
    thread.once('exit', (code) => reject(new Error(`a worker stopped with code ${code}`)));
    thread.postMessage(assignment);
  });
}
