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

/** A thread that stays, with all that it has compiled; should it be lost, the next task starts another. */
export class Thread {
  private worker: Worker | undefined;

  /** Throws an error when the thread is lost. */
  play(task: Task): Promise<Played> {
    const worker = (this.worker ??= new Worker(new URL('thread.ts', import.meta.url)));
    return new Promise((resolve, reject) => {
      const lost = (why: unknown): void => {
        this.worker = undefined;
        reject(why instanceof Error ? why : new Error(`a thread stopped with code ${String(why)}`));
      };
      worker.removeAllListeners();
      worker.once('message', resolve).once('error', lost).once('exit', lost);
      worker.postMessage(task);
    });
  }

  async end(): Promise<void> {
    await this.worker?.terminate();
  }
}
