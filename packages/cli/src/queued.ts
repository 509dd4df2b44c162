import type { Experiment, Found } from '@glade/lab';
import { askQueue, Trouble, type Asking, type Notice } from '@glade/queue';
import type { Say } from '@glade/text';
import { Failure } from './failure.ts';
import { note } from './terminal.ts';

/** Lets the workers of a queue play. Ctrl-C ends the waiting, not their work. */
export async function askWorkers(
  say: Say,
  shelf: string,
  arms: readonly Experiment[],
  asking: Pick<Asking, 'url' | 'progress'>,
): Promise<Found> {
  const left = new AbortController();
  const leave = (): void => left.abort();
  let study = '';
  const told = (notice: Notice): void => {
    if (notice.kind === 'queued') study = notice.study;
    tell(say, notice);
  };
  process.once('SIGINT', leave);
  try {
    return await mended(askQueue(shelf, arms, { ...asking, told, signal: left.signal }));
  } catch (error) {
    throw left.signal.aborted ? new Failure('cli.db.left', { study }) : error;
  } finally {
    process.off('SIGINT', leave);
  }
}

/** What the queue finds wrong, as what the person who typed the command can mend. */
export async function mended<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof Trouble ? new Failure(error.problem.code, error.problem.args) : error;
  }
}

function tell(say: Say, notice: Notice): void {
  // Over the bar, which comes again.
  if (process.stderr.isTTY) process.stderr.write('\r\u001B[K');
  const { kind, ...args } = notice;
  note(say(NOTICES[kind], args));
}

const NOTICES: Readonly<Record<Notice['kind'], string>> = {
  queued: 'cli.db.queued',
  idle: 'cli.db.idle',
  away: 'cli.db.away',
  busy: 'cli.db.busy',
  back: 'cli.db.back',
};
