import { parentPort, workerData } from 'node:worker_threads';
import { serveChooser } from '@glade/table';
import { findGame } from '../shelf/games.ts';
import { openModules } from '../shelf/outside.ts';
import { choose } from './choose.ts';

const port = parentPort!;
const outside = openModules(workerData as readonly string[]);
serveChooser(
  { post: (message) => port.postMessage(message), listen: (heard) => port.on('message', heard) },
  (id) => outside.then(() => findGame(id)),
  choose,
);
