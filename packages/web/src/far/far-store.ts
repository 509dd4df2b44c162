import type { SessionStore } from '../match/saving/saved-match.ts';
import { noteTable } from './my-tables.ts';
import { matches } from '../storage/stored-matches.ts';

/**
 * Matches far away are stored there, before anybody is told of an entry. Once one is over, this browser keeps it with its other
 * matches, to be watched again. What people have carried out with real pieces on a table of their own only this browser knows.
 */
export const farStore: SessionStore = {
  copiesOf: () => [],
  newKey: () => '',
  stored: () => ({ kind: 'none' }),
  watch: () => () => undefined,
  write: (match, revision) => {
    noteTable(match.key, { laidOut: match.laidOut });
    if (match.over && matches.stored(match.key).kind === 'none') matches.write(match, 0);
    return { ok: true, saved: { ...match, revision, order: 0, changed: undefined } };
  },
  writeCopy: () => undefined,
};
