import type { Shelf } from '@glade/lab';

/** A shelf with nothing on it. */
export const load: Shelf['load'] = {};
