import type { Part } from '@glade/ui';
import { settings } from '../settings/settings.ts';
import { t } from '../words/words.ts';

/** Nobody listens to more words at once. */
export const MOST_WORDS = 20;

export const wordsIn = (sentences: readonly string[]): number =>
  sentences.join(' ').split(/\s+/).filter(Boolean).length;

/** So long takes each word that is read aloud, by the app or by a screen reader, in milliseconds. */
const WORD = 420;

/** How long it takes to say a text, in milliseconds. */
export const timeOf = (text: string): number => WORD * wordsIn([text]);

/** The same where people want to hear all of it; else 0. */
export const timeToSay = (text: string): number => (hearsAll() ? timeOf(text) : 0);

/** Whether people want to hear all of what is said before the next is shown. */
export const hearsAll = (): boolean => settings.value.speech || settings.value.listening;

/** Whether these sentences are more than somebody listens to at once. */
export const isLong = (sentences: readonly string[]): boolean => wordsIn(sentences) > MOST_WORDS;

/** What is said in one breath. */
export type Breath = readonly Part[];

export const textOf = (breath: Breath): string => breath.map(({ text }) => text).join(' ');

/** Breaths in their order, joined as long as they are at most 20 words together. */
export function joined(breaths: readonly Breath[]): readonly Breath[] {
  const all: Breath[] = [];
  for (const each of breaths) {
    const breath = each.filter(({ text }) => text !== '');
    const last = all.at(-1);
    if (breath.length === 0) continue;
    if (last === undefined || isLong([textOf(last), textOf(breath)])) all.push(breath);
    else all[all.length - 1] = [...last, ...breath];
  }
  return all;
}

export const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.!?…])\s+/);

/**
 * Sentences of at most 20 words together, in their order; those that do not fit are counted. Those of the
 * greatest weight are taken first, and of one weight the earlier ones. At least one is always said.
 */
export function fewWords(
  sentences: readonly string[],
  weights: readonly number[],
): readonly string[] {
  const weight = (i: number): number => weights[i] ?? 0;
  const wanted = [...sentences.keys()].toSorted((a, b) => weight(b) - weight(a) || a - b);
  let said: readonly string[] = [];
  let taken: readonly number[] = [];
  for (const each of wanted) {
    const next = [...taken, each].toSorted((a, b) => a - b);
    const left = sentences.length - next.length;
    const whole = next.map((i) => sentences[i]!);
    if (left > 0) whole.push(t('replay.more', { count: left }));
    if (taken.length > 0 && isLong(whole)) continue;
    [taken, said] = [next, whole];
  }
  return said;
}
