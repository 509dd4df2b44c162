import type { MoveFilter } from '@glade/engine';
import { cardIn, CLEAR, friendIn, HELPERS_BIT, helpersIn, ownerIn } from '../rules/actions.ts';
import { highestIn, oldestFriend, rankOf } from '../rules/cards/deck.ts';
import { sumOfStrengths } from '../rules/cards/strength.ts';
import { AT_CLEAR, type VeronaState } from '../rules/state.ts';

// Of the attempts on Encounters, searches look only at those without superfluous helpers, and call Friends only where
// they can make the difference. All other actions are worth a search's time.

/** Whether an attempt would fail without any one of its helpers; the seat at turn leads and is not counted. */
function needsEveryHelper(s: VeronaState, a: number): boolean {
  const free = helpersIn(a) & ~(1 << s.seat);
  for (let rest = free; rest !== 0; rest &= rest - 1)
    if (isOffered(s, a & ~((rest & -rest) << HELPERS_BIT))) return false;
  return true;
}

function isOffered(s: VeronaState, a: number): boolean {
  for (let k = 0; k < s.choices; k++) if (s.legal[k] === a) return true;
  return false;
}

/** Whether this Encounter can be cleared for sure without a Friend. */
function isSureWithoutFriend(s: VeronaState, a: number): boolean {
  for (let k = 1; k < s.choices; k++) {
    const other = s.legal[k]!;
    const same = cardIn(other) === cardIn(a) && ownerIn(other) === ownerIn(a);
    if (same && friendIn(other) < 0) return true;
  }
  return false;
}

/** Whether an attempt calls a Friend for an Encounter that can be cleared for sure without one. */
export const isWasteful = (s: VeronaState, a: number): boolean =>
  s.step === AT_CLEAR && a !== CLEAR && friendIn(a) >= 0 && isSureWithoutFriend(s, a);

/** Whether the Friend who is called can be enough. */
function friendMayBeEnough(s: VeronaState, a: number): boolean {
  const card = cardIn(a);
  const most = highestIn(s, s.friends[oldestFriend(s, friendIn(a))]!);
  return sumOfStrengths(s, helpersIn(a) | (1 << ownerIn(a)), card) + most > rankOf(card);
}

/** Whether an attempt is worth a search's time. */
export const isWorthSearching = (s: VeronaState, a: number): boolean =>
  a === CLEAR ||
  (friendIn(a) < 0
    ? needsEveryHelper(s, a)
    : friendMayBeEnough(s, a) && !isSureWithoutFriend(s, a));

function count(s: VeronaState): number {
  if (s.step !== AT_CLEAR) return s.choices;
  let kept = 0;
  for (let k = 0; k < s.choices; k++) if (isWorthSearching(s, s.legal[k]!)) kept += 1;
  return kept;
}

function nth(s: VeronaState, k: number): number {
  if (s.step !== AT_CLEAR) return s.legal[k]!;
  let left = k;
  for (let i = 0; ; i++)
    if (isWorthSearching(s, s.legal[i]!)) {
      if (left === 0) return s.legal[i]!;
      left -= 1;
    }
}

/** The actions worth a search's time. */
export const moveFilter: MoveFilter<VeronaState> = { count, nth };
