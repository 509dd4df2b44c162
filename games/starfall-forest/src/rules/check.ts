import { CHANCE, checkTurn, refuse, type Action, type Actor, type Refusal } from '@glade/engine';
import { isOutcome } from './dice.ts';
import { canSlither, exists, FIRST_PATH, POINTS } from './forest.ts';
import type { StarfallOptions } from './options.ts';
import { cellAt, cellOfPoint } from './cells.ts';
import {
  AT_CAP,
  END_TURN,
  FAIRY,
  FIRST,
  FROM,
  GO,
  HOME,
  KIND,
  KNOCK,
  MOST_SEATS,
  MOVE,
  NO_ACTION,
  NOT_THERE,
  PLACE,
  PLANT,
  REVIVE,
  ROLL,
  SLITHER,
  SNAKE,
  STAR,
  type StarfallState,
  TO_BITS,
} from './state.ts';
import {
  canFly,
  fairySteps,
  leavesWayOut,
  mayEnter,
  mustMoveOn,
  open,
  reachOf,
  snakeSteps,
} from './steps.ts';
import { STEP_NAMES } from './view.ts';

// Why something is not allowed. Nothing here is asked by bots or playouts.

/** What each step of the match is about. */
const ABOUT: Readonly<Record<number, string>> = {
  [KNOCK]: 'SF-09',
  [PLANT]: 'SF-10',
  [SNAKE]: 'SF-11',
  [FAIRY]: 'SF-12',
  [STAR]: 'SF-23',
  [REVIVE]: 'SF-R19',
  [MOVE]: 'SF-29',
};

/** Why `by` may not do `a` now. */
export function checkAction(
  s: StarfallState,
  a: Action,
  by: Actor,
  actor: Actor,
  options: StarfallOptions,
): Refusal | undefined {
  const turn = checkTurn(by, actor, a === NO_ACTION, {
    over: s.result === AT_CAP ? 'SF-R39' : 'SF-R36',
    // Where chance draws lots there are no dice.
    rollFirst: s.step === ROLL ? 'SF-21' : [s.step === FIRST ? 'SF-R4' : 'SF-R10', 'drawFirst'],
    noRoll: [ABOUT[s.step]!, 'noRoll', nowOf(s)],
    notYourTurn: s.step < ROLL ? 'SF-R5' : 'SF-20',
  });
  if (turn !== undefined) return turn;
  if (a === NOT_THERE) return refuse('SF-R3', 'notThere');
  if (actor === CHANCE && s.step === FIRST)
    return isBelow(a, options.players) ? undefined : refuse('SF-R4', 'noSuchPlayer');
  if (actor === CHANCE && s.step === ROLL) {
    return isOutcome(a, s.pool)
      ? undefined
      : refuse('SF-R11', 'wrongDice', undefined, { dice: s.pool });
  }
  if (s.step === MOVE) return checkMove(s, a, options);
  const to = a - PLACE;
  if (!isBelow(to, POINTS)) return otherStep(s);
  if (s.step === REVIVE)
    return to < MOST_SEATS && (s.flat >> to) & 1 ? undefined : refuse('SF-R19', 'notFlat');
  return s.step === PLANT ? checkPlant(s, to) : checkPlace(s, to, options);
}

const isBelow = (n: number, limit: number): boolean => Number.isInteger(n) && n >= 0 && n < limit;

const otherStep = (s: StarfallState): Refusal =>
  refuse(ABOUT[s.step]!, 'otherStep', undefined, nowOf(s));

/**
 * What there is to do now, `fallen` where the fairy must move on. In a turn, how many of the steps left are for the fairy, none
 * where it can go nowhere, and how many for snakes: those of trees are for either.
 */
const nowOf = (s: StarfallState): Readonly<Record<string, string | number>> => {
  const moves = s.step === MOVE;
  return {
    step: moves && mustMoveOn(s) ? 'fallen' : STEP_NAMES[s.step]!,
    fairy: moves && s.targets !== 0 ? fairySteps(s) : 0,
    snake: snakeSteps(s),
  };
};

// --- Set-up, and where a star falls ---

function checkPlant(s: StarfallState, point: number): Refusal | undefined {
  if (s.forest.isFree(point)) return undefined;
  const taken = s.forest.treeAtPoint(point) >= 0;
  return refuse('SF-R7', taken ? 'occupied' : 'outOfReach', [cellOfPoint(point)]);
}

function checkPlace(s: StarfallState, to: number, options: StarfallOptions): Refusal | undefined {
  if (!exists(s.forest, to)) return refuse('SF-R3', 'notThere');
  const cells = [cellAt(s.forest, to)];
  if (s.step === SNAKE)
    return to >= FIRST_PATH && options.scaredySnake
      ? refuse('SF-67', 'snakesAtTrees', cells)
      : undefined;
  if (to >= FIRST_PATH) return refuse(ABOUT[s.step]!, 'notATree', cells);
  const tree = 1 << to;
  if (s.step === STAR) return checkStar(s, to);
  if ((s.down & tree) !== 0)
    return s.step === KNOCK
      ? refuse('SF-R6', 'alreadyDown', cells)
      : refuse('SF-R9', 'startStanding', cells);
  return s.step === FAIRY && (s.snakeTrees & tree) !== 0
    ? refuse('SF-R9', 'startWithoutSnake', cells)
    : undefined;
}

function checkStar(s: StarfallState, tree: number): Refusal | undefined {
  if (((s.targets >>> tree) & 1) !== 0) return undefined;
  const cells = [cellAt(s.forest, tree)];
  return s.fairies.includes(tree)
    ? refuse('SF-26', 'starAtFairy', cells)
    : refuse('SF-25', 'starTooNear', cells);
}

// --- Steps ---

function checkMove(s: StarfallState, a: Action, options: StarfallOptions): Refusal | undefined {
  const to = a & TO_BITS;
  if (a === END_TURN) {
    if (!mustMoveOn(s)) return undefined;
    return refuse('SF-34', 'mustMoveOn', [cellAt(s.forest, s.fairies[s.seat]!)]);
  }
  if (a >> KIND === GO >> KIND && a - GO === to) return checkGo(s, to, options);
  if (a >> KIND === SLITHER >> KIND) return checkSnake(s, (a >> FROM) & TO_BITS, to, options);
  return otherStep(s);
}

function checkGo(s: StarfallState, to: number, options: StarfallOptions): Refusal | undefined {
  const { forest, seat } = s;
  const at = s.fairies[seat]!;
  const cells = exists(forest, to) ? [cellAt(forest, to)] : undefined;
  const others = { left: snakeSteps(s) };
  if (!canFly(s, seat))
    return at === HOME
      ? refuse('SF-66', 'fairyHome', cells, others)
      : refuse('SF-60', 'fairyFlat', cells, others);
  if (fairySteps(s) === 0) return refuse('SF-17', 'noFairyStep', cells, others);
  if (cells === undefined) return refuse('SF-R3', 'notThere');
  if (to >= FIRST_PATH) return refuse('SF-32', 'notATree', cells);
  if (to === at) return refuse('SF-32', 'alreadyThere', cells);
  const tree = 1 << to;
  if ((forest.near[at]! & tree) === 0) return refuseFar(s, to, options);
  if ((s.snakeTrees & tree) !== 0) return refuse('SF-36', 'snakeThere', cells);
  if ((open(s, at) & tree) === 0) {
    const path = cellAt(forest, FIRST_PATH + forest.pathBetween(at, to));
    return refuse('SF-37', 'pathClosed', [path]);
  }
  if (mayEnter(s, to, options)) return undefined;
  return fairySteps(s) === 1
    ? refuse('SF-34', 'lastStepFallen', cells)
    : refuse('SF-R23', 'noWayOut', cells);
}

/** Why a step does not lead to a tree without a path from the fairy: it takes several steps, or more than are left. */
function refuseFar(s: StarfallState, to: number, options: StarfallOptions): Refusal {
  const steps = reachOf(s, options).reach[to]!;
  const cells = [cellAt(s.forest, to)];
  return steps < 0
    ? refuse('SF-33', 'noPath', cells)
    : refuse('SF-33', 'stepsAway', cells, { steps });
}

function checkSnake(
  s: StarfallState,
  from: number,
  to: number,
  options: StarfallOptions,
): Refusal | undefined {
  const { forest } = s;
  if (!exists(forest, from) || !exists(forest, to)) return refuse('SF-R3', 'notThere');
  const cells = [cellAt(forest, from), cellAt(forest, to)];
  if (!s.snakes.includes(from)) return refuse('SF-18', 'noSnake', cells.slice(0, 1));
  if (snakeSteps(s) === 0) return refuse('SF-18', 'noSnakeStep', cells.slice(1), nowOf(s));
  if (options.scaredySnake && to >= FIRST_PATH)
    return refuse('SF-67', 'snakesAtTrees', cells.slice(1));
  if (!canSlither(forest, from, to))
    return refuse(wayOfSnakes(from, to, options), 'snakeTooFar', cells);
  if (!mustMoveOn(s) || leavesWayOut(s, from, to, options)) return undefined;
  return refuse('SF-R23', 'fairyNeedsWay', [cellAt(forest, s.fairies[s.seat]!)]);
}

// SF-41, SF-42, SF-43, SF-44: the clause for a step from here to there.
function wayOfSnakes(from: number, to: number, { snakeHop }: StarfallOptions): string {
  if (from < FIRST_PATH) return to < FIRST_PATH ? 'SF-41' : 'SF-42';
  if (to < FIRST_PATH) return 'SF-44';
  return snakeHop === 'sharedTree' ? 'SF-43' : 'SF-R28';
}
