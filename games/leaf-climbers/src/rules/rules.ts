import * as engine from '@glade/engine';
import type { Actor, Kernel, OptionValues, Throw, Trace } from '@glade/engine';
import { columnOf, rowOf, squareAt } from '@glade/boards/rows36';
import * as squares36 from '@glade/boards/squares36';
import { checkAction } from './check.ts';
import { outcomeOf } from './outcome.ts';
import { EVENTS } from './events.ts';
import * as moves from './moves.ts';
import { type ClimberOptions, climberOptions } from './options.ts';
import * as turnOrder from './turn-order.ts';
import * as pile from './pile.ts';
import { ClimberState } from './state.ts';
import * as states from './state.ts';
import { view, type LeafClimbersView } from './view.ts';

// Local names: a loop that calls through an import looks it up each time.
const { findOpen, lay } = pile;
const { findEnds, landLeaves, mustStay, tellMove } = moves;
const {
  ALL_CHIPS,
  COMPLETE,
  CORNERS,
  D20,
  D4,
  ENDED,
  LAST_ONE,
  LEAF,
  LEAVES,
  LOST_TOGETHER,
  MOVE,
  NO_ACTION,
  NO_WINNER,
  NOBODY,
  ORDER,
  STEPS,
} = states;
const { ORDERS, seatAt } = turnOrder;
// Not taken apart like the others: then a page would load all of the engine.
const CHANCE = engine.CHANCE;
const OVER = engine.OVER;
const { nthSquare, SIDE, size, SQUARES } = squares36;

// Both by step; an order is drawn without dice.
const STREAMS = ['order', 'leaves', 'leaf', 'steps'];
const THROWS: readonly (Throw | undefined)[] = [
  undefined,
  { code: 'leaves', dice: [D20], reads: ['leaves'] },
  { code: 'leaf', dice: [SIDE, SIDE], reads: ['column', 'row'] },
  { code: 'steps', dice: [D4], reads: ['points'] },
];

/** What positions and bots need beside the rules themselves. */
export interface LeafClimbersKernel extends Kernel<ClimberState, LeafClimbersView> {
  readonly options: ClimberOptions;
  /** Fills in what follows from the rest of the state: how much there is to choose from, and what. */
  readonly ready: (s: ClimberState) => void;
}

/** Lilliputian Leaf-Climbers (taketurns wiki): two to four climbers on a growing pile of leaves. */
export function rules(values: OptionValues): LeafClimbersKernel {
  const options = climberOptions(values);
  const seats = options.players;
  const everybody = (1 << seats) - 1;
  const orders = ORDERS[seats]!;
  const rotates = options.order === 'rotate';
  const drawnAnew = options.order === 'eachRound';
  const stopsAtOne = options.lastOne === 'winsAtOnce';
  const sharesLoss = options.allLost === 'shared';
  const leavesSides = options['LC-12.sides'] ?? D20;
  const stepsSides = options['LC-18.sides'] ?? D4;

  function begin(): ClimberState {
    const s = new ClimberState();
    s.places.set(CORNERS[seats]!);
    ready(s);
    return s;
  }

  // --- The order of turns (LC-10, LC-R11) ---

  function drawOrder(s: ClimberState): void {
    s.step = ORDER;
    s.order.fill(0);
    ready(s);
  }

  function setOrder(s: ClimberState, index: number, trace: Trace | undefined): void {
    const order = orders[index]!;
    for (let i = 0; i < seats; i++) s.order[i] = order[i]!;
    beginRound(s);
    if (trace !== undefined) tellOrder(s, trace);
  }

  function tellOrder(s: ClimberState, trace: Trace): void {
    let told = 0;
    for (let at = 0; at < seats; at++) {
      const seat = seatAt(s, at, options);
      if (!s.isLost(seat)) trace.tell(told++ === 0 ? EVENTS.first : EVENTS.next, seat);
    }
  }

  // --- Leaves are announced (LC-11, LC-12, LC-13, LC-14, LC-15, LC-16, LC-17) ---

  function beginRound(s: ClimberState): void {
    s.step = LEAVES;
    s.round += 1;
    ready(s);
  }

  function announce(s: ClimberState, rolled: number, trace: Trace | undefined): void {
    s.left = rolled < s.room ? rolled : s.room; // LC-R1
    s.step = LEAF;
    ready(s);
    if (trace === undefined) return;
    if (rotates && s.round > 1) tellOrder(s, trace);
    trace.tell(EVENTS.leaves, rolled, s.left);
    if (rolled > s.left) trace.tell(EVENTS.void, rolled - s.left);
  }

  function fall(s: ClimberState, square: number, trace: Trace | undefined): void {
    lay(s, square);
    s.left -= 1;
    if (trace !== undefined) trace.tell(EVENTS.leaf, square, s.chips[square]);
    if (s.left === 0) nextTurn(s, 0, trace);
  }

  // --- Players move, one after the other (LC-18, LC-19, LC-20, LC-21, LC-22, LC-23, LC-24, LC-25, LC-26, LC-R10) ---

  const seatOf = (s: ClimberState, at: number): number =>
    s.order[rotates ? (at + s.round - 1) % seats : at]!;

  /** The turn of the first from this place in the order who is not lost (LC-R15); after the last the leaves land. */
  function nextTurn(s: ClimberState, from: number, trace: Trace | undefined): void {
    let at = from;
    while (at < seats && s.isLost(seatOf(s, at))) at += 1;
    s.roll = 0;
    if (at === seats) return land(s, trace);
    s.at = at;
    s.seat = seatOf(s, at);
    s.step = STEPS;
    ready(s);
  }

  function throwSteps(s: ClimberState, roll: number, trace: Trace | undefined): void {
    if (trace !== undefined) trace.tell(EVENTS.dice, s.seat, roll);
    s.roll = roll;
    s.step = MOVE;
    ready(s);
    if (!mustStay(s)) return;
    if (trace !== undefined) trace.tell(EVENTS.stays, s.seat); // LC-R13
    nextTurn(s, s.at + 1, trace);
  }

  function move(s: ClimberState, to: number, trace: Trace | undefined): void {
    if (trace !== undefined) tellMove(s, to, trace, options);
    s.places[s.seat] = to;
    nextTurn(s, s.at + 1, trace);
  }

  // --- Leaves land, and the end (LC-27, LC-28, LC-29, LC-30, LC-31, LC-32) ---

  function land(s: ClimberState, trace: Trace | undefined): void {
    s.seat = NOBODY;
    s.at = 0;
    const before = s.lost;
    landLeaves(s, seats, trace);
    const alive = everybody & ~s.lost;
    if (alive === 0) allLost(s, s.lost & ~before, trace);
    else if (s.landed === ALL_CHIPS) complete(s, alive, trace);
    else if (stopsAtOne && (alive & (alive - 1)) === 0) lastOne(s, alive, trace);
    else if (drawnAnew) drawOrder(s);
    else beginRound(s);
  }

  // LC-R19: also when that was the last leaf. LC-R20: one who went on alone shares with nobody.
  function allLost(s: ClimberState, justLost: number, trace: Trace | undefined): void {
    const wasAlone = (justLost & (justLost - 1)) === 0;
    const shares = sharesLoss && !wasAlone;
    if (trace !== undefined) {
      if (wasAlone) trace.tell(EVENTS.lostAlone);
      else trace.tell(shares ? EVENTS.lostTogether : EVENTS.nobody);
    }
    end(s, shares ? LOST_TOGETHER : NO_WINNER, shares ? justLost : 0);
  }

  // LC-31, LC-R17
  function complete(s: ClimberState, alive: number, trace: Trace | undefined): void {
    if (trace !== undefined) trace.tell(EVENTS.complete);
    end(s, COMPLETE, alive);
  }

  // LC-32, LC-R20
  function lastOne(s: ClimberState, alive: number, trace: Trace | undefined): void {
    if (trace !== undefined) trace.tell(EVENTS.lastOne, 31 - Math.clz32(alive));
    end(s, LAST_ONE, alive);
  }

  function end(s: ClimberState, result: number, winners: number): void {
    s.step = ENDED;
    s.result = result;
    s.winners = winners;
    ready(s);
  }

  // --- What can be done ---

  /** Fills in what follows from the rest of the state. */
  function ready(s: ClimberState): void {
    s.setLow = 0;
    s.setHigh = 0;
    if (s.step === LEAF) findOpen(s);
    else if (s.step === MOVE) findEnds(s, options);
    s.choices =
      s.step === LEAF || s.step === MOVE ? size(s.setLow, s.setHigh) : fixedChoices(s.step);
  }

  const fixedChoices = (step: number): number =>
    step === ORDER
      ? orders.length
      : step === LEAVES
        ? leavesSides
        : step === STEPS
          ? stepsSides
          : 0;

  function nth(s: ClimberState, k: number): number {
    if (s.step === LEAF || s.step === MOVE) return nthSquare(s.setLow, s.setHigh, k);
    return s.step === ORDER ? k : k + 1;
  }

  return {
    options,
    ready,
    kind: 'competitive',
    ...(options.credit === 'split' && { credit: 'credit' }),
    seats,
    // Each round lands at least one chip (LC-R17), and has up to ten other entries.
    bounds: { actions: SQUARES, steps: 11 * ALL_CHIPS + 1 },
    streams: STREAMS,

    create: begin,
    actor: actorOf,
    count: (s) => s.choices,
    nth,
    weight: () => 1,
    totalWeight: (s) => s.choices,
    stream: (s) => s.step,

    apply(s, a, trace) {
      if (s.step === LEAF) fall(s, a, trace);
      else if (s.step === MOVE) move(s, a, trace);
      else if (s.step === STEPS) throwSteps(s, a, trace);
      else if (s.step === LEAVES) announce(s, a, trace);
      else setOrder(s, a, trace);
    },

    copy: (from, to) => to.take(from),
    hash: (s) => s.hash(),

    check: (s, a, by) => checkAction(s, a, by, actorOf(s), options),
    outcome: (s) => outcomeOf(s, options),
    turn: (s) => s.round,
    thrown: (s) => THROWS[s.step],
    outcomeOf: (s, [first = 1, second = 1]) => {
      if (s.step === LEAF) return squareAt(first, second);
      return s.step === ORDER ? NO_ACTION : first;
    },
    facesOf: (s, a) => (s.step === LEAF ? [columnOf(a), rowOf(a)] : [a]),
    view: (s) => view(s, actorOf(s), options),
  };
}

const actorOf = (s: ClimberState): Actor =>
  s.step === MOVE ? s.seat : s.step === ENDED ? OVER : CHANCE;
