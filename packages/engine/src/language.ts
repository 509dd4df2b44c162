/** The languages Glade speaks. */
export type Language = 'en' | 'it';
export const LANGUAGES: readonly Language[] = ['en', 'it'];

/** Messages by key in ICU MessageFormat. */
export type Catalogue = Readonly<Record<string, string>>;
