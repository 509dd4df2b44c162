import type { Chooser } from '@glade/table';
import type { workerChooser } from './worker-chooser.ts';

type Thinker = ReturnType<typeof workerChooser>;

/** Thinks in a worker: what asks it is loaded with the first question. */
export function lazyChooser(): Thinker {
  let made: Promise<Thinker> | undefined;
  const choose: Chooser['choose'] = async (...question) => {
    made ??= import('./worker-chooser.ts').then((module) => module.workerChooser());
    try {
      return await (await made).choose(...question);
    } catch (error) {
      // Where it could not be loaded, the next question tries again.
      await made.catch(() => (made = undefined));
      throw error;
    }
  };
  return { choose, stop: () => void made?.then((chooser) => chooser.stop()) };
}
