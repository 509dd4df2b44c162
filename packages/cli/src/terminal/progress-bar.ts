import type { Say } from '@glade/text';

/** The characters that erase the bar, so that a line can be printed in its place. The bar is drawn again below. */
export const clearBar = (): string => (process.stderr.isTTY ? '\r\u001B[K' : '');

/** What a bar counts; of `work` only the share is told. */
type Counted = 'matches' | 'starts' | 'puzzles' | 'work';

/** Shows a progress bar on standard error during some work, if that is a terminal. */
export async function withProgressBar<T>(
  say: Say,
  total: number,
  work: (progress: (done: number) => void) => Promise<T>,
  counted: Counted = 'matches',
): Promise<T> {
  if (!process.stderr.isTTY) return work(() => {});
  const { SingleBar } = (await import('cli-progress')).default;
  const numbers = new Intl.NumberFormat(say.language);
  const bar = new SingleBar({
    stream: process.stderr,
    clearOnComplete: true,
    hideCursor: false,
    // This keeps the terminal usable if the program is interrupted.
    linewrap: true,
    format: (_options, { progress, value }) => {
      const full = Math.round(progress * 30);
      return say('cli.playtest.bar', {
        bar: '█'.repeat(full) + '░'.repeat(30 - full),
        percent: Math.floor(progress * 100),
        counted,
        value: numbers.format(value),
        total: numbers.format(total),
      });
    },
  });
  bar.start(total, 0);
  try {
    return await work((done) => bar.update(done));
  } finally {
    bar.stop();
  }
}
