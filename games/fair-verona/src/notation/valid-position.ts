import { cardIn, friendIn, helpersIn, ownerIn } from '../rules/actions.ts';
import { deckOf, highestIn, oldestFriend, rankOf, unseenIn } from '../rules/cards/deck.ts';
import { seatsTogether, sumOfStrengths, tileOf } from '../rules/cards/strength.ts';
import { certainDraw } from '../rules/map/placement.ts';
import type { VeronaOptions } from '../rules/options.ts';
import {
  AT_MOVE,
  AT_PLACE,
  AT_SOURCE,
  BOXED,
  CARRIED,
  CLUE,
  COLD,
  DEAL,
  DISCARDED,
  DRAW,
  ENCOUNTER,
  ENDED,
  ERRAND,
  FRIEND,
  isTried,
  JOKER,
  MIRED,
  MOST_SEATS,
  NO_TOKEN,
  NOBODY,
  rowOf,
  TO_CLEAR,
  type VeronaState,
  WON,
} from '../rules/state.ts';
import { LAKE, SPRING } from '../rules/tiles/tiles.ts';
import { allBoxed, allStuck, isCold } from '../rules/turn/endings.ts';

/** More turns than a match can have; and how many tiles are drawn in all. */
const MOST_TURNS = 260;
const DRAWN = 83;
/** The most Friends that one tile can make: by a shield, and by a city on each side. */
const MOST_FRIENDS = 5;

const sum = (counts: Uint8Array): number => counts.reduce((a, b) => a + b, 0);

/** Whether a position that somebody wrote can come up under these options, as far as that can be seen. */
export function isPossible(s: VeronaState, o: VeronaOptions): boolean {
  if (s.step === DEAL) return isPossibleDeal(s, o);
  if (s.turn > MOST_TURNS) return false;
  for (let seat = 0; seat < o.seats; seat++) if (s.identities[seat] === NOBODY) return false;
  return (
    hasPossibleTiles(s, o) &&
    hasPossibleToken(s, o) &&
    hasPossibleFriends(s, o) &&
    isPossibleTurn(s, o) &&
    hasPossibleCounts(s, o) &&
    isPossibleEnd(s, o)
  );
}

/** While cards are dealt there are only Identities, of the first seats. */
function isPossibleDeal(s: VeronaState, o: VeronaOptions): boolean {
  const next = s.identities.indexOf(NOBODY);
  const dealt = next < 0 ? MOST_SEATS : next;
  for (let seat = dealt; seat < o.seats; seat++) if (s.identities[seat] !== NOBODY) return false;
  return (
    unseenIn(s, 0) === 54 - Math.min(dealt, o.seats) &&
    s.tiles === 1 &&
    s.hand < 0 &&
    sum(s.unusedCount) + sum(s.friendCount) + s.jokers + s.owed + s.delivered === 0 &&
    s.helped + s.led + s.triedLow + s.triedHigh + s.attempt + s.after + s.stuck === 0 &&
    s.met + s.failed + s.friendsWon + s.shuffle === 0 &&
    s.token === NO_TOKEN &&
    s.errand < 0
  );
}

// --- Tiles ---

function hasPossibleTiles(s: VeronaState, o: VeronaOptions): boolean {
  // FV-24, FV-R9: the order in which tiles are drawn.
  if (s.riverLeft > 0 && s.landLeft < DRAWN - 12) return false;
  if (o.riverReach !== 'scatter') {
    if (s.riverLeft < 12 && s.left[SPRING] !== 0) return false;
    if (s.riverLeft > 0 && s.left[LAKE] === 0) return false;
    // The Spring is laid in the first turn.
    const laid = s.tiles > 1 && s.looks[1]! >> 2 === SPRING;
    if (!laid && !(s.tiles === 1 && s.turn === 1 && s.step === AT_PLACE && s.hand === SPRING))
      return false;
  }
  if (!hasPossibleDraws(s, o)) return false;
  if (s.hand >= 0 !== (s.step === AT_PLACE)) return false;
  if (s.step === DRAW && (s.riverLeft + s.landLeft === 0 || certainNow(s, o))) return false;
  // FV-R52, FV-30: everybody boxed in is the end; an Encounter comes by a tile that is unused now.
  if (allBoxed(s, o) !== (s.result === BOXED)) return false;
  return s.step !== ENCOUNTER || s.unusedCount[s.seat]! > 0;
}

/** Each turn draws or lays one tile; the Spring is laid in the first. */
function hasPossibleDraws(s: VeronaState, o: VeronaOptions): boolean {
  const turns = s.step === AT_SOURCE || s.step === DRAW ? s.turn - 1 : s.turn;
  const drawn = DRAWN - s.riverLeft - s.landLeft;
  const failing = o.riverReach === 'scatter' ? turns : turns - 1;
  return drawn <= turns && s.tiles - 1 <= turns && s.failed <= failing;
}

const certainNow = (s: VeronaState, o: VeronaOptions): boolean =>
  s.riverLeft > 0 && certainDraw(s, o) >= 0;

// --- The token and cards ---

function hasPossibleToken(s: VeronaState, o: VeronaOptions): boolean {
  const won = s.result === WON;
  if (won !== (s.delivered === o.goal) || s.reserve < 0) return false;
  if (s.token === NO_TOKEN) {
    // FV-R38: the Clue Card that is missing comes after a delivery.
    if (s.delivered === 0 || (!won && s.owed === 0 && s.step !== CLUE)) return false;
  } else if (s.owed !== 0 || s.step === CLUE) return false;
  if (s.token === CARRIED) {
    // FV-R40: a token won in the Old Town is delivered at once.
    if (s.holder >= o.seats) return false;
    if (o.delivery === 'present' && tileOf(s, s.holder) === 0) return false;
  }
  if (s.owed !== 0 && (won || s.reserve === 0)) return false;
  // FV-R34, FV-R44: an owed Clue Card waits for Jokers, or for cards.
  if (s.step === CLUE) return s.owed === 0 || s.jokers === 0;
  return s.owed === 0 || s.jokers > 0 || deckOf(s) + unseenIn(s, DISCARDED) === 0;
}

function hasPossibleFriends(s: VeronaState, o: VeronaOptions): boolean {
  let at = 0;
  for (let seat = 0; seat < o.seats; seat++)
    for (let last = 0, n = s.friendCount[seat]!; n > 0; n--, at++) {
      if (s.friends[at]! < last || s.friends[at]! > s.shuffle) return false;
      last = s.friends[at]!;
    }
  // Of an older shuffle only Friends are still unseen.
  for (let k = 0; k < s.shuffle; k++) if (unseenIn(s, k) !== friendsFrom(s, k)) return false;
  const deck = deckOf(s);
  if (deck < 0) return false;
  return (s.step !== ENCOUNTER && s.step !== CLUE) || deck > 0;
}

function friendsFrom(s: VeronaState, shuffle: number): number {
  let slots = 0;
  const all = rowOf(s.friendCount, MOST_SEATS);
  for (let i = 0; i < all; i++) if (s.friends[i] === shuffle) slots += 1;
  return slots;
}

// --- The turn ---

const FIRST_PHASE: readonly number[] = [AT_SOURCE, DRAW, AT_PLACE, ENCOUNTER];

function isPossibleTurn(s: VeronaState, o: VeronaOptions): boolean {
  const marks = s.helped + s.led + s.triedLow + s.triedHigh;
  if (FIRST_PHASE.includes(s.step) && marks !== 0) return false;
  if (!hasPossibleHelp(s, o) || !hasPossibleTries(s)) return false;
  if (s.after !== TO_CLEAR && s.step !== CLUE) return false;
  if ((s.step === FRIEND) !== (s.attempt !== 0)) return false;
  if (s.step === FRIEND) return isPossibleAttempt(s, o);
  const mired = s.encounterCount[s.seat]! > 0;
  if (s.step === CLUE && s.after !== TO_CLEAR) return !mired && tileOf(s, s.seat) === 0;
  if (s.step === CLUE && s.met === 0) return false;
  return s.step !== AT_MOVE || !mired;
}

function hasPossibleHelp(s: VeronaState, o: VeronaOptions): boolean {
  if (s.helped >> o.seats !== 0) return false;
  if (o.help === 'ownerTurn' && s.led !== 0) return false;
  if (o.helpLimit === 'unlimited') return s.helped === 0;
  const moved = s.step === ENDED || (s.step === CLUE && s.after !== TO_CLEAR);
  const near = seatsTogether(s, s.seat, o.seats);
  if (!moved && s.helped !== 0 && ((s.helped & ~near) !== 0 || near === 1 << s.seat)) return false;
  return ((s.helped >> s.seat) & 1) === s.led;
}

/** An Encounter that was tried in this turn still lies there or is discarded, unless the discards were shuffled. */
function hasPossibleTries(s: VeronaState): boolean {
  if (s.shuffle > 0) return true;
  const held = s.encounters.subarray(0, rowOf(s.encounterCount, MOST_SEATS));
  for (let card = 0; card < JOKER; card++)
    if (isTried(s, card) && s.where[card] !== DISCARDED && !held.includes(card)) return false;
  return true;
}

/** FV-33: whether the attempt for which a Friend is being turned over was allowed. */
function isPossibleAttempt(s: VeronaState, o: VeronaOptions): boolean {
  const a = s.attempt;
  if (a < 0) return false;
  const owner = ownerIn(a);
  const card = cardIn(a);
  const friend = friendIn(a);
  if (owner < 0 || owner >= o.seats || friend < 0 || friend >= o.seats) return false;
  const from = rowOf(s.encounterCount, owner);
  const held = s.encounters.subarray(from, from + s.encounterCount[owner]!).includes(card);
  const party = helpersIn(a) | (1 << owner);
  const near = seatsTogether(s, s.seat, o.seats);
  if (!held || !isTried(s, card) || (party & ~near) !== 0) return false;
  if (((helpersIn(a) >> owner) & 1) !== 0 || ((party >> s.seat) & 1) === 0) return false;
  if (owner !== s.seat && s.led === 0) return false;
  if (o.helpLimit === 'one' && (helpersIn(a) & ~s.helped) !== 0) return false;
  if (friend !== s.seat && (!o.helperFriends || ((party >> friend) & 1) === 0)) return false;
  if (s.friendCount[friend] === 0) return false;
  if (o.friendCalls === 'any') return true;
  const missing = rankOf(card) - sumOfStrengths(s, party, card);
  return missing >= 0 && highestIn(s, s.friends[oldestFriend(s, friend)]!) > missing;
}

// --- What is counted, and the end ---

function hasPossibleCounts(s: VeronaState, o: VeronaOptions): boolean {
  const held = sum(s.encounterCount);
  const unused = sum(s.unusedCount);
  if (s.met < held || s.met < s.matches || s.met > s.failed) return false;
  if (s.failed < unused || s.failed > DRAWN) return false;
  const most = (s.tiles - 1) * (o.friendsPerTile === 'each' ? MOST_FRIENDS : 1);
  if (s.friendsWon > most || sum(s.friendCount) > s.friendsWon + o.seats * o.friends) return false;
  const rounds = o.lastErrandRounds * o.seats;
  const gone = s.riverLeft + s.landLeft === 0;
  // FV-R53, FV-R54: when a turn begins with no tile face down, the last errand is on.
  if (gone && s.step === AT_SOURCE && (s.errand < 0 || isCold(s))) return false;
  const limit = s.result === ERRAND ? 0 : 1;
  if (s.errand >= 0 && (!gone || s.errand < limit || s.errand > rounds)) return false;
  if (s.errand >= 0 && s.result !== WON && (s.reserve > 0 || s.token < 2)) return false;
  // FV-R51: this many turns in a row with nobody able to get free end the match.
  if (s.result === MIRED) return s.stuck === (o.miredTest === 'possible' ? 1 : o.seats);
  return s.stuck < (o.miredTest === 'possible' ? 1 : o.seats);
}

function isPossibleEnd(s: VeronaState, o: VeronaOptions): boolean {
  if (s.step !== ENDED) return true;
  if (s.result === MIRED) return allStuck(s, o);
  if (s.result === COLD) return isCold(s);
  if (s.result === ERRAND) return s.errand === 0;
  return true;
}
