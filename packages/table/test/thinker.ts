import { parentPort } from 'node:worker_threads';
import { DASH } from '../../engine/test/dash/index.ts';
import { serveBrain } from '../src/index.ts';

const port = parentPort!;
serveBrain(
  {
    post: (message) => port.postMessage(message),
    listen: (heard) => port.on('message', heard),
  },
  (id) => (id === DASH.id ? DASH : undefined),
  (match) => match.rules.nth(match.state, 0),
);
