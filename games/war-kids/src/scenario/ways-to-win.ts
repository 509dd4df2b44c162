import type { Arguments } from '@glade/engine';
import {
  SIDES,
  UNIT_TYPES,
  type ByType,
  type Instant,
  type Scenario,
  type ScenarioUnit,
  type SideName,
} from '../rules/setup/scenario.ts';
import { LAST_TURN } from '../rules/state.ts';

/** Something a side could win by. */
export interface Way {
  readonly side: SideName;
  /** Why nobody can ever win like this: the message `fault.<code>`. */
  readonly vain?: { readonly code: string; readonly args: Arguments };
}

/** All by which the sides could win: conditions, the loss of a leader, and what decides after the last turn. */
export function waysToWin(scenario: Scenario): readonly Way[] {
  const { instant, atLimit } = scenario.victory;
  return SIDES.flatMap((side) => {
    const conditions = instant
      .filter((one) => !('side' in one) || one.side === 'any' || one.side === side)
      .map((one): Way => ({ side, ...vainly(scenario, side, one) }));
    const isNamed = instant.some(({ kind }) => kind === 'leaderLost');
    const leader = !isNamed && canLoseLeader(scenario, enemyOf(side)) ? [{ side }] : [];
    const last = atLimit.kind === 'winner' ? atLimit.side === side : canLead(scenario, side);
    return [...conditions, ...leader, ...(last && endsInTime(scenario) ? [{ side }] : [])];
  });
}

const enemyOf = (side: SideName): SideName => (side === 'blue' ? 'pink' : 'blue');

const armyOf = ({ units }: Scenario, side: SideName): readonly ScenarioUnit[] =>
  units.filter((unit) => unit.side === side);

/** WK-R27: after the last turn of all nobody wins. */
const endsInTime = ({ turnLimit }: Scenario): boolean => turnLimit <= LAST_TURN;

const canLoseLeader = (scenario: Scenario, side: SideName): boolean =>
  (scenario.rules['leaderLoss'] ?? 'off') !== 'off' &&
  armyOf(scenario, side).some(({ type }) => type === 'L');

function vainly(scenario: Scenario, side: SideName, one: Instant): Pick<Way, 'vain'> {
  const vain = (code: string, args: Arguments = {}) => ({ vain: { code, args } });
  const enemies = armyOf(scenario, enemyOf(side)).length;
  if (one.kind === 'eliminateCount')
    return one.count <= enemies ? {} : vain('countTooHigh', { side, count: one.count, enemies });
  if (one.kind === 'hold') {
    const turns = Math.min(scenario.turnLimit, LAST_TURN);
    return one.turns <= turns ? {} : vain('holdTooLong', { turns: one.turns, limit: turns });
  }
  if (one.kind === 'exit') {
    const units = armyOf(scenario, side).filter(({ type }) => one.types.includes(type)).length;
    return one.count <= units ? {} : vain('exitTooMany', { side, count: one.count, units });
  }
  const isVain = one.kind === 'leaderLost' && !canLoseLeader(scenario, enemyOf(side));
  return isVain ? vain('leaderKept', { side }) : {};
}

/** Whether a side can have this many points more than the other that it is no draw, if all goes its way. */
function canLead(scenario: Scenario, side: SideName): boolean {
  const enemy = enemyOf(side);
  const lead =
    pointsAt(scenario, side, (points) => Math.max(0, points)) -
    pointsAt(scenario, enemy, (points) => Math.min(0, points));
  return lead > scenario.victory.atLimit.drawMargin;
}

/** Points of a side when of everything that gives it points only `counted` comes about. */
function pointsAt(scenario: Scenario, side: SideName, counted: (points: number) => number): number {
  const { points, instant } = scenario.victory;
  const sum = (all: readonly number[]): number => all.reduce((a, b) => a + counted(b), 0);
  const worth = (army: readonly ScenarioUnit[], by: ByType): readonly number[] =>
    UNIT_TYPES.flatMap((type) => army.filter((unit) => unit.type === type).map(() => by[type]));
  const canExit = instant.some(
    (one) => one.kind === 'exit' && (one.side === 'any' || one.side === side),
  );
  const turns = Math.min(scenario.turnLimit, LAST_TURN);
  return (
    points.bonus[side] +
    sum(worth(armyOf(scenario, enemyOf(side)), points.eliminated)) +
    (canExit ? sum(worth(armyOf(scenario, side), points.exited)) : 0) +
    sum(points.atEnd.map((place) => place[side])) +
    turns * sum(points.perTurn.map((place) => place[side]))
  );
}
