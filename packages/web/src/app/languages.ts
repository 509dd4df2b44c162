/** What each language calls itself. */
export const LANGUAGE_NAMES = { en: 'English', it: 'Italiano' } as const;
