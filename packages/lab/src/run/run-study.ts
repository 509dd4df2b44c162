import type { ClauseId } from '@glade/engine';
import { shardsOf, type Experiment } from '../experiment/experiment.ts';
import { playInWorkers } from './worker-pool.ts';
import { loadGame, type ShelfUrl } from '../experiment/shelf.ts';
import { Study, type StudyResult } from '../play/study.ts';
import type { Tally } from '../tally/tally.ts';

/** So few matches are over before a worker has started. */
const FEW_MATCHES = 20;

/** How an experiment is run: nothing of this changes its result. */
export interface RunSettings {
  /** How many threads play; with one, the calling thread does, unless it may be asked to stop. */
  readonly workers: number;
  /** Hears now and then how many matches have been played. */
  readonly progress?: (played: number) => void;
  /** Ends it early: what has been begun is finished, so that all matches up to some number have been played. */
  readonly stopEarly?: AbortSignal | undefined;
}

/**
 * Plays all matches of an experiment and adds them up. The result depends on the experiment alone: not on the number
 * of workers, nor on who was faster. `shelf` is the address of a module that exports `games`, as a Shelf does.
 */
export async function runExperiment(
  shelf: ShelfUrl,
  experiment: Experiment,
  running: RunSettings,
): Promise<Tally> {
  const { tallies } = await runStudy(shelf, [experiment], running);
  return tallies[0]!;
}

/** The same for experiments side by side, all with the same game, number of matches and blocks. */
export async function runStudy(
  shelf: ShelfUrl,
  arms: readonly Experiment[],
  { workers, progress, stopEarly }: RunSettings,
): Promise<StudyResult> {
  const [first] = arms;
  const { game, clauses } = await loadGame(shelf, first!.game);
  // Whoever may want to stop it must be heard meanwhile: a match of bots that search takes long.
  const result =
    stopEarly === undefined && (workers < 2 || first!.games < FEW_MATCHES)
      ? await playInThisThread(new Study(game, arms), first!, progress)
      : await playInWorkers({ shelf, arms }, workers, progress, stopEarly);
  addUnusedClauses(result, clauses);
  return result;
}

/** A clause that never came up is a finding, too: it is counted as often as that. */
export function addUnusedClauses({ tallies }: StudyResult, clauses: readonly ClauseId[]): void {
  for (const { clauses: counts } of tallies)
    for (const id of clauses) if (!counts.has(id)) counts.set(id, 0);
}

async function playInThisThread(
  study: Study,
  experiment: Experiment,
  progress: RunSettings['progress'],
): Promise<StudyResult> {
  let played = 0;
  for (const shard of shardsOf(experiment)) {
    study.play(shard);
    progress?.((played += shard.to - shard.from));
    // Lets the caller draw, or be interrupted.
    await new Promise((resolve) => setImmediate(resolve));
  }
  return study.result();
}
