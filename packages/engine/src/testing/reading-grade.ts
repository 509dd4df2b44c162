import { syllable } from 'syllable';
import type { Language } from '../language.ts';

/** What children of seven to nine can read alone: at most this Flesch–Kincaid grade, at least this Gulpease index. */
export const LIMITS: Readonly<Record<Language, number>> = { en: 3, it: 80 };

const wordsOf = (text: string): readonly string[] =>
  text.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? [];

/** Sentences end with a full stop, an exclamation mark or a question mark. */
const sentencesOf = (text: string): readonly string[] =>
  text.split(/(?<=[.!?…][»”)]?)\s+/).filter((part) => wordsOf(part).length > 0);

const sentencesIn = (text: string): number => Math.max(1, sentencesOf(text).length);

/** The sentences of a text that have more words than `most`. */
export const longSentences = (text: string, most: number): readonly string[] =>
  sentencesOf(text).filter((sentence) => wordsOf(sentence).length > most);

/** How hard or how easy a text is, by the formula of its language. */
export const readingLevel = (text: string, language: Language): number =>
  language === 'en' ? fleschKincaid(text) : gulpease(text);

/** Whether children of seven to nine can read a text of this level alone. */
export const isEasy = (level: number, language: Language): boolean =>
  language === 'en' ? level <= LIMITS.en : level >= LIMITS.it;

/**
 * How hard an English text is, as a school grade: 0.39 words a sentence + 11.8 syllables a word - 15.59 (Kincaid,
 * Fishburne, Rogers and Chissom 1975, "Derivation of new readability formulas for Navy enlisted personnel").
 */
export function fleschKincaid(text: string): number {
  const words = wordsOf(text);
  // A number is read as a word of one syllable: the dice have no longer ones.
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  return 0.39 * (words.length / sentencesIn(text)) + 11.8 * (syllables / words.length) - 15.59;
}

/**
 * How easy an Italian text is, from 0 to 100: 89 + (300 sentences - 10 letters) / words (Lucisano and Piemontese 1988,
 * "Gulpease: una formula per la predizione della difficoltà dei testi in lingua italiana").
 */
export function gulpease(text: string): number {
  const words = wordsOf(text);
  const letters = words.reduce((sum, word) => sum + word.replaceAll(/[’'-]/g, '').length, 0);
  return Math.min(100, 89 + (300 * sentencesIn(text) - 10 * letters) / words.length);
}

/**
 * How hard a text is in a language without a formula of its own here: words a sentence + the percentage of words with more
 * than six letters (Björnsson 1968, "Läsbarhet"). Books for children are below 30, newspapers above 50.
 */
export function lix(text: string): number {
  const words = wordsOf(text);
  const long = words.filter((word) => word.length > 6).length;
  return words.length / sentencesIn(text) + (100 * long) / words.length;
}

/** What is wrong with a text that children read; undefined if it is short and easy enough. */
export function hardToRead(text: string, language: Language): string | undefined {
  if (sentencesIn(text) > 2) return `has more than two sentences: ${text}`;
  const level = readingLevel(text, language);
  return isEasy(level, language)
    ? undefined
    : `${language} ${level.toFixed(1)}, not ${LIMITS[language]}: ${text}`;
}
