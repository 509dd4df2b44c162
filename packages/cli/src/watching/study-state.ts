import { short } from '@glade/engine';
import type { StudyStatus } from '@glade/queue';
import type { Say } from '@glade/text';

/** In a few words: whether a study is done, failed, stopped, or being played. */
export function studyState(say: Say, { done, jobs, fault, stopped, active }: StudyStatus): string {
  if (done >= jobs) return say('cli.lab.done');
  if (fault !== undefined) return say('cli.lab.failed', { reason: short(fault) });
  if (stopped && active === 0) return say('cli.lab.stopped');
  return say('cli.lab.playing', { active });
}

/** Whether nothing more is played of it, unless somebody lets it go on. */
export const isOver = ({ done, jobs, fault, stopped, active }: StudyStatus): boolean =>
  done >= jobs || fault !== undefined || (stopped && active === 0);
