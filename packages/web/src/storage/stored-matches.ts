import { browserStorage, LOCAL, TAB } from './browser-storage.ts';
import { MatchStore } from './match-store.ts';

/** The store with the matches of this browser. */
export const matches = new MatchStore(browserStorage(LOCAL), { tab: browserStorage(TAB) });
