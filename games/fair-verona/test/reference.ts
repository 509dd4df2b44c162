import { cardChances } from './reference/cards.ts';
import { clearActions } from './reference/clear.ts';
import { DRAW, moveCode, sourceCode } from './reference/codes.ts';
import { checkOptions, type RefOptions } from './reference/options.ts';
import { placementActions, playable } from './reference/place.ts';
import { type RefReport, reportOf } from './reference/report.ts';
import { drawable, landLeft, riverLeft } from './reference/river.ts';
import { emptyTable, type RefState, seatsOf, type Step } from './reference/state.ts';
import {
  clearChosen,
  clueCame,
  dealt,
  encounterCame,
  friendCame,
  moved,
  passActions,
  passed,
  placed,
  sourceChosen,
  tileDrawn,
} from './reference/turn.ts';
import { reachOf } from './reference/walk.ts';
/**
 * Fair Verona as the rules file tells it: slow, obvious, one function per rule.
 * The fast implementation is checked against this one move by move, so the two share no code.
 *
 * Types of tiles are numbered as in reference/tiles.json; reference/codes.ts numbers cards,
 * spaces and actions.
 */

export type { RefOptions } from './reference/options.ts';
export type { RefReport, RefSeat } from './reference/report.ts';
export type { RefState } from './reference/state.ts';

export const CHANCE = -1;
export const OVER = -2;

export interface RefOutcome {
  /** `won`, `boxed`, `mired`, `cold` or `errand`. */
  code: string;
  winners: number[];
  measures: Record<string, number | number[]>;
}

/** A new game; throws a RangeError for options no game can have. */
export function refCreate(options: RefOptions): RefState {
  checkOptions(options);
  return emptyTable(options);
}

export function refActor(s: RefState): number {
  if (s.step === 'over') return OVER;
  return isChance(s) ? CHANCE : s.active;
}

/** Ascending; at chance nodes the outcomes. */
export function refLegal(s: RefState): readonly number[] {
  if (s.step === 'over') return [];
  if (s.step === 'source') return sourceActions(s);
  if (s.step === 'draw') return drawable(s).map(({ type }) => type);
  if (s.step === 'place') return placementActions(s);
  if (s.step === 'clear') return clearActions(s);
  if (s.step === 'pass') return passActions(s);
  if (s.step === 'move') return moveActions(s);
  return cardChances(s).map(({ card }) => card);
}

/** Copies of a tile or of a card (section 4); 0 for what is not drawn. */
export function refWeight(s: RefState, a: number): number {
  if (!isChance(s)) return 0;
  if (s.step === 'draw') return drawable(s).find(({ type }) => type === a)?.copies ?? 0;
  return cardChances(s).find(({ card }) => card === a)?.weight ?? 0;
}

/** Throws a RangeError for what is not legal. */
export function refApply(s: RefState, a: number): RefState {
  if (!refLegal(s).includes(a)) throw new RangeError(`${a} is not legal at the step ${s.step}`);
  if (s.step === 'over') throw new RangeError('the game is over');
  return FOLLOWS[s.step](s, a);
}

const FOLLOWS: Readonly<Record<Exclude<Step, 'over'>, (s: RefState, a: number) => RefState>> = {
  deal: dealt,
  source: sourceChosen,
  draw: tileDrawn,
  place: placed,
  encounter: encounterCame,
  clear: clearChosen,
  friend: friendCame,
  pass: passed,
  move: moved,
  clue: clueCame,
};

/** FV-81 to FV-83, FV-R53, FV-R54. Throws a RangeError before the end. */
export function refOutcome(s: RefState): RefOutcome {
  if (s.step !== 'over') throw new RangeError('the game is not over');
  const measures = {
    turns: s.turn,
    delivered: s.delivered,
    encounters: s.encounters,
    matches: s.matches,
    friends: s.friends,
    failed: s.failed,
    tiles: s.tiles.length - 1,
  };
  return { code: s.result, winners: s.result === 'won' ? seatsOf(s) : [], measures };
}

/** Everything public. */
export function refView(s: RefState): RefReport {
  return reportOf(s, refActor(s));
}

function isChance(s: RefState): boolean {
  return ['deal', 'draw', 'encounter', 'friend', 'clue'].includes(s.step);
}

/** FV-R17, FV-28, FV-R19 */
function sourceActions(s: RefState): number[] {
  const uses = playable(s).map(({ owner, type }) => sourceCode(owner, type));
  return riverLeft(s) + landLeft(s) > 0 ? [DRAW, ...uses] : uses;
}

/** FV-70, FV-R47 */
function moveActions(s: RefState): number[] {
  return ascending(reachOf(s).map(({ x, y, bank }) => moveCode(x, y, bank)));
}

function ascending(numbers: readonly number[]): number[] {
  return numbers.toSorted((a, b) => a - b);
}
