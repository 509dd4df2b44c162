import type { Language } from '@glade/engine';

/** The prepositions that join with an article in one word: “a” and “il” are “al”. */
export type Preposition = 'a' | 'da' | 'di';

const JOINED: Readonly<Record<'alone' | Preposition, readonly [string, string, string]>> = {
  alone: ['il ', 'l’', 'lo '],
  a: ['al ', 'all’', 'allo '],
  da: ['dal ', 'dall’', 'dallo '],
  di: ['del ', 'dell’', 'dello '],
};

/**
 * A number with the article that Italian says before it, or with a preposition and the article in one word: “il 47,0 %”,
 * “dall’85,0 %”, “allo 0,0 %”. It reads the number aloud: one, eight, eleven and all that begin with “ott” take an
 * apostrophe, zero takes “lo”.
 */
export function withItalianArticle(number: string, preposition?: Preposition): string {
  const [whole = ''] = /^[\d.]+/.exec(number) ?? [];
  const digits = whole.replaceAll('.', '');
  const form = /^(?:1|8\d*|11(?:\d{3})?)$/.test(digits) ? 1 : digits.startsWith('0') ? 2 : 0;
  return JOINED[preposition ?? 'alone'][form] + number;
}

/** A number within a sentence. Italian says it with its article, which a preposition joins; other languages as it stands. */
export const numberTold = (
  language: Language,
  number: string,
  preposition?: Preposition,
): string => (language === 'it' ? withItalianArticle(number, preposition) : number);

/**
 * Two numbers as they are said after “from” and “to”. In Italian the prepositions come with them, because they join the article
 * that percentages have: “dall’85,0 % al 90,0 %”, but “da 2,44 a 1,96”.
 */
export function fromTo(
  language: Language,
  from: string,
  to: string,
): { readonly from: string; readonly to: string } {
  if (language !== 'it') return { from, to };
  const told = (number: string, preposition: 'da' | 'a'): string =>
    number.endsWith('%') ? withItalianArticle(number, preposition) : `${preposition} ${number}`;
  return { from: told(from, 'da'), to: told(to, 'a') };
}
