import { browserStorage, LOCAL, TAB } from './browser-storage.ts';
import { MatchStore } from './match-store.ts';

/** The matches in this browser. */
export const matches = new MatchStore(browserStorage(LOCAL), { tab: browserStorage(TAB) });
