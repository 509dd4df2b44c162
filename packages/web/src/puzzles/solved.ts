import { browserStorage, LOCAL, SafeStorage } from '../storage/browser-storage.ts';

// Which puzzles were solved, in this browser only.

const storing = new SafeStorage(browserStorage(LOCAL));
const SOLVED = 'glade.puzzles.';
/** More are damaged data. */
const MOST = 3000;

/** The puzzles of a game that were solved here. */
export function solvedPuzzles(game: string): readonly string[] {
  const text = storing.get(SOLVED + game) ?? '';
  return text.split(',', MOST).filter((id) => id !== '');
}

/** Stores that a puzzle was solved. Where it cannot be stored, it is not marked. */
export function rememberSolved(game: string, id: string): void {
  const done = solvedPuzzles(game);
  if (!done.includes(id)) storing.put(SOLVED + game, [...done, id].join(','));
}
