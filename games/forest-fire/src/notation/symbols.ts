import { burns, isBreak } from '../rules/fire.ts';
import type { FireState } from '../rules/state.ts';
import { placeName } from './places.ts';

/** None, Hotshot, Smoke Jumper, Pilot. */
export const ROLE_LETTERS = '-HSP';

/** What stands on a square, as a position and a drawing have it: `.`, `#` a Firebreak, or the number of counters. */
export function symbol(s: FireState, square: number): string {
  if (isBreak(s, square)) return '#';
  const counters = s.counters[square]!;
  return !burns(s, square) ? '.' : counters > 9 ? `(${counters})` : String(counters);
}

/** A firefighter: role, place, and what is left or lost. */
export function formatPlayer(s: FireState, seat: number): string {
  const rest = s.rests[seat]! > 0 ? ` rest ${s.rests[seat]}` : '';
  const out = s.isOut(seat) ? ' out' : '';
  return `${ROLE_LETTERS[s.roles[seat]!]!} ${placeName(s.places[seat]!)} moves ${s.moves[seat]}${rest}${out}`;
}
