import { Worker } from 'node:worker_threads';
import type { Experiment, Shard, ShelfUrl } from '@glade/lab';

/** What a thread is to play. */
export interface ShardTask {
  readonly shelf: ShelfUrl;
  readonly arms: readonly Experiment[];
  readonly shard: Shard;
}

/** What it found, as it is stored, and how long it took; or why it could not. */
export type ShardResult =
  | { readonly result: string; readonly seconds: number; readonly fault?: undefined }
  | { readonly fault: string };

/** What a thread has to say; or that it could not even begin, since the files of the game cannot be read here. */
export type ThreadMessage = ShardResult | { readonly lost: string };

/** The thread was lost, or the machine kept it from playing: the matches themselves may be without fault. */
export class ThreadLost extends Error {}

/** A thread that stays, with all that it has compiled; should it be lost, the next task starts another. */
export class PlayThread {
  private worker: Worker | undefined;

  /** Throws a Lost when the thread is lost. */
  play(task: ShardTask): Promise<ShardResult> {
    const worker = (this.worker ??= new Worker(new URL('play-thread.worker.ts', import.meta.url)));
    return new Promise((resolve, reject) => {
      const fail = (reason: string): void => {
        // The next one may have started before this one has quite gone.
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

  /** Ends the thread; the next task would start another. */
  async end(): Promise<void> {
    const { worker } = this;
    this.worker = undefined;
    await worker?.terminate();
  }
}
