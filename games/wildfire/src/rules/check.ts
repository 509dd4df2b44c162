import {
  CHANCE,
  checkTurn,
  refuse,
  type Action,
  type Actor,
  type ClauseId,
  type Refusal,
} from '@glade/engine';
import { high, low, SQUARES } from '@glade/boards/squares36';
import { digsAt, type Grid, startHigh, startLow } from './grid.ts';
import { type SoloState, STOPPED } from './solo-state.ts';
import { ASK, DIG, FIRE, NO_ACTION, PASS, PLAY_ON, STOP } from './steps.ts';
import { symbolAt } from './symbols.ts';

// Why an action is not allowed. Bots and playouts never call these functions, so they may be slow.

/** Refuses an actor who is not to act. `actor` is the one who is, `ended` the clause that ended the match. */
export const checkActor = (
  a: Action,
  by: Actor,
  actor: Actor,
  step: number,
  ended: ClauseId = 'WF-32',
): Refusal | undefined =>
  checkTurn(by, actor, a === NO_ACTION && actor === CHANCE, {
    over: ended,
    rollFirst: ['WF-05', 'WF-07', 'WF-13'][step] ?? 'WF-29',
    noRoll: NO_ROLL.clause,
    notYourTurn: 'WF-R37',
  });

const NO_ROLL = refuse('WF-22', 'noRoll');

/** A roll shows a square of the grid (WF-04, WF-14). */
export const checkRoll = (a: Action): Refusal | undefined =>
  a >= 0 && a < SQUARES ? undefined : refuse('WF-04', 'outside');

/** The first fire: not on the home (WF-R02), not beside it (WF-08). */
export function checkFire(g: Grid, a: Action, buffer: number): Refusal | undefined {
  if ((low(a) & startLow(g.home, buffer)) | (high(a) & startHigh(g.home, buffer))) return undefined;
  return refireRefusal(a === g.home, a, g.home);
}

/** The refusal of a first fire on or beside a home. */
export function refireRefusal(
  onHome: boolean,
  cell: number,
  home: number,
  clause = 'WF-08',
): Refusal {
  return onHome ? refuse('WF-R02', 'homeAgain', [cell]) : refuse(clause, 'homeAgain', [cell, home]);
}

const douseRefusals: Readonly<Record<string, Refusal>> = {
  X: refuse('WF-R12', 'douseBurnt'),
  o: refuse('WF-24', 'douseDoused'),
  '.': refuse('WF-20', 'douseEmpty'),
  '#': refuse('WF-R12', 'douseDug'),
  '^': refuse('WF-20', 'douseHome'),
};
const digRefusals: Readonly<Record<string, Refusal>> = {
  '/': refuse('WF-21', 'digSlash'),
  X: refuse('WF-R13', 'digBurnt'),
  o: refuse('WF-R13', 'digDoused'),
  '#': refuse('WF-R13', 'digDug'),
  '^': refuse('WF-R13', 'digHome'),
};

/** A slash may be doused, nothing else (WF-20, WF-R12). `cell` is the square's number at the table. */
export function checkDouse(g: Grid, square: number, cell: number): Refusal | undefined {
  const why = douseRefusals[symbolAt(g, square)];
  return why && { ...why, cells: [cell], args: { digs: g.digs } };
}

/** An empty square may be dug while digs are left (WF-21, WF-R13, WF-26, WF-27, WF-28). */
export function checkDig(g: Grid, square: number, cell: number): Refusal | undefined {
  const why = digRefusals[symbolAt(g, square)];
  if (why !== undefined) return { ...why, cells: [cell] };
  if (g.digs > 0) return undefined;
  const allowed = digsAt(g.home);
  if (allowed === 0) return refuse('WF-26', 'noDigsCorner', [cell]);
  return refuse(allowed === 1 ? 'WF-27' : 'WF-28', 'noDigsLeft', [cell], { allowed });
}

/** Refuses a number that is no douse, dig or pass; the answers after the pass by the clause `unasked`. */
export function checkCode(a: Action, pass: Action, unasked: ClauseId): Refusal | undefined {
  if (a === NO_ACTION) return NO_ROLL;
  if (a === pass + PLAY_ON - PASS || a === pass + STOP - PASS) return refuse(unasked, 'notAsked');
  return Number.isInteger(a) && a >= 0 && a <= pass ? undefined : refuse('WF-19', 'noSuchAction');
}

export function checkSolo(
  s: SoloState,
  a: Action,
  by: Actor,
  actor: Actor,
  buffer: number,
): Refusal | undefined {
  const turn = checkActor(a, by, actor, s.step, s.result === STOPPED ? 'WF-R22' : 'WF-32');
  if (turn !== undefined) return turn;
  if (actor === CHANCE) {
    return checkRoll(a) ?? (s.step === FIRE ? checkFire(s, a, buffer) : undefined);
  }
  if (s.step === ASK)
    return a === PLAY_ON || a === STOP
      ? undefined
      : refuse('WF-36', 'mustAnswer', a >= 0 && a < PASS ? [a % SQUARES] : undefined);
  return checkCode(a, PASS, 'WF-36') ?? checkMark(s, a);
}

/** Checks a douse, dig or pass, numbered as on a single grid. */
export function checkMark(g: Grid, a: Action): Refusal | undefined {
  if (a === PASS) return undefined;
  return a < DIG ? checkDouse(g, a, a) : checkDig(g, a - DIG, a - DIG);
}
