import { SQUARES } from '@glade/boards/squares36';
import { LINES } from './places.ts';
import { DONE, DROP, PUT_OUT, REFILL, ROLE, SEAT, STOP } from './state.ts';

/** An action as the board understands it. */
type Meaning =
  | { readonly kind: 'go' | 'putOut'; readonly place: number }
  | { readonly kind: 'drop'; readonly line: readonly [number, number, number] }
  | { readonly kind: 'done' | 'refill' | 'stop' }
  | { readonly kind: 'role'; readonly role: number };

export interface Choice {
  readonly action: number;
  /** In a free order of play the seat it is for, else whoever is at turn. */
  readonly seat: number | undefined;
  readonly meaning: Meaning;
}

/** What an action means; `free` says that the seat is part of it (option turnOrder). */
export function choiceOf(action: number, free: boolean): Choice {
  const seat = free ? Math.floor(action / SEAT) : undefined;
  return { action, seat, meaning: meaningOf(free ? action % SEAT : action) };
}

function meaningOf(action: number): Meaning {
  if (action < PUT_OUT) return { kind: 'go', place: action };
  if (action < DROP) return { kind: 'putOut', place: action - PUT_OUT };
  if (action < DONE) return { kind: 'drop', line: LINES[action - DROP]! };
  if (action === DONE) return { kind: 'done' };
  if (action < REFILL) return { kind: 'role', role: action - ROLE };
  return { kind: action === STOP ? 'stop' : 'refill' };
}

/** The line with these two ends, in any order; -1 when there is none. */
export const dropBetween = (a: number, b: number): number => {
  const line = LINES.findIndex(
    ([first, , last]) => (first === a && last === b) || (first === b && last === a),
  );
  return line < 0 ? -1 : DROP + line;
};

export const isSquare = (place: number): boolean => place < SQUARES;
