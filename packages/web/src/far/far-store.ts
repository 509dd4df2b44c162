import type { SessionStore } from '../match/session.ts';
import { matches } from '../storage/stored-matches.ts';

/**
 * Matches far away are stored there, before anybody is told of an entry. Once one is over, this browser keeps it with its other
 * matches, to be watched again.
 */
export const farStore: SessionStore = {
  copiesOf: () => [],
  newKey: () => '',
  stored: () => ({ kind: 'none' }),
  watch: () => () => undefined,
  write: (match, revision) => {
    if (match.over && matches.stored(match.key).kind === 'none') matches.write(match, 0);
    return { ok: true, saved: { ...match, revision, order: 0, changed: undefined } };
  },
  writeCopy: () => undefined,
};
