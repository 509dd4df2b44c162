/** A turn from its start to the bites at its end (SF-20 to SF-31, SF-52 to SF-63). */
import { rollIn } from './codes.ts';
import { setAside } from './dice.ts';
import { amount, isOn, word } from './options.ts';
import { collectedAtTurnEnd, collectedAtTurnStart, flatSeats, revived } from './stars.ts';
import {
  fairyOf,
  HOME,
  isFlat,
  nextSeat,
  NO_FACES,
  over,
  seats,
  snakesAt,
  unlessOver,
  withFairy,
  type RefState,
} from './state.ts';
import { stepActions } from './steps.ts';

/** SF-20, SF-21, SF-R30: the active seat's turn begins. */
export function turnStarted(s: RefState): RefState {
  const fresh = { faces: NO_FACES, aside: 0, walked: false, revived: -1 };
  const t: RefState = { ...s, turn: s.turn + 1, ...fresh };
  return unlessOver(collectedAtTurnStart(t), (u) => ({ ...u, step: 'roll' }));
}

/** SF-22, SF-29 */
export function rolled(s: RefState, code: number): RefState {
  const roll = rollIn(code);
  const aside = setAside(roll);
  const faces = { F: roll.F, N: roll.N, T: roll.T };
  const t: RefState = { ...s, step: 'move', aside, pool: s.pool - aside, faces };
  if (t.pool === 0) return fiveComplete(t);
  return stepActions(t).length === 0 ? turnEnded(t) : t;
}

/** SF-23, SF-61, SF-R19 */
function fiveComplete(s: RefState): RefState {
  const flat = flatSeats(s);
  const [only = -1] = flat;
  if (flat.length === 1) return turnEnded(revived(s, only));
  return { ...s, step: flat.length === 0 ? 'star' : 'revive' };
}

/** SF-31, SF-50, SF-52, SF-R30: first a fairy that stayed has its star, then snakes bite. */
export function turnEnded(s: RefState): RefState {
  return unlessOver(collectedAtTurnEnd(s), turnPassed);
}

/** SF-R39: after the last turn of the cap there is no other. */
function turnPassed(s: RefState): RefState {
  const t = { ...bittenSeats(s).reduce(bitten, s), faces: NO_FACES };
  if (t.turn >= amount(s.options, 'turnCap')) return over(t, 'cap');
  return turnStarted({ ...t, active: nextSeat(t) });
}

/** SF-R32: the active player's fairy, or every one, from the active seat on. SF-R35: grace. */
function bittenSeats(s: RefState): number[] {
  const order = seats(s).map((n) => (s.active + n) % s.fairies.length);
  const exposed = word(s.options, 'bites') === 'all' ? order : [s.active];
  const graced = isOn(s.options, 'reviveGrace') && s.revived === s.active ? s.revived : -1;
  return exposed.filter((seat) => seat !== graced);
}

/** SF-53: once for each snake at the tree. */
function bitten(s: RefState, seat: number): RefState {
  const { at } = fairyOf(s, seat);
  if (at === HOME) return s;
  const snakes = Array.from({ length: snakesAt(s, [at]) });
  return snakes.reduce<RefState>((t) => bite(t, seat), s);
}

/** SF-54, SF-56 to SF-58, SF-R33, SF-R34 */
function bite(s: RefState, seat: number): RefState {
  const { hearts, held } = fairyOf(s, seat);
  if (isFlat(s, seat)) return s;
  const t = { ...s, bites: s.bites + 1 };
  if (hearts > 0) return withFairy(t, seat, { hearts: hearts - 1 });
  if (held > 0) {
    const swapped = withFairy(t, seat, { held: held - 1, hearts: 2 });
    return { ...swapped, swaps: s.swaps + 1 };
  }
  return { ...withFairy(t, seat, { flat: true }), flats: s.flats + 1 };
}
