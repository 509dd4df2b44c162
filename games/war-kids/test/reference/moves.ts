/** The Movement phase: reach, moves, arrivals, departures. */
import { cellOf, cells, isContour, isRoad, isRough, neighbours } from './board.ts';
import { code, ENTER, EXIT, MOVE, PLACE } from './codes.ts';
import { on } from './options.ts';
import type { UnitType } from './scenario.ts';
import {
  EXITED,
  isPlaced,
  occupied,
  sideOf,
  unitAt,
  unitsThat,
  WAITING,
  withUnit,
  type BattleState,
  type Side,
  type Unit,
} from './state.ts';

/** WK-01. */
const MOVEMENT: Record<UnitType, number> = { S: 1, P: 3, M: 1, L: 3 };

export function moveCodes(s: BattleState): number[] {
  if (on(s.options, 'ownMoves')) return placeCodes(s);
  return unitsThat(s, (unit) => mayMove(s, unit)).flatMap((unit) =>
    reach(s, unitAt(s, unit)).map((cell) => code(MOVE, unit, cell)),
  );
}

/** WK-R56: of every unit that is there or may have come, on which empty hex it stands, once in a turn. */
function placeCodes(s: BattleState): number[] {
  const taken = occupied(s);
  const free = cells(s.scenario.map).filter((cell) => !taken.has(cell));
  const there = (unit: Unit) =>
    !unit.placed && (isPlaced(unit) || (unit.cell === WAITING && unit.arrives <= s.turn));
  return unitsThat(s, there).flatMap((unit) => free.map((cell) => code(PLACE, unit, cell)));
}

export function placed(s: BattleState, unit: number, cell: number): BattleState {
  return withUnit(s, unit, { cell, placed: true });
}

/** WK-16, WK-R10: one move a unit. */
function mayMove(s: BattleState, unit: Unit): boolean {
  return unit.side === s.active && isPlaced(unit) && !unit.moved;
}

/** WK-17 to WK-25, WK-66: where a unit may go, its own hex left out (WK-R11). */
function reach(s: BattleState, unit: Unit): number[] {
  const found = new Set([
    ...walk(s, unit, MOVEMENT[unit.type], () => true),
    ...roadWalk(s, unit),
    ...wholeStep(s, unit),
  ]);
  found.delete(unit.cell);
  return [...found];
}

/** WK-22, WK-23, WK-24: the empty hexes that the allowance pays for. */
function walk(
  s: BattleState,
  unit: Unit,
  allowance: number,
  fits: (cell: number) => boolean,
): number[] {
  const taken = occupied(s);
  const spent = new Map([[unit.cell, 0]]);
  const open = [unit.cell];
  for (let from = open.shift(); from !== undefined; from = open.shift())
    for (const to of neighbours(s.scenario.map, from)) {
      if (taken.has(to) || !fits(to)) continue;
      const total = spentAfter(s, spent.get(from) ?? 0, from, to, allowance);
      if (total > allowance || total >= (spent.get(to) ?? Infinity)) continue;
      spent.set(to, total);
      open.push(to);
    }
  return [...spent.keys()];
}

/** WK-21; WK-R4 `remaining`: what is left of the allowance pays for any one hex. */
function spentAfter(
  s: BattleState,
  before: number,
  from: number,
  to: number,
  allowance: number,
): number {
  const total = before + stepCost(s, from, to);
  const gives = s.options['bigStep'] === 'remaining' && before < allowance;
  return gives ? Math.min(total, allowance) : total;
}

/** WK-22, WK-29 to WK-32, WK-R3, WK-R8. */
function stepCost(s: BattleState, from: number, to: number): number {
  const { map } = s.scenario;
  if (s.options['roadCost'] === 'road' && isRoad(map, from) && isRoad(map, to)) return 1;
  const hindrances = Number(isRough(map, to)) + Number(isContour(map, from, to));
  return 1 + (s.options['terrainCost'] === 'sum' ? hindrances : Math.min(hindrances, 1));
}

/** A2, WK-66 to WK-68, WK-R9: one more, from road hex to road hex all the way. */
function roadWalk(s: BattleState, unit: Unit): number[] {
  const { map } = s.scenario;
  if (!on(s.options, 'roads') || !isRoad(map, unit.cell)) return [];
  return walk(s, unit, MOVEMENT[unit.type] + 1, (cell) => isRoad(map, cell));
}

/** WK-25, WK-R4 `whole`: the first and only step. */
function wholeStep(s: BattleState, unit: Unit): number[] {
  if (s.options['bigStep'] !== 'whole') return [];
  const taken = occupied(s);
  return neighbours(s.scenario.map, unit.cell).filter((cell) => !taken.has(cell));
}

export function moved(s: BattleState, unit: number, cell: number): BattleState {
  return withUnit(s, unit, { cell, moved: true });
}

/** WK-R49. */
export function enterCodes(s: BattleState): number[] {
  if (on(s.options, 'ownMoves')) return [];
  const taken = occupied(s);
  const due = (unit: Unit) =>
    unit.side === s.active && unit.cell === WAITING && unit.arrives <= s.turn;
  return unitsThat(s, due).flatMap((unit) =>
    unitAt(s, unit)
      .entry.filter((cell) => !taken.has(cell))
      .map((cell) => code(ENTER, unit, cell)),
  );
}

/** WK-R51. */
export function exitCodes(s: BattleState): number[] {
  const ways = exitCells(s, s.active);
  return unitsThat(s, (unit) => mayMove(s, unit) && ways.includes(unit.cell)).map((unit) =>
    code(EXIT, unit),
  );
}

/** The exit hexes of a side: those of the exit conditions that stand for it. */
function exitCells(s: BattleState, side: Side): number[] {
  return (s.scenario.victory.instant ?? []).flatMap((goal) => {
    if (goal.kind !== 'exit' || (goal.side !== 'any' && sideOf(goal.side) !== side)) return [];
    return goal.hexes.map((hex) => cellOf(s.scenario.map, hex));
  });
}

export function exited(s: BattleState, unit: number): BattleState {
  return withUnit(s, unit, { cell: EXITED, leftBy: unitAt(s, unit).cell, moved: true });
}
