import { Worker } from 'node:worker_threads';
import type { Experiment, Shard, ShelfUrl } from '@glade/lab';

/** What a thread is asked to play. */
export interface ShardTask {
  readonly shelf: ShelfUrl;
  readonly arms: readonly Experiment[];
  readonly shard: Shard;
}

/** The stored form of the result and the time it took, or the error. */
export type ShardResult =
  | { readonly result: string; readonly seconds: number; readonly fault?: undefined }
  | { readonly fault: string };

/**
 * A message from a thread: the result, or that it could not begin because the game's files cannot be read on this
 * machine.
 */
export type ThreadMessage = ShardResult | { readonly lost: string };

/** The thread ended, or the machine kept it from playing. The matches themselves may be without fault. */
export class ThreadLost extends Error {}

/** A thread that is kept between tasks, with its compiled code. If it is lost, the next task starts another. */
export class PlayThread {
  private worker: Worker | undefined;

  /** Throws a ThreadLost when the thread is lost. */
  play(task: ShardTask): Promise<ShardResult> {
    const worker = (this.worker ??= new Worker(new URL('play-thread.worker.ts', import.meta.url)));
    return new Promise((resolve, reject) => {
      const fail = (reason: string): void => {
        // The next thread may have started before this one has ended.
        if (this.worker === worker) this.worker = undefined;
        reject(new ThreadLost(reason));
      };
      const receive = (message: ThreadMessage): void => {
        if (!('lost' in message)) return resolve(message);
        fail(message.lost);
        void worker.terminate();
      };
      worker.removeAllListeners();
      worker
        .once('message', receive)
        .once('error', (error: unknown) =>
          fail(error instanceof Error ? error.message : String(error)),
        )
        .once('exit', (code) => fail(`a thread stopped with code ${code}`));
      worker.postMessage(task);
    });
  }

  /** Ends the thread. The next task would start another. */
  async end(): Promise<void> {
    const { worker } = this;
    this.worker = undefined;
    await worker?.terminate();
  }
}
