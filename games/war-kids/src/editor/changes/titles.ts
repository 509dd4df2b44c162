import type { Bilingual, Scenario } from '../../rules/setup/scenario.ts';
import { LIMITS } from '../../scenario/read-fields.ts';

export type Language = keyof Bilingual;

/** What a new scenario is called. */
export const MINE: Bilingual = { en: 'My scenario', it: 'Il mio scenario' };

const COPY: Bilingual = { en: '(copy)', it: '(copia)' };

/** What a copy is called, each title in its own language; where there is none it stays empty. */
export function copyOf(title: Bilingual): Bilingual {
  const copied = (language: Language): string => {
    const plain = title[language].trim();
    const room = LIMITS.name - COPY[language].length - 1;
    // Half a character at the end would be none.
    const short = plain.slice(0, room).replace(/[\uD800-\uDBFF]$/, '');
    return plain === '' ? '' : `${short.trim()} ${COPY[language]}`;
  };
  return { en: copied('en'), it: copied('it') };
}

/** A title without the word that says it is a copy. */
const uncopied = (title: Bilingual, language: Language): string =>
  title[language].endsWith(` ${COPY[language]}`)
    ? title[language].slice(0, -COPY[language].length - 1)
    : title[language];

/** A text in one language; the other follows as long as it says the same, or nothing, or what it said at first. */
export function withText(before: Bilingual, language: Language, text: string): Bilingual {
  const other: Language = language === 'en' ? 'it' : 'en';
  const was = before[other];
  const same = uncopied(before, other) === uncopied(before, language);
  const follows = same || was.trim() === '' || was === MINE[other];
  return { ...before, [language]: text, ...(follows ? { [other]: text } : {}) };
}

/** What is called the same in both languages until somebody changes that. */
export const inBoth = (text: string): Bilingual => ({ en: text, it: text });

/** The same as an optional name: there is none when both are empty. */
export function nameOf(name: Bilingual): { readonly name?: Bilingual } {
  return name.en.trim() === '' && name.it.trim() === '' ? {} : { name };
}

/** Letters and digits of a title, for the scenario's id and for the name of its file. */
export function slug(title: string): string {
  const plain = title.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const short = plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '');
  return short.slice(0, 32).replace(/-$/, '') || 'own';
}

export function titled(scenario: Scenario, language: Language, text: string): Scenario {
  const title = withText(scenario.title, language, text);
  return { ...scenario, title, id: slug(title.en || title.it) };
}

/** The first of `place-1`, `place-2` … that none of these has. */
export function freeId(taken: readonly { readonly id: string }[], stem: string): string {
  const ids = new Set(taken.map(({ id }) => id.toLowerCase()));
  for (let number = 1; ; number++) {
    const id = `${stem}${number}`;
    if (!ids.has(id.toLowerCase())) return id;
  }
}
