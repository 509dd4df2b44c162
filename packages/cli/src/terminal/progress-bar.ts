import type { Say } from '@glade/text';

/** What puts a line over the bar, which comes again. */
export const clearBar = (): string => (process.stderr.isTTY ? '\r\u001B[K' : '');

/** Does some work while a bar on standard error says how far it is; only where a person looks. */
export async function withProgressBar<T>(
  say: Say,
  total: number,
  work: (progress: (done: number) => void) => Promise<T>,
): Promise<T> {
  if (!process.stderr.isTTY) return work(() => {});
  const { SingleBar } = (await import('cli-progress')).default;
  const numbers = new Intl.NumberFormat(say.language);
  const bar = new SingleBar({
    stream: process.stderr,
    clearOnComplete: true,
    hideCursor: false,
    // Interrupted, it must leave the terminal as it was.
    linewrap: true,
    format: (_options, { progress, value }) => {
      const full = Math.round(progress * 30);
      return say('cli.playtest.bar', {
        bar: '█'.repeat(full) + '░'.repeat(30 - full),
        percent: Math.floor(progress * 100),
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
