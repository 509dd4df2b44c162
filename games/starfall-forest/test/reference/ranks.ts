/** Who came where (SF-03, SF-R36, SF-R39). */
import { fairyOf, isHome, seats, type RefState } from './state.ts';

/** Per seat; 1 is first. Home fairies in their order, then by stars, then by hearts, then shared. */
export function ranksOf(s: RefState): number[] {
  return seats(s).map((seat) => 1 + seats(s).filter((other) => isAhead(s, other, seat)).length);
}

function isAhead(s: RefState, a: number, b: number): boolean {
  if (isHome(s, a) && isHome(s, b)) return s.homeOrder.indexOf(a) < s.homeOrder.indexOf(b);
  if (isHome(s, a) || isHome(s, b)) return isHome(s, a);
  const first = fairyOf(s, a);
  const second = fairyOf(s, b);
  if (first.held !== second.held) return first.held > second.held;
  return first.hearts > second.hearts;
}
