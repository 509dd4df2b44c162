import { DASH } from '../../engine/test/dash/index.ts';
import type { Shelf } from '@glade/lab';

/** The same game after its rules have changed. */
export const load: Shelf['load'] = {
  dash: () => ({ game: { ...DASH, version: DASH.version + 1 } }),
};
