import type { Chooser } from '@glade/table';
import type { workerChooser } from './worker-chooser.ts';

type WorkerChooser = ReturnType<typeof workerChooser>;

/** A chooser that thinks in a worker. The code for it is loaded with the first question. */
export function lazyChooser(): WorkerChooser {
  let made: Promise<WorkerChooser> | undefined;
  const choose: Chooser['choose'] = async (...question) => {
    made ??= import('./worker-chooser.ts').then((module) => module.workerChooser());
    try {
      return await (await made).choose(...question);
    } catch (error) {
      // If the code could not be loaded, the next question tries again.
      await made.catch(() => (made = undefined));
      throw error;
    }
  };
  return { choose, stop: () => void made?.then((chooser) => chooser.stop()) };
}
