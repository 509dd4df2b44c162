import type { Say } from './speaker.ts';

/** Words of small letters after what is no letter; whatever has a digit or a capital is a name or a place. */
const WORDS = /(^|[^\w-])([a-z]+(?: [a-z]+)*)(?![\w-])/g;

/**
 * An action as people type it in the language of `say`: words of the notation that the game has a message `typed.<words>`
 * for are said by it, everything else stays. The game reads its own languages, so the text can be typed as it stands.
 */
export const tellTyped = (say: Say, text: string): string =>
  text.replace(WORDS, (found, before: string, words: string) =>
    say.has(`typed.${words}`) ? before + say(`typed.${words}`) : found,
  );
