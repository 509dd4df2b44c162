import { short } from '@glade/engine';

/**
 * The seeds of this many different matches: `S-1`, `S-2` and so on, or the seed itself for one. A seed that is too long for the
 * number behind it loses its end, so that every one of them can stand in an address.
 */
export function classSeeds(seed: string, count: number): readonly string[] {
  if (count === 1) return [seed];
  let begin = seed;
  const longest = (): string => `${begin}-${count}`;
  while (short(longest()) !== longest()) begin = begin.slice(0, -1);
  return Array.from({ length: count }, (_, i) => `${begin}-${i + 1}`);
}
