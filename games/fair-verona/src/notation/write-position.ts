import { xOf, yOf } from '../rules/map/map.ts';
import type { VeronaOptions } from '../rules/options.ts';
import {
  CARRIED,
  DISCARDED,
  ENDED,
  FRIEND,
  isTried,
  JOKER,
  NOBODY,
  ON_ENCOUNTER,
  rowOf,
  TO_END,
  type VeronaState,
} from '../rules/state.ts';
import { TILES, TYPES } from '../rules/tiles/tiles.ts';
import { RESULT_NAMES, STEP_NAMES } from '../rules/view.ts';
import { attemptText } from './attempts.ts';
import { cardText } from './cards.ts';
import { spaceText } from './places.ts';

// A position on one line, such as
//
//     clear turn 7: QS n1e1 met 7H 8S friends 0 0 ; 4D home unused river-bend ; tiles spring/1@n1e1 ; clue 9C ;
//     discards 2H joker ; counted 3 4 1
//
// First come the players in the order of seats: Identity, place, Encounters (* has the token), unused tiles, and of
// each Friend the shuffle it came from. Then the tiles in the order in which they were laid, with their quarter
// turns. `home` counts the tokens delivered, `kept` lists what is unseen of an older shuffle, `counted` counts
// Encounters, tiles that failed and Friends won. What is empty is left out. Tiles and cards that are not named are
// face down.

const ALL_TYPES: readonly number[] = [...TILES.keys()];
const RANKED: readonly number[] = Array.from({ length: JOKER }, (_, card) => card);

/** The whole state on one line. */
export function writePosition(s: VeronaState, o: VeronaOptions): string {
  const step = s.step === ENDED ? RESULT_NAMES[s.result]! : STEP_NAMES[s.step]!;
  const seats = Array.from({ length: o.seats }, (_, seat) => playerText(s, seat));
  return `${step} turn ${s.turn}: ${[...seats, ...tableText(s)].join(' ; ')}`;
}

/** A player: who and where they are, and what they have. */
function playerText(s: VeronaState, seat: number): string {
  const identity = s.identities[seat]!;
  const spot = s.meeples[seat]!;
  const bank = (spot & 1) === 0 ? '' : '/b';
  const cards = listOfSeat(s.encounters, s.encounterCount, seat).map(
    (card) => cardText(card) + (s.token === ON_ENCOUNTER && s.holder === card ? '*' : ''),
  );
  const unused = ALL_TYPES.flatMap((type) =>
    Array.from({ length: s.unused[seat * TYPES + type]! }, () => TILES[type]!.name),
  );
  return [
    identity === NOBODY ? '-' : cardText(identity),
    spaceText(xOf(s, spot >> 1), yOf(s, spot >> 1)) + bank,
    ...section('met', cards),
    ...section('unused', unused),
    ...section('friends', listOfSeat(s.friends, s.friendCount, seat)),
    ...(s.token === CARRIED && s.holder === seat ? ['token'] : []),
    ...(((s.helped >> seat) & 1) !== 0 ? ['helped'] : []),
  ].join(' ');
}

/** A section of a line: its word and what belongs to it; nothing where that is empty. */
const section = (word: string, all: readonly (string | number)[]): readonly string[] =>
  all.length === 0 ? [] : [`${word} ${all.join(' ')}`];

/** What of such a list is a seat’s. */
export function listOfSeat(list: Uint8Array, counts: Uint8Array, seat: number): readonly number[] {
  const from = rowOf(counts, seat);
  return [...list.subarray(from, from + counts[seat]!)];
}

const cardsAt = (s: VeronaState, where: number): readonly string[] =>
  [...s.where.keys()].filter((card) => s.where[card] === where).map(cardText);

/** What lies on the table, in sections; those that would be empty are left out. */
function tableText(s: VeronaState): readonly string[] {
  const tiles = Array.from({ length: s.tiles - 1 }, (_, i) => tileText(s, i + 1));
  const tried = RANKED.filter((card) => isTried(s, card));
  const counted = [s.met, s.failed, s.friendsWon];
  return [
    ...section('tiles', tiles),
    ...section('hand', s.hand < 0 ? [] : [TILES[s.hand]!.name]),
    ...section('clue', s.clue < 0 ? [] : [cardText(s.clue)]),
    ...(s.owed === 0 ? [] : ['owed']),
    ...section('jokers', positive(s.jokers)),
    ...section('home', positive(s.delivered)),
    ...section('discards', cardsAt(s, DISCARDED)),
    ...section('shuffle', positive(s.shuffle)),
    ...Array.from({ length: s.shuffle }, (_, k) => k).flatMap((k) => keptText(s, k)),
    ...(s.led === 0 ? [] : ['led']),
    ...section('tried', tried.map(cardText)),
    ...section('attempt', s.step === FRIEND ? [attemptText(s, s.attempt)] : []),
    ...(s.after === TO_END ? ['after end'] : []),
    ...section('stuck', positive(s.stuck)),
    ...section('errand', s.errand < 0 ? [] : [s.errand]),
    ...section('counted', counted.some((n) => n > 0) ? counted : []),
  ];
}

const positive = (n: number): readonly number[] => (n > 0 ? [n] : []);

function tileText(s: VeronaState, tile: number): string {
  const turns = s.looks[tile]! & 3;
  const name = TILES[s.looks[tile]! >> 2]!.name + (turns === 0 ? '' : `/${turns}`);
  return `${name}@${spaceText(xOf(s, tile), yOf(s, tile))}`;
}

function keptText(s: VeronaState, shuffle: number): readonly string[] {
  const cards = cardsAt(s, shuffle);
  return cards.length === 0 ? [] : [`kept ${shuffle} ${cards.join(' ')}`];
}
