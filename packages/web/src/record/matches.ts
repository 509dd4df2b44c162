import { MatchStore, browserStorage } from './store.ts';

/** The matches in this browser. */
export const matches = new MatchStore(browserStorage());
