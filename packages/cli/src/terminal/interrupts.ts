import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;
export type Signal = (typeof SIGNALS)[number];

/** npm hands on to the program what the terminal has sent to both: so many milliseconds later it is the same Ctrl-C. */
const SAME_SIGNAL_WITHIN = 500;
/** So often it is looked whether the parent is there, in milliseconds. */
const PARENT_CHECK_INTERVAL = 250;
const PARENT = process.ppid;

/** What a program ends with that was asked to end: 130 or 143. */
export const exitCodeOf = (signal: Signal): number => 128 + constants.signals[signal];

/**
 * Calls `first` at the first Ctrl-C or signal to end; the next stops the program at once. Answers with how to unhear.
 * A signal to npm ends the shell that npm runs, and not what runs in that: so there the end of the parent is the signal.
 */
export function onInterrupt(first: (signal: Signal) => void): () => void {
  let since: number | undefined;
  const hear = (signal: Signal): void => {
    if (since === undefined) {
      since = performance.now();
      first(signal);
    } else if (performance.now() - since > SAME_SIGNAL_WITHIN) {
      process.exit(exitCodeOf(signal));
    }
  };
  const watch = setInterval(() => {
    if (process.ppid === PARENT) return;
    clearInterval(watch);
    hear('SIGTERM');
  }, PARENT_CHECK_INTERVAL).unref();
  if (process.env['npm_lifecycle_event'] === undefined) clearInterval(watch);
  for (const signal of SIGNALS) process.on(signal, hear);
  return () => {
    clearInterval(watch);
    for (const signal of SIGNALS) process.off(signal, hear);
  };
}
