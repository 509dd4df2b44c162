import type { Action } from '@glade/engine';
import type { Roles } from './roles.ts';
import { WEIGHTS } from './weights.ts';
import { cardIn, CLEAR, friendIn, helpersIn, ownerIn, PASS } from '../../rules/actions.ts';
import { oldestFriend, rankOf, unseenIn } from '../../rules/cards/deck.ts';
import { sumOf } from '../../rules/cards/strength.ts';
import { JOKER, ON_ENCOUNTER, type VeronaState } from '../../rules/state.ts';

// Weighs what to clear and with whom, and who holds the token.

const ENCOUNTER_WORTH = 10;
const TOKEN_WORTH = 20;
const OWN = 2;
const GUARDS = 2;
const HELPER = 1;
/** Strength too much is help that could be needed elsewhere. */
const WASTE = 0.01;
const FRIEND = 3;

/** Chance that the Friend called adds enough. */
function odds(s: VeronaState, a: Action): number {
  const shuffle = s.friends[oldestFriend(s, friendIn(a))]!;
  const card = cardIn(a);
  const missing = rankOf(card) - sumOf(s, helpersIn(a) | (1 << ownerIn(a)), card);
  let good = 0;
  for (let other = 0; other < JOKER; other++)
    if (s.where[other] === shuffle && rankOf(other) > missing) good += 1;
  return good / unseenIn(s, shuffle);
}

/** What an attempt is worth; stopping is worth nothing. */
export function attemptWorth(s: VeronaState, a: Action, roles: Roles): number {
  if (a === CLEAR) return 0;
  const card = cardIn(a);
  const owner = ownerIn(a);
  const token = s.token === ON_ENCOUNTER && s.holder === card;
  let worth = (token ? TOKEN_WORTH : ENCOUNTER_WORTH) + (owner === s.seat ? OWN : 0);
  if (owner === roles.guard) worth += GUARDS;
  for (let rest = helpersIn(a); rest !== 0; rest &= rest - 1) worth -= HELPER;
  worth -= WASTE * (sumOf(s, helpersIn(a) | (1 << owner), card) - rankOf(card));
  if (friendIn(a) < 0) return worth;
  const chance = odds(s, a);
  const least = token
    ? WEIGHTS.tokenOdds
    : owner === roles.guard
      ? WEIGHTS.guardOdds
      : WEIGHTS.odds;
  return chance < least ? -1 : worth * chance - FRIEND;
}

/** The token goes to whoever may walk home with it. */
export function passWorth(s: VeronaState, a: Action, roles: Roles): number {
  if (a === PASS) return 0;
  const taker = s.holder === s.seat ? a - PASS - 1 : s.seat;
  return fitness(s, taker, roles) - fitness(s, s.holder, roles) - (taker === s.seat ? 0 : 0.5);
}

/** How well a seat could carry the token: 2 at once, 1 on its turn, 0 hardly. */
function fitness(s: VeronaState, seat: number, roles: Roles): number {
  if (s.encounterCount[seat]! > 0 || roles.isLast(s, seat)) return 0;
  return seat === s.seat ? 2 : 1;
}
