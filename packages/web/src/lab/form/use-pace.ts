import { useEffect, useState } from 'preact/hooks';
import type { LabRequest } from '../worker-messages.ts';
import { tryPace, type Pace } from './try-pace.ts';

/** So long a choice stands before it is tried, in milliseconds: nothing is tried that somebody only passes by. */
const SETTLED = 400;

/**
 * How fast matches are played as they are chosen now; undefined until it is known. `key`: what decides the pace; undefined
 * while nothing is to be tried. `request`: what would be played.
 */
export function usePace(key: string | undefined, request: () => LabRequest): Pace | undefined {
  const [known, setKnown] = useState<{ readonly key: string; readonly pace: Pace }>();
  useEffect(() => {
    if (key === undefined || known?.key === key) return undefined;
    const drop = new AbortController();
    const timer = setTimeout(() => {
      void tryPace(request(), drop.signal).then((pace) => {
        if (pace !== undefined && !drop.signal.aborted) setKnown({ key, pace });
      });
    }, SETTLED);
    return () => {
      clearTimeout(timer);
      drop.abort();
    };
  }, [key]);
  return known?.key === key ? known?.pace : undefined;
}
