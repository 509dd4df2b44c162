import './v8-flags.ts';
import { parentPort } from 'node:worker_threads';
import { shardsOf } from '../experiment/experiment.ts';
import {
  NEXT_SHARD,
  MATCHES_PLAYED,
  type WorkerAssignment,
  type WorkerMessage,
} from './worker-pool.ts';
import { loadGame, loadVersions } from '../experiment/shelf.ts';
import { Study, type StudyResult } from '../play/study.ts';

const send = (message: WorkerMessage): void => parentPort!.postMessage(message);

/** Plays shards of a study until none is left. */
async function play({ shelf, arms, counters, rows }: WorkerAssignment): Promise<StudyResult> {
  const [first] = arms;
  const { game } = await loadGame(shelf, first!.game);
  const study = new Study(game, arms, rows, await loadVersions(shelf, arms));
  const shards = shardsOf(first!);
  for (;;) {
    const number = Atomics.add(counters, NEXT_SHARD, 1);
    const shard = shards[number];
    if (shard === undefined) return study.result();
    study.play(shard);
    if (study.rows !== undefined) send({ shard: number, rows: study.rows.take() });
    Atomics.add(counters, MATCHES_PLAYED, shard.to - shard.from);
  }
}

// An error ends this thread: nobody waits for the promise, so it is uncaught, and the pool hears of it.
parentPort!.on('message', (assignment: WorkerAssignment) => {
  void play(assignment).then((result) => send({ result }));
});
