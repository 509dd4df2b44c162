import type { Catalogue, Language } from '@glade/engine';
import { answersEn } from './answers.en.ts';
import { answersIt } from './answers.it.ts';
import { en } from './report.en.ts';
import { it } from './report.it.ts';

/** The same messages without the options of a terminal in brackets, such as “(--games)”: for a page. */
export const withoutFlags = (catalogue: Catalogue): Catalogue =>
  Object.fromEntries(
    Object.entries(catalogue).map(([key, words]) => [
      key,
      words.replaceAll(/ \((?:playtest )?--[a-z]+(?: \{?[\w,]+\}?)?\)/g, ''),
    ]),
  );

/** The messages `lab.*` in both languages. */
export const labText: Readonly<Record<Language, Catalogue>> = {
  en: { ...en, ...answersEn },
  it: { ...it, ...answersIt },
};
