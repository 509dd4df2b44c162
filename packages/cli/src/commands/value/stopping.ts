import { short } from '@glade/engine';
import type { Say } from '@glade/text';
import { exitCodeOf, onInterrupt } from '../../terminal/interrupts.ts';

/** A timer waits for at most so many milliseconds; who wants more waits without one. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** Is aborted by the first Ctrl-C or signal to end, which the program's exit code tells then, or after so many seconds. */
export function stopping(seconds = Infinity): AbortSignal {
  const stop = new AbortController();
  onInterrupt((signal) => {
    process.exitCode = exitCodeOf(signal);
    stop.abort();
  });
  const milliseconds = seconds * 1000;
  if (milliseconds <= LONGEST_TIMER) setTimeout(() => stop.abort(), milliseconds).unref();
  return stop.signal;
}

/** What is said where the work was stopped: what is in the file, if anything is, and that the same command goes on from it. */
export const keptSoFar = (say: Say, file: string | undefined, n: number, all: number): string =>
  file === undefined || n === 0
    ? say('cli.partial.none')
    : say('cli.value.kept', { file: short(file), n, all });
