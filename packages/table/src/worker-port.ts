import type { Port } from './remote-chooser.ts';

/** The page's end of the channel to a Web Worker. */
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

/** A Web Worker's end of the channel to its page. Call this inside the worker, before anything is awaited. */
export function pagePort(): Port {
  return {
    post: (message) => postMessage(message),
    listen: (heard) => {
      addEventListener('message', (event: MessageEvent<unknown>) => heard(event.data));
    },
  };
}
