import './v8-flags.ts';
import { parentPort, workerData } from 'node:worker_threads';
import { shardsOf } from '../experiment/experiment.ts';
import { NEXT_SHARD, MATCHES_PLAYED, type WorkerAssignment } from './worker-pool.ts';
import { loadGame } from '../experiment/shelf.ts';
import { Study } from '../play/study.ts';

const { shelf, arms, counters } = workerData as WorkerAssignment;
const [first] = arms;
const { game } = await loadGame(shelf, first!.game);
const study = new Study(game, arms);
const shards = shardsOf(first!);
for (;;) {
  const shard = shards[Atomics.add(counters, NEXT_SHARD, 1)];
  if (shard === undefined) break;
  study.play(shard);
  Atomics.add(counters, MATCHES_PLAYED, shard.to - shard.from);
}
parentPort!.postMessage(study.result());
