import { browserStorage, LOCAL, TAB } from './storage.ts';
import { MatchStore } from './store.ts';

/** The matches in this browser. */
export const matches = new MatchStore(browserStorage(LOCAL), { tab: browserStorage(TAB) });
