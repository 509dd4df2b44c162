/** The languages Glade speaks. */
export type Language = 'en' | 'it';
export const LANGUAGES: readonly Language[] = ['en', 'it'];

/** Messages by key in ICU MessageFormat. */
export type Catalogue = Readonly<Record<string, string>>;

/** A percentage with its sign as the language writes it: Italian leaves a space, which does not break. */
export const spacedPercent = (text: string, language: Language): string =>
  language === 'it' ? text.replace(/\s?%/, '\u00a0%') : text;
