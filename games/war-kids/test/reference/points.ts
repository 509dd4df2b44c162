/** Points, places and the limit of turns (WK-R47, WK-R48, WK-R50). */
import { cellOf } from './board.ts';
import { exitedBy, lostBy, standsFor } from './defeat.ts';
import type { ByType, HoldGoal, PlacePoints } from './scenario.ts';
import {
  BLUE,
  ended,
  enemyOf,
  PINK,
  sideOf,
  type BattleState,
  type Side,
  type Unit,
} from './state.ts';

/** WK-R27. */
const LAST_TURN = 60;

/** Without the points of places at the end: units, exits, `perTurn`, `bonus`. */
export function pointsSoFar(s: BattleState): [number, number] {
  const table = s.scenario.victory.points;
  const of = (side: Side) =>
    worth(table?.eliminated, lostBy(s, enemyOf(side))) +
    worth(table?.exited, exitedBy(s, side)) +
    (table?.bonus?.[side === BLUE ? 'blue' : 'pink'] ?? 0) +
    s.earned[side];
  return [of(BLUE), of(PINK)];
}

/** With the points of the places as they are owned now. */
export function finalPoints(s: BattleState): [number, number] {
  const [blue, pink] = pointsSoFar(s);
  const [more, morePink] = placePoints(s, s.scenario.victory.points?.atEnd);
  return [blue + more, pink + morePink];
}

function worth(table: ByType | undefined, units: readonly Unit[]): number {
  return units.reduce((sum, unit) => sum + (table?.[unit.type] ?? 0), 0);
}

function placePoints(s: BattleState, table: readonly PlacePoints[] = []): [number, number] {
  const sum = (side: Side, name: 'blue' | 'pink') =>
    table
      .filter((row) => ownerOf(s, row.place) === side)
      .reduce((total, row) => total + row[name], 0);
  return [sum(BLUE, 'blue'), sum(PINK, 'pink')];
}

function ownerOf(s: BattleState, id: string): number {
  const places = s.scenario.map.places ?? [];
  return s.owners[places.findIndex((place) => place.id === id)] ?? -1;
}

/** WK-R47: what the player whose turn ends now takes. */
export function placesTaken(s: BattleState): BattleState {
  const owners = (s.scenario.map.places ?? []).map((place, i) => {
    const cells = place.hexes.map((hex) => cellOf(s.scenario.map, hex));
    const there = s.units.filter((unit) => cells.includes(unit.cell));
    const alone = there.length > 0 && there.every((unit) => unit.side === s.active);
    return alone ? s.active : (s.owners[i] ?? -1);
  });
  return { ...s, owners };
}

/** WK-R48: the counters of the player who has just withstood the other's turn. */
export function holdsJudged(s: BattleState): BattleState {
  const side = enemyOf(s.active);
  const goals = holdGoals(s);
  const holds = goals.map((goal, i): [number, number] => {
    const [blue, pink] = s.holds[i] ?? [0, 0];
    const count = holdsEnough(s, goal, side) ? (side === BLUE ? blue : pink) + 1 : 0;
    return side === BLUE ? [count, pink] : [blue, count];
  });
  const won = goals.some((goal, i) => (holds[i]?.[side] ?? 0) >= goal.turns);
  return won ? ended({ ...s, holds }, 'instant', [side]) : { ...s, holds };
}

function holdGoals(s: BattleState): HoldGoal[] {
  return (s.scenario.victory.instant ?? []).filter((goal) => goal.kind === 'hold');
}

function holdsEnough(s: BattleState, goal: HoldGoal, side: Side): boolean {
  const held = [...new Set(goal.places)].filter((place) => ownerOf(s, place) === side);
  return standsFor(goal.side, side) && held.length >= goal.need;
}

/** The end of a turn of both: `perTurn`, then the limit (WK-R27, WK-R50). */
export function turnScored(s: BattleState): BattleState {
  const [blue, pink] = placePoints(s, s.scenario.victory.points?.perTurn);
  const scored: BattleState = { ...s, earned: [s.earned[0] + blue, s.earned[1] + pink] };
  if (s.turn >= s.turnLimit) return limitReached(scored);
  return s.turn >= LAST_TURN ? ended(scored, 'draw', []) : scored;
}

/** WK-R50. */
function limitReached(s: BattleState): BattleState {
  const rule = s.scenario.victory.atLimit;
  if (rule?.kind === 'winner' && rule.side !== undefined)
    return ended(s, 'instant', [sideOf(rule.side)]);
  const [blue, pink] = finalPoints(s);
  if (Math.abs(blue - pink) <= (rule?.drawMargin ?? 0)) return ended(s, 'draw', []);
  return ended(s, 'points', [blue > pink ? BLUE : PINK]);
}
