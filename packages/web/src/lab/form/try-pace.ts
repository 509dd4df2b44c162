import type { LabReply, LabRequest } from '../worker-messages.ts';

/** How fast matches of an experiment are played. */
export interface Pace {
  /** Milliseconds a match. */
  readonly each: number;
  /** A match had not ended when the trial did: each takes longer than that. */
  readonly longer: boolean;
}

/** So long an experiment is tried, in milliseconds after its first news. */
const TRIED = 900;
/** So long its first news is waited for. */
const PATIENCE = 4000;

/** Plays the beginning of an experiment to see how fast this device is, and keeps nothing. Undefined if it failed. */
export function tryPace(request: LabRequest, drop: AbortSignal): Promise<Pace | undefined> {
  const worker = new Worker(new URL('../lab.worker.ts', import.meta.url), { type: 'module' });
  const begun = performance.now();
  /** The first and the last news: how many matches, and when. */
  let first: readonly [played: number, at: number] | undefined;
  let last: typeof first;
  return new Promise<Pace | undefined>((resolve) => {
    const end = (): void => resolve(paceOf(first, last, performance.now() - begun));
    let timer = setTimeout(end, PATIENCE);
    drop.addEventListener('abort', () => resolve(undefined));
    worker.addEventListener('error', () => resolve(undefined));
    worker.addEventListener('message', ({ data }: MessageEvent<LabReply>) => {
      if ('failed' in data) resolve(undefined);
      else if (!('played' in data)) resolve({ each: 0, longer: false });
      else {
        last = [data.played, performance.now()];
        if (first !== undefined) return;
        first = last;
        clearTimeout(timer);
        timer = setTimeout(end, TRIED);
      }
    });
    worker.postMessage(request);
  }).finally(() => worker.terminate());
}

/** The pace between two pieces of news; or, without two, what is known from the time that went by. */
export function paceOf(
  first: readonly [played: number, at: number] | undefined,
  last: readonly [played: number, at: number] | undefined,
  passed: number,
): Pace {
  if (first === undefined || last === undefined) return { each: passed, longer: true };
  const more = last[0] - first[0];
  return more > 0
    ? { each: (last[1] - first[1]) / more, longer: false }
    : { each: passed / first[0], longer: false };
}
