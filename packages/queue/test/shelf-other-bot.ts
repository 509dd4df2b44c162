import { DASH } from '../../engine/test/dash/index.ts';
import type { Shelf } from '@glade/lab';

/** The same game, also by its version; but its bot plays otherwise. */
export const games: Shelf['games'] = [
  { ...DASH, policies: () => ({ careful: { choose: () => 0 } }) },
];
