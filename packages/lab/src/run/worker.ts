import './v8-flags.ts';
import { parentPort, workerData } from 'node:worker_threads';
import { shardsOf } from '../experiment/experiment.ts';
import { NEXT, PLAYED, type Assignment } from './worker-pool.ts';
import { takeGame } from '../experiment/shelf.ts';
import { Study } from '../play/study.ts';

const { shelf, arms, counters } = workerData as Assignment;
const [first] = arms;
const { game } = await takeGame(shelf, first!.game);
const study = new Study(game, arms);
const shards = shardsOf(first!);
for (;;) {
  const shard = shards[Atomics.add(counters, NEXT, 1)];
  if (shard === undefined) break;
  study.play(shard);
  Atomics.add(counters, PLAYED, shard.to - shard.from);
}
parentPort!.postMessage(study.result());
