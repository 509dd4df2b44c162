import type { OptionValues } from '@glade/engine';
import type { Experiment, Tally } from '@glade/lab/core';
import type { Asked, Told } from './protocol.ts';

/** What an experiment in the page came to. */
export interface Ended {
  readonly tally: Tally;
  /** The matches worth watching, as fragments of links. */
  readonly links: Readonly<Record<string, string>>;
}

/** What the page does not carry itself: the names of the bots, and which clause says what happens. */
export interface Known {
  readonly bots: readonly string[];
  readonly clauses: ReadonlyMap<string, string>;
}

export async function knownOf(game: string, options: OptionValues): Promise<Known> {
  const told = await ask({ game, options });
  if ('bots' in told) return told;
  throw new Error('lab');
}

/** Plays an experiment in a worker of its own. Rejects with an AbortError when the signal says so. */
export async function runInPage(
  experiment: Experiment,
  signal: AbortSignal,
  progress: (played: number) => void,
): Promise<Ended> {
  const told = await ask({ experiment }, signal, progress);
  if ('tally' in told) return told;
  throw new Error('lab');
}

/** Asks a worker of its own, and waits for its last word. */
function ask(
  asked: Asked,
  signal?: AbortSignal,
  progress?: (played: number) => void,
): Promise<Told> {
  const worker = new Worker(new URL('./lab.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Told>((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')));
    worker.addEventListener('error', () => reject(new Error('lab')));
    worker.addEventListener('message', ({ data }: MessageEvent<Told>) => {
      if ('played' in data) progress?.(data.played);
      else if ('failed' in data) reject(new Error(data.failed));
      else resolve(data);
    });
    worker.postMessage(asked);
  }).finally(() => worker.terminate());
}
