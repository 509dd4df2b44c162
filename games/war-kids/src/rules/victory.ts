import type { Outcome, Trace } from '@glade/engine';
import { EVENTS } from './events.ts';
import { type Exit, type PlaceWorth } from './setup/battle-setup.ts';
import {
  DRAW,
  ENDED,
  GONE,
  INSTANT,
  LAST_TURN,
  LEADER_LOST,
  LOST,
  NOT_OVER,
  POINTS,
  WAITING,
  WIPED,
  type BattleState,
} from './state.ts';
import { LEADER } from './unit-types.ts';

// Places, points and the end (WK-60, WK-R47, WK-R48, WK-R50).

const CODES = ['', 'instant', 'points', 'draw', 'leader', 'wiped'];

function endWith(s: BattleState, result: number, winner: number): void {
  s.result = result;
  s.winner = winner;
  s.step = ENDED;
  s.mage = 0;
  s.target = 0;
  s.detail = 0;
  s.choices = 0;
  s.listedCount = 0;
  s.ends = 0;
}

/** Units of a side on the map or waiting; of one type, or of all with -1. */
export function countAlive(s: BattleState, side: number, type: number): number {
  const { setup } = s;
  let count = 0;
  for (let unit = 0; unit < setup.count; unit++) {
    const there = s.cell[unit]! >= 0 || s.cell[unit] === WAITING;
    if (there && setup.side[unit] === side && (type < 0 || setup.type[unit] === type)) count += 1;
  }
  return count;
}

/** Units of a side that are LOST or GONE. */
export function countAt(s: BattleState, side: number, where: number): number {
  let count = 0;
  for (let unit = 0; unit < s.setup.count; unit++)
    if (s.setup.side[unit] === side && s.cell[unit] === where) count += 1;
  return count;
}

// --- At once ---

/** Whether the elimination of a unit has ended the match. */
export function afterLoss(s: BattleState, unit: number, trace: Trace | undefined): void {
  const { setup } = s;
  const side = setup.side[unit]!;
  if (endIfWipedOut(s, side, trace) || endIfLeaderless(s, side, trace)) return;
  const wanted = setup.toEliminate[1 - side]!;
  if (wanted > 0 && countAt(s, side, LOST) >= wanted) endByCondition(s, 1 - side, trace);
}

/** WK-R50: every unit of a side has been eliminated. Who has left the map has not (WK-R51). */
export function isWipedOut(s: BattleState, side: number): boolean {
  const { setup } = s;
  if (!setup.eliminateAll) return false;
  for (let unit = 0; unit < setup.count; unit++)
    if (setup.side[unit] === side && s.cell[unit] !== LOST) return false;
  return true;
}

function endIfWipedOut(s: BattleState, side: number, trace: Trace | undefined): boolean {
  if (!isWipedOut(s, side)) return false;
  if (trace !== undefined) trace.tell(EVENTS.wiped, side);
  endWith(s, WIPED, 1 - side);
  return true;
}

/** WK-53, WK-R25. */
export function hasLostLeader(s: BattleState, side: number): boolean {
  const { leaderLoss } = s.rules;
  if (leaderLoss === 'off') return false;
  const leaders = s.setup.leaders[side]!;
  let lost = 0;
  for (let i = 0; i < leaders.length; i++) if (s.cell[leaders[i]!] === LOST) lost += 1;
  return lost > 0 && (leaderLoss === 'any' || countAlive(s, side, LEADER) === 0);
}

function endIfLeaderless(s: BattleState, side: number, trace: Trace | undefined): boolean {
  if (!hasLostLeader(s, side)) return false;
  if (trace !== undefined) trace.tell(EVENTS.leaderLost, side);
  endWith(s, LEADER_LOST, 1 - side);
  return true;
}

function endByCondition(s: BattleState, side: number, trace: Trace | undefined): void {
  if (trace !== undefined) trace.tell(EVENTS.done, side);
  endWith(s, INSTANT, side);
}

/** Whether a unit that has left the map has ended the match. */
export function afterExit(s: BattleState, side: number, trace: Trace | undefined): void {
  if (hasLeft(s, side)) return endByCondition(s, side, trace);
  endIfLeaderless(s, side, trace);
}

/** Whether as many units of a side have left the map as it needs to win. */
export function hasLeft(s: BattleState, side: number): boolean {
  const { exits } = s.setup;
  for (let i = 0; i < exits.length; i++) {
    const exit = exits[i]!;
    if (exit.side !== 1 - side && countLeft(s, side, exit) >= exit.count) return true;
  }
  return false;
}

/** Units of the right types that have left the map by an exit of a condition. */
function countLeft(s: BattleState, side: number, { types, cells }: Exit): number {
  const { setup } = s;
  let count = 0;
  for (let unit = 0; unit < setup.count; unit++)
    if (s.cell[unit] === GONE && setup.side[unit] === side && cells[s.leftBy[unit]!] === 1)
      count += (types >> setup.type[unit]!) & 1;
  return count;
}

// --- At the end of a player-turn ---

/** WK-R47: the side at turn takes the places where it stands alone. */
export function takePlaces(s: BattleState, trace: Trace | undefined): void {
  const { setup } = s;
  for (let place = 0; place < setup.places.length; place++) {
    const cells = setup.places[place]!;
    let own = false;
    let enemy = false;
    for (let i = 0; i < cells.length; i++) {
      const unit = s.occupant[cells[i]!]!;
      if (unit < 0) continue;
      if (setup.side[unit] === s.side) own = true;
      else enemy = true;
    }
    if (!own || enemy || s.owners[place] === s.side) continue;
    s.owners[place] = s.side;
    if (trace !== undefined) trace.tell(EVENTS.taken, cells[0], s.side);
  }
}

/** WK-R48: the other side has held places for one more of its opponent's turns, or no longer holds them. */
export function judgeHolds(s: BattleState, trace: Trace | undefined): void {
  const { setup } = s;
  const side = 1 - s.side;
  for (let i = 0; i < setup.holds.length; i++) {
    const hold = setup.holds[i]!;
    if (hold.side === s.side) continue;
    let owned = 0;
    let spot = -1;
    for (let k = 0; k < hold.places.length; k++) {
      if (s.owners[hold.places[k]!] !== side) continue;
      if (owned === 0) spot = setup.places[hold.places[k]!]![0]!;
      owned += 1;
    }
    if (owned < hold.need) {
      s.held[2 * i + side] = 0;
      continue;
    }
    s.held[2 * i + side]! += 1;
    const count = s.held[2 * i + side]!;
    if (trace !== undefined) trace.tell(EVENTS.held, spot, side, hold.turns - count);
    if (count >= hold.turns && s.result === NOT_OVER) endByCondition(s, side, trace);
  }
}

/** Points that owners of places get at the end of a turn. */
export function earnPlaces(s: BattleState): void {
  const { perTurn } = s.setup;
  for (let i = 0; i < perTurn.length; i++) {
    const owner = s.owners[perTurn[i]!.place]!;
    if (owner >= 0) s.earned[owner]! += perTurn[i]!.points[owner]!;
  }
}

/** WK-R27, WK-R50: whether this was the last turn, and who has won then. */
export function judgeLimit(s: BattleState, trace: Trace | undefined): void {
  if (s.turn >= s.rules.turnLimit) return atLimit(s, trace);
  if (s.turn < LAST_TURN) return;
  if (trace !== undefined) trace.tell(EVENTS.stopped, s.turn);
  endWith(s, DRAW, -1);
}

function atLimit(s: BattleState, trace: Trace | undefined): void {
  const [blue, pink] = [pointsOf(s, 0), pointsOf(s, 1)];
  if (trace !== undefined) trace.tell(EVENTS.limit, blue, pink);
  const { drawMargin, winnerAtLimit } = s.setup;
  if (winnerAtLimit >= 0) return endWith(s, INSTANT, winnerAtLimit);
  if (Math.abs(blue - pink) <= drawMargin) return endWith(s, DRAW, -1);
  endWith(s, POINTS, blue > pink ? 0 : 1);
}

const placePoints = (s: BattleState, worth: readonly PlaceWorth[], side: number): number => {
  let sum = 0;
  for (let i = 0; i < worth.length; i++)
    if (s.owners[worth[i]!.place] === side) sum += worth[i]!.points[side]!;
  return sum;
};

/** Points of a side as if the last turn ended now. */
export function pointsOf(s: BattleState, side: number): number {
  const { setup } = s;
  let sum = setup.bonus[side]! + s.earned[side]! + placePoints(s, setup.atEnd, side);
  for (let unit = 0; unit < setup.count; unit++) {
    if (s.cell[unit] === LOST && setup.side[unit] !== side)
      sum += setup.eliminated[setup.type[unit]!]!;
    if (s.cell[unit] === GONE && setup.side[unit] === side) sum += setup.exited[setup.type[unit]!]!;
  }
  return sum;
}

/** How the match ended. */
export function outcomeOf(s: BattleState): Outcome {
  const both = (count: (side: number) => number): readonly number[] => [count(0), count(1)];
  return {
    code: CODES[s.result]!,
    winners: s.winner < 0 ? [] : [s.winner],
    measures: {
      turns: s.turn,
      points: both((side) => pointsOf(s, side)),
      lost: both((side) => countAt(s, side, LOST)),
      exited: both((side) => countAt(s, side, GONE)),
    },
  };
}
