import { DASH, EVENTS } from '../../engine/test/dash/index.ts';
import type { Shelf } from '../src/index.ts';
import { COINS, RIVALS } from './games-coins.ts';

/** Games for tests, as workers load them. */
export const games: Shelf['games'] = [DASH, COINS, RIVALS];
export const events: Shelf['events'] = { dash: EVENTS };
