import { LANGUAGES, type Language } from '@glade/text';

/** The language of the page: the chosen one, or the first of the browser's languages that Glade has. */
export function languageOf(chosen: Language | 'auto', preferred: readonly string[]): Language {
  if (chosen !== 'auto') return chosen;
  for (const tag of preferred) {
    const known = LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language);
    if (known !== undefined) return known;
  }
  return 'en';
}

/**
 * The locale for dates: the first of the browser's languages that names a region for this language, such as `en-US`. If
 * there is none, English dates have the day before the month, as in most places.
 */
export function localeOf(language: Language, preferred: readonly string[]): string {
  const own = preferred.find(
    (tag) =>
      /^[a-z]{2,3}(-[a-z]{4})?-([a-z]{2}|\d{3})$/i.test(tag) &&
      tag.toLowerCase().split('-')[0] === language,
  );
  return own ?? (language === 'en' ? 'en-GB' : language);
}
