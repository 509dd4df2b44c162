import { ok, problem, type Result } from '@glade/engine';
import { SOURCE } from '../rules/actions.ts';
import { moveCard } from '../rules/cards/deck.ts';
import { extendRiver, lay, tileAt } from '../rules/map/map.ts';
import { rotationsAt } from '../rules/map/placement.ts';
import type { VeronaOptions } from '../rules/options.ts';
import type { VeronaKernel } from '../rules/rules.ts';
import {
  append,
  AT_SOURCE,
  CARRIED,
  DEAL,
  DISCARDED,
  ENDED,
  IN_PLAY,
  JOKER,
  markTried,
  NO_TOKEN,
  NOBODY,
  ON_CLUE,
  ON_ENCOUNTER,
  TO_END,
  type VeronaState,
} from '../rules/state.ts';
import { BANKS, ROTATIONS } from '../rules/tiles/looks.ts';
import { SPRING, TYPES } from '../rules/tiles/tiles.ts';
import { RESULT_NAMES, STEP_NAMES } from '../rules/view.ts';
import { readAttempt } from './attempts.ts';
import { readCard } from './cards.ts';
import { readSpot } from './places.ts';
import { readType } from './tile-names.ts';
import { isPossible } from './valid-position.ts';

// Reads positions that come from outside. How they are written: see `write-position.ts`.

const HEAD = /^([a-z]+)(?: turn (\d{1,3}))?$/;
const WORDS = ['met', 'unused', 'friends', 'token', 'helped'];
/**
 * The sections in the order in which they are read, whatever their order in the text: tiles before the players on
 * them.
 */
const SECTIONS: readonly (readonly [
  string,
  (s: VeronaState, items: readonly string[], o: VeronaOptions) => boolean,
])[] = [
  ['shuffle', (s, items) => readShuffle(s, items)],
  ['tiles', (s, items, o) => items.every((item) => readTile(s, item, o))],
  ['hand', (s, items) => readHand(s, items)],
  ['clue', (s, items) => readClue(s, items)],
  ['owed', (s, items) => items.length === 0 && readOwed(s)],
  ['jokers', (s, items) => readJokers(s, items)],
  ['home', (s, items) => readNumbers(items, ([n]) => (s.delivered = n!), 1)],
  ['discards', (s, items) => items.every((item) => takeCard(s, readCard(item), DISCARDED))],
  ['led', (s, items) => items.length === 0 && (s.led = 1) === 1],
  ['tried', (s, items) => items.every((item) => readTried(s, item))],
  ['after', (s, items) => items.join(' ') === 'end' && (s.after = TO_END) === TO_END],
  ['stuck', (s, items) => readNumbers(items, ([n]) => (s.stuck = n!), 1)],
  ['errand', (s, items) => readNumbers(items, ([n]) => (s.errand = n!), 1)],
  ['counted', (s, items) => readNumbers(items, (all) => count(s, all), 3)],
];

/** The state that a line describes, or what is wrong with the line. */
export function readPosition(text: string, kernel: VeronaKernel): Result<VeronaState> {
  const { options: o } = kernel;
  const s = kernel.create();
  const plain = text.toLowerCase();
  const colon = plain.indexOf(':');
  const [head, body] = colon < 0 ? [plain, ''] : [plain.slice(0, colon), plain.slice(colon + 1)];
  const parts = body.split(';').map((part) => part.trim().replaceAll(/\s+/g, ' '));
  if (!readHead(s, head.trim().replaceAll(/\s+/g, ' '), o))
    return problem('position.head', { text: head.slice(0, 60) });
  const wrong = readSections(s, parts.slice(o.seats), o);
  if (wrong !== undefined) return problem('position.section', { text: wrong.slice(0, 60) });
  const players = parts.slice(0, o.seats);
  const bad = players.find((part, seat) => !readPlayer(s, seat, part));
  if (bad !== undefined || players.length < o.seats)
    return problem('position.players', { text: (bad ?? body).slice(0, 60), players: o.seats });
  const attempt = parts.find((part) => part.startsWith('attempt '));
  if (attempt !== undefined) s.attempt = readAttempt(s, attempt.slice('attempt '.length)) ?? -1;
  const counted = parts.some((part) => part.startsWith('counted '));
  return accepted(s, counted, kernel)
    ? ok(s)
    : problem('position.impossible', { text: text.slice(0, 80) });
}

/** Fills in what follows from what was read; false where such a position cannot come up. */
function accepted(s: VeronaState, counted: boolean, kernel: VeronaKernel): boolean {
  const { options: o } = kernel;
  s.reserve = o.goal - s.delivered - (s.token === NO_TOKEN ? 0 : 1);
  s.matches = s.delivered + (s.token >= ON_ENCOUNTER ? 1 : 0);
  if (!counted) countLeast(s, o);
  if (!isPossible(s, o)) return false;
  kernel.ready(s);
  // Nobody is asked for a source where all that can be done is to draw.
  const drawsOnly = s.step === AT_SOURCE && s.choices === 1 && s.legal[0] === SOURCE;
  return s.step === ENDED || (s.choices > 0 && !drawsOnly);
}

/** Where a line does not say what is counted, the least that is possible is taken. */
function countLeast(s: VeronaState, o: VeronaOptions): void {
  const sum = (counts: Uint8Array): number => counts.reduce((a, b) => a + b, 0);
  s.met = Math.max(sum(s.encounterCount), s.matches);
  s.failed = Math.max(sum(s.unusedCount), s.met);
  s.friendsWon = Math.max(0, sum(s.friendCount) - o.seats * o.friends);
}

function readHead(s: VeronaState, head: string, o: VeronaOptions): boolean {
  const [, word = '', turn] = HEAD.exec(head) ?? [];
  const step = STEP_NAMES.findIndex((name) => name === word);
  const result = RESULT_NAMES.findIndex((name) => name === word);
  if ((step < 0 || step === ENDED) && result <= 0) return false;
  s.step = result > 0 ? ENDED : step;
  s.result = Math.max(0, result);
  s.turn = Number(turn ?? (s.step === DEAL ? 0 : 1));
  s.seat = s.turn === 0 ? 0 : (s.turn - 1) % o.seats;
  return (s.turn === 0) === (s.step === DEAL);
}

/** Reads the sections; answers with the first that cannot be read, if any. */
function readSections(
  s: VeronaState,
  parts: readonly string[],
  o: VeronaOptions,
): string | undefined {
  const seen = new Map<string, string>();
  for (const part of parts) {
    const word = part.split(' ', 1)[0]!;
    // `kept` may stand several times: once for each older shuffle, with its number.
    const key = word === 'kept' ? part.split(' ').slice(0, 2).join(' ') : word;
    const known = word === 'kept' || word === 'attempt' || SECTIONS.some(([name]) => name === word);
    if (!known || seen.has(key)) return part;
    seen.set(key, part);
  }
  for (const [word, read] of SECTIONS) {
    const part = seen.get(word);
    if (part === undefined) continue;
    const items = part.split(' ').slice(1);
    const bare = word === 'owed' || word === 'led';
    if ((items.length === 0) !== bare || !read(s, items, o)) return part;
  }
  return parts.find((part) => part.startsWith('kept ') && !readKept(s, part.split(' ').slice(1)));
}

function readNumbers(
  items: readonly string[],
  set: (numbers: readonly number[]) => void,
  wanted: number,
): boolean {
  if (items.length !== wanted || !items.every((item) => /^\d{1,3}$/.test(item))) return false;
  set(items.map(Number));
  return true;
}

function count(s: VeronaState, [met, failed, won]: readonly number[]): void {
  s.met = met!;
  s.failed = failed!;
  s.friendsWon = won!;
}

// --- Tiles ---

/** Takes a tile of a type from those face down; false where none is left. */
function takeTile(s: VeronaState, type: number): boolean {
  if (type < 0 || s.left[type] === 0) return false;
  s.left[type]! -= 1;
  if (type < SPRING) s.landLeft -= 1;
  else s.riverLeft -= 1;
  return true;
}

/** Lays the next tile of the map. It must be possible to lay it there (FV-23). */
function readTile(s: VeronaState, item: string, o: VeronaOptions): boolean {
  const [, name = '', turn = '0', at = ''] = /^([a-z0-9-]+?)(?:\/([0-3]))?@(.+)$/.exec(item) ?? [];
  const type = readType(name);
  const spot = readSpot(at);
  if (spot === undefined || spot.bank >= 0 || spot.wind !== '' || !takeTile(s, type)) return false;
  const { x, y } = spot;
  if (Number(turn) >= ROTATIONS[type]!) return false;
  if (((rotationsAt(s, type, x, y, o) >> Number(turn)) & 1) === 0 || !touches(s, x, y))
    return false;
  const look = type * 4 + Number(turn);
  lay(s, x, y, look);
  if (type >= SPRING && o.riverReach !== 'scatter')
    extendRiver(s, x, y, look, o.uTurn === 'strict');
  return true;
}

function touches(s: VeronaState, x: number, y: number): boolean {
  for (let dx = -1; dx <= 1; dx++)
    for (let dy = -1; dy <= 1; dy++) if (tileAt(s, x + dx, y + dy) >= 0) return true;
  return false;
}

function readHand(s: VeronaState, [name = '', ...rest]: readonly string[]): boolean {
  s.hand = readType(name);
  return rest.length === 0 && takeTile(s, s.hand);
}

// --- Cards ---

/** Moves an unseen card of the present shuffle to where the line says it is; false where it is not unseen. */
function takeCard(s: VeronaState, card: number, to: number): boolean {
  if (card < 0) return false;
  const free =
    card === JOKER
      ? s.where[JOKER] === s.shuffle || s.where[JOKER + 1] === s.shuffle
      : s.where[card] === s.shuffle;
  if (free) moveCard(s, card, s.shuffle, to);
  return free;
}

function readShuffle(s: VeronaState, items: readonly string[]): boolean {
  if (!readNumbers(items, ([n]) => (s.shuffle = n!), 1) || s.shuffle > 60) return false;
  s.where.fill(s.shuffle);
  return true;
}

function readKept(s: VeronaState, [number = '', ...cards]: readonly string[]): boolean {
  const shuffle = Number(number);
  if (!/^\d{1,2}$/.test(number) || shuffle >= s.shuffle || cards.length === 0) return false;
  return cards.every((card) => takeCard(s, readCard(card), shuffle));
}

function readClue(s: VeronaState, [text = '', ...rest]: readonly string[]): boolean {
  s.clue = readCard(text);
  s.token = ON_CLUE;
  return rest.length === 0 && s.clue !== JOKER && takeCard(s, s.clue, IN_PLAY);
}

function readOwed(s: VeronaState): boolean {
  s.owed = 1;
  return true;
}

function readJokers(s: VeronaState, items: readonly string[]): boolean {
  if (!readNumbers(items, ([n]) => (s.jokers = n!), 1) || s.jokers > 2) return false;
  for (let n = 0; n < s.jokers; n++) if (!takeCard(s, JOKER, IN_PLAY)) return false;
  return true;
}

function readTried(s: VeronaState, item: string): boolean {
  const card = readCard(item);
  if (card < 0 || card === JOKER) return false;
  markTried(s, card);
  return true;
}

// --- Players ---

function readPlayer(s: VeronaState, seat: number, text: string): boolean {
  const [card = '', place = 'home', ...rest] = text.split(' ');
  const identity = card === '-' ? NOBODY : readCard(card);
  if (identity === JOKER || (card !== '-' && !takeCard(s, identity, IN_PLAY))) return false;
  s.identities[seat] = identity;
  const spot = readSpot(place);
  const tile = spot === undefined || spot.wind !== '' ? -1 : tileAt(s, spot.x, spot.y);
  if (tile < 0) return false;
  const bank = Math.max(0, spot!.bank);
  s.meeples[seat] = tile * 2 + bank;
  if (bank >= BANKS[s.looks[tile]! >> 2]!) return false;
  let word = '';
  for (const item of rest) {
    if (WORDS.includes(item)) {
      word = item;
      if (!readMark(s, seat, word)) return false;
    } else if (!readItem(s, seat, word, item)) return false;
  }
  return true;
}

function readMark(s: VeronaState, seat: number, word: string): boolean {
  if (word === 'helped') s.helped |= 1 << seat;
  if (word !== 'token') return true;
  if (s.token !== NO_TOKEN) return false;
  s.token = CARRIED;
  s.holder = seat;
  return true;
}

function readItem(s: VeronaState, seat: number, word: string, item: string): boolean {
  if (word === 'friends') {
    if (!/^\d{1,2}$/.test(item) || s.friendCount[seat]! >= 50) return false;
    if (s.friendCount.reduce((a, b) => a + b, 0) >= 52) return false;
    append(s.friends, s.friendCount, seat, Number(item));
    return true;
  }
  if (word === 'unused') {
    const type = readType(item);
    if (!takeTile(s, type)) return false;
    s.unused[seat * TYPES + type]! += 1;
    s.unusedCount[seat]! += 1;
    return true;
  }
  return word === 'met' && readMet(s, seat, item);
}

function readMet(s: VeronaState, seat: number, item: string): boolean {
  const card = readCard(item.replace(/\*$/, ''));
  if (card === JOKER || !takeCard(s, card, IN_PLAY)) return false;
  append(s.encounters, s.encounterCount, seat, card);
  if (!item.endsWith('*')) return true;
  if (s.token !== NO_TOKEN) return false;
  s.token = ON_ENCOUNTER;
  s.holder = card;
  return true;
}
