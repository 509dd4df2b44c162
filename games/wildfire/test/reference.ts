/**
 * Wildfire (Carson Ford) as the rules file tells it: slow, obvious, one function per rule.
 * The fast implementation is checked against this one move by move, so the two share no code.
 *
 * A cell is (row-1)*6 + (column-1). Quadrants go clockwise from the top left.
 * Actions, solo and vs: 0-35 douse, 36-71 dig, 72 pass, 73 play on, 74 stop.
 * Actions, x4: 0-143 douse, 144-287 dig, 288 pass, with quadrant*36 + cell.
 * Chance outcomes are cells; a re-roll (WF-08) is an outcome that is not legal.
 */
import { actingGrid, actionTaken, codes, legalActions } from './reference/actions.ts';
import { eventRolled, spread } from './reference/fire.ts';
import { outcome } from './reference/outcome.ts';
import { fireMayStart, fireRolled, homeRolled } from './reference/setup.ts';
import {
  allFinished,
  CELLS,
  gridOf,
  hasSlash,
  homeBurnt,
  unfinished,
  withGrid,
  type Mark,
  type RefOptions,
  type RefReport,
  type RefState,
} from './reference/state.ts';

export type { RefOptions, RefReport, RefState } from './reference/state.ts';

export const CHANCE = -1;
export const OVER = -2;

export function refCreate(options: RefOptions, seats: number): RefState {
  // WF-R38 (vs); solo and x4 have one player.
  const seatsFit = options.mode === 'vs' ? seats >= 2 && seats <= 6 : seats === 1;
  if (!seatsFit) throw new RangeError(`${options.mode} is not for ${seats} seats`);
  // WF-37 (x4: four grids), WF-42 (vs: one each), WF-03 (all empty).
  const grids = options.mode === 'x4' ? 4 : seats;
  return {
    options,
    step: 'home',
    turn: 0,
    quadrant: 0,
    grids: Array.from({ length: grids }, () => ({
      home: -1,
      marks: CELLS.map((): Mark => '.'),
      digs: 0,
      actionsLeft: 0,
      finished: false,
    })),
    lostIn: 'nothing',
    stopped: false,
  };
}

export function refActor(s: RefState): number {
  if (s.step === 'over') return OVER;
  if (s.step === 'home' || s.step === 'fire' || s.step === 'event') return CHANCE;
  return s.options.mode === 'vs' ? actingGrid(s) : 0;
}

export function refLegal(s: RefState): number[] {
  if (s.step === 'home') return [...CELLS]; // WF-05
  if (s.step === 'fire') return CELLS.filter((cell) => fireMayStart(s, { grid: s.quadrant, cell }));
  if (s.step === 'event') return [...CELLS]; // WF-14, WF-R11
  if (s.step === 'act') return legalActions(s);
  if (s.step === 'ask') return [codes(s).playOn, codes(s).stop];
  return []; // over
}

export function refApply(s: RefState, a: number): RefState {
  if (!refLegal(s).includes(a)) throw new RangeError(`${a} is not legal at the step ${s.step}`);
  if (s.step === 'home') return afterHome(homeRolled(s, a));
  if (s.step === 'fire') return afterFire(fireRolled(s, a));
  if (s.step === 'event') return afterEvent(s, eventRolled(s, a));
  if (s.step === 'act') return afterAction(actionTaken(s, a));
  return a === codes(s).stop ? stoppedAtLoss(s) : playedOn(s); // ask
}

export function refReport(s: RefState): RefReport {
  const report: RefReport = {
    step: s.step,
    turn: s.turn,
    quadrant: s.quadrant,
    grids: s.grids.map((grid) => grid.marks.join('')),
    homes: s.grids.map((grid) => grid.home),
    burnt: s.grids.map(homeBurnt),
    digs: s.grids.map((grid) => grid.digs),
    actionsLeft: s.step === 'act' ? gridOf(s, actingGrid(s)).actionsLeft : 0,
  };
  return s.step === 'over' ? { ...report, outcome: outcome(s) } : report;
}

// The order of the rolls

/** WF-R24: first four homes, then four fires, each clockwise. */
function afterHome(s: RefState): RefState {
  if (s.options.mode === 'x4' && s.quadrant < 3) return { ...s, quadrant: s.quadrant + 1 };
  return { ...s, step: 'fire', quadrant: 0 };
}

function afterFire(s: RefState): RefState {
  if (s.options.mode !== 'x4') return turnBegun(s);
  if (s.quadrant < 3) return { ...s, quadrant: s.quadrant + 1 };
  return nextQuadrant(s); // the one after bottom left: top left (WF-40)
}

// The turn, solo and vs: spread, event, action (WF-09, WF-13, WF-22, WF-29)

/** WF-09. The turn that finds no slash any more counts as well. */
function turnBegun(s: RefState): RefState {
  const begun = endCheck({ ...s, turn: s.turn + 1 }, 'beforeSpread');
  if (allFinished(begun)) return over(begun);
  const spreadOut = unfinished(begun).reduce(spread, begun);
  // WF-R19: the loss is tested before the end.
  return homeLost(begun, spreadOut)
    ? lossDecided({ ...spreadOut, lostIn: 'spread' })
    : afterSpread(spreadOut);
}

function afterSpread(s: RefState): RefState {
  const checked = endCheck(s, 'afterSpread');
  return allFinished(checked) ? over(checked) : { ...checked, step: 'event' };
}

/** WF-32, WF-R17; WF-R34 (vs): each grid for itself, and a finished one stays as it is. */
function endCheck(s: RefState, moment: RefOptions['endCheck']): RefState {
  if (s.options.endCheck !== moment) return s;
  return unfinished(s)
    .filter((g) => !hasSlash(s, g))
    .reduce((t, g) => withGrid(t, g, { finished: true }), s);
}

function afterEvent(before: RefState, s: RefState): RefState {
  // WF-R10: a flare-up beside the home loses before the action.
  return homeLost(before, s) ? lossDecided({ ...s, lostIn: 'event' }) : { ...s, step: 'act' };
}

/** WF-23; WF-40 (x4); WF-R37 (vs): a turn closes when everyone still playing has acted. */
function afterAction(s: RefState): RefState {
  if (s.grids.some((grid) => grid.actionsLeft > 0)) return s;
  return s.options.mode === 'x4' ? nextQuadrant(s) : turnBegun(s);
}

// The turn, x4

/** WF-40, WF-R25: clockwise. WF-R29: past those without a slash. WF-R30: none left, the end. */
function nextQuadrant(s: RefState): RefState {
  const inOrder = [1, 2, 3, 4].map((steps) => (s.quadrant + steps) % 4);
  const next = inOrder.find((g) => hasSlash(s, g));
  return next === undefined ? over({ ...s, quadrant: 0 }) : quadrantTurnBegun(s, next);
}

function quadrantTurnBegun(s: RefState, quadrant: number): RefState {
  const spreadOut = spread({ ...s, quadrant, turn: s.turn + 1 }, quadrant);
  // WF-R29: slashes that run out in the quadrant's own spread end its turn there.
  const endsHere = s.options.endCheck === 'afterSpread' && !hasSlash(spreadOut, quadrant);
  return endsHere ? nextQuadrant(spreadOut) : { ...spreadOut, step: 'event' };
}

// Loss and end

/** WF-31. Only the solo player can lose by it: WF-R28 (x4), WF-R36 (vs). */
function homeLost(before: RefState, after: RefState): boolean {
  return (
    after.options.mode === 'solo' && !before.grids.some(homeBurnt) && after.grids.some(homeBurnt)
  );
}

/** WF-36, WF-R22. */
function lossDecided(s: RefState): RefState {
  if (s.options.afterLoss === 'ask') return { ...s, step: 'ask' };
  return s.options.afterLoss === 'stop' ? stoppedAtLoss(s) : playedOn(s);
}

/** WF-R21: on from the moment of the loss; the home is an ordinary slash by now. */
function playedOn(s: RefState): RefState {
  return s.lostIn === 'spread' ? afterSpread(s) : { ...s, step: 'act' };
}

/** WF-R22: stopping at the loss records no points. */
function stoppedAtLoss(s: RefState): RefState {
  return over({ ...s, stopped: true });
}

function over(s: RefState): RefState {
  return { ...s, step: 'over' };
}
