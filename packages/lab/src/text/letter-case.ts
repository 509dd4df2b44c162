/** With a capital letter, as in a heading. */
export const upperFirst = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** With a small letter, as within a sentence. */
export const lowerFirst = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);
