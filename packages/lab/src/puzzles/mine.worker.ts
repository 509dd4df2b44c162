import '../run/v8-flags.ts';
import { parentPort, workerData } from 'node:worker_threads';
import { loadGame } from '../experiment/shelf.ts';
import { mineMatch } from './mine-match.ts';
import type { MatchAssignment, MiningAssignment } from './mine.ts';

const { shelf, game: id, seed, method } = workerData as MiningAssignment;
const { game } = await loadGame(shelf, id);

parentPort!.on('message', ({ match, wanted }: MatchAssignment) =>
  parentPort!.postMessage(mineMatch(game, { seed, method }, match, new Set(wanted))),
);
