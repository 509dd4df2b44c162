import { timeToSay } from '../narration/few-words.ts';
import { settings } from '../settings/settings.ts';

/** How long a step is shown at each speed, in milliseconds. */
const BEATS = { slow: 2500, normal: 1400, quick: 700, instant: 250 } as const;
/** How long a step is shown before the next one, in milliseconds, where a match is shown by itself. */
export function beatOf(spoken: string): number {
  return Math.max(BEATS[settings.value.speed], timeToSay(spoken));
}
