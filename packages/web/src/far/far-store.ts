import type { SessionStore } from '../match/session.ts';

/** Matches far away are stored there, before anybody is told of an entry: nothing is left to do here. */
export const farStore: SessionStore = {
  newKey: () => '',
  stored: () => ({ kind: 'none' }),
  watch: () => () => undefined,
  write: (match, revision) => ({
    ok: true,
    saved: { ...match, revision, order: 0, changed: undefined },
  }),
  writeCopy: () => undefined,
};
