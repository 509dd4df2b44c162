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
