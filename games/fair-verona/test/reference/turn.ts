import { deckSize, setUpDealt, withDeck } from './cards.ts';
import { attempted, clearActions, friendTurned } from './clear.ts';
import { clueTurned, deliverIfHome, encounterDrawn, movementEnded } from './clues.ts';
import { JOKER, KEEP, moveOf, placementOf, sourceOf, STOP } from './codes.ts';
import { isBoxedIn, turnTested } from './ends.ts';
import { word } from './options.ts';
import { canPlace, playable, tileLaid } from './place.ts';
import { certainTile, landLeft, riverLeft } from './river.ts';
import {
  isMired,
  nextSeat,
  over,
  type RefState,
  seatOf,
  seatsWith,
  without,
  withSeat,
} from './state.ts';
import { reachOf } from './walk.ts';
/** The order of a turn, FV-21; each function goes on until somebody or chance decides. */

export function dealt(s: RefState, card: number): RefState {
  const next = setUpDealt(s, card);
  return next.clue < 0 ? next : turnStarted(next, 0); // FV-R2
}

export function turnStarted(s: RefState, seat: number): RefState {
  return sourceReached({ ...s, active: seat, turn: s.turn + 1, lent: [], led: false, tried: [] });
}

/** FV-22, FV-28, FV-R19 */
function sourceReached(s: RefState): RefState {
  const faceDown = riverLeft(s) + landLeft(s) > 0;
  if (playable(s).length > 0) return { ...s, step: 'source' };
  return faceDown ? drawReached(s) : clearReached(s);
}

/** FV-R9: the Spring and the Lake are drawn for certain. */
function drawReached(s: RefState): RefState {
  const certain = certainTile(s);
  return certain >= 0 ? tileDrawn(s, certain) : { ...s, step: 'draw' };
}

export function sourceChosen(s: RefState, action: number): RefState {
  if (action === 0) return drawReached(s);
  const { owner, type } = sourceOf(action);
  const unused = without(seatOf(s, owner).unused, type);
  return { ...withSeat(s, owner, { unused }), step: 'place', hand: type };
}

/** FV-26, FV-29, FV-R18 */
export function tileDrawn(s: RefState, type: number): RefState {
  const drawn = { ...s, left: s.left.with(type, (s.left[type] ?? 0) - 1) };
  if (canPlace(drawn, type)) return { ...drawn, step: 'place', hand: type };
  const { unused } = seatOf(s, s.active);
  const next = withSeat(drawn, s.active, { unused: [...unused, type] });
  const counted = { ...next, failed: s.failed + 1 };
  return isBoxedIn(counted) ? over(counted, 'boxed') : encounterReached(counted); // FV-R52
}

/** FV-30, FV-R20, FV-R44 */
function encounterReached(s: RefState): RefState {
  const ready = withDeck(s);
  return deckSize(ready) > 0 ? { ...ready, step: 'encounter' } : clearReached(ready);
}

export function encounterCame(s: RefState, card: number): RefState {
  const next = encounterDrawn(s, card);
  const again = card === JOKER && word(s.options, 'jokerEncounter') === 'redraw'; // FV-R33
  return again ? encounterReached(next) : clearReached(next);
}

export function placed(s: RefState, action: number): RefState {
  const { x, y, rotation } = placementOf(action);
  return clearReached(tileLaid(s, x, y, rotation));
}

/** FV-36: skipped if there is nothing to try. */
function clearReached(s: RefState): RefState {
  return clearActions(s).length > 0 ? { ...s, step: 'clear' } : passReached(s);
}

export function clearChosen(s: RefState, action: number): RefState {
  return action === STOP ? passReached(s) : afterAttempt(attempted(s, action));
}

export function friendCame(s: RefState, card: number): RefState {
  return afterAttempt(friendTurned({ ...s, step: 'clear' }, card));
}

function afterAttempt(s: RefState): RefState {
  return s.step === 'clear' ? clearReached(s) : s;
}

/** FV-R42: with whom the token may be passed. */
function partners(s: RefState): number[] {
  const others = seatsWith(s, s.active).filter((seat) => seat !== s.active);
  return s.carrier === s.active ? others : others.filter((seat) => seat === s.carrier);
}

export function passActions(s: RefState): number[] {
  return [KEEP, ...partners(s).map((seat) => KEEP + seat + 1)];
}

function passReached(s: RefState): RefState {
  return partners(s).length > 0 ? { ...s, step: 'pass' } : moveReached(s);
}

/** FV-63 */
export function passed(s: RefState, action: number): RefState {
  if (action === KEEP) return moveReached(s);
  const carrier = s.carrier === s.active ? action - KEEP - 1 : s.active;
  const next = deliverIfHome({ ...s, carrier }, 'move');
  return next.step === 'pass' ? moveReached(next) : next;
}

/** FV-38, FV-68, FV-69 */
function moveReached(s: RefState): RefState {
  if (isMired(s, s.active)) return turnEnded(s);
  return reachOf(s).length > 1 ? { ...s, step: 'move' } : arrived(s, false);
}

export function moved(s: RefState, action: number): RefState {
  const to = moveOf(action);
  const from = seatOf(s, s.active);
  return arrived(withSeat(s, s.active, to), from.x !== to.x || from.y !== to.y);
}

function arrived(s: RefState, came: boolean): RefState {
  const next = movementEnded({ ...s, step: 'move' }, came);
  return next.step === 'move' ? turnEnded(next) : next;
}

export function clueCame(s: RefState, card: number): RefState {
  const next = clueTurned(s, card);
  if (s.afterClue === 'clear') return clearReached(next);
  return s.afterClue === 'move' ? moveReached(next) : turnEnded(next);
}

function turnEnded(s: RefState): RefState {
  const next = turnTested(s);
  return next.step === 'over' ? next : turnStarted(next, nextSeat(next));
}
