import type { Action } from '@glade/engine';
import { cardIn, CLEAR, friendIn, helpersIn, ownerIn, PASS } from '../../rules/actions.ts';
import { oldestFriend, rankOf, unseenIn } from '../../rules/cards/deck.ts';
import { sumOfStrengths } from '../../rules/cards/strength.ts';
import { JOKER, ON_ENCOUNTER, type VeronaState } from '../../rules/state.ts';
import type { Roles } from './roles.ts';
import { WEIGHTS } from './weights.ts';

// What it is worth to try an Encounter, with whose help, and to hand the token on.

const ENCOUNTER_VALUE = 10;
const TOKEN_VALUE = 20;
/** Added where the Encounter is the player's own, and where it is the guard's. */
const OWN = 2;
const OF_GUARD = 2;
/** Taken off for each helper, for each point of strength that is not needed, and for a Friend. */
const HELPER = 1;
const WASTE = 0.01;
const FRIEND = 3;

/** The chance that the Friend who is called adds enough. */
function friendOdds(s: VeronaState, a: Action): number {
  const shuffle = s.friends[oldestFriend(s, friendIn(a))]!;
  const card = cardIn(a);
  const missing = rankOf(card) - sumOfStrengths(s, helpersIn(a) | (1 << ownerIn(a)), card);
  let good = 0;
  for (let other = 0; other < JOKER; other++)
    if (s.where[other] === shuffle && rankOf(other) > missing) good += 1;
  return good / unseenIn(s, shuffle);
}

/** What an attempt is worth; to stop is worth nothing. */
export function attemptValue(s: VeronaState, a: Action, roles: Roles): number {
  if (a === CLEAR) return 0;
  const card = cardIn(a);
  const owner = ownerIn(a);
  const token = s.token === ON_ENCOUNTER && s.holder === card;
  let value = (token ? TOKEN_VALUE : ENCOUNTER_VALUE) + (owner === s.seat ? OWN : 0);
  if (owner === roles.guard) value += OF_GUARD;
  for (let rest = helpersIn(a); rest !== 0; rest &= rest - 1) value -= HELPER;
  value -= WASTE * (sumOfStrengths(s, helpersIn(a) | (1 << owner), card) - rankOf(card));
  if (friendIn(a) < 0) return value;
  const chance = friendOdds(s, a);
  const least = token
    ? WEIGHTS.tokenOdds
    : owner === roles.guard
      ? WEIGHTS.guardOdds
      : WEIGHTS.odds;
  return chance < least ? -1 : value * chance - FRIEND;
}

/** What it is worth to hand the token on: it should be with somebody who can walk home. */
export function passValue(s: VeronaState, a: Action, roles: Roles): number {
  if (a === PASS) return 0;
  const taker = s.holder === s.seat ? a - PASS - 1 : s.seat;
  return (
    fitnessToCarry(s, taker, roles) -
    fitnessToCarry(s, s.holder, roles) -
    (taker === s.seat ? 0 : 0.5)
  );
}

/** How well a seat can carry the token: 2 at once, 1 on its next turn, 0 hardly. */
function fitnessToCarry(s: VeronaState, seat: number, roles: Roles): number {
  if (s.encounterCount[seat]! > 0 || roles.isLast(s, seat)) return 0;
  return seat === s.seat ? 2 : 1;
}
