import { CHANCE, checkTurn, refuse, type Action, type Actor, type Refusal } from '@glade/engine';
import { high, low, SQUARES } from '@glade/boards/squares36';
import { DONE, DROP, NO_ACTION, PUT_OUT, REFILL, ROLE, SEAT, STOP } from './actions.ts';
import { burns, isBreak, lineBurns } from './fire.ts';
import type { FireOptions } from './options.ts';
import { LINES } from './lines.ts';
import { isDropRound } from './rounds.ts';
import {
  alongSpots,
  FIRST_SPOT,
  HAND,
  isBorder,
  reachHigh,
  reachLow,
  SPOTS,
  stepHigh,
  stepLow,
  stepSpots,
} from './places.ts';
import { BREAKS, type FireState, PILOT, ROLES, SMOKE_JUMPER, SPOTS_STEP, TURNS } from './state.ts';

// Why an action is not allowed. Bots and playouts never call these functions, so they may be slow.

/** The clause that ended the match, by result. */
const ENDING = ['FF-18', 'FF-20', 'FF-18', 'FF-R30', 'FF-R36', 'FF-R36'];

/** Why `by` may not do `a` now. */
export function checkAction(
  s: FireState,
  a: Action,
  by: Actor,
  actor: Actor,
  options: FireOptions,
): Refusal | undefined {
  // A number that is no action is refused as such, also to a seat that is not at turn.
  if (by !== CHANCE && actor >= 0 && !isAction(a)) return refuse('FF-32', 'noSuchAction');
  const turn = checkTurn(by, actor, a === NO_ACTION, {
    over: ENDING[s.result]!,
    rollFirst: s.step === BREAKS ? 'FF-23' : 'FF-10',
    noRoll: 'FF-10',
    notYourTurn: 'FF-R20',
  });
  if (turn !== undefined) return turn;
  return actor === CHANCE ? checkRoll(s, a) : checkDecision(s, a, options);
}

const isAction = (a: Action): boolean => Number.isInteger(a) && a >= 0 && a < 4 * SEAT;

function checkDecision(s: FireState, a: Action, options: FireOptions): Refusal | undefined {
  const free = options.turnOrder === 'free' && s.step === TURNS;
  const seat = free ? a >> 8 : s.seat;
  const action = free ? a & (SEAT - 1) : a;
  if (seat >= options.players) return refuse('FF-R20', 'notYourTurn');
  if (free && s.moves[seat] === 0) return refuse('FF-R20', 'noMovesLeft', placeIn(action));
  if (action > STOP) return refuse('FF-32', 'noSuchAction');
  if (action === STOP) {
    if (options.maxRounds > 0) return refuse('FF-R36', 'noStop');
    return seat === s.seat ? undefined : refuse('FF-R20', 'notYourTurn');
  }
  if (s.step === ROLES)
    return action >= ROLE && action < REFILL
      ? undefined
      : refuse('FF-52', 'chooseRole', placeIn(action));
  if (s.step === SPOTS_STEP) {
    return action >= FIRST_SPOT && action < FIRST_SPOT + SPOTS
      ? undefined
      : refuse('FF-04', 'startOutside', placeIn(action));
  }
  return checkMove(s, seat, action, options);
}

function checkRoll(s: FireState, a: Action): Refusal | undefined {
  if (!Number.isInteger(a) || a < 0 || a >= SQUARES) return refuse('FF-03', 'outside');
  return s.step === BREAKS && isBreak(s, a) ? refuse('FF-R35', 'breakAgain', [a]) : undefined;
}

function checkMove(
  s: FireState,
  seat: number,
  a: Action,
  options: FireOptions,
): Refusal | undefined {
  if (a >= ROLE && a < REFILL) return refuse('FF-R38', 'rolesFixed');
  if (s.roles[seat] === PILOT) return checkPilot(s, a, options);
  if (s.places[seat] === HAND) {
    return a >= FIRST_SPOT && a < FIRST_SPOT + SPOTS
      ? undefined
      : refuse('FF-R31', 'comeBackFirst', placeIn(a));
  }
  if (a === DONE) return undefined;
  if (a === REFILL || a >= DROP) return refuse('FF-50', 'pilotsOnly');
  return a < PUT_OUT ? checkGo(s, seat, a, options) : checkPutOut(s, seat, a - PUT_OUT);
}

// FF-48, FF-49, FF-50, FF-R24, FF-R26.
function checkPilot(s: FireState, a: Action, options: FireOptions): Refusal | undefined {
  if (!isDropRound(s.round, options))
    return a === REFILL ? undefined : refuse('FF-48', 'refillFirst', placeIn(a));
  if (a === DONE) return undefined;
  if (a === REFILL) return refuse('FF-R24', 'tankFull');
  if (a < DROP) return refuse('FF-49', 'pilotsFly', placeIn(a));
  return lineBurns(s, a - DROP) ? undefined : refuse('FF-R26', 'noFireOnLine', LINES[a - DROP]);
}

/** The place that an action is about, if it is one of going or putting out: it is what somebody tapped. */
function placeIn(a: Action): readonly number[] | undefined {
  if (a < FIRST_SPOT + SPOTS) return [a];
  return a >= PUT_OUT && a < PUT_OUT + SQUARES ? [a - PUT_OUT] : undefined;
}

function checkPutOut(s: FireState, seat: number, square: number): Refusal | undefined {
  const from = s.places[seat]!;
  if (((reachLow[from]! & low(square)) | (reachHigh[from]! & high(square))) === 0) {
    return refuse(s.roles[seat] === SMOKE_JUMPER ? 'FF-40' : 'FF-33', 'tooFarToPutOut', [square]);
  }
  return burns(s, square) ? undefined : refuse('FF-R19', 'nothingBurns', [square]);
}

function checkGo(
  s: FireState,
  seat: number,
  to: number,
  options: FireOptions,
): Refusal | undefined {
  const from = s.places[seat]!;
  const jumper = s.roles[seat] === SMOKE_JUMPER;
  if (to === from) {
    const clause = from >= FIRST_SPOT ? 'FF-R15' : jumper ? 'FF-R22' : 'FF-34';
    return refuse(clause, 'alreadyThere', [to]);
  }
  if (to >= FIRST_SPOT) {
    const bit = 1 << (to - FIRST_SPOT);
    if (from < SQUARES)
      return stepSpots[from]! & bit ? undefined : refuse('FF-35', 'oneStepOff', [to]);
    if ((alongSpots[from]! & bit) === 0) return refuse('FF-R15', 'oneSpotAlong', [to]);
    return options.edgeWalk ? undefined : refuse('FF-R15', 'noEdgeWalk', [to]);
  }
  if (((stepLow[from]! & low(to)) | (stepHigh[from]! & high(to))) !== 0) return undefined;
  if (!jumper) return refuse('FF-34', 'oneStep', [to]);
  return from >= SQUARES || isBorder(from)
    ? undefined
    : refuse('FF-R22', 'jumpFromEdge', [from, to]);
}
