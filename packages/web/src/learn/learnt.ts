import { DoneList } from '../storage/done-list.ts';

/** Which guided matches were begun and which lessons were solved, in this browser only. */
export const learnt = new DoneList('glade.lessons.', 200);

/** Under this name it is stored that a guided match was played to its end; under its id alone, that it was begun. */
const ended = (id: string): string => `${id}/end`;

/** A guided match has come to its end. */
export const recordEnded = (game: string, id: string): boolean => learnt.add(game, ended(id));

/** Whether any guided match was played to its end. */
export const hasEnded = (names: readonly string[]): boolean =>
  names.some((name) => name.endsWith('/end'));

/** Whether a lesson is done: a guided match once it has been played to its end. `names` are those that are stored. */
export const isDone = (
  names: readonly string[],
  { id, guided }: { readonly id: string; readonly guided: boolean },
): boolean => names.includes(guided ? ended(id) : id);
