import { workQueue } from '../src/index.ts';

// A worker as a process of its own, for tests that kill it.
const { WORKER_DB = '', WORKER_THREADS = '1' } = process.env;
await workQueue({
  url: WORKER_DB,
  shelves: [new URL('shelf.ts', import.meta.url).href],
  threads: Number(WORKER_THREADS),
});
