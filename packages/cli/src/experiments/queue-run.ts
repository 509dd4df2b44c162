import type { Experiment, StudyResult } from '@glade/lab';
import { runStudyInQueue, QueueError, type QueueRunSettings, type RunNotice } from '@glade/queue';
import { tellProblem, type Say } from '@glade/text';
import { clearBar } from '../terminal/progress-bar.ts';
import { UserError } from '../arguments/user-error.ts';
import { note } from '../terminal/output.ts';

/** Plays a study by the workers of a queue, and prints notices. Stopping it ends the waiting, not the workers. */
export async function runInQueue(
  say: Say,
  shelf: string,
  arms: readonly Experiment[],
  asking: Pick<QueueRunSettings, 'url' | 'progress' | 'stopEarly'>,
): Promise<StudyResult> {
  let study = '';
  const notice = (each: RunNotice): void => {
    if (each.kind === 'queued') study = each.study;
    printNotice(say, each);
  };
  try {
    return await withUserErrors(runStudyInQueue(shelf, arms, { ...asking, notice }));
  } finally {
    if (asking.stopEarly?.aborted === true)
      note(tellProblem(say, { code: 'cli.db.left', args: { study } }));
  }
}

/** Turns errors of the queue into errors that the person who typed the command can correct. */
export async function withUserErrors<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof QueueError
      ? new UserError(error.problem.code, error.problem.args)
      : error;
  }
}

function printNotice(say: Say, notice: RunNotice): void {
  const { kind, ...args } = notice;
  note(clearBar() + say(NOTICES[kind], args));
}

const NOTICES: Readonly<Record<RunNotice['kind'], string>> = {
  queued: 'cli.db.queued',
  idle: 'cli.db.idle',
  stopped: 'cli.db.stopped',
  away: 'cli.db.away',
  busy: 'cli.db.busy',
  back: 'cli.db.back',
};
