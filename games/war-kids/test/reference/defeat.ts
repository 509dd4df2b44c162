/** What an attack does, and what ends the game at once. */
import { cellOf } from './board.ts';
import { on } from './options.ts';
import type { ExitGoal, Instant, UnitType, Whose } from './scenario.ts';
import {
  ELIMINATED,
  ended,
  enemyOf,
  EXITED,
  isAlive,
  NOTHING,
  sideOf,
  unitAt,
  withUnit,
  type BattleState,
  type Side,
  type Unit,
} from './state.ts';

/** WK-50, WK-69, WK-70, WK-96: wounded first under A3, else gone. */
export function defeated(s: BattleState, unit: number): BattleState {
  const spared = on(s.options, 'wounded') && !unitAt(s, unit).wounded;
  const change = spared ? { wounded: true } : { cell: ELIMINATED };
  return judged(withUnit({ ...s, pending: NOTHING }, unit, change));
}

/** WK-60, WK-R50: after every defeat and exit. The player who acts is looked at first. */
export function judged(s: BattleState): BattleState {
  for (const side of [s.active, enemyOf(s.active)]) {
    const result = reasonToWin(s, side);
    if (result !== '') return ended(s, result, [side]);
  }
  return s;
}

function reasonToWin(s: BattleState, side: Side): BattleState['result'] {
  const goals = s.scenario.victory.instant ?? [];
  const enemies = s.units.filter((unit) => unit.side !== side);
  if (goals.some((goal) => goal.kind === 'eliminateAll') && enemies.every(isEliminated))
    return 'wiped';
  if (hasLostLeader(s, enemyOf(side))) return 'leader';
  return goals.some((goal) => isMet(s, goal, side)) ? 'instant' : '';
}

/** WK-53, WK-R25. */
function hasLostLeader(s: BattleState, side: Side): boolean {
  const leaders = s.units.filter((unit) => unit.side === side && unit.type === 'L');
  const lost = leaders.some(isEliminated);
  if (s.leaderLoss === 'any') return lost;
  return s.leaderLoss === 'all' && lost && !leaders.some(isAlive);
}

function isMet(s: BattleState, goal: Instant, side: Side): boolean {
  if (goal.kind === 'eliminateCount')
    return standsFor(goal.side, side) && lostBy(s, enemyOf(side)).length >= goal.count;
  return goal.kind === 'exit' && standsFor(goal.side, side) && hasExited(s, goal, side);
}

export function standsFor(whose: Whose, side: Side): boolean {
  return whose === 'any' || sideOf(whose) === side;
}

function hasExited(s: BattleState, goal: ExitGoal, side: Side): boolean {
  const types: readonly UnitType[] = goal.types ?? ['S', 'P', 'M', 'L'];
  const exits = goal.hexes.map((hex) => cellOf(s.scenario.map, hex));
  const counted = exitedBy(s, side).filter(
    (unit) => types.includes(unit.type) && exits.includes(unit.leftBy!),
  );
  return counted.length >= goal.count;
}

function isEliminated(unit: Unit): boolean {
  return unit.cell === ELIMINATED;
}

export function lostBy(s: BattleState, side: Side): Unit[] {
  return s.units.filter((unit) => unit.side === side && isEliminated(unit));
}

export function exitedBy(s: BattleState, side: Side): Unit[] {
  return s.units.filter((unit) => unit.side === side && unit.cell === EXITED);
}
