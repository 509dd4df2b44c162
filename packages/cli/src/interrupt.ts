import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;
type Signal = (typeof SIGNALS)[number];

/** npm hands on to the program what the terminal has sent to both: so many milliseconds later it is the same Ctrl-C. */
const SAME = 500;

/** What a program ends with that was asked to end: 130 or 143. */
export const codeOf = (signal: Signal): number => 128 + constants.signals[signal];

/** Calls `first` at the first Ctrl-C or signal to end; the next stops the program at once. Answers with how to unhear. */
export function onInterrupt(first: (signal: Signal) => void): () => void {
  let since: number | undefined;
  const hear = (signal: Signal): void => {
    if (since === undefined) {
      since = performance.now();
      first(signal);
    } else if (performance.now() - since > SAME) {
      process.exit(codeOf(signal));
    }
  };
  for (const signal of SIGNALS) process.on(signal, hear);
  return () => {
    for (const signal of SIGNALS) process.off(signal, hear);
  };
}
