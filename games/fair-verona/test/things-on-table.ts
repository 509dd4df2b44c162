import type { Language } from '@glade/engine';
import type { Names } from '../../testing/table-reader.ts';
import { cellOf } from '../src/rules/map/map.ts';
import { JOKER } from '../src/rules/state.ts';
import { TILES } from '../src/rules/tiles/tiles.ts';
import { TILE_NAMES as ENGLISH } from '../src/words/names.en.ts';
import { TILE_NAMES as ITALIAN } from '../src/words/names.it.ts';

// Tiles, cards, meeples and tokens, without any rules: hands move them, and nothing else.

/** What lies before one player. */
export class Own {
  card = -1;
  /** Where it stands: the space, and the bank by the compass where the River parts the tile. */
  meeple = '';
  friends = 0;
  token = false;
  readonly unused: string[] = [];
  readonly encounters: number[] = [];
}

export const HOME = cellOf(0, 0);

export class Table {
  /** Each tile by its place: which one, and the edges from the north on. */
  readonly tiles = new Map<number, string>();
  readonly players = new Map<number, Own>();
  /** The discards; every Joker is the same one. */
  discards: number[] = [];
  clue = -1;
  jokers = 0;
  /** The River tiles that lie in a known place of their pile. */
  private known: readonly string[] = [];
  reserve = 0;
  home = 0;
  /** The card on which the token lies; the Clue Card is `clue`. */
  tokenOn: number | 'clue' | undefined;
  private readonly names: Names;
  private readonly language: Language;

  constructor(names: Names, language: Language) {
    this.names = names;
    this.language = language;
  }

  own(who: string): Own {
    const seat = this.names.seatIn(who);
    let own = this.players.get(seat);
    if (own === undefined) this.players.set(seat, (own = new Own()));
    return own;
  }

  at(place: string): number {
    const [cell, ...more] = this.names.placesIn(place);
    if (more.length > 0) throw new Error(`cannot be in two places: ${place}`);
    return cell!;
  }

  /** The card that words name. */
  card(text: string): number {
    const { suits, ranks } = CARDS[this.language];
    const suit = suits.findIndex((each) => text.endsWith(each));
    const rank = ranks.findIndex((each) => new RegExp(`[ ’]${each} `).test(` ${text}`));
    if (suit < 0 || rank < 0) throw new Error(`no card: ${text}`);
    return suit * ranks.length + rank;
  }

  tile(text: string): string {
    const at = Object.values(this.language === 'en' ? ENGLISH : ITALIAN).indexOf(text);
    if (at < 0) throw new Error(`no tile: ${text}`);
    return TILES[at]!.name;
  }

  pileRiver(ordered: boolean): void {
    this.known = ordered ? ['spring', 'lake'] : [];
  }

  /** The next tile of the River, where the pile shows which one it is. */
  takeKnown(what: string): void {
    if (!this.known.includes(this.tile(what))) throw new Error(`cannot take: ${what}`);
  }

  layTile(what: string, place: string, edges: readonly string[]): void {
    const kinds = edges.map((each) => 'frcw'[EDGES[this.language].indexOf(each)]!);
    const cell = this.at(place);
    if (this.tiles.has(cell)) throw new Error(`cannot lay a tile: ${place}`);
    this.tiles.set(cell, `${this.tile(what)} ${kinds.join('')}`);
  }

  takeUp(what: string, place: string): void {
    const cell = this.at(place);
    if (this.tiles.get(cell)?.startsWith(`${this.tile(what)} `) !== true)
      throw new Error(`cannot take up a tile: ${what}, ${place}`);
    this.tiles.delete(cell);
  }

  turnTile(what: string, place: string, edges: readonly string[]): void {
    this.takeUp(what, place);
    this.layTile(what, place, edges);
  }

  /** Takes a card from wherever it lies open; it may come from the deck. */
  pick(text: string, discards: readonly number[][] = [this.discards]): number {
    const card = text.endsWith('Joker') || text.endsWith('Jolly') ? JOKER : this.card(text);
    const piles = [...this.players.values()].map(({ encounters }) => encounters);
    for (const pile of [...piles, ...discards]) {
      const at = pile.indexOf(card);
      if (at < 0) continue;
      pile.splice(at, 1);
      return card;
    }
    if (this.clue === card) this.clue = -1;
    return card;
  }

  takeIdentity(who: string, card: string): void {
    if (this.own(who).card !== this.card(card)) throw new Error(`cannot take back: ${card}`);
    this.players.delete(this.names.seatIn(who));
  }

  changeToken(n: number, where: 'deck' | 'town' | 'clue' | 'card' | string, card?: string): void {
    if (where === 'deck') this.reserve += n;
    else if (where === 'town') this.home += n;
    else if (where === 'clue') this.tokenOn = n > 0 ? 'clue' : undefined;
    else if (where === 'card') this.tokenOn = card === undefined ? undefined : this.card(card);
    else this.own(where).token = n > 0;
  }

  /** A card and a meeple for a player. */
  identity(who: string, card: string): void {
    const own = this.own(who);
    own.card = this.card(card);
    own.meeple = standing(HOME, 0);
  }

  showClue(card: string): void {
    if (this.reserve === 0) throw new Error('cannot take a token');
    this.clue = this.card(card);
    this.tokenOn = 'clue';
    this.reserve -= 1;
  }

  dealFriends(friends: number): void {
    for (const own of this.players.values()) own.friends += friends;
  }

  takeTile(who: string, what: string): void {
    const { unused } = this.own(who);
    const at = unused.indexOf(this.tile(what));
    if (at < 0) throw new Error(`cannot take a tile: ${what}`);
    unused.splice(at, 1);
  }

  match(card: string): void {
    if (this.tokenOn !== 'clue') throw new Error('cannot move the token');
    this.tokenOn = this.card(card);
    this.discards.push(this.clue);
    this.clue = -1;
  }

  turnFriend(who: string, card?: string): void {
    const own = this.own(who);
    if (own.friends === 0) throw new Error(`cannot turn over a Friend: ${who}`);
    own.friends -= 1;
    if (card !== undefined) this.discards.push(this.card(card));
  }

  discard(who: string, text: string): void {
    const { encounters } = this.own(who);
    const card = this.card(text);
    const at = encounters.indexOf(card);
    if (at < 0) throw new Error(`cannot discard: ${text}`);
    encounters.splice(at, 1);
    this.discards.push(card);
  }

  giveToken(who: string): void {
    if (this.tokenOn === undefined || this.tokenOn === 'clue')
      throw new Error('cannot take the token');
    this.tokenOn = undefined;
    this.own(who).token = true;
  }

  passToken(from: string, to: string): void {
    this.dropToken(from);
    this.own(to).token = true;
  }

  bringHome(who: string): void {
    this.dropToken(who);
    this.home += 1;
  }

  /** The token that has just been won, or that somebody carries. */
  tokenHome(): void {
    if (this.tokenOn === undefined || this.tokenOn === 'clue')
      throw new Error('cannot take the token');
    this.tokenOn = undefined;
    this.home += 1;
  }

  private dropToken(who: string): void {
    const own = this.own(who);
    if (!own.token) throw new Error(`cannot move the token: ${who}`);
    own.token = false;
  }

  walk(who: string, place: string): void {
    const [space, bank] = BANK[this.language].reduce(
      ([rest, wind], name, i) =>
        rest.endsWith(name) ? [rest.slice(0, -name.length), i + 1] : [rest, wind],
      [place, 0],
    );
    this.own(who).meeple = standing(this.at(space), bank);
  }

  discardJokers(): void {
    for (; this.jokers > 0; this.jokers--) this.discards.push(JOKER);
  }
}

/** How a meeple stands on a space: on the bank with this number, as the compass is read clockwise from the east; 0 without one. */
export const standing = (cell: number, wind: number): string => `${cell}:${wind}`;

/** What the banks are called behind a place, clockwise from the east. */
const BANK: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'east',
    'south-east',
    'south',
    'south-west',
    'west',
    'north-west',
    'north',
    'north-east',
  ].map((wind) => `, ${wind} bank`),
  it: ['est', 'sud-est', 'sud', 'sud-ovest', 'ovest', 'nord-ovest', 'nord', 'nord-est'].map(
    (wind) => `, sponda ${wind}`,
  ),
};

/** What is printed on cards, and what edges are called. */
const CARDS = {
  en: {
    suits: ['spades', 'clubs', 'diamonds', 'hearts'],
    ranks: ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'Jack', 'Queen', 'King', 'Ace'],
  },
  it: {
    suits: ['picche', 'fiori', 'quadri', 'cuori'],
    ranks: ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'Fante', 'Regina', 'Re', 'Asso'],
  },
};
const EDGES: Readonly<Record<Language, readonly string[]>> = {
  en: ['field', 'road', 'city', 'river'],
  it: ['prato', 'strada', 'città', 'fiume'],
};
