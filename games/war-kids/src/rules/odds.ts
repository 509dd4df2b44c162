import { CAST, FIGHT, KIND, MASK_BITS, SLOW, TO, TO_BITS, UNIT, UNIT_BITS } from './actions.ts';
import { bits } from '@glade/boards/bit-sets';
import { soldiersIn } from './combat/contact.ts';
import { measureRoutes, routeLengths } from './magic/targets.ts';
import type { BattleState } from './state.ts';
import { SOLDIER } from './unit-types.ts';

// How likely spells and fights succeed, for people to see.

/** What can be tried with dice: `wins` and `ties` of `of` equally likely throws. */
export interface OddsView {
  readonly action: number;
  readonly kind: 'cast' | 'slow' | 'fight';
  /** The Mage, or the Soldiers. */
  readonly units: readonly number[];
  readonly target: number;
  /** Of a spell, the length of its route; 0 of a fight. */
  readonly distance: number;
  readonly wins: number;
  readonly ties: number;
  readonly of: number;
}

/** Of 6 throws of one die, or of 36 of two, those that show so much or more. */
export function throwsOf(dice: 1 | 2, least: number): number {
  let count = 0;
  for (let first = 1; first <= 6; first++) {
    if (dice === 1) count += first >= least ? 1 : 0;
    else for (let second = 1; second <= 6; second++) if (first + second >= least) count += 1;
  }
  return count;
}

/** Of 36 throws of two dice, those in which the first is higher by more than `lead`, and by just as much. */
export function fightOdds(lead: number): { readonly wins: number; readonly ties: number } {
  let [wins, ties] = [0, 0];
  for (let first = 1; first <= 6; first++)
    for (let second = 1; second <= 6; second++) {
      if (first + lead > second) wins += 1;
      if (first + lead === second) ties += 1;
    }
  return { wins, ties };
}

/** By how much the Force of these Soldiers is more than that of the one they attack. */
export const leadOf = (s: BattleState, target: number, mask: number): number =>
  s.setup.force[SOLDIER]! * bits(mask) - s.setup.force[s.setup.type[target]!]!;

/** The chances of an action with dice; none of any other. */
export function oddsOf(s: BattleState, a: number): readonly OddsView[] {
  const kind = a >> KIND;
  const unit = (a >> UNIT) & UNIT_BITS;
  const target = (a >> TO) & TO_BITS;
  if (kind === CAST || kind === SLOW) {
    measureRoutes(s, s.cell[unit]!, s.side);
    const distance = routeLengths[target]!;
    const dice = kind === CAST ? 1 : 2;
    const odds = { wins: throwsOf(dice, distance), ties: 0, of: 6 ** dice };
    return [
      { action: a, kind: dice === 1 ? 'cast' : 'slow', units: [unit], target, distance, ...odds },
    ];
  }
  if (kind !== FIGHT) return [];
  const mask = a & MASK_BITS;
  const odds = fightOdds(leadOf(s, target, mask));
  const units = soldiersIn(s, target, mask);
  return [{ action: a, kind: 'fight', units, target, distance: 0, ...odds, of: 36 }];
}
