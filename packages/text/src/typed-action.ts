import type { Say } from './speaker.ts';

/** Words in small letters. A word with a digit or a capital letter is a name or a place, and stays as it is. */
const WORDS = /(^|[^\w-])([a-z]+(?: [a-z]+)*)(?![\w-])/g;

/**
 * An action as people type it in the language of `say`. Words of the notation for which the game has a message
 * `typed.<words>` are replaced by it; everything else stays. The game's notation reads all its languages, so people can type
 * the result.
 */
export const tellTyped = (say: Say, text: string): string =>
  text.replace(WORDS, (found, before: string, words: string) =>
    say.has(`typed.${words}`) ? before + say(`typed.${words}`) : found,
  );
