import { DASH, EVENTS } from '../../engine/test/dash/index.ts';
import type { Shelf } from '../src/index.ts';

/** The engine's test game, as workers load it. */
export const games: Shelf['games'] = [DASH];
export const events: Shelf['events'] = { dash: EVENTS };
