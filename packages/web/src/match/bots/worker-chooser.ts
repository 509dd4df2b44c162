import { RemoteChooser, type Chooser } from '@glade/table';
import { workerPort } from '@glade/table/worker';

/** A chooser that thinks in a worker. The worker starts with the first question; after a failure the next question starts a new one. */
export function workerChooser(): Chooser & { stop(): void } {
  let worker: Worker | undefined;
  let remote: RemoteChooser | undefined;
  const stop = (): void => {
    worker?.terminate();
    worker = undefined;
    remote = undefined;
  };
  return {
    stop,
    async choose(match, seat, level, signal) {
      if (remote === undefined) {
        worker = new Worker(new URL('./chooser.worker.ts', import.meta.url), { type: 'module' });
        remote = new RemoteChooser(workerPort(worker));
      }
      try {
        return await remote.choose(match, seat, level, signal);
      } catch (error) {
        if (!signal.aborted) stop();
        throw error;
      }
    },
  };
}
