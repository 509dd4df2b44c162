import { timeOf, timeToSay } from '../narration/few-words.ts';
import { settings } from '../settings/settings.ts';

/** How long a step is shown at each speed, in milliseconds. */
const BEATS = { slow: 2500, normal: 1400, quick: 700, instant: 250 } as const;

/**
 * How long a step is shown before the next one, in milliseconds, where a match is shown by itself. Who goes by keys may have a
 * screen reader, which is not to fall behind, unless they have asked for more speed.
 */
export function beatOf(spoken: string): number {
  const { speed } = settings.value;
  const hears = speed === 'slow' || speed === 'normal';
  const byKeys = hears && document.querySelector(':focus-visible') !== null;
  return Math.max(BEATS[speed], timeToSay(spoken), byKeys ? timeOf(spoken) : 0);
}
