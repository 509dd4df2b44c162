import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { SPOKEN } from '@glade/text';
import { expect, test } from 'vitest';
import { languageOf } from '../src/settings/browser-languages.ts';

const START = readFileSync(new URL('../public/start.js', import.meta.url), 'utf8');

/** The attributes of the page after `public/start.js`, with this stored, where the system asks for this. */
function attributesAtStart(stored: string, asked: string): Readonly<Record<string, string>> {
  const set: Record<string, string> = {};
  const documentElement = {
    setAttribute: (name: string, value: string) => void (set[name] = value),
  };
  runInNewContext(START, {
    document: { documentElement },
    navigator: { languages: ['en'] },
    localStorage: { getItem: () => stored },
    matchMedia: (query: string) => ({ matches: query === asked }),
    addEventListener: () => {},
  });
  return set;
}

test.each([
  ['{}', '', { 'data-theme': 'light' }],
  ['{"theme":"auto"}', '(prefers-color-scheme: dark)', { 'data-theme': 'dark' }],
  ['{"theme":"auto"}', '(prefers-contrast: more)', { 'data-theme': 'contrast' }],
  ['{"theme":"paper"}', '(prefers-color-scheme: dark)', { 'data-theme': 'paper' }],
  ['{"theme":"pink","text":"huge"}', '', { 'data-theme': 'light' }],
  ['{"text":"large"}', '', { 'data-theme': 'light', 'data-text': 'large' }],
  ['broken', '', { 'data-theme': 'light' }],
])(
  'with %s stored, and a system that asks for “%s”, the first paint has %j',
  (stored, asked, set) => {
    expect(attributesAtStart(stored, asked)).toEqual(set);
  },
);

/** What the build writes at the script. */
const attributeOf = (name: string): string | null =>
  name === 'data-languages' ? [...SPOKEN.keys()].join(' ') : null;

/** The language of the page after `public/start.js`, in a browser that prefers these languages. */
function languageAtStart(chosen: string, languages: readonly string[]): string {
  const documentElement = { lang: '', setAttribute: () => {} };
  runInNewContext(START, {
    document: { documentElement, currentScript: { getAttribute: attributeOf } },
    navigator: { languages, language: languages[0] },
    localStorage: { getItem: () => JSON.stringify({ language: chosen }) },
    addEventListener: () => {},
  });
  return documentElement.lang;
}

test.each([
  ['auto', ['it-IT', 'it'], 'it'],
  ['auto', ['nl-NL', 'it-CH', 'en'], 'it'],
  ['auto', ['de-AT', 'it-CH', 'en'], 'de'],
  ['auto', ['fr', 'en-GB', 'it'], 'en'],
  ['auto', ['IT'], 'it'],
  ['auto', ['ita-IT', 'deu'], 'en'],
  ['auto', [], 'en'],
  ['it', ['en-GB'], 'it'],
  ['en', ['it-IT'], 'en'],
  ['de', ['en'], 'de'],
] as const)(
  'with “%s” and the languages %j the page is in the same language before the code of the app has come and after',
  (chosen, languages, language) => {
    expect(languageAtStart(chosen, languages)).toBe(language);
    expect(languageOf(chosen, languages)).toBe(language);
  },
);
