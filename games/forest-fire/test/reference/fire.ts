/** Fire rolls and spread (FF-07 to FF-14, FF-18, FF-27, FF-28). */
import { gapsFrom, SQUARES } from './board.ts';
import { isOn } from './options.ts';
import { burns, countersOn, over, withCounters, type RefState } from './state.ts';

/** One roll, finished before the next one (FF-R12): counter, spread, test for the loss. */
export function fireRolled(s: RefState, square: number): RefState {
  const counted = { ...s, drawn: square, rolls: s.rolls + 1, rollsLeft: s.rollsLeft - 1 };
  // FF-27, FF-R10: the roll is used up and nothing else happens.
  if (hasFirebreak(counted, square)) return counted;
  // FF-12: squares may hold any number.
  const lit = withCounters(counted, square, countersOn(counted, square) + 1);
  // FF-R09: a roll on a burning square spreads unless the option says no.
  const spreads = !burns(s, square) || isOn(s.options, 'stackSpread');
  return ablazeTested(spreads ? spread(lit, square) : lit);
}

/** FF-13; FF-R08, option `chain`: what was filled counts as new, breadth first. */
function spread(s: RefState, square: number): RefState {
  if (!isOn(s.options, 'chain')) return filled(s, gapsBeside(s, square));
  let state = s;
  const fresh = [square];
  for (const next of fresh) {
    const gaps = gapsBeside(state, next);
    state = filled(state, gaps);
    fresh.push(...gaps);
  }
  return state;
}

/** FF-13, FF-14, FF-R06, FF-R07: empty squares between this new fire and another fire. */
function gapsBeside(s: RefState, square: number): number[] {
  return gapsFrom(square)
    .filter(({ middle, partner }) => burns(s, partner) && mayFill(s, middle))
    .map(({ middle }) => middle);
}

/** FF-R10: never a Firebreak. FF-R11: firefighters do not matter. */
function mayFill(s: RefState, square: number): boolean {
  return !burns(s, square) && !hasFirebreak(s, square);
}

function filled(s: RefState, squares: number[]): RefState {
  const counted = { ...s, fills: s.fills + squares.length };
  return squares.reduce((t, square) => withCounters(t, square, 1), counted);
}

/** FF-18, FF-28, FF-R32 */
function ablazeTested(s: RefState): RefState {
  const ablaze = SQUARES.every((square) => burns(s, square) || hasFirebreak(s, square));
  return ablaze ? over(s, 'loss-ablaze') : s;
}

export function hasFirebreak(s: RefState, square: number): boolean {
  return s.firebreaks.includes(square);
}
