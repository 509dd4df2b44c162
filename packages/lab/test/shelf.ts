import { DASH, EVENTS } from '../../engine/test/dash/index.ts';
import type { Shelf } from '../src/index.ts';
import { COINS, RIVALS } from './games-coins.ts';

/** Games for tests, as workers load them. */
export const load: Shelf['load'] = {
  [DASH.id]: () => ({ game: DASH, events: EVENTS }),
  [COINS.id]: () => ({ game: COINS }),
  [RIVALS.id]: () => ({ game: RIVALS }),
};
