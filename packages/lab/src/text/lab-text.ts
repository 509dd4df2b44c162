import type { Catalogue, Language } from '@glade/engine';
import { answersEn } from './answers.en.ts';
import { answersIt } from './answers.it.ts';
import { en } from './report.en.ts';
import { it } from './report.it.ts';

/** The messages `lab.*` in both languages. */
export const labText: Readonly<Record<Language, Catalogue>> = {
  en: { ...en, ...answersEn },
  it: { ...it, ...answersIt },
};
