import { parentPort } from 'node:worker_threads';
import { DASH } from '../../engine/test/dash/index.ts';
import { serveChooser } from '../src/index.ts';

const port = parentPort!;
serveChooser(
  {
    post: (message) => port.postMessage(message),
    listen: (heard) => port.on('message', heard),
  },
  (id) => (id === DASH.id ? DASH : undefined),
  (match) => match.rules.nth(match.state, 0),
);
