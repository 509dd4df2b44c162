import { DASH, EVENTS } from '../../engine/test/dash/index.ts';
import type { Shelf } from '@glade/lab';

/** A game for tests, as workers load it. */
export const games: Shelf['games'] = [DASH];
export const events: Shelf['events'] = { dash: EVENTS };
