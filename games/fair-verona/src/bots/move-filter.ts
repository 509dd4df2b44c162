import type { MoveFilter } from '@glade/engine';
import { cardIn, CLEAR, friendIn, HELPERS_BIT, helpersIn, ownerIn } from '../rules/actions.ts';
import { highestIn, oldestFriend, rankOf } from '../rules/cards/deck.ts';
import { sumOf } from '../rules/cards/strength.ts';
import { AT_CLEAR, type VeronaState } from '../rules/state.ts';

// What is worth a search's time: of the attempts those with no helper too many, and Friends that can make the difference.

/** Whether every helper is needed, apart from the seat at turn, who leads. */
function isLean(s: VeronaState, a: number): boolean {
  const free = helpersIn(a) & ~(1 << s.seat);
  for (let rest = free; rest !== 0; rest &= rest - 1)
    if (isOffered(s, a & ~((rest & -rest) << HELPERS_BIT))) return false;
  return true;
}

function isOffered(s: VeronaState, a: number): boolean {
  for (let k = 0; k < s.choices; k++) if (s.legal[k] === a) return true;
  return false;
}

function goesWithout(s: VeronaState, a: number): boolean {
  for (let k = 1; k < s.choices; k++) {
    const other = s.legal[k]!;
    const same = cardIn(other) === cardIn(a) && ownerIn(other) === ownerIn(a);
    if (same && friendIn(other) < 0) return true;
  }
  return false;
}

/** Whether the Friend who is called can be enough. */
function mayDo(s: VeronaState, a: number): boolean {
  const card = cardIn(a);
  const most = highestIn(s, s.friends[oldestFriend(s, friendIn(a))]!);
  return sumOf(s, helpersIn(a) | (1 << ownerIn(a)), card) + most > rankOf(card);
}

/** Whether an attempt is worth a search's time. */
export const isSensible = (s: VeronaState, a: number): boolean =>
  a === CLEAR || (friendIn(a) < 0 ? isLean(s, a) : mayDo(s, a) && !goesWithout(s, a));

function count(s: VeronaState): number {
  if (s.step !== AT_CLEAR) return s.choices;
  let kept = 0;
  for (let k = 0; k < s.choices; k++) if (isSensible(s, s.legal[k]!)) kept += 1;
  return kept;
}

function nth(s: VeronaState, k: number): number {
  if (s.step !== AT_CLEAR) return s.legal[k]!;
  let left = k;
  for (let i = 0; ; i++)
    if (isSensible(s, s.legal[i]!)) {
      if (left === 0) return s.legal[i]!;
      left -= 1;
    }
}

/** The choices worth a search's time. */
export const moveFilter: MoveFilter<VeronaState> = { count, nth };
