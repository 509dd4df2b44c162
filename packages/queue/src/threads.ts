import { Worker } from 'node:worker_threads';
import type { Experiment, Shard, ShelfUrl } from '@glade/lab';

/** What a thread is to play. */
export interface Task {
  readonly shelf: ShelfUrl;
  readonly arms: readonly Experiment[];
  readonly shard: Shard;
}

/** What it found, as it is stored, and how long it took; or why it could not. */
export type Played =
  | { readonly result: string; readonly seconds: number; readonly fault?: undefined }
  | { readonly fault: string };

/** What a thread has to say; or that it could not even begin, since the files of the game cannot be read here. */
export type Told = Played | { readonly lost: string };

/** The thread was lost, or the machine kept it from playing: the matches themselves may be without fault. */
export class Lost extends Error {}

/** A thread that stays, with all that it has compiled; should it be lost, the next task starts another. */
export class Thread {
  private worker: Worker | undefined;

  /** Throws a Lost when the thread is lost. */
  play(task: Task): Promise<Played> {
    const worker = (this.worker ??= new Worker(new URL('thread.ts', import.meta.url)));
    return new Promise((resolve, reject) => {
      const lost = (reason: string): void => {
        // The next one may have started before this one has quite gone.
        if (this.worker === worker) this.worker = undefined;
        reject(new Lost(reason));
      };
      const hear = (told: Told): void => {
        if (!('lost' in told)) return resolve(told);
        lost(told.lost);
        void worker.terminate();
      };
      worker.removeAllListeners();
      worker
        .once('message', hear)
        .once('error', (error: unknown) =>
          lost(error instanceof Error ? error.message : String(error)),
        )
        .once('exit', (code) => lost(`a thread stopped with code ${code}`));
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
