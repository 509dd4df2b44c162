import type { Trace } from '@glade/engine';
import { EVENTS, pieceOf } from '../events.ts';
import { continuePhase } from '../phases.ts';
import { RIVER, WOODS } from '../setup/battlefield.ts';
import { GONE, MOVED, NOT_OVER, PLACED, putOn, takeOff, type BattleState } from '../state.ts';
import { afterExit } from '../victory.ts';
import { forgetMoves, needsBigStep, needsRoad, pathTo, refreshAround } from './reach.ts';

// What a unit does instead of an attack: it moves, enters the map or leaves it; or people say where it stands.

/** A unit goes to a cell that it can reach. */
export function move(s: BattleState, unit: number, to: number, trace: Trace | undefined): void {
  const from = s.cell[unit]!;
  if (trace !== undefined) tellMove(s, unit, from, to, trace);
  s.flags[unit]! |= MOVED;
  forgetMoves(s, unit);
  putOn(s, unit, to);
  refreshAround(s, from, to);
  continuePhase(s, trace);
}

function tellMove(s: BattleState, unit: number, from: number, to: number, trace: Trace): void {
  const { terrain } = s.field;
  trace.tell(EVENTS.moved, pieceOf(s, unit), from, to);
  const road = s.rules.roads && needsRoad(s, unit, to);
  const big = !road && needsBigStep(s, unit, to);
  if (road) trace.tell(EVENTS.byRoad, to);
  if (big) trace.tell(EVENTS.allPoints, to);
  if (terrain[from] === WOODS) trace.tell(EVENTS.outOfWoods, from);
  const way = pathTo(s, unit, to);
  for (let i = 1; i < way.length; i++) tellStep(s, way[i - 1]!, way[i]!, big, trace);
}

/** What makes a step hard; what it costs is told once, and not where all points were spent on it. */
function tellStep(s: BattleState, from: number, to: number, big: boolean, trace: Trace): void {
  const { field } = s;
  const ground = field.terrain[to];
  const cost = big ? 0 : field.costOf(from, to);
  const isSlope = field.isContour(from, to);
  if (ground === WOODS) trace.tell(EVENTS.intoWoods, to, isSlope ? 0 : cost);
  if (ground === RIVER) trace.tell(EVENTS.intoRiver, to, isSlope ? 0 : cost);
  if (isSlope) trace.tell(EVENTS.slope, to, cost);
}

/** WK-R49: a reinforcement enters. */
export function enter(s: BattleState, unit: number, to: number, trace: Trace | undefined): void {
  s.flags[unit]! |= MOVED;
  putOn(s, unit, to);
  if (trace !== undefined) trace.tell(EVENTS.entered, pieceOf(s, unit), to);
  refreshAround(s, to);
  continuePhase(s, trace);
}

/** WK-R51: a unit leaves the map. */
export function exit(s: BattleState, unit: number, trace: Trace | undefined): void {
  const from = s.cell[unit]!;
  forgetMoves(s, unit);
  takeOff(s, unit, GONE);
  s.flags[unit] = 0;
  if (trace !== undefined) trace.tell(EVENTS.exited, pieceOf(s, unit), from);
  afterExit(s, s.side, trace);
  if (s.result !== NOT_OVER) return;
  refreshAround(s, from);
  continuePhase(s, trace);
}

/** WK-R56: people have said where a unit stands. */
export function place(s: BattleState, unit: number, to: number, trace: Trace | undefined): void {
  const from = s.cell[unit]!;
  s.flags[unit]! |= PLACED;
  putOn(s, unit, to);
  if (trace !== undefined) {
    if (from < 0) trace.tell(EVENTS.broughtIn, pieceOf(s, unit), to);
    else trace.tell(EVENTS.placed, pieceOf(s, unit), to, from);
  }
  continuePhase(s, trace);
}
