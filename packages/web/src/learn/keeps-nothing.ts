import type { SessionStore } from '../match/saving/saved-match.ts';
import { matches } from '../storage/stored-matches.ts';

/** Lessons and puzzles are not stored: they begin again in no time. */
export const KEEPS_NOTHING: SessionStore = {
  newKey: () => matches.newKey(),
  stored: () => ({ kind: 'none' }),
  watch: () => () => {},
  write: (match) => ({ ok: true, saved: { ...match, revision: 0, order: 0, changed: 0 } }),
  writeCopy: () => undefined,
  copiesOf: () => [],
};
