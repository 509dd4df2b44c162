import { Worker } from 'node:worker_threads';
import { RemoteChooser, type Chooser } from '@glade/table';
import { outsideModules } from '../shelf/outside.ts';

/** Bots that think in a thread of their own, which starts with the first question. They never get the seed. */
export function botThread(): Chooser & { stop(): void } {
  let thread: Worker | undefined;
  let remote: RemoteChooser | undefined;
  const stop = (): void => {
    void thread?.terminate();
    thread = undefined;
    remote = undefined;
  };
  return {
    stop,
    async choose(match, seat, level, signal) {
      remote ??= new RemoteChooser(
        portOf(
          (thread = new Worker(new URL('bot-thread.worker.ts', import.meta.url), {
            workerData: outsideModules(),
          })),
        ),
      );
      try {
        return await remote.choose(match, seat, level, signal);
      } catch (error) {
        if (!signal.aborted) stop();
        throw error;
      }
    },
  };
}

function portOf(thread: Worker): ConstructorParameters<typeof RemoteChooser>[0] {
  return {
    post: (message) => thread.postMessage(message),
    listen: (heard, broken) => {
      thread.on('message', heard);
      thread.on('error', (error) => broken(error instanceof Error ? error.message : String(error)));
      thread.on('exit', (code) => broken(`the thread ended with code ${code}`));
    },
  };
}
