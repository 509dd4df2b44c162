import {
  CHANCE,
  OVER,
  type Action,
  type Actor,
  type Kernel,
  type Outcome,
  type Seat,
  type Trace,
} from '@glade/engine';
import { checkActor, checkCode, checkFire, checkMark, checkRoll } from '../check.ts';
import { EVENTS } from '../events.ts';
import { nthSquare, size, SQUARES } from '@glade/boards/squares36';
import {
  burns,
  copyGrid,
  dig,
  digAllowances,
  douse,
  drawSlash,
  emptySquares,
  EXTRA,
  type Grid,
  hashGrid,
  markAt,
  placeHome,
  spread,
  startHigh,
  startLow,
  strike,
} from '../grid.ts';
import { actionsOf, type WildfireOptions } from '../options.ts';
import { resampleGrid } from '../resample.ts';
import { ACT, DIG, ENDED, EVENT, FIRE, HOME, MOST_CHOICES, MOST_TURNS, PASS } from '../steps.ts';
import { tellAllowance, tellSpread, tellStrike } from '../tell-events.ts';
import { facesOf, squareOf, STREAMS, thrownAt } from '../throws.ts';
import { gridView, hiddenView, burnsNextAlone, STEP_NAMES, type WildfireView } from '../view.ts';
import { VsState } from './vs-state.ts';

// Actions and outcomes have the numbers of the single game, on the grid of the seat.

export interface VsKernel extends Kernel<VsState, WildfireView> {
  readonly mode: 'vs';
  /** The rank of a grid; higher is better (WF-44, WF-R35). */
  rank(g: Grid): number;
  topRank(s: VsState): number;
  /** Computes the fields of a state that follow from the others. */
  ready(s: VsState): void;
}

/** VS (WF-42, WF-43, WF-44, WF-45): the same rolls for all, a grid each, and nobody sees the others' before the end. */
export function vsKernel(options: WildfireOptions): VsKernel {
  const seats = options.vsPlayers;
  const buffer = options.startBuffer;
  const checksAfterSpread = options.endCheck === 'afterSpread';
  const homeFirst = options.vsRanking === 'homeFirst';
  const { usual, extra } = actionsOf(options);
  const allowances = digAllowances(options);

  // WF-R34: a finished grid is frozen, the others go on.
  function beginTurn(s: VsState, trace: Trace | undefined): void {
    s.turn += 1;
    if (trace !== undefined) trace.tell(EVENTS.turn, s.turn);
    for (let seat = 0; seat < seats; seat++) if (!s.isFinished(seat)) spreadGrid(s, seat, trace);
    if (s.finished === (1 << seats) - 1) return end(s, trace);
    s.step = EVENT;
    ready(s);
  }

  function spreadGrid(s: VsState, seat: Seat, trace: Trace | undefined): void {
    const g = s.grids[seat]!;
    const lo = g.slashLow;
    const hi = g.slashHigh;
    const ran = checksAfterSpread || burns(g);
    if (ran) {
      spread(g);
      if (trace !== undefined) tellSpread(trace, g, lo, hi, seat, seat);
    }
    if (ran && (!checksAfterSpread || burns(g))) return;
    s.finished |= 1 << seat;
    if (trace !== undefined) trace.tell(EVENTS.finished, seat);
  }

  // WF-43, WF-R32, WF-R33: one roll, and each grid has its own effect.
  function event(s: VsState, square: number, trace: Trace | undefined): void {
    if (trace !== undefined) trace.tell(EVENTS.event, square);
    s.rolls[s.turn - 1] = square;
    for (let seat = 0; seat < seats; seat++) {
      if (s.isFinished(seat)) continue;
      const g = s.grids[seat]!;
      const what =
        trace === undefined ? strike(g, square) : tellStrike(trace, g, square, seat, seat);
      s.acts[seat] = what === EXTRA ? extra : usual;
    }
    s.step = ACT;
    s.seat = nextSeat(s);
    ready(s);
  }

  /** The first seat that has an action left: a finished one has none. */
  function nextSeat(s: VsState): Seat {
    let seat = 0;
    while (seat < seats && s.acts[seat] === 0) seat += 1;
    return seat;
  }

  function act(s: VsState, a: number, trace: Trace | undefined): void {
    const g = s.grids[s.seat]!;
    if (a < DIG) douse(g, a);
    else if (a < PASS) dig(g, a - DIG);
    if (trace !== undefined) tellAction(trace, s.seat, a);
    s.acts[s.seat]! -= 1;
    if (s.acts[s.seat]! > 0) return ready(s);
    if (trace !== undefined) trace.tell(EVENTS.actionsOver, s.seat);
    s.seat = nextSeat(s);
    if (s.seat < seats) return ready(s);
    s.seat = 0;
    beginTurn(s, trace);
  }

  function end(s: VsState, trace: Trace | undefined): void {
    s.step = ENDED;
    ready(s);
    if (trace === undefined) return;
    for (let seat = 0; seat < seats; seat++)
      trace.tell(EVENTS.points, emptySquares(s.grids[seat]!), seat);
    trace.tell(EVENTS.ranked);
  }

  function ready(s: VsState): void {
    const g = s.grids[s.seat]!;
    s.slashes = size(g.slashLow, g.slashHigh);
    if (s.step === ACT) s.choices = s.slashes + 1 + (g.digs > 0 ? emptySquares(g) : 0);
    else if (s.step === FIRE) s.choices = size(startLow(g.home, buffer), startHigh(g.home, buffer));
    else s.choices = s.step === ENDED ? 0 : SQUARES;
  }

  const rank = (g: Grid): number => vsRank(emptySquares(g), g.burnt, homeFirst);

  function topRank(s: VsState): number {
    let top = -1;
    for (let seat = 0; seat < seats; seat++) top = Math.max(top, rank(s.grids[seat]!));
    return top;
  }

  // The pass has the highest number of all actions.
  function nth(s: VsState, k: number): Action {
    const g = s.grids[s.seat]!;
    if (s.step === ACT) return k === s.choices - 1 ? PASS : markAt(g, k, s.slashes, DIG);
    return s.step === FIRE ? nthSquare(startLow(g.home, buffer), startHigh(g.home, buffer), k) : k;
  }

  return {
    mode: 'vs',
    kind: 'competitive',
    seats,
    bounds: { actions: MOST_CHOICES, steps: 2 + MOST_TURNS * (1 + extra * seats) },
    streams: STREAMS,

    create: () => new VsState(seats),
    actor: actorOf,
    count: (s) => s.choices,

    nth,

    weight: () => 1,
    totalWeight: (s) => s.choices,
    stream: (s) => s.step,

    apply(s, a, trace) {
      if (s.step === ACT) return act(s, a, trace);
      if (s.step === EVENT) return event(s, a, trace);
      for (let seat = 0; seat < seats; seat++) {
        if (s.step === HOME) placeHome(s.grids[seat]!, a, allowances);
        else drawSlash(s.grids[seat]!, a);
      }
      if (s.step === FIRE) {
        s.first = a;
        if (trace !== undefined) trace.tell(EVENTS.fire, a);
        return beginTurn(s, trace);
      }
      if (trace !== undefined) tellAllowance(trace, s.grids[0]!, 0);
      s.step = FIRE;
      ready(s);
    },

    copy(from, to) {
      for (let seat = 0; seat < seats; seat++) {
        copyGrid(from.grids[seat]!, to.grids[seat]!);
        to.acts[seat] = from.acts[seat]!;
      }
      to.step = from.step;
      to.first = from.first;
      to.turn = from.turn;
      to.seat = from.seat;
      to.finished = from.finished;
      to.choices = from.choices;
      to.slashes = from.slashes;
      to.rolls.set(from.rolls);
    },

    hash(s) {
      let hash = s.step + s.seat * 8 + s.finished * 64 + s.turn * 4096 + s.first * 2 ** 18;
      for (let seat = 0; seat < seats; seat++)
        hash = hashGrid(s.grids[seat]!, hash + s.acts[seat]!);
      for (let turn = 0; turn < s.turn; turn++) hash = Math.imul(hash ^ s.rolls[turn]!, 0x9e3779b1);
      return hash | 0;
    },

    check(s, a, by) {
      const actor = actorOf(s);
      const turn = checkActor(a, by, actor, s.step);
      if (turn !== undefined) return turn;
      const g = s.grids[s.seat]!;
      if (actor === CHANCE)
        return checkRoll(a) ?? (s.step === FIRE ? checkFire(g, a, buffer) : undefined);
      const refusal = checkCode(a, PASS, 'WF-R36') ?? checkMark(g, a);
      if (refusal?.cells === undefined) return refusal;
      return { ...refusal, cells: refusal.cells.map((cell) => s.seat * SQUARES + cell) };
    },

    outcome(s): Outcome {
      const top = topRank(s);
      const winners = s.grids.flatMap((g, seat) => (rank(g) === top ? [seat] : []));
      return {
        code: winners.length === 1 ? 'vs.won' : 'vs.shared',
        winners,
        measures: { points: s.grids.map(emptySquares), homes: s.grids.map((g) => 1 - g.burnt) },
      };
    },

    turn: (s) => s.turn,
    thrown: (s) => thrownAt(s.step),
    outcomeOf: (_, shown) => squareOf(shown),
    facesOf: (_, a) => facesOf(a),
    rank,
    topRank,
    ready,

    // WF-45, WF-R37: the rolls, the turn and who has finished; the own grid; all grids at the end.
    view(s, viewer): WildfireView {
      const over = s.step === ENDED;
      // Before the first action all grids hold what the common dice have brought.
      const alike = s.turn <= 1 && s.step <= EVENT;
      return {
        mode: 'vs',
        step: STEP_NAMES[s.step]!,
        turn: s.turn,
        quadrant: 0,
        actor: actorOf(s),
        grids: s.grids.map((g, seat) =>
          over || seat === viewer
            ? gridView(g, seat, s.acts[seat]!, s.isFinished(seat), over ? [] : burnsNextAlone(g))
            : hiddenView(g, seat, s.isFinished(seat), alike),
        ),
        roll: s.step === ACT ? s.rolls[s.turn - 1]! : -1,
        stopped: false,
        closed: false,
      };
    },

    resample(s, viewer, random) {
      for (let seat = 0; seat < seats; seat++)
        if (seat !== viewer) resampleGrid(s, seat, random, options);
      ready(s);
    },

    hears: (told, viewer) =>
      told.args.seat === undefined || told.args.seat === viewer || PUBLIC.has(told.code),
    // Who has finished is told when the last seat has acted, so its action cannot be taken back (WF-R37).
    landmark: (s) => s.step === ENDED || s.step === EVENT,
    // WF-R37: all act at the same time.
    turnTo(s, seat) {
      if (s.step !== ACT || !((s.acts[seat] ?? 0) > 0)) return false;
      s.seat = seat;
      ready(s);
      return true;
    },
  };
}

/** The rank of so many points with a home that is burnt (1) or stands (0); higher is better (WF-44, WF-R35). */
export const vsRank = (points: number, burnt: number, homeFirst: boolean): number =>
  points * 2 + (1 - burnt) * (homeFirst ? 128 : 1);

// Everybody sees that a seat has acted, because the next one is to act.
const PUBLIC = new Set<string>([EVENTS.actionsOver.code, EVENTS.finished.code, EVENTS.points.code]);

const actorOf = (s: VsState): Actor =>
  s.step <= EVENT ? CHANCE : s.step === ENDED ? OVER : s.seat;

function tellAction(trace: Trace, seat: Seat, a: number): void {
  if (a === PASS) trace.tell(EVENTS.passed, seat);
  else if (a < DIG) trace.tell(EVENTS.doused, seat * SQUARES + a, seat);
  else trace.tell(EVENTS.dug, seat * SQUARES + a - DIG, seat);
}
