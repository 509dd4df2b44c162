import { attemptText } from './attempts.ts';
import { cardText } from './cards.ts';
import { spaceText } from './places.ts';
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

// A position on one line, such as
//
//     clear turn 7: QS n1e1 met 7H 8S friends 0 0 ; 4D home unused river-bend ; tiles spring/1@n1e1 ; clue 9C ;
//     discards 2H joker ; counted 3 4 1
//
// Players stand in the order of seats: Identity, place, Encounters (* the one with the token), unused tiles, the shuffles
// their Friends came from. Tiles stand in the order laid, with their quarter turns. `home` counts tokens delivered,
// `kept` is what is unseen of older shuffles, `counted` Encounters, tiles that failed and Friends won. What is empty is
// left out, and what is not said of tiles and cards is face down.

const ALL_TYPES: readonly number[] = [...TILES.keys()];
const RANKED: readonly number[] = Array.from({ length: JOKER }, (_, card) => card);

/** The whole state on one line. */
export function position(s: VeronaState, o: VeronaOptions): string {
  const step = s.step === ENDED ? RESULT_NAMES[s.result]! : STEP_NAMES[s.step]!;
  const seats = Array.from({ length: o.seats }, (_, seat) => playerText(s, seat));
  return `${step} turn ${s.turn}: ${[...seats, ...listed(s)].join(' ; ')}`;
}

/** A player: who and where they are, and what they have. */
export function playerText(s: VeronaState, seat: number): string {
  const identity = s.identities[seat]!;
  const spot = s.meeples[seat]!;
  const bank = (spot & 1) === 0 ? '' : '/b';
  const cards = row(s.encounters, s.encounterCount, seat).map(
    (card) => cardText(card) + (s.token === ON_ENCOUNTER && s.holder === card ? '*' : ''),
  );
  const unused = ALL_TYPES.flatMap((type) =>
    Array.from({ length: s.unused[seat * TYPES + type]! }, () => TILES[type]!.name),
  );
  return [
    identity === NOBODY ? '-' : cardText(identity),
    spaceText(xOf(s, spot >> 1), yOf(s, spot >> 1)) + bank,
    ...worded('met', cards),
    ...worded('unused', unused),
    ...worded('friends', row(s.friends, s.friendCount, seat)),
    ...(s.token === CARRIED && s.holder === seat ? ['token'] : []),
    ...(((s.helped >> seat) & 1) !== 0 ? ['helped'] : []),
  ].join(' ');
}

const worded = (word: string, all: readonly (string | number)[]): readonly string[] =>
  all.length === 0 ? [] : [`${word} ${all.join(' ')}`];

function row(list: Uint8Array, counts: Uint8Array, seat: number): readonly number[] {
  const from = rowOf(counts, seat);
  return [...list.subarray(from, from + counts[seat]!)];
}

const cardsAt = (s: VeronaState, where: number): readonly string[] =>
  [...s.where.keys()].filter((card) => s.where[card] === where).map(cardText);

/** What lies on the table, one line each, as far as there is any. */
export function listed(s: VeronaState): readonly string[] {
  const tiles = Array.from({ length: s.tiles - 1 }, (_, i) => tileText(s, i + 1));
  const tried = RANKED.filter((card) => isTried(s, card));
  const counted = [s.met, s.failed, s.friendsWon];
  return [
    ...worded('tiles', tiles),
    ...worded('hand', s.hand < 0 ? [] : [TILES[s.hand]!.name]),
    ...worded('clue', s.clue < 0 ? [] : [cardText(s.clue)]),
    ...(s.owed === 0 ? [] : ['owed']),
    ...worded('jokers', positive(s.jokers)),
    ...worded('home', positive(s.delivered)),
    ...worded('discards', cardsAt(s, DISCARDED)),
    ...worded('shuffle', positive(s.shuffle)),
    ...Array.from({ length: s.shuffle }, (_, k) => k).flatMap((k) => keptText(s, k)),
    ...(s.led === 0 ? [] : ['led']),
    ...worded('tried', tried.map(cardText)),
    ...worded('attempt', s.step === FRIEND ? [attemptText(s, s.attempt)] : []),
    ...(s.after === TO_END ? ['after end'] : []),
    ...worded('stuck', positive(s.stuck)),
    ...worded('errand', s.errand < 0 ? [] : [s.errand]),
    ...worded('counted', counted.some((n) => n > 0) ? counted : []),
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
