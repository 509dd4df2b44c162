import type { Language } from '@glade/engine';
import type { Sentences } from '@glade/engine/testing';
import type { RealTable } from '../../testing/table-reader.ts';
import { companion, fairVerona, onTable } from '../src/index.ts';
import { cellOf } from '../src/rules/map/map.ts';
import { JOKER } from '../src/rules/state.ts';
import { bankCount, windOf } from '../src/rules/tiles/banks.ts';
import { TILES } from '../src/rules/tiles/tiles.ts';
import type { VeronaView } from '../src/rules/view.ts';
import { MENDING } from './mending-sentences.ts';
import { HOME, Own, standing, Table } from './things-on-table.ts';

// What hands do with tiles, cards, meeples and tokens that read sentences, and nothing else.

const SENTENCES: Readonly<Record<Language, Sentences<Table>>> = {
  en: [
    ...MENDING.en,
    [
      /Put the Old Town in the middle of the table: it has city on all four sides\. All .+/,
      (table) => table.tiles.set(HOME, 'full-city cccc'),
    ],
    [/Lay the other tiles face down, the River tiles apart\./, (table) => table.pileRiver(false)],
    [
      /Lay the other tiles face down, the River tiles apart\. The Spring lies on top of these, the Lake at the bottom\./,
      (table) => table.pileRiver(true),
    ],
    [/Take the next River tile: (.+)\./, (table, what) => table.takeKnown(what)],
    [/Shuffle the cards\. Lay them face down as the deck\./, () => {}],
    [/Put (\d+) tokens beside the deck\./, (table, tokens) => (table.reserve += +tokens)],
    [
      /Lay (the \S+ of \w+) before (.+)\. Put one meeple on it and one in the Old Town\./,
      (table, card, who) => table.identity(who, card),
    ],
    [/Lay out the new Clue Card, (.+), with a token\./, (table, card) => table.showClue(card)],
    [/Lay out the Clue Card, (.+), with a token\./, (table, card) => table.showClue(card)],
    // No Joker is ever laid aside here: none is drawn before the Clue Card.
    [/If a Joker was laid aside, shuffle it back into the deck\./, () => {}],
    [
      /Deal everybody (one|\d+) Friends?, face down\. (?:Friends stay in a row|Keep them in order), the oldest first\./,
      (table, friends) => table.dealFriends(friends === 'one' ? 1 : +friends),
    ],
    [/Take the tile “(.+)” from (.+)\./, (table, what, who) => table.takeTile(who, what)],
    [
      /Lay the tile “(.+)”\. From the Old Town: (.+)\. Turn it as in the picture: (\w+) above, (\w+) right, (\w+) below, (\w+) left\./,
      (table, what, at, ...edges) => table.layTile(what, at, edges),
    ],
    [
      /A shield or a whole city: deal (.+) one Friend, face down\./,
      (table, who) => (table.own(who).friends += 1),
    ],
    [
      /A shield or a whole city: take one Friend, face down\./,
      (table) => (table.own('you').friends += 1),
    ],
    [
      /The tile “(.+)” fits nowhere round .+ meeple\. Lay it beside (.+)\./,
      (table, what, who) => table.own(who).unused.push(table.tile(what)),
    ],
    [
      /Lay the tile “(.+)” beside (.+)\./,
      (table, what, who) => table.own(who).unused.push(table.tile(what)),
    ],
    [/Put the token in the Old Town\./, (table) => table.tokenHome()],
    [
      /Lay this Encounter before (.+): (.+)\./,
      (table, who, card) => table.own(who).encounters.push(table.pick(card)),
    ],
    [/Lay the Joker beside the deck, over the Clue Card\./, (table) => (table.jokers += 1)],
    [/Shuffle the discards: they are the new deck\./, (table) => (table.discards = [])],
    [/Turn over (.+) oldest Friend, a Joker\./, (table, who) => table.turnFriend(who)],
    [/Discard (.+) oldest Friend: (.+)\./, (table, who, card) => table.turnFriend(who, card)],
    [/Discard (.+) Encounter: (.+)\./, (table, who, card) => table.discard(who, card)],
    [/Give (.+) the token\./, (table, who) => table.giveToken(who)],
    [/Take the token\./, (table) => table.giveToken('you')],
    [/Move the token from (.+) to (.+)\./, (table, from, to) => table.passToken(from, to)],
    [/Move your token to (.+)\./, (table, to) => table.passToken('you', to)],
    [/Move (.+) meeple here: (.+)\./, (table, who, to) => table.walk(who, to)],
    [/Discard every Joker that lies open\./, (table) => table.discardJokers()],
    [/Put (.+) token in the Old Town\./, (table, who) => table.bringHome(who)],
  ],
  it: [
    ...MENDING.it,
    [
      /Metti in mezzo al tavolo la Città Vecchia: è città su tutti e quattro i lati\. Da .+/,
      (table) => table.tiles.set(HOME, 'full-city cccc'),
    ],
    [
      /Metti le altre tessere coperte, quelle del Fiume a parte\./,
      (table) => table.pileRiver(false),
    ],
    [
      /Metti le altre tessere coperte, quelle del Fiume a parte\. Tra queste la Sorgente sta in cima, il Lago in fondo\./,
      (table) => table.pileRiver(true),
    ],
    [/Prendi la prossima tessera del Fiume: (.+)\./, (table, what) => table.takeKnown(what)],
    [/Mescola le carte\. Mettile coperte: sono il mazzo\./, () => {}],
    [/Metti (\d+) segnalini accanto al mazzo\./, (table, tokens) => (table.reserve += +tokens)],
    [
      /Metti davanti (.+) questa carta: (.+)\. Metti un omino lì sopra e uno nella Città Vecchia\./,
      (table, who, card) => table.identity(who, card),
    ],
    [
      /Scopri la nuova Carta Indizio: ([^.]+)\. Mettici un segnalino\./,
      (table, card) => table.showClue(card),
    ],
    [
      /Scopri la Carta Indizio: ([^.]+)\. Mettici un segnalino\./,
      (table, card) => table.showClue(card),
    ],
    [/Se c’è un Jolly da parte, rimescolalo nel mazzo\./, () => {}],
    [
      /Dai a ognuno (un|\d+) Amic[oi], copert[oi]\. (?:Gli Amici restano in fila|Lasciali in ordine), il più vecchio per primo\./,
      (table, friends) => table.dealFriends(friends === 'un' ? 1 : +friends),
    ],
    [/Prendi la tessera «(.+)», accanto (.+)\./, (table, what, who) => table.takeTile(who, what)],
    [
      /Posa la tessera «(.+)»\. Dalla Città Vecchia: (.+)\. Girala come nella figura: (\S+) sopra, (\S+) a destra, (\S+) sotto, (\S+) a sinistra\./,
      (table, what, at, ...edges) => table.layTile(what, at, edges),
    ],
    [
      /Per lo stemma o la città completa: dai (.+) un Amico, coperto\./,
      (table, who) => (table.own(who).friends += 1),
    ],
    [
      /Per lo stemma o la città completa: prendi un Amico, coperto\./,
      (table) => (table.own('tu').friends += 1),
    ],
    [
      /La tessera «(.+)» non ci sta intorno al.+\. Mettila accanto (.+)\./,
      (table, what, who) => table.own(who).unused.push(table.tile(what)),
    ],
    [
      /Metti la tessera «(.+)» accanto (.+)\./,
      (table, what, who) => table.own(who).unused.push(table.tile(what)),
    ],
    [/Metti il segnalino nella Città Vecchia\./, (table) => table.tokenHome()],
    [
      /Metti davanti (.+) questo Incontro: (.+)\./,
      (table, who, card) => table.own(who).encounters.push(table.pick(card)),
    ],
    [
      /Sposta il segnalino su questa carta: (.+)\. Scarta la Carta Indizio\./,
      (table, card) => table.match(card),
    ],
    [/Metti il Jolly accanto al mazzo, sopra la Carta Indizio\./, (table) => (table.jokers += 1)],
    [/Mescola gli scarti: sono il nuovo mazzo\./, (table) => (table.discards = [])],
    [/Scopri (.+), un Jolly\./, (table, who) => table.turnFriend(who)],
    [/Scarta (.+ Amico .+|l’Amico .+): (.+)\./, (table, who, card) => table.turnFriend(who, card)],
    [/Scarta (.+ Incontro|l’Incontro .+): (.+)\./, (table, who, card) => table.discard(who, card)],
    [/Dai il segnalino (.+)\./, (table, who) => table.giveToken(who)],
    [/Prendi il segnalino\./, (table) => table.giveToken('tu')],
    [/Sposta il (.*segnalino.*): ora va (.+)\./, (table, from, to) => table.passToken(from, to)],
    [/Sposta (?:il |l’)(.*omino.*) qui: (.+)\./, (table, who, to) => table.walk(who, to)],
    [/Scarta ogni Jolly scoperto\./, (table) => table.discardJokers()],
    [/Metti nella Città Vecchia il (.+)\./, (table, who) => table.bringHome(who)],
  ],
};

const numbers = (all: readonly number[]): string => all.toSorted((a, b) => a - b).join(' ');

const before = (seat: number, own: Own): string =>
  `${seat}: ${own.card} at ${own.meeple}, ${own.friends} friends, meets ${numbers(own.encounters)}, unused ${own.unused.toSorted().join(' ')}${own.token ? ', token' : ''}`;

interface Laid {
  readonly tiles: Iterable<readonly [number, string]>;
  readonly players: Iterable<readonly [number, Own]>;
  readonly discards: readonly number[];
  readonly clue: number;
  readonly jokers: number;
  readonly reserve: number;
  readonly home: number;
  readonly tokenOn: number | 'clue' | undefined;
}

const laid = ({ tiles, players, discards, clue, jokers, reserve, home, tokenOn }: Laid): string =>
  [
    [...tiles].toSorted(([a], [b]) => a - b).map((each) => each.join(' ')),
    [...players].toSorted(([a], [b]) => a - b).map(([seat, own]) => before(seat, own)),
    `discards ${numbers(discards.map((card) => Math.min(card, JOKER)))}`,
    `clue ${clue}, ${jokers} jokers, ${reserve} tokens, ${home} home, token on ${tokenOn}`,
  ]
    .flat()
    .join('; ');

/** How a tile of this type lies: its edges from the north on. */
function edgesOf(type: number, turn: number): string {
  const { edges } = TILES[type]!;
  return [0, 1, 2, 3].map((side) => 'frcw'[edges[(side - turn + 4) % 4]!]!).join('');
}

const WINDS = ['e', 'se', 's', 'sw', 'w', 'nw', 'n', 'ne'];

function ownOf(
  tiles: VeronaView['tiles'],
  { card, x, y, bank, friends, token, unused, encounters }: VeronaView['players'][number],
): Own {
  const own = new Own();
  own.card = card;
  const tile = tiles.find((each) => each.x === x && each.y === y)!;
  const parted = bankCount(tile.type) === 2;
  own.meeple = standing(
    cellOf(x, y),
    parted ? WINDS.indexOf(windOf(tile.type, tile.turn, bank)) + 1 : 0,
  );
  own.friends = friends;
  own.token = token;
  own.unused.push(...unused.map((type) => TILES[type]!.name));
  own.encounters.push(...encounters.map((each) => each.card));
  return own;
}

/** How far from the Old Town tiles ever lie in these matches. */
const FAR = 30;

export const table: RealTable<Table, VeronaView> = {
  game: fairVerona,
  companion,
  words: onTable,
  samePlaces: () => '',
  places() {
    const across = Array.from({ length: 2 * FAR + 1 }, (_, i) => i - FAR);
    return across.flatMap((y) => across.map((x) => cellOf(x, y)));
  },
  empty: (names, language) => new Table(names, language),
  sentences: SENTENCES,
  lies: (all) => laid(all),
  shouldLie({ tiles, players, discards, clue, jokers, reserve, delivered, token }) {
    const met = players.flatMap(({ encounters }) => encounters).find((each) => each.token);
    return laid({
      tiles: tiles.map(({ x, y, type, turn }) => [
        cellOf(x, y),
        `${TILES[type]!.name} ${edgesOf(type, turn)}`,
      ]),
      players: [...players.entries()]
        .filter(([, { card }]) => card >= 0)
        .map(([seat, player]) => [seat, ownOf(tiles, player)]),
      discards,
      clue,
      jokers,
      reserve,
      home: delivered,
      tokenOn: token === 'clue' ? 'clue' : met?.card,
    });
  },
};
