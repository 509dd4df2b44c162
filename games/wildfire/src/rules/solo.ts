import {
  CHANCE,
  OVER,
  type Action,
  type Actor,
  type Kernel,
  type Outcome,
  type Trace,
} from '@glade/engine';
import { checkSolo } from './check.ts';
import { EVENTS } from './events.ts';
import * as squares36 from '@glade/boards/squares36';
import * as grids from './grid.ts';
import { actionsOf, type WildfireOptions } from './options.ts';
import { SoloState } from './solo-state.ts';
import * as endings from './solo-state.ts';
import * as steps from './steps.ts';
import { tellAllowance, tellSpread, tellStrike } from './tell-events.ts';
import { facesOf, squareOf, thrownAt, STREAMS } from './throws.ts';
import { soloView, type WildfireView } from './view.ts';

// Local constants, because V8 looks up an imported name again at every use.
const {
  burns,
  copyGrid,
  dig,
  douse,
  EXTRA,
  emptySquares,
  hashGrid,
  markAt,
  placeHome,
  spread,
  startCount,
  startAt,
  strike,
  drawSlash,
} = grids;
const { ACT, ASK, DIG, ENDED, EVENT, FIRE, HOME, MOST_CHOICES, MOST_TURNS, PASS, PLAY_ON, STOP } =
  steps;
const { LOST, STOPPED, WON } = endings;
const { size, SQUARES } = squares36;

// The values that say what follows an entry.
const NOTHING_MORE = 0;
const NEXT_ACTION = 1;
const NEXT_TURN = 2;

export interface SoloKernel extends Kernel<SoloState, WildfireView> {
  readonly mode: 'solo';
  /** Whether the actions of a turn and the digs are those of the rules, and not tried numbers. */
  readonly usual: boolean;
  /** Computes the fields of a state that follow from the others. */
  ready(s: SoloState): void;
}

/** The single game (WF-01 to WF-36): one home, one grid, one player. */
export function soloKernel(options: WildfireOptions): SoloKernel {
  const buffer = options.startBuffer;
  const checksAfterSpread = options.endCheck === 'afterSpread';
  const stops = options.afterLoss === 'stop';
  const asks = options.afterLoss === 'ask';
  const { usual, extra } = actionsOf(options);
  const allowances = grids.digAllowances(options);

  // All functions are constants, because V8 looks up the name of a function declaration again at every call.

  // WF-09, WF-29: a turn begins with the spread.
  const beginTurn = (s: SoloState, trace: Trace | undefined): void => {
    s.turn += 1;
    s.rolled = -1;
    if (trace !== undefined) trace.tell(EVENTS.turn, s.turn);
    if (!checksAfterSpread && !burns(s)) return end(s, s.burnt === 0 ? WON : LOST, trace);
    const stood = s.burnt === 0;
    const lo = s.slashLow;
    const hi = s.slashHigh;
    spread(s);
    if (trace !== undefined) tellSpread(trace, s, lo, hi, 0, 0);
    if (stood && s.burnt !== 0 && lose(s, 0, trace)) return; // WF-31 before WF-32 (WF-R19)
    afterSpread(s, trace);
  };

  // WF-32, WF-R17: no slash left, the match is over without another event.
  const afterSpread = (s: SoloState, trace: Trace | undefined): void => {
    if (checksAfterSpread && !burns(s)) return end(s, s.burnt === 0 ? WON : LOST, trace);
    s.step = EVENT;
    s.choices = SQUARES;
  };

  // WF-31, WF-36, WF-R22: true when play does not simply go on.
  const lose = (s: SoloState, byFlare: number, trace: Trace | undefined): boolean => {
    if (trace !== undefined) trace.tell(EVENTS.lost);
    if (stops) {
      end(s, STOPPED, trace);
      return true;
    }
    if (asks) {
      s.step = ASK;
      s.choices = 2;
      s.byFlare = byFlare;
      return true;
    }
    return false;
  };

  const end = (s: SoloState, result: number, trace: Trace | undefined): void => {
    s.step = ENDED;
    s.choices = 0;
    s.actions = 0;
    s.byFlare = 0;
    s.result = result;
    if (trace === undefined) return;
    if (result === STOPPED) return trace.tell(EVENTS.stopped);
    trace.tell(EVENTS.fireOut, 0);
    if (result === WON) trace.tell(EVENTS.won);
    trace.tell(EVENTS.points, emptySquares(s), 0);
  };

  // WF-13, WF-14, WF-15, WF-16, WF-17, WF-18.
  const event = (s: SoloState, square: number, trace: Trace | undefined): number => {
    const stood = s.burnt === 0;
    if (trace !== undefined) trace.tell(EVENTS.event, square);
    const what = trace === undefined ? strike(s, square) : tellStrike(trace, s, square, 0, 0);
    s.rolled = square;
    s.actions = what === EXTRA ? extra : usual;
    return stood && s.burnt !== 0 && lose(s, 1, trace) ? NOTHING_MORE : NEXT_ACTION; // WF-R10
  };

  // WF-19, WF-20, WF-21, WF-22, WF-23.
  const act = (s: SoloState, a: number, trace: Trace | undefined): number => {
    if (a < DIG) douse(s, a);
    else if (a < PASS) dig(s, a - DIG);
    s.actions -= 1;
    if (trace !== undefined) tellAction(trace, a, s.actions);
    return s.actions > 0 ? NEXT_ACTION : NEXT_TURN;
  };

  // WF-36, WF-R21, WF-R22.
  const answer = (s: SoloState, a: number, trace: Trace | undefined): number => {
    if (a === STOP) {
      end(s, STOPPED, trace);
      return NOTHING_MORE;
    }
    if (trace !== undefined) trace.tell(EVENTS.playedOn);
    const byFlare = s.byFlare;
    s.byFlare = 0;
    if (byFlare !== 0) return NEXT_ACTION;
    afterSpread(s, trace);
    return NOTHING_MORE;
  };

  const setUpOrAnswer = (s: SoloState, a: number, trace: Trace | undefined): number => {
    if (s.step === ASK) return answer(s, a, trace);
    if (s.step === HOME) {
      placeHome(s, a, allowances);
      if (trace !== undefined) tellAllowance(trace, s, 0);
      s.step = FIRE;
      s.choices = startCount(a, buffer);
      return NOTHING_MORE;
    }
    drawSlash(s, a);
    if (trace !== undefined) trace.tell(EVENTS.fire, a);
    return NEXT_TURN;
  };

  // The pass has the highest number of all actions.
  const nth = (s: SoloState, k: number): Action => {
    if (s.step === ACT) return k === s.choices - 1 ? PASS : markAt(s, k, s.slashes, DIG);
    if (s.step === FIRE) return startAt(s.home, buffer, k);
    return s.step === ASK ? PLAY_ON + k : k;
  };

  return {
    mode: 'solo',
    usual:
      usual === 1 &&
      extra === 2 &&
      allowances.every((digs, square) => digs === grids.digsAt(square)),
    kind: 'solo',
    seats: 1,
    bounds: { actions: MOST_CHOICES, steps: 2 + (2 + extra) * MOST_TURNS },
    streams: STREAMS,

    create: () => new SoloState(),

    actor: actorOf,

    count: (s) => s.choices,

    nth,

    weight: () => 1,

    totalWeight: (s) => s.choices,
    stream: (s) => s.step,

    apply(s, a, trace) {
      // Each step returns what comes next, and only this function begins it: V8 would not inline several such calls.
      const next =
        s.step === ACT
          ? act(s, a, trace)
          : s.step === EVENT
            ? event(s, a, trace)
            : setUpOrAnswer(s, a, trace);
      if (next === NEXT_TURN) beginTurn(s, trace);
      else if (next === NEXT_ACTION) beginAction(s);
    },

    copy(from, to) {
      copyGrid(from, to);
      to.step = from.step;
      to.turn = from.turn;
      to.actions = from.actions;
      to.rolled = from.rolled;
      to.choices = from.choices;
      to.slashes = from.slashes;
      to.result = from.result;
      to.byFlare = from.byFlare;
    },

    // The turn and the last roll are left out, because play does not depend on them.
    hash(s) {
      return hashGrid(s, s.step + s.actions * 8 + s.result * 32 + s.byFlare * 128);
    },

    check: (s, a, by) => checkSolo(s, a, by, actorOf(s), buffer),

    outcome(s): Outcome {
      const won = s.result === WON;
      return {
        code: won ? 'won' : s.result === STOPPED ? 'lost' : 'lostPlayedOn',
        winners: won ? [0] : [],
        measures: { points: s.result === STOPPED ? 0 : emptySquares(s), homes: won ? 1 : 0 },
      };
    },

    turn: (s) => s.turn,
    thrown: (s) => thrownAt(s.step),
    outcomeOf: (_, shown) => squareOf(shown),
    facesOf: (_, a) => facesOf(a),
    view: soloView,
    ready: (s) => ready(s, buffer),
  };
}

const actorOf = (s: SoloState): Actor => (s.step <= EVENT ? CHANCE : s.step === ENDED ? OVER : 0);

// WF-19, WF-R14: douses, digs while any are left, and a pass.
const beginAction = (s: SoloState): void => {
  const slashes = size(s.slashLow, s.slashHigh);
  s.step = ACT;
  s.slashes = slashes;
  s.choices = slashes + 1 + (s.digs > 0 ? size(s.emptyLow, s.emptyHigh) : 0);
};

function ready(s: SoloState, buffer: number): void {
  if (s.step === ACT) beginAction(s);
  else if (s.step === FIRE) s.choices = startCount(s.home, buffer);
  else s.choices = s.step === ASK ? 2 : s.step === ENDED ? 0 : SQUARES;
}

function tellAction(trace: Trace, a: number, actionsLeft: number): void {
  if (a < DIG) trace.tell(EVENTS.doused, a, 0);
  else if (a < PASS) trace.tell(EVENTS.dug, a - DIG, 0);
  else trace.tell(EVENTS.passed, 0);
  if (actionsLeft === 0) trace.tell(EVENTS.actionsOver, 0);
}
