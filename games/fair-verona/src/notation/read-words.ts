import { cellOf, FAR } from '../rules/map/map.ts';
import { JOKER } from '../rules/state.ts';
import { RANKS } from './words.ts';

// Cards and places as people write them.

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
// C is clubs in every language: what is written is read everywhere.
const RANK = '10|[2-9]|[jqka]|1|[a-z]{1,7}?';
const SUIT = '[♠♣♦♥]\ufe0f?|[a-z]{1,8}';
const CARD = new RegExp(`^(${RANK}) ?(?:of|di)? ?(${SUIT})$`);
const SHORT = /^(10|[2-9]|[jqka])([scdhpfq])$/;
const JOKERS = /^(?:jokers?|jolly|matta)$/;

/** The card a text in lower case means; -1 for none. */
export function readCard(text: string): number {
  if (JOKERS.test(text)) return JOKER;
  const [, rank = '', suit = ''] = SHORT.exec(text) ?? CARD.exec(text) ?? [];
  const sign = RANK_WORDS.find(([words]) => words.test(rank))?.[1] ?? rank.toUpperCase();
  const r = RANKS.indexOf(sign);
  const s = SUIT_WORDS.findIndex((words) => words.test(suit));
  return r < 0 || s < 0 ? -1 : s * 13 + r;
}

// --- Places ---

const HOME = /^(?:home|casa|(?:the )?old town|(?:la )?citt[aà] vecchia)$/;
const WAYS = 'north|nord|n|south|sud|s|east|est|e|west|ovest|w|o';
const SPACE = new RegExp(
  `^(?:(${WAYS}) ?(\\d{1,2}))(?:,? ?(?:and |e (?=[neswo]))?(${WAYS}) ?(\\d{1,2}))?$`,
);
const BANK = /(?: ?\/ ?| (?:bank|riva|sponda) |,? )([ab])$/;
const WINDS: readonly (readonly [string, string])[] = [
  ['ne', 'north-?east|nord-?est'],
  ['nw', 'north-?west|nord-?ovest'],
  ['se', 'south-?east|sud-?est'],
  ['sw', 'south-?west|sud-?ovest'],
  ['n', 'north|nord'],
  ['e', 'east|est'],
  ['s', 'south|sud'],
  ['w', 'west|ovest'],
];
const WIND = WINDS.map(([, words]) => words).join('|');
const SIDE = new RegExp(`,? \\(?(?:(${WIND}) bank|(?:riva|sponda) (${WIND}))\\)?$`);

/** A space and the bank that is said, by its letter or the compass: -1 and empty where it is not. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly bank: number;
  readonly wind: string;
}

/** The place a text in lower case means; undefined where it is none. */
export function readSpot(text: string): Spot | undefined {
  const [side = '', english, italian] = SIDE.exec(text) ?? [];
  const wind = windNamed(english ?? italian ?? '');
  const rest = text.slice(0, text.length - side.length);
  const [said = '', letter] = BANK.exec(rest) ?? [];
  const bank = letter === undefined ? -1 : letter === 'a' ? 0 : 1;
  const space = rest.slice(0, rest.length - said.length).replace(/,$/, '');
  if (HOME.test(space)) return { x: 0, y: 0, bank, wind };
  const [found, way = '', far = '', other, further = '0'] = SPACE.exec(space) ?? [];
  if (found === undefined) return undefined;
  let [x, y] = [0, 0];
  const legs: readonly (readonly [string, number])[] = [
    [way, Number(far)],
    [other ?? '', Number(further)],
  ];
  for (const [to, steps] of legs) {
    if (to.startsWith('n')) y -= steps;
    else if (to.startsWith('s')) y += steps;
    else if (to.startsWith('e')) x += steps;
    else x -= steps;
  }
  const sameAxis = other !== undefined && /^[ns]/.test(way) === /^[ns]/.test(other);
  if (sameAxis || Math.max(Math.abs(x), Math.abs(y)) > FAR) return undefined;
  return { x, y, bank, wind };
}

const windNamed = (name: string): string =>
  WINDS.find(([, words]) => new RegExp(`^(?:${words})$`).test(name))?.[0] ?? '';

export const cellOfSpot = ({ x, y }: Spot): number => cellOf(x, y);
