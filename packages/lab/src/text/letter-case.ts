/** As a heading. */
export const upper = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Within a sentence. */
export const lower = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);
