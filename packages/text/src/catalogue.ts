export type Language = 'en' | 'it';
export const LANGUAGES: readonly Language[] = ['en', 'it'];

/** Messages by key in ICU MessageFormat. Apostrophes are written ’, since ' quotes in ICU. */
export type Catalogue = Readonly<Record<string, string>>;

/** The same messages in every language. */
export type Catalogues = Readonly<Record<Language, Catalogue>>;
