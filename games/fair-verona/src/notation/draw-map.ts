import { banksOf, xOf, yOf } from '../rules/map/map.ts';
import type { Wording } from '@glade/engine';
import {
  CARRIED,
  DISCARDED,
  JOKER,
  NOBODY,
  ON_ENCOUNTER,
  type VeronaState,
} from '../rules/state.ts';
import { windOf } from '../rules/tiles/banks.ts';
import { CITY_SIDES, EDGE } from '../rules/tiles/looks.ts';
import { KINDS, TILES, TYPES } from '../rules/tiles/tiles.ts';
import { cardText } from './cards.ts';
import { spaceText } from './places.ts';
import { listOfSeat } from './write-position.ts';

// The map as text. Each tile is three signs across and three down. Its sides are c for city, r for road, ~ for water
// and a dot for field. In its middle stands the number of a player who is there, or O for the Old Town, c where a
// city joins sides, + elsewhere.

const WIDTH = 3;
const SIGNS = KINDS.replace('f', '.').replace('w', '~');

/** The board for the terminal: the map, then where the banks of its tiles lie, and what everybody has. */
export function drawMap(s: VeronaState, seats: number, say: Wording): string {
  const tiles = Array.from({ length: s.tiles }, (_, tile) => tile);
  const left = Math.min(...tiles.map((tile) => xOf(s, tile)));
  const top = Math.min(...tiles.map((tile) => yOf(s, tile)));
  const across = (Math.max(...tiles.map((tile) => xOf(s, tile))) - left + 1) * WIDTH;
  const down = (Math.max(...tiles.map((tile) => yOf(s, tile))) - top + 1) * WIDTH;
  const picture = Array.from({ length: down }, () => Array.from({ length: across }, () => ' '));
  for (const tile of tiles)
    drawTile(s, tile, picture, (xOf(s, tile) - left) * WIDTH, (yOf(s, tile) - top) * WIDTH, seats);
  const heads = picture.map((_, row) => {
    const y = top + Math.floor(row / WIDTH);
    const label = y === 0 ? '0' : y < 0 ? `n${-y}` : `s${y}`;
    return (row % WIDTH === 1 ? label : '').padStart(4);
  });
  return [
    ...picture.map((row, i) => `${heads[i]} ${row.join('')}`.trimEnd()),
    `     ${left === 0 ? '0' : left < 0 ? `w${-left}` : `e${left}`}`,
    '',
    ...tiles.filter((tile) => banksOf(s, tile) > 1).map((tile) => banksText(s, tile, say)),
    ...Array.from({ length: seats }, (_, seat) => playerLine(s, seat, say)),
    ...tableLines(s, say),
  ].join('\n');
}

const SUITS = { S: '♠', C: '♣', D: '♦', H: '♥' };

/** A card as it looks: `10♥`. */
const cardLook = (card: number, say: Wording): string =>
  card >= JOKER
    ? say('drawn.joker')
    : cardText(card).replace(/.$/, (suit) => SUITS[suit as keyof typeof SUITS]);

/** Who a player is, where, and what lies before that player. */
function playerLine(s: VeronaState, seat: number, say: Wording): string {
  const identity = s.identities[seat]!;
  const spot = s.meeples[seat]!;
  const tile = spot >> 1;
  const met = listOfSeat(s.encounters, s.encounterCount, seat).map((card) => ({
    look: cardLook(card, say),
    token: s.token === ON_ENCOUNTER && s.holder === card,
  }));
  const unused = TILES.flatMap((_, type) =>
    Array.from({ length: s.unused[seat * TYPES + type]! }, () => say('tile', { type })),
  );
  return [
    say('drawn.player', {
      player: seat + 1,
      known: identity === NOBODY ? 'no' : 'yes',
      card: identity === NOBODY ? '' : cardLook(identity, say),
      at: spaceText(xOf(s, tile), yOf(s, tile)) + ((spot & 1) === 0 ? '' : '/b'),
    }),
    ...met.map(({ look, token }) => say('drawn.met', { card: look, token: token ? 'yes' : 'no' })),
    ...(unused.length === 0
      ? []
      : [say('drawn.unused', { n: unused.length, list: unused.join(', ') })]),
    ...(s.friendCount[seat] === 0 ? [] : [say('drawn.friends', { n: s.friendCount[seat]! })]),
    ...(s.token === CARRIED && s.holder === seat ? [say('drawn.token')] : []),
    ...(((s.helped >> seat) & 1) === 0 ? [] : [say('drawn.helped')]),
  ].join('; ');
}

/** What lies on the table, one line each, as far as there is any. */
function tableLines(s: VeronaState, say: Wording): readonly string[] {
  const cards = (where: number): readonly string[] =>
    [...s.where.keys()]
      .filter((card) => s.where[card] === where)
      .map((card) => cardLook(card, say));
  const discards = cards(DISCARDED);
  return [
    ...(s.hand < 0 ? [] : [say('drawn.hand', { what: say('tile', { type: s.hand }) })]),
    ...(s.clue < 0 ? [] : [say('drawn.clue', { card: cardLook(s.clue, say) })]),
    ...(s.delivered === 0 ? [] : [say('drawn.home', { n: s.delivered })]),
    ...(s.jokers === 0 ? [] : [say('drawn.jokers', { n: s.jokers })]),
    ...(discards.length === 0 ? [] : [say('drawn.discards', { list: discards.join(' ') })]),
  ];
}

/** Says where the two banks of a tile lie, by the compass. */
function banksText(s: VeronaState, tile: number, say: Wording): string {
  const look = s.looks[tile]!;
  const [a, b] = [0, 1].map((bank) => windOf(look >> 2, look & 3, bank));
  return say('drawn.banks', { at: spaceText(xOf(s, tile), yOf(s, tile)), a: a!, b: b! });
}

function drawTile(
  s: VeronaState,
  tile: number,
  picture: string[][],
  x: number,
  y: number,
  seats: number,
): void {
  const look = s.looks[tile]!;
  const sign = (side: number): string => SIGNS.charAt(EDGE[look * 4 + side]!);
  const put = (dx: number, dy: number, text: string): void => {
    picture[y + dy]![x + dx] = text;
  };
  put(1, 0, sign(0));
  put(2, 1, sign(1));
  put(1, 2, sign(2));
  put(0, 1, sign(3));
  const joins = [0, 1, 2, 3].some((side) => {
    const sides = CITY_SIDES[look * 4 + side]!;
    return (sides & (sides - 1)) !== 0;
  });
  const here = Array.from({ length: seats }, (_, seat) => seat).filter(
    (seat) => s.meeples[seat]! >> 1 === tile,
  );
  const middle = tile === 0 ? 'O' : joins ? 'c' : '+';
  put(1, 1, here.length === 0 ? middle : String(here[0]! + 1));
  // The first player who is there stands in the middle, the others in the corners.
  const corners = [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
    [1, 0],
  ] as const;
  for (const [dx, dy] of corners.slice(0, 4)) put(dx, dy, '.');
  for (const [i, seat] of here.slice(1).entries()) {
    const [dx, dy] = corners[i]!;
    put(dx, dy, String(seat + 1));
  }
}
