import type { Say } from '@glade/text';
import type { Pace } from './try-pace.ts';

const MINUTE = 60;
const HOUR = 3600;

/** How long so many matches take at this pace, in a sentence that promises no more than is known. */
export function timeNeeded(say: Say, { each, longer }: Pace, matches: number): string {
  const seconds = (each * matches) / 1000;
  const more = longer ? 'yes' : 'no';
  if (seconds < 10) return say('lab.app.time', { unit: 'soon', n: 0, more });
  if (seconds < 55) return told('seconds', 10 * Math.round(seconds / 10));
  if (seconds < 50 * MINUTE) return told('minutes', rounded(seconds / MINUTE));
  return told('hours', rounded(seconds / HOUR));

  function told(unit: string, n: number): string {
    return say('lab.app.time', { unit, n, more });
  }
}

/** Small numbers to a whole one, larger ones to five: nobody knows it better. */
const rounded = (n: number): number =>
  n < 10 ? Math.max(1, Math.round(n)) : 5 * Math.round(n / 5);
