import type { MoveFilter } from '@glade/engine';
import { FIGHT, KIND, MASK_BITS, TO, TO_BITS, TRIO } from '../rules/actions.ts';
import { enemyAt, readySoldiers } from '../rules/combat/contact.ts';
import { FIGHTING, MOVED, MOVING, type BattleState } from '../rules/state.ts';

// What is worth a search's time: units move in the scenario's order, so that one set of moves is not tried in all orders;
// of several ways to use Soldiers against the same enemy the first or the strongest, unless another enemy wants them.

/** The moves of units that come before the last one that has moved. */
function passed(s: BattleState): number {
  let moves = 0;
  let before = 0;
  for (let unit = 0; unit < s.setup.count; unit++) {
    before += s.moveCounts[unit]!;
    if (s.setup.side[unit] === s.side && (s.flags[unit]! & MOVED) !== 0) moves = before;
  }
  return moves;
}

/** Whether one of the Soldiers around a target touches another enemy as well. */
function isWanted(s: BattleState, target: number, around: number): boolean {
  for (let d = 0; d < 6; d++) {
    if (((around >> d) & 1) === 0) continue;
    const soldier = enemyAt(s, target, d);
    for (let side = 0; side < 6; side++) {
      const other = enemyAt(s, soldier, side);
      if (other >= 0 && other !== target) return true;
    }
  }
  return false;
}

/** Whether the i-th choice of the menu is kept. */
function keeps(s: BattleState, i: number): boolean {
  const a = s.listed[i]!;
  const kind = a >> KIND;
  if (kind !== TRIO && kind !== FIGHT) return true;
  const target = (a >> TO) & TO_BITS;
  const around = readySoldiers(s, target);
  if (isWanted(s, target, around)) return true;
  if (kind === FIGHT) return (a & MASK_BITS) === around;
  const before = i > 0 ? s.listed[i - 1]! : 0;
  return before >> KIND !== TRIO || ((before >> TO) & TO_BITS) !== target;
}

/** The choices worth a search's time. */
export function moveFilterOf(nth: (s: BattleState, k: number) => number): MoveFilter<BattleState> {
  return {
    count(s) {
      // Nobody but the people knows where units stand that they move by themselves.
      if (s.step === MOVING)
        return s.rules.ownMoves ? s.ends + s.listedCount : s.choices - passed(s);
      if (s.step !== FIGHTING) return s.choices;
      let count = s.ends;
      for (let i = 0; i < s.listedCount; i++) if (keeps(s, i)) count += 1;
      return count;
    },
    nth(s, k) {
      if (k < s.ends) return nth(s, k);
      if (s.step === MOVING) return nth(s, k + passed(s));
      if (s.step !== FIGHTING) return nth(s, k);
      let rest = k - s.ends;
      for (let i = 0; ; i++) if (keeps(s, i) && rest-- === 0) return s.listed[i]!;
    },
  };
}
