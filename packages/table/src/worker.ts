import type { Port } from './brain.ts';

/** A Web Worker as the page holds it. */
export function workerPort(worker: Worker): Port {
  return {
    post: (message) => worker.postMessage(message),
    listen: (heard, broken) => {
      worker.addEventListener('message', (event: MessageEvent<unknown>) => heard(event.data));
      worker.addEventListener('error', (event) => broken(event.message));
      worker.addEventListener('messageerror', () => broken('unreadable message'));
    },
  };
}

/** The page as a Web Worker sees it: call this inside the worker, before anything is awaited. */
export function pagePort(): Port {
  return {
    post: (message) => postMessage(message),
    listen: (heard) => {
      addEventListener('message', (event: MessageEvent<unknown>) => heard(event.data));
    },
  };
}
