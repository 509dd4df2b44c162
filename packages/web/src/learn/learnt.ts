import { browserStorage, LOCAL, SafeStorage } from '../storage/browser-storage.ts';

// Which guided matches were begun and which lessons were solved, in this browser only.

const storing = new SafeStorage(browserStorage(LOCAL));
const NAME = 'glade.lessons.';
/** More are damaged data. */
const MOST = 200;

/** The lessons of a game that have been done here. */
export function learnt(game: string): readonly string[] {
  const text = storing.get(NAME + game) ?? '';
  return text.split(',', MOST).filter((id) => id !== '');
}

/** Stores that a lesson was done. Where it cannot be stored, it is offered again. */
export function rememberLesson(game: string, id: string): void {
  const done = learnt(game);
  if (!done.includes(id)) storing.put(NAME + game, [...done, id].join(','));
}
