import {
  CHANCE,
  refuse,
  type Action,
  type Actor,
  type ClauseId,
  type Refusal,
} from '@glade/engine';
import {
  CLEAR,
  FROM_BIT,
  KIND,
  MOVE,
  NOT_THERE,
  PASS,
  PLACE,
  REST,
  WHICH_BANK,
} from '../actions.ts';
import { tileOf } from '../cards/strength.ts';
import {
  banksOf,
  cellOf,
  CELLS,
  placeOf,
  surroundings,
  tileAt,
  xOf,
  xOfCell,
  yOf,
  yOfCell,
} from '../map/map.ts';
import { BEFORE_LAKE, ignoresMeeple, mayComeNext, rotationsAt } from '../map/placement.ts';
import type { VeronaOptions } from '../options.ts';
import {
  AT_CLEAR,
  AT_MOVE,
  AT_PASS,
  AT_PLACE,
  AT_SOURCE,
  CARDS,
  DEAL,
  DRAW,
  JOKER,
  type VeronaState,
} from '../state.ts';
import { DIGIT, EDGE, FITS, ROTATIONS } from '../tiles/looks.ts';
import { LAKE, SPRING, TYPES } from '../tiles/tiles.ts';
import { STEP_NAMES } from '../view.ts';
import { checkAttempt } from './attempt-reasons.ts';

// Why something is not allowed: asked only where an action is not among the choices.

const KIND_OF_STEP: Readonly<Record<number, number>> = {
  [AT_SOURCE]: 0,
  [AT_PLACE]: PLACE >> KIND,
  [AT_CLEAR]: CLEAR >> KIND,
  [AT_PASS]: PASS >> KIND,
  [AT_MOVE]: MOVE >> KIND,
};

/**
 * Why `a` is not among the choices. `plain` is the answer where nothing more can be said; it has the clause of the
 * step.
 */
export function reasonOf(
  plain: Refusal,
  s: VeronaState,
  a: Action,
  actor: Actor,
  o: VeronaOptions,
): Refusal {
  const { clause } = plain;
  if (a === NOT_THERE) return plain;
  if (a === WHICH_BANK) return refuse('FV-77', 'whichBank');
  if (actor === CHANCE) return s.step === DRAW ? checkTile(s, a, o) : checkCard(s, a, clause);
  if (a < 0 || a >> KIND !== KIND_OF_STEP[s.step]) return otherStep(s, clause, a);
  const rest = a & REST;
  if (s.step === AT_SOURCE) return checkSource(s, rest, o);
  if (s.step === AT_PLACE) return checkPlace(s, rest >> 2, rest & 3, o);
  if (s.step === AT_CLEAR) return checkAttempt(s, a, o);
  return s.step === AT_PASS ? checkPass(s, rest - 1, o) : checkMove(s, rest >> 1, rest & 1);
}

const otherStep = (s: VeronaState, about: ClauseId, a: Action): Refusal =>
  refuse(about, 'otherStep', placeIn(a), { step: STEP_NAMES[s.step]! });

/** Where an action lays a tile or moves to: it is what somebody tapped. */
function placeIn(a: Action): readonly number[] | undefined {
  const rest = a & REST;
  const lays = a >> KIND === PLACE >> KIND;
  const cell = lays ? rest >> 2 : rest >> 1;
  if ((!lays && a >> KIND !== MOVE >> KIND) || cell >= CELLS) return undefined;
  return [lays ? cell : placeOf(cell, rest & 1)];
}

// --- Chance ---

function checkTile(s: VeronaState, type: number, o: VeronaOptions): Refusal {
  if (type < 0 || type >= TYPES) return refuse('FV-22', 'noSuchTile');
  if (s.left[type] === 0) return refuse('FV-22', 'noneLeft', undefined, { type });
  if (type < SPRING) return refuse('FV-24', 'riverFirst');
  return refuse('FV-R9', mayComeNext(s, LAKE, o) ? 'noneLeft' : 'lakeLast', undefined, { type });
}

function checkCard(s: VeronaState, card: number, about: ClauseId): Refusal {
  if (card < 0 || card >= CARDS) return refuse(about, 'noSuchCard');
  if (s.step === DEAL && card >= JOKER) return refuse('FV-R5', 'noJokerYet');
  return refuse(about, 'cardElsewhere', undefined, { card: Math.min(card, JOKER) });
}

// --- Tiles ---

function checkSource(s: VeronaState, rest: number, o: VeronaOptions): Refusal {
  if (rest === 0) return refuse('FV-R19', 'nothingToDraw');
  const owner = (rest >> FROM_BIT) - 1;
  const type = rest & ((1 << FROM_BIT) - 1);
  if (type >= TYPES) return refuse('FV-22', 'noSuchTile');
  if (owner < 0 || owner >= o.seats) return refuse('FV-22', 'noSuchPlayer');
  if (owner !== s.seat && o.unusedTiles === 'own') return refuse('FV-R16', 'notYours');
  if (s.unused[owner * TYPES + type] === 0)
    return refuse('FV-22', 'notUnused', undefined, { type });
  return checkUnused(s, type, o);
}

/** Why an unused tile cannot be laid now. */
function checkUnused(s: VeronaState, type: number, o: VeronaOptions): Refusal {
  if (type < SPRING || o.riverReach === 'scatter')
    return refuse('FV-27', 'cannotPlace', undefined, { type });
  if (type === LAKE && s.riverLaid < BEFORE_LAKE) return refuse('FV-R14', 'lakeWaits');
  if (isClosed(s, o)) return refuse('FV-R15', 'riverClosed');
  const end = [cellOf(s.endX, s.endY)];
  if (!ignoresMeeple(type, o) && !isNear(s, s.endX, s.endY))
    return refuse('FV-R11', 'endTooFar', end);
  return refuse('FV-R11', 'unfitEnd', end, { type });
}

/** Whether no type of the River fits at its open end. */
function isClosed(s: VeronaState, o: VeronaOptions): boolean {
  for (let type = SPRING + 1; type < TYPES; type++)
    if (rotationsAt(s, type, s.endX, s.endY, o) !== 0) return false;
  return true;
}

function checkPlace(s: VeronaState, cell: number, turn: number, o: VeronaOptions): Refusal {
  if (cell >= CELLS) return refuse('FV-25', 'notThere');
  const cells = [cell];
  const x = xOfCell(cell);
  const y = yOfCell(cell);
  const type = s.hand;
  if (tileAt(s, x, y) >= 0) return refuse('FV-23', 'occupied', cells);
  if (turn >= ROTATIONS[type]!) return refuse('FV-23', 'sameLook', cells);
  const river = type >= SPRING && o.riverReach !== 'scatter';
  if (!ignoresMeeple(type, o) && !isNear(s, x, y)) return refuse('FV-25', 'tooFar', cells);
  if (river && type !== SPRING && (x !== s.endX || y !== s.endY))
    return refuse('FV-R11', 'notAtEnd', cells);
  const around = surroundings(s, x, y);
  if (around === 0 && type < SPRING) return refuse('FV-R8', 'noSide', cells);
  if (((FITS[around * TYPES + type]! >> turn) & 1) === 0)
    return refuse('FV-23', 'mismatch', cells, {
      ...clash(around, type * 4 + turn),
      // To turn it is advised only where that helps.
      turns: rotationsAt(s, type, x, y, o) === 0 ? 0 : 1,
    });
  if (type === SPRING) return refuse('FV-R10', 'outlet', cells);
  return refuse('FV-R13', o.uTurn === 'strict' ? 'bendsAlike' : 'turnsBack', cells);
}

/** Which two kinds of edges would meet at the first side that does not match. */
function clash(around: number, look: number): Readonly<Record<string, number>> {
  const faces = DIGIT.map((digit) => (Math.floor(around / digit) % 5) - 1);
  const side = faces.findIndex((kind, i) => kind >= 0 && kind !== EDGE[look * 4 + i]);
  return { mine: EDGE[look * 4 + side]!, theirs: faces[side]! };
}

function isNear(s: VeronaState, x: number, y: number): boolean {
  const tile = tileOf(s, s.seat);
  return Math.max(Math.abs(x - xOf(s, tile)), Math.abs(y - yOf(s, tile))) === 1;
}

// --- The token, and moves ---

function checkPass(s: VeronaState, seat: number, o: VeronaOptions): Refusal {
  if (seat >= o.seats) return refuse('FV-63', 'noSuchPlayer');
  const asks = s.holder === s.seat ? seat !== s.seat : seat === s.holder;
  if (!asks) return refuse('FV-R42', 'tokenElsewhere');
  return refuse('FV-63', 'notTogether', undefined, { player: seat + 1 });
}

function checkMove(s: VeronaState, cell: number, bank: number): Refusal {
  if (cell >= CELLS) return refuse('FV-70', 'notThere');
  const [x, y] = [xOfCell(cell), yOfCell(cell)];
  const tile = tileAt(s, x, y);
  if (tile < 0) return refuse('FV-70', 'noTile', [cell]);
  const cells = [placeOf(cellOf(x, y), bank)];
  if (bank >= banksOf(s, tile)) return refuse('FV-77', 'noSuchBank', [cell]);
  return refuse('FV-70', 'outOfReach', cells);
}
