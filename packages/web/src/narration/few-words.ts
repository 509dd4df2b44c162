import { t } from '../words/words.ts';

type Tell = (key: string, args: Readonly<Record<string, number>>) => string;

/** Nobody listens to more words at once. */
export const MOST_WORDS = 20;

const wordsIn = (sentences: readonly string[]): number =>
  sentences.join(' ').split(/\s+/).filter(Boolean).length;

/** Whether these sentences are more than somebody listens to at once. */
export const isLong = (sentences: readonly string[]): boolean => wordsIn(sentences) > MOST_WORDS;

/** Sentences of at most 20 words together; what does not fit is counted, as `tell` says it. The first one is always said. */
export function fewWords(sentences: readonly string[], tell: Tell = t): readonly string[] {
  let said: string[] = [];
  for (const [i, sentence] of sentences.entries()) {
    const left = sentences.length - i - 1;
    const next = [...said, sentence];
    const whole = left === 0 ? next : [...next, tell('replay.more', { count: left })];
    if (i > 0 && isLong(whole)) return [...said, tell('replay.more', { count: left + 1 })];
    said = next;
  }
  return said;
}
