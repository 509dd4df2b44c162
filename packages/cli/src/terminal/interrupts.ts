import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;
export type Signal = (typeof SIGNALS)[number];

/**
 * npm passes on a Ctrl-C that the terminal has already sent to the program. A signal within this many milliseconds is
 * the same Ctrl-C.
 */
const SAME_SIGNAL_WITHIN = 500;
/** The time between two checks that the parent is running, in milliseconds. */
const PARENT_CHECK_INTERVAL = 250;
const PARENT = process.ppid;

/** The exit code of a program that a signal ended: 130 or 143. */
export const exitCodeOf = (signal: Signal): number => 128 + constants.signals[signal];

/**
 * Calls `first` at the first Ctrl-C or signal to end. The next one stops the program at once. Returns a function that
 * stops listening. A signal to npm ends only the shell that npm runs, not the program in it. So under npm, the end of
 * the parent process counts as the signal.
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
