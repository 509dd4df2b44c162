import { DASH } from '../../engine/test/dash/index.ts';
import type { Shelf } from '@glade/lab';

/** The same game and version, but its bot plays differently. */
export const load: Shelf['load'] = {
  dash: () => ({ game: { ...DASH, policies: () => ({ careful: { choose: () => 0 } }) } }),
};
