/** A6: Soldiers fight with dice. */
import { exposedEnemies, soldierDirections, unitsAround, withSpent } from './attacks.ts';
import { code, DICE, LOSS, masksOf } from './codes.ts';
import { defeated } from './defeat.ts';
import { on } from './options.ts';
import type { UnitType } from './scenario.ts';
import { isProtected } from './shelter.ts';
import { NOTHING, unitAt, withUnit, type BattleState } from './state.ts';

/** WK-01, WK-R38. */
const FORCE: Record<UnitType, number> = { S: 3, P: 1, M: 0, L: 0 };

/** WK-R37, WK-R40. */
export function diceCodes(s: BattleState): number[] {
  if (!on(s.options, 'soldierDice')) return [];
  return exposedEnemies(s)
    .filter((target) => !unitAt(s, target).diced)
    .flatMap((target) =>
      masksOf(soldierDirections(s, target)).map((mask) => code(DICE, 0, target, mask)),
    );
}

/** WK-R37: win, tie or loss, the Soldiers have attacked and the target has been attacked. */
export function fightBegun(s: BattleState, target: number, mask: number): BattleState {
  const soldiers = unitsAround(s, target, mask);
  const engaged = withUnit(withSpent(s, soldiers), target, { diced: true });
  return { ...engaged, pending: { kind: 'fight', target, soldiers } };
}

/** WK-83 to WK-88. */
export function fightRolled(
  s: BattleState,
  target: number,
  soldiers: readonly number[],
  outcome: number,
): BattleState {
  const attacker = Math.floor(outcome / 6) + 1 + FORCE.S * soldiers.length;
  const defender = (outcome % 6) + 1 + FORCE[unitAt(s, target).type];
  const done: BattleState = { ...s, pending: NOTHING };
  if (attacker > defender) return defeated(done, target);
  return attacker === defender ? done : fightLost(done, soldiers);
}

/** WK-87, WK-89, WK-R39: the passive player picks one that its own leader does not protect. */
function fightLost(s: BattleState, soldiers: readonly number[]): BattleState {
  const exposed = soldiers.filter((soldier) => !isProtected(s, soldier));
  const [only] = exposed;
  if (only === undefined) return s;
  if (exposed.length === 1) return defeated(s, only);
  return { ...s, pending: { kind: 'loss', soldiers: exposed } };
}

export function lossCodes(soldiers: readonly number[]): number[] {
  return soldiers.map((soldier) => code(LOSS, soldier));
}
