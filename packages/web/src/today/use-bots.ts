import { useEffect, useState } from 'preact/hooks';
import type { Header, Level, Outcome } from '@glade/engine';
import type { BotsReply, BotsRequest } from './bots-messages.ts';

/** The bots with which people compare themselves. */
export const COMPARED = ['steady', 'strong'] as const satisfies readonly Level[];

export interface BotsState {
  readonly outcomes: ReadonlyMap<Level, Outcome>;
  /** Who plays now, and how far; undefined before the first turn and once all have played. */
  readonly now: { readonly level: Level; readonly turn: number } | undefined;
  readonly failed: boolean;
}

const BEGUN: BotsState = { outcomes: new Map(), now: undefined, failed: false };

/** Lets bots play this match in a worker of their own, once somebody has asked for it. */
export function useBots(header: Header, asked: boolean): BotsState {
  const [state, setState] = useState(BEGUN);
  useEffect(() => {
    if (!asked) return undefined;
    setState(BEGUN);
    const worker = new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' });
    const failed = (): void => setState((now) => ({ ...now, now: undefined, failed: true }));
    worker.addEventListener('error', failed);
    worker.addEventListener('message', ({ data }: MessageEvent<BotsReply>) => {
      if ('failed' in data) failed();
      else if ('turn' in data) setState((now) => ({ ...now, now: data }));
      else
        setState(({ outcomes }) => ({
          outcomes: new Map([...outcomes, [data.level, data.outcome]]),
          now: undefined,
          failed: false,
        }));
    });
    const { game, options, seed, players } = header;
    const request = { game, options, players, levels: COMPARED, ...(seed && { seed }) };
    worker.postMessage(request satisfies BotsRequest);
    return () => worker.terminate();
  }, [asked]);
  return state;
}
