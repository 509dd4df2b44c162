import './tuned.ts';
import { parentPort, workerData } from 'node:worker_threads';
import { shardsOf } from './experiment.ts';
import { Player } from './play.ts';
import { NEXT, PLAYED, type Assignment } from './pool.ts';
import { takeGame } from './shelf.ts';

const { shelf, experiment, counters } = workerData as Assignment;
const { game } = await takeGame(shelf, experiment.game);
const player = new Player(game, experiment);
const shards = shardsOf(experiment.games);
for (;;) {
  const shard = shards[Atomics.add(counters, NEXT, 1)];
  if (shard === undefined) break;
  player.play(shard);
  Atomics.add(counters, PLAYED, shard.to - shard.from);
}
parentPort!.postMessage(player.result());
