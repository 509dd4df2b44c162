import type { Say } from '@glade/text';

/** What a face is called if it is not a number. */
export const faceName = (
  say: Say,
  names: readonly string[] | undefined,
  face: number,
): string | undefined => names && say(`face.${names[face - 1]}`);
