import {
  CHANCE,
  OVER,
  refuse,
  type Action,
  type Actor,
  type Kernel,
  type Outcome,
  type Trace,
} from '@glade/engine';
import {
  checkActor,
  checkCode,
  checkDig,
  checkDouse,
  checkFire,
  checkRoll,
  refireRefusal,
} from '../check.ts';
import { EVENTS } from '../events.ts';
import { burnsNext } from '../forecast.ts';
import { high, low, nthSquare, size, SQUARES } from '@glade/boards/squares36';
import {
  burns,
  copyGrid,
  cross,
  dig,
  digAllowances,
  douse,
  drawSlash,
  emptySquares,
  EXTRA,
  FLARE_UP,
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
import { ACT, ENDED, EVENT, FIRE, HOME, MOST_CHOICES } from '../steps.ts';
import { tellAllowance, tellCrossing, tellSpread, tellStrike } from '../tell-events.ts';
import { facesOf, squareOf, STREAMS, thrownAt } from '../throws.ts';
import { gridView, STEP_NAMES, type WildfireView } from '../view.ts';
import { besideOtherHomes, touches } from './x4-start.ts';
import { QUADRANTS, X4_CELLS, X4_MOST_TURNS, X4_PASS, X4State } from './x4-state.ts';

export interface X4Kernel extends Kernel<X4State, WildfireView> {
  readonly mode: 'x4';
  /** Computes the fields of a state that follow from the others. */
  ready(s: X4State): void;
}

/** X4 (WF-37, WF-38, WF-39, WF-40, WF-41): four grids in one square, each with a home of its own; fire crosses the lines between them. */
export function x4Kernel(options: WildfireOptions): X4Kernel {
  const checksAfterSpread = options.endCheck === 'afterSpread';
  const closed = options.x4Quiet === 'closed';
  const ownBuffer = options.x4StartBuffer === 'own';
  const buffer = options.startBuffer;
  const { usual, extra } = actionsOf(options);
  const allowances = digAllowances(options);

  // WF-40, WF-R29, WF-R30: clockwise to the next quadrant that burns; none, and the match is over.
  function beginTurn(s: X4State, first: number, trace: Trace | undefined): void {
    s.rolled = -1;
    s.actions = 0;
    for (let i = 0; i < QUADRANTS; i++) {
      const quadrant = (first + i) % QUADRANTS;
      const g = s.grids[quadrant]!;
      if (!burns(g)) {
        if (trace !== undefined) trace.tell(EVENTS.quiet, quadrant);
        continue;
      }
      s.turn += 1;
      s.quadrant = quadrant;
      if (trace !== undefined) trace.tell(EVENTS.quadrant, s.turn, quadrant);
      spreadQuadrant(s, g, trace);
      if (checksAfterSpread && !burns(g)) return beginTurn(s, (quadrant + 1) % QUADRANTS, trace); // WF-R29
      s.step = EVENT;
      s.choices = SQUARES;
      return;
    }
    end(s, trace);
  }

  // WF-R25: only this quadrant's slashes turn. WF-R26: what lies next door is lit at once.
  function spreadQuadrant(s: X4State, g: Grid, trace: Trace | undefined): void {
    const lo = g.slashLow;
    const hi = g.slashHigh;
    spread(g);
    if (trace !== undefined) tellSpread(trace, g, lo, hi, s.quadrant, 0);
    crossFrom(s, lo, hi, EVENTS.crossed, EVENTS.homeLit, trace);
  }

  function crossFrom(
    s: X4State,
    lo: number,
    hi: number,
    kind: typeof EVENTS.crossed,
    home: typeof EVENTS.homeLit,
    trace: Trace | undefined,
  ): void {
    if (trace === undefined) cross(s.grids, s.quadrant, lo, hi, closed);
    else tellCrossing(trace, s.grids, kind, home, () => cross(s.grids, s.quadrant, lo, hi, closed));
  }

  // WF-R27: the event falls inside the quadrant at turn; a flare-up crosses the lines.
  function event(s: X4State, square: number, trace: Trace | undefined): void {
    const g = s.grids[s.quadrant]!;
    if (trace !== undefined) trace.tell(EVENTS.event, s.quadrant * SQUARES + square);
    const what =
      trace === undefined ? strike(g, square) : tellStrike(trace, g, square, s.quadrant, 0);
    if (what === FLARE_UP) {
      crossFrom(s, low(square), high(square), EVENTS.crossedByFlare, EVENTS.homeLitByFlare, trace);
    }
    s.rolled = square;
    s.actions = what === EXTRA ? extra : usual;
    s.step = ACT;
    ready(s);
  }

  // WF-41: actions stay in the quadrant at turn.
  function act(s: X4State, a: number, trace: Trace | undefined): void {
    const g = s.grids[s.quadrant]!;
    if (a < X4_CELLS) douse(g, a % SQUARES);
    else if (a < X4_PASS) dig(g, a % SQUARES);
    if (trace !== undefined) {
      if (a === X4_PASS) trace.tell(EVENTS.passed, 0);
      else trace.tell(a < X4_CELLS ? EVENTS.doused : EVENTS.dug, a % X4_CELLS, 0);
    }
    s.actions -= 1;
    if (s.actions > 0) return ready(s);
    if (trace !== undefined) trace.tell(EVENTS.actionsOver, 0);
    beginTurn(s, (s.quadrant + 1) % QUADRANTS, trace);
  }

  function end(s: X4State, trace: Trace | undefined): void {
    s.step = ENDED;
    s.quadrant = 0;
    ready(s);
    if (trace === undefined) return;
    trace.tell(EVENTS.fireOut, 0);
    trace.tell(EVENTS.saved, homesSaved(s));
    if (homesSaved(s) === QUADRANTS) trace.tell(EVENTS.won);
    trace.tell(EVENTS.points, pointsOf(s), 0);
  }

  /** Fills in what follows from the rest of the state. */
  function ready(s: X4State): void {
    const g = s.grids[s.quadrant]!;
    s.slashes = size(g.slashLow, g.slashHigh);
    if (s.step === ACT) s.choices = s.slashes + 1 + (g.digs > 0 ? emptySquares(g) : 0);
    else if (s.step === FIRE) s.choices = size(fireLow(s), fireHigh(s));
    else s.choices = s.step === ENDED ? 0 : SQUARES;
  }

  // WF-R24: not beside the own home, and by default not beside any home, across the lines too.
  function fireLow(s: X4State): number {
    return (
      startLow(s.grids[s.quadrant]!.home, buffer) &
      ~(ownBuffer ? 0 : besideOtherHomes(s, buffer, 0))
    );
  }
  function fireHigh(s: X4State): number {
    return (
      startHigh(s.grids[s.quadrant]!.home, buffer) &
      ~(ownBuffer ? 0 : besideOtherHomes(s, buffer, 1))
    );
  }

  // The pass is the last of all choices.
  function nth(s: X4State, k: number): Action {
    if (s.step === ACT) {
      if (k === s.choices - 1) return X4_PASS;
      return s.quadrant * SQUARES + markAt(s.grids[s.quadrant]!, k, s.slashes, X4_CELLS);
    }
    return s.step === FIRE ? nthSquare(fireLow(s), fireHigh(s), k) : k;
  }

  return {
    mode: 'x4',
    kind: 'solo',
    seats: 1,
    bounds: { actions: MOST_CHOICES, steps: 2 * QUADRANTS + (1 + extra) * X4_MOST_TURNS },
    streams: STREAMS,

    create: () => new X4State(),
    actor: actorOf,
    count: (s) => s.choices,

    nth,

    weight: () => 1,
    totalWeight: (s) => s.choices,
    stream: (s) => s.step,

    apply(s, a, trace) {
      if (s.step === ACT) return act(s, a, trace);
      if (s.step === EVENT) return event(s, a, trace);
      const g = s.grids[s.quadrant]!;
      if (s.step === HOME) {
        placeHome(g, a, allowances);
        if (trace !== undefined) tellAllowance(trace, g, s.quadrant);
      } else {
        drawSlash(g, a);
        if (trace !== undefined) trace.tell(EVENTS.fire, s.quadrant * SQUARES + a);
      }
      s.quadrant = (s.quadrant + 1) % QUADRANTS;
      if (s.quadrant === 0 && s.step === FIRE) return beginTurn(s, 0, trace);
      if (s.quadrant === 0) s.step = FIRE;
      ready(s);
    },

    copy(from, to) {
      for (let q = 0; q < QUADRANTS; q++) copyGrid(from.grids[q]!, to.grids[q]!);
      to.step = from.step;
      to.turn = from.turn;
      to.quadrant = from.quadrant;
      to.actions = from.actions;
      to.rolled = from.rolled;
      to.choices = from.choices;
      to.slashes = from.slashes;
    },

    // Positions that play on alike hash alike: the turn and the last roll are left out.
    hash(s) {
      let hash = s.step + s.actions * 8 + s.quadrant * 32;
      for (let q = 0; q < QUADRANTS; q++) hash = hashGrid(s.grids[q]!, hash);
      return hash;
    },

    check(s, a, by) {
      const actor = actorOf(s);
      const turn = checkActor(a, by, actor, s.step);
      if (turn !== undefined) return turn;
      const g = s.grids[s.quadrant]!;
      if (actor === CHANCE)
        return checkRoll(a) ?? (s.step === FIRE ? checkFirst(s, g, a) : undefined);
      const code = checkCode(a, X4_PASS, 'WF-R28');
      if (code !== undefined || a === X4_PASS) return code;
      const cell = a % X4_CELLS;
      if (Math.floor(cell / SQUARES) !== s.quadrant)
        return refuse('WF-41', 'otherQuadrant', [cell]);
      return a < X4_CELLS ? checkDouse(g, cell % SQUARES, cell) : checkDig(g, cell % SQUARES, cell);
    },

    outcome(s): Outcome {
      const homes = homesSaved(s);
      return {
        code: `x4.${homes}`,
        winners: homes === QUADRANTS ? [0] : [],
        measures: { points: pointsOf(s), homes },
      };
    },

    turn: (s) => s.turn,
    thrown: (s) => thrownAt(s.step),
    outcomeOf: (_, shown) => squareOf(shown),
    facesOf: (_, a) => facesOf(a),
    ready,

    view(s): WildfireView {
      // Before the first turn it is not known yet where all the fires start.
      const told = s.turn > 0 && s.step !== ENDED;
      const next = told ? burnsNext(s.grids, s.quadrant, closed) : s.grids.map(() => []);
      return {
        mode: 'x4',
        step: STEP_NAMES[s.step]!,
        turn: s.turn,
        quadrant: s.quadrant,
        actor: actorOf(s),
        grids: s.grids.map((g, q) =>
          gridView(g, 0, s.step === ACT && q === s.quadrant ? s.actions : 0, !burns(g), next[q]!),
        ),
        roll: s.rolled,
        stopped: false,
        closed,
      };
    },
  };

  function checkFirst(s: X4State, g: Grid, a: number): ReturnType<typeof checkFire> {
    const own = checkFire(g, a, buffer);
    if (own !== undefined) {
      const base = s.quadrant * SQUARES;
      return { ...own, cells: own.cells!.map((cell) => base + cell) };
    }
    if ((low(a) & fireLow(s)) | (high(a) & fireHigh(s))) return undefined;
    const near = s.grids.findIndex(
      (other, q) => q !== s.quadrant && touches(s.quadrant, a, q, other.home, buffer),
    );
    return refireRefusal(
      false,
      s.quadrant * SQUARES + a,
      near * SQUARES + s.grids[near]!.home,
      'WF-R24',
    );
  }
}

const actorOf = (s: X4State): Actor => (s.step <= EVENT ? CHANCE : s.step === ENDED ? OVER : 0);

function homesSaved(s: X4State): number {
  let saved = 0;
  for (let q = 0; q < QUADRANTS; q++) saved += 1 - s.grids[q]!.burnt;
  return saved;
}

function pointsOf(s: X4State): number {
  let points = 0;
  for (let q = 0; q < QUADRANTS; q++) points += emptySquares(s.grids[q]!);
  return points;
}
