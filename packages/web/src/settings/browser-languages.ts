import { SPOKEN } from '@glade/text';

/** The tag of the language of the page: the chosen one, or the first of the browser's languages that Glade has. */
export function languageOf(chosen: string, preferred: readonly string[]): string {
  if (chosen !== 'auto') return chosen;
  for (const tag of preferred) {
    const [language = ''] = tag.toLowerCase().split('-');
    if (SPOKEN.has(language)) return language;
  }
  return 'en';
}

/** The header has room for so many languages beside its own; settings have all of them. */
const OFFERED = 2;

/** The languages that the header offers: others that the browser asks for, then the rest of ours. */
export function otherLanguages(present: string, preferred: readonly string[]): readonly string[] {
  const others = [...SPOKEN.keys()].filter((tag) => tag !== present);
  const asked = preferred.map((tag) => tag.toLowerCase().split('-')[0]!);
  const first = asked.filter((tag) => others.includes(tag));
  return [...new Set([...first, ...others])].slice(0, OFFERED);
}

/**
 * The locale for dates: the first of the browser's languages that names a region for this language, such as `en-US`. If
 * there is none, English dates have the day before the month, as in most places.
 */
export function localeOf(language: string, preferred: readonly string[]): string {
  const own = preferred.find(
    (tag) =>
      /^[a-z]{2,3}(-[a-z]{4})?-([a-z]{2}|\d{3})$/i.test(tag) &&
      tag.toLowerCase().split('-')[0] === language,
  );
  return own ?? (language === 'en' ? 'en-GB' : language);
}
