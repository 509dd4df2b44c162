import type { Experiment } from '../experiment/experiment.ts';
import type { StudyResult } from '../play/study.ts';

/** Plays experiments side by side: on threads, on a queue, or in a page. All have as many matches and blocks. */
export type Run = (arms: readonly Experiment[]) => Promise<StudyResult>;

/** What a run that has been told to stop answers with when it has played nothing. */
export class Stopped extends Error {
  override readonly name = 'Stopped';
}

/** The answer; undefined where the run was told to stop before it could play. */
export async function unlessStopped<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Stopped) return undefined;
    throw error;
  }
}
