import './v8-flags.ts';
import { parentPort } from 'node:worker_threads';
import { shardsOf } from '../experiment/experiment.ts';
import { NEXT_SHARD, MATCHES_PLAYED, type WorkerAssignment } from './worker-pool.ts';
import { loadGame } from '../experiment/shelf.ts';
import { Study, type StudyResult } from '../play/study.ts';

/** Plays shards of a study until none is left. */
async function play({ shelf, arms, counters }: WorkerAssignment): Promise<StudyResult> {
  const [first] = arms;
  const { game } = await loadGame(shelf, first!.game);
  const study = new Study(game, arms);
  const shards = shardsOf(first!);
  for (;;) {
    const shard = shards[Atomics.add(counters, NEXT_SHARD, 1)];
    if (shard === undefined) return study.result();
    study.play(shard);
    Atomics.add(counters, MATCHES_PLAYED, shard.to - shard.from);
  }
}

// An error ends this thread: nobody waits for the promise, so it is uncaught, and the pool hears of it.
parentPort!.on('message', (assignment: WorkerAssignment) => {
  void play(assignment).then((found) => parentPort!.postMessage(found));
});
