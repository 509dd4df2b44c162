import type { EventKind, Outcome, Trace } from '@glade/engine';
import { rankOf } from '../cards/deck.ts';
import { seatsTogether, sumOfStrengths } from '../cards/strength.ts';
import { EVENTS } from '../events.ts';
import type { VeronaOptions } from '../options.ts';
import { BOXED, COLD, ENDED, ERRAND, MIRED, ON_CLUE, type VeronaState, WON } from '../state.ts';
import { RESULT_NAMES } from '../view.ts';

// How a match ends, and the tests for it.

/** FV-82: this many unused tiles box a player in. */
export const TOO_MANY = 2;

/** The same where the number is changed to try it. */
export const tooManyUnused = (o: VeronaOptions): number => o['FV-82.tiles'] ?? TOO_MANY;

const END_EVENTS: Readonly<Record<number, EventKind>> = {
  [WON]: EVENTS.won,
  [BOXED]: EVENTS.boxed,
  [MIRED]: EVENTS.allMired,
  [COLD]: EVENTS.cold,
  [ERRAND]: EVENTS.errandOver,
};

export function endMatch(s: VeronaState, result: number, trace: Trace | undefined): void {
  s.step = ENDED;
  s.result = result;
  s.choices = 0;
  s.total = 0;
  s.hand = -1;
  s.attempt = 0;
  if (trace !== undefined) trace.tell(END_EVENTS[result]!);
}

/** FV-82, FV-R52: whether every player has too many unused tiles. */
export function allBoxed(s: VeronaState, o: VeronaOptions): boolean {
  const many = tooManyUnused(o);
  for (let seat = 0; seat < o.seats; seat++) if (s.unusedCount[seat]! < many) return false;
  return true;
}

/** The highest rank that an unseen Friend can have. */
const ACE = 14;

/**
 * FV-81, FV-R51: whether every player holds Encounters, none of which can be cleared from where all of them stand.
 */
export function allStuck(s: VeronaState, o: VeronaOptions): boolean {
  for (let seat = 0; seat < o.seats; seat++) if (s.encounterCount[seat] === 0) return false;
  for (let owner = 0, i = 0; owner < o.seats; owner++) {
    const near = seatsTogether(s, owner, o.seats);
    // Where only owners lead, only the owner's Friend comes, unless an option lets those of helpers come.
    const callers = o.help === 'ownerTurn' && !o.helperFriends ? 1 << owner : near;
    const best = hasFriend(s, callers) ? ACE : 0;
    for (let last = i + s.encounterCount[owner]!; i < last; i++) {
      const card = s.encounters[i]!;
      if (sumOfStrengths(s, near, card) + best > rankOf(card)) return false;
    }
  }
  return true;
}

function hasFriend(s: VeronaState, seats: number): boolean {
  for (let rest = seats; rest !== 0; rest &= rest - 1)
    if (s.friendCount[31 - Math.clz32(rest & -rest)]! > 0) return true;
  return false;
}

/** FV-R53: whether no Encounter can come any more although a token still needs one. */
export const isCold = (s: VeronaState): boolean =>
  s.riverLeft + s.landLeft === 0 && (s.reserve > 0 || s.token <= ON_CLUE || s.owed !== 0);

/** Tests at the end of a turn, which also count turns: the result of the match, 0 when play goes on. */
export function testEnd(s: VeronaState, o: VeronaOptions, trace: Trace | undefined): number {
  s.stuck = allStuck(s, o) ? s.stuck + 1 : 0;
  if (s.stuck >= (o.miredTest === 'possible' ? 1 : o.seats)) return MIRED;
  if (s.riverLeft + s.landLeft > 0) return 0;
  if (isCold(s)) return COLD;
  // FV-R54: the last errand, a number of rounds for the token that is under way.
  if (s.errand < 0) {
    s.errand = o.lastErrandRounds * o.seats;
    if (trace !== undefined) trace.tell(EVENTS.lastErrand, s.errand);
    return 0;
  }
  s.errand -= 1;
  return s.errand === 0 ? ERRAND : 0;
}

/** What the match ended with; it must be over. */
export function outcomeOf(s: VeronaState, { seats }: VeronaOptions): Outcome {
  const winners = s.result === WON ? Array.from({ length: seats }, (_, seat) => seat) : [];
  return {
    code: RESULT_NAMES[s.result]!,
    winners,
    measures: {
      turns: s.turn,
      delivered: s.delivered,
      encounters: s.met,
      matches: s.matches,
      friends: s.friendsWon,
      failed: s.failed,
      tiles: s.tiles - 1,
    },
  };
}
