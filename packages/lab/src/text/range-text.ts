import type { Say } from './say.ts';

/** Both ends of a range, as they are read. Numbers with a sign have words between them: a dash beside a minus misleads. */
export const rangeText = (say: Say, low: string, high: string): string =>
  say(/^[−+]/.test(low) || /^[−+]/.test(high) ? 'lab.range.signed' : 'lab.range.of', { low, high });
