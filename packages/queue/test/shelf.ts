import { DASH, EVENTS } from '../../engine/test/dash/index.ts';
import type { Shelf } from '@glade/lab';

/** A game for tests, as workers load it. */
export const load: Shelf['load'] = { dash: () => ({ game: DASH, events: EVENTS }) };
