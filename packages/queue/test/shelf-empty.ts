import type { Shelf } from '@glade/lab';

/** A shelf with nothing on it. */
export const games: Shelf['games'] = [];
