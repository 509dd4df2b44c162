import { checkTurn, refuse, type Action, type Actor, type Refusal } from '@glade/engine';
import { columnOf, rowOf } from '@glade/boards/rows36';
import { high, low, SQUARES } from '@glade/boards/squares36';
import type { ClimberOptions } from './options.ts';
import { ORDERS } from './turn-order.ts';
import { limitAt } from './pile.ts';
import { type ClimberState, D20, D4, LEAF, LEAVES, MOVE, NO_ACTION, ORDER, TOP } from './state.ts';
import { ANY_PRICE, areNeighbours, findPaths, priceOf } from './paths.ts';

// Why something is not allowed. Nothing here is asked by bots or playouts.

/** The clause that ended the match, by result. */
const ENDING = ['LC-31', 'LC-31', 'LC-32', 'LC-R19', 'LC-R19'];
/** The clause that says what is thrown, by step. */
const THROWN = ['LC-10', 'LC-11', 'LC-13', 'LC-18'];

/** Why `by` may not do `a` now. */
export function checkAction(
  s: ClimberState,
  a: Action,
  by: Actor,
  actor: Actor,
  options: ClimberOptions,
): Refusal | undefined {
  const refusal = checkTurn(by, actor, a === NO_ACTION, {
    over: ENDING[s.result]!,
    rollFirst: s.step === ORDER ? ['LC-10', 'drawFirst'] : (THROWN[s.step] ?? 'LC-18'),
    noRoll: 'LC-18',
    notYourTurn: 'LC-R10',
  });
  if (refusal !== undefined) return refusal;
  if (s.step === MOVE) return checkMove(s, a, options);
  if (s.step === LEAF) return checkLeaf(s, a);
  return checkNumber(s, a, options);
}

function checkNumber(s: ClimberState, a: Action, options: ClimberOptions): Refusal | undefined {
  const { players } = options;
  if (s.step === ORDER) {
    return isFrom(a, 0, ORDERS[players]!.length - 1) ? undefined : refuse('LC-10', 'noSuchOrder');
  }
  const sides =
    s.step === LEAVES ? (options['LC-12.sides'] ?? D20) : (options['LC-18.sides'] ?? D4);
  if (isFrom(a, 1, sides)) return undefined;
  return refuse(s.step === LEAVES ? 'LC-11' : 'LC-18', 'noSuchFace', undefined, { sides });
}

const isFrom = (a: Action, least: number, most: number): boolean =>
  Number.isInteger(a) && a >= least && a <= most;

// LC-15, LC-16, LC-17, LC-R3: the dice are thrown again.
function checkLeaf(s: ClimberState, a: Action): Refusal | undefined {
  if (!isFrom(a, 0, SQUARES - 1)) return refuse('LC-01', 'outside');
  const elevation = s.elevation[a]!;
  if (s.chips[a]! < limitAt(elevation)) return undefined;
  if (elevation === TOP) return refuse('LC-17', 'blueTop', [a]);
  return elevation === TOP - 1
    ? refuse('LC-16', 'purpleHasOne', [a])
    : refuse('LC-15', 'twoAlready', [a]);
}

function checkMove(s: ClimberState, to: Action, { prices }: ClimberOptions): Refusal | undefined {
  if (!isFrom(to, 0, SQUARES - 1)) return refuse('LC-01', 'outside');
  if (((s.setLow & low(to)) | (s.setHigh & high(to))) !== 0) return undefined;
  const from = s.places[s.seat]!;
  if (to === from) return refuse('LC-R9', 'mustMove', [to]);
  findPaths(s.elevation, from, ANY_PRICE, prices);
  const price = priceOf(to);
  if (price <= s.roll) return refuse('LC-26', 'twoThere', [to]);
  const args = { price, roll: s.roll };
  if (!areNeighbours(from, to)) {
    return isDiagonal(from, to)
      ? refuse('LC-19', 'notDiagonal', [to], args)
      : refuse('LC-18', 'tooFar', [to], args);
  }
  const up = s.elevation[to]! > s.elevation[from]!;
  return up ? refuse('LC-22', 'tooHigh', [to], args) : refuse('LC-23', 'tooDeep', [to], args);
}

const isDiagonal = (a: number, b: number): boolean =>
  Math.abs(columnOf(a) - columnOf(b)) === 1 && Math.abs(rowOf(a) - rowOf(b)) === 1;
