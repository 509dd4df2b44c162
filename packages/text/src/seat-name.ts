import type { Language } from './catalogue.ts';
import type { Voice } from './languages/translation.ts';

/**
 * How a player stands in a sentence.
 *
 * - `the`: as its subject or object, “player 1”, “il giocatore 1”. This is meant where no style is written.
 * - `name`: without an article, “giocatore 1”: to call somebody, or as a heading.
 * - `part`: like `name`, never with a capital letter: a part of a longer text.
 * - `label`: like `name`: all that is said of a seat where nothing else is.
 * - `di`, `a`, `da`, `su`: after this preposition in Italian, “del giocatore 1”.
 */
export const SEAT_STYLES = ['the', 'name', 'part', 'label', 'di', 'a', 'da', 'su'] as const;

export type SeatStyle = (typeof SEAT_STYLES)[number];

export const isSeatStyle = (style: unknown): style is SeatStyle =>
  (SEAT_STYLES as readonly unknown[]).includes(style);

const ARTICLES: Readonly<Record<SeatStyle, string>> = {
  the: 'il ',
  name: '',
  part: '',
  label: '',
  di: 'del ',
  a: 'al ',
  da: 'dal ',
  su: 'sul ',
};

const PREPOSITIONS: Readonly<Partial<Record<SeatStyle, string>>> = {
  di: 'di ',
  a: 'a ',
  da: 'da ',
  su: 'su ',
};

const YOU: Readonly<Record<SeatStyle, string>> = {
  the: 'te',
  name: 'tu',
  part: 'tu',
  label: 'tu',
  di: 'di te',
  a: 'a te',
  da: 'da te',
  su: 'su di te',
};

/** What a player is called in a sentence: by a name, by the number, which counts from 1, or `you`, who hears it. */
export function callSeat(
  language: Language | Voice,
  style: SeatStyle,
  who: string | number | 'you',
): string {
  if (typeof language === 'object') {
    if (who === 'you') return language.you;
    return typeof who === 'number' ? `${language.player} ${who}` : who;
  }
  if (who === 'you') return language === 'en' ? 'you' : YOU[style];
  if (language === 'en') return typeof who === 'number' ? `player ${who}` : who;
  if (typeof who === 'number') return `${ARTICLES[style]}giocatore ${who}`;
  // “Ad Anna”: the same vowel is not said twice.
  if (style === 'a' && /^[aà]/i.test(who)) return `ad ${who}`;
  return `${PREPOSITIONS[style] ?? ''}${who}`;
}

/** Whether what follows this text begins a sentence. */
export const startsSentence = (before: string): boolean => /^$|[.!?…][»”"]?\s+$/.test(before);

/** A typed line with the numbers of players in place of their names: “wake Anna” becomes “wake player 1”. */
export function numberedSeats(
  language: Language,
  names: readonly (string | undefined)[],
  text: string,
): string {
  let numbered = text;
  for (const [seat, name] of names.entries()) {
    if (name === undefined) continue;
    const exact = name.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
    const called = new RegExp(
      `(^|[^\\p{L}\\p{N}])(?:(di|da|su|a)d? )?${exact}(?![\\p{L}\\p{N}])`,
      'giu',
    );
    numbered = numbered.replaceAll(called, (_, before: string, preposition: SeatStyle = 'name') => {
      const style = language === 'en' ? 'name' : preposition;
      return before + callSeat(language, style, seat + 1);
    });
  }
  return numbered;
}
