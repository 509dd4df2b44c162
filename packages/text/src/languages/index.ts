import { LANGUAGES, type Language } from '../catalogue.ts';
import { de } from './de/index.ts';
import type { Translation } from './translation.ts';

/** The languages that have a part of the messages. A page loads their messages only when it speaks the language. */
export const TRANSLATIONS: readonly Translation[] = [de];

const NAMES: Readonly<Record<Language, string>> = { en: 'English', it: 'Italiano' };

/** Every language that people can choose: its tag, and what it calls itself. */
export const SPOKEN: ReadonlyMap<string, string> = new Map([
  ...LANGUAGES.map((language) => [language, NAMES[language]] as const),
  ...TRANSLATIONS.map(({ tag, name }) => [tag, name] as const),
]);

/** The translation with this tag; undefined for a language that has every message, and for one that Glade does not speak. */
export const translationOf = (tag: string): Translation | undefined =>
  TRANSLATIONS.find((each) => each.tag === tag);

/** The language of all that is not translated: the language itself if it has every message. */
export const otherwiseIn = (tag: string): Language =>
  LANGUAGES.find((language) => language === tag) ?? translationOf(tag)?.otherwise ?? 'en';

export type { Translation, Voice } from './translation.ts';
