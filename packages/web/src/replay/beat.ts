import { settings } from '../settings/settings.ts';

/** How long a step is shown at each speed, in milliseconds. */
const BEATS = { slow: 2500, normal: 1400, quick: 700, instant: 250 } as const;
/** What is read aloud takes so long for each word, in milliseconds. */
const WORD = 420;

/** How long a step is shown before the next one, in milliseconds, where a match is shown by itself. */
export function beatOf(spoken: string): number {
  const { speed, speech } = settings.value;
  return Math.max(BEATS[speed], speech ? WORD * spoken.split(/\s+/).length : 0);
}
