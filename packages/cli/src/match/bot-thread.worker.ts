import { parentPort } from 'node:worker_threads';
import { chooseAtLevel } from '@glade/bots';
import { serveChooser } from '@glade/table';
import { findGame } from '../shelf/games.ts';

const port = parentPort!;
serveChooser(
  { post: (message) => port.postMessage(message), listen: (heard) => port.on('message', heard) },
  findGame,
  chooseAtLevel,
);
