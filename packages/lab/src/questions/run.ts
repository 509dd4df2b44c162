import type { Experiment } from '../experiment/experiment.ts';
import type { StudyResult } from '../play/study.ts';

/**
 * Plays experiments side by side: on threads, on a queue, or in a page. All must have the same number of matches and
 * the same blocks. `names`: what the experiments are called in rows that are written beside counting.
 */
export type Run = (arms: readonly Experiment[], names?: readonly string[]) => Promise<StudyResult>;

/** The error of a run that was stopped before it played any match. */
export class Stopped extends Error {
  override readonly name = 'Stopped';
}

/** The answer, or undefined where the run was stopped before it played any match. */
export async function unlessStopped<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Stopped) return undefined;
    throw error;
  }
}
