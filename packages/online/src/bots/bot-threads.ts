import { Piscina } from 'piscina';
import { questionOf, type Chooser } from '@glade/table';

/** Bots that think in threads. */
export interface BotThreads extends Chooser {
  stop(): Promise<void>;
}

/** By how much threads of bots stand behind the server's own: 0 to 19. */
const POLITENESS = 15;
/** Milliseconds after which a thread without work ends. */
const IDLE = 30_000;

/**
 * Bots that think in up to `threads` threads, which start with the first question. `worker` is the file of a thread: its
 * default export answers a `BotQuestion`, and gets `data` when it starts. More questions than `most` at the same time are refused. Bots never get the seed.
 */
export function botThreads(
  worker: URL,
  threads: number,
  { most = 1000, data }: { readonly most?: number; readonly data?: unknown } = {},
): BotThreads {
  const pool = new Piscina({
    filename: worker.href,
    minThreads: 0,
    maxThreads: threads,
    maxQueue: most,
    workerData: data,
    idleTimeout: IDLE,
    // Whatever people do goes first.
    niceIncrement: POLITENESS,
  });
  return {
    choose: (match, seat, level, signal) =>
      pool.run(questionOf(match, seat, level), { signal }) as Promise<number>,
    stop: () => pool.destroy(),
  };
}
