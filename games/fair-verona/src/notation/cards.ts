import { rankOf, suitOf } from '../rules/cards/deck.ts';
import { JOKER } from '../rules/state.ts';

// Cards as text, both ways.

const SUITS = 'SCDH';
const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];

/** A card, such as `QS`. */
export const cardText = (card: number): string =>
  card >= JOKER ? 'joker' : `${RANKS[rankOf(card) - 2]}${SUITS.charAt(suitOf(card))}`;

const RANK_WORDS: readonly (readonly [RegExp, string])[] = [
  [/^(?:jack|fante|knave|j)$/, 'J'],
  [/^(?:queen|regina|donna|q)$/, 'Q'],
  [/^(?:king|re|k)$/, 'K'],
  [/^(?:ace|asso|a|1)$/, 'A'],
  [/^(?:two|due)$/, '2'],
  [/^(?:three|tre)$/, '3'],
  [/^(?:four|quattro)$/, '4'],
  [/^(?:five|cinque)$/, '5'],
  [/^(?:six|sei)$/, '6'],
  [/^(?:seven|sette)$/, '7'],
  [/^(?:eight|otto)$/, '8'],
  [/^(?:nine|nove)$/, '9'],
  [/^(?:ten|dieci)$/, '10'],
];
const SUIT_WORDS: readonly RegExp[] = [
  /^(?:spades?|picche|♠\ufe0f?|[sp])$/,
  /^(?:clubs?|fiori|♣\ufe0f?|[cf])$/,
  /^(?:diamonds?|quadri|♦\ufe0f?|[dq])$/,
  /^(?:hearts?|cuori|♥\ufe0f?|h)$/,
];
// C is clubs in Italian, too: a record must be readable in every language.
const RANK = '10|[2-9]|[jqka]|1|[a-z]{1,7}?';
const SUIT = '[♠♣♦♥]\ufe0f?|[a-z]{1,8}';
const CARD = new RegExp(`^(${RANK}) ?(?:of|di)? ?(${SUIT})$`);
const SHORT = /^(10|[2-9]|[jqka])([scdhpfq])$/;
const JOKERS = /^(?:jokers?|jolly|matta)$/;

/** The card that a text in lower case means; -1 where it is none. */
export function readCard(text: string): number {
  if (JOKERS.test(text)) return JOKER;
  const [, rank = '', suit = ''] = SHORT.exec(text) ?? CARD.exec(text) ?? [];
  const sign = RANK_WORDS.find(([words]) => words.test(rank))?.[1] ?? rank.toUpperCase();
  const r = RANKS.indexOf(sign);
  const s = SUIT_WORDS.findIndex((words) => words.test(suit));
  return r < 0 || s < 0 ? -1 : s * 13 + r;
}
