import type { ClauseId } from '@glade/engine';
import { shardsOf, type Experiment } from '../experiment/experiment.ts';
import { playInWorkers } from './worker-pool.ts';
import type { RowRequest } from '../rows/row-request.ts';
import { HEADER, RowSink, type WriteRows } from '../rows/row-sink.ts';
import { loadGame, loadVersions, type ShelfUrl } from '../experiment/shelf.ts';
import { Study, type StudyResult } from '../play/study.ts';
import type { Tally } from '../tally/tally.ts';

/** Below this number of matches, playing takes less time than starting workers. */
const FEW_MATCHES = 20;

/** How an experiment is run. None of this changes its result. */
export interface RunSettings {
  /** The number of threads. With one, the calling thread plays, unless `stopEarly` is given. */
  readonly workers: number;
  /** Called now and then with the number of matches played. */
  readonly progress?: (played: number) => void;
  /**
   * Stops the run early. Shards that have begun are finished, so that all matches up to some number have been played.
   */
  readonly stopEarly?: AbortSignal | undefined;
  /** Which rows are written beside counting, and where: in the order of matches, however many workers play. */
  readonly rows?: { readonly request: RowRequest; readonly write: WriteRows } | undefined;
}

/**
 * Plays all matches of an experiment and returns their tally. The result depends only on the experiment: not on the
 * number of workers, nor on their speed. `shelf` is the address of a module that is a Shelf.
 */
export async function runExperiment(
  shelf: ShelfUrl,
  experiment: Experiment,
  running: RunSettings,
): Promise<Tally> {
  const { tallies } = await runStudy(shelf, [experiment], running);
  return tallies[0]!;
}

/** Plays experiments side by side. All must have the same game, number of matches and blocks. */
export async function runStudy(
  shelf: ShelfUrl,
  arms: readonly Experiment[],
  { workers, progress, stopEarly, rows }: RunSettings,
): Promise<StudyResult> {
  const [first] = arms;
  const { game, clauses } = await loadGame(shelf, first!.game);
  const versions = await loadVersions(shelf, arms);
  const request = rows?.request;
  const sink = rows && new RowSink(rows.write);
  sink?.add(HEADER, new Study(game, arms, request, versions).rows!.header());
  // A match of bots that search takes long. It is played in workers, so that this thread can hear the signal to stop.
  const result =
    stopEarly === undefined && (workers < 2 || first!.games < FEW_MATCHES)
      ? await playInThisThread(new Study(game, arms, request, versions), first!, progress, sink)
      : await playInWorkers({ shelf, arms, rows: request }, workers, progress, stopEarly, sink);
  addUnusedClauses(result, clauses);
  return result;
}

/** Counts 0 for each clause that never came up. */
export function addUnusedClauses({ tallies }: StudyResult, clauses: readonly ClauseId[]): void {
  for (const { clauses: counts } of tallies)
    for (const id of clauses) if (!counts.has(id)) counts.set(id, 0);
}

async function playInThisThread(
  study: Study,
  experiment: Experiment,
  progress: RunSettings['progress'],
  sink: RowSink | undefined,
): Promise<StudyResult> {
  let played = 0;
  for (const [number, shard] of shardsOf(experiment).entries()) {
    study.play(shard);
    if (study.rows !== undefined) sink?.add(number, study.rows.take());
    progress?.((played += shard.to - shard.from));
    // Lets the caller draw, or be interrupted.
    await new Promise((resolve) => setImmediate(resolve));
  }
  return study.result();
}
