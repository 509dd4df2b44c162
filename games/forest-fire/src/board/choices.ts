import { SQUARES } from '@glade/boards/squares36';
import { DONE, DROP, PUT_OUT, REFILL, ROLE, SEAT, STOP } from '../rules/actions.ts';
import { LINES } from '../rules/lines.ts';
import { apart, HAND, isBorder } from '../rules/places.ts';
import type { FirefighterView, ForestFireView } from '../rules/view.ts';

/** What an action does, as the board needs it. */
type Meaning =
  | { readonly kind: 'go' | 'putOut'; readonly place: number }
  | { readonly kind: 'drop'; readonly line: readonly [number, number, number] }
  | { readonly kind: 'done' | 'refill' | 'stop' }
  | { readonly kind: 'role'; readonly role: number };

export interface Choice {
  readonly action: number;
  /** The seat that acts, in a free order of play; undefined for the seat at turn. */
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

/** How many fires can be fought from a place (FF-33, FF-40): those on it and right around it. None from a hand. */
export const firesInReach = ({ counters }: ForestFireView, place: number): number =>
  place === HAND
    ? 0
    : counters.filter((each, square) => each > 0 && Math.max(...apart(place, square)) <= 1).length;

/** Whether somebody can jump into the forest: a Smoke Jumper from its edge or from outside (FF-42, FF-R22). */
export const canJump = ({ role, place }: FirefighterView): boolean =>
  role === 'smokeJumper' && (!isSquare(place) || isBorder(place));

/** What the selected seat can do at each place. */
export interface Targets {
  readonly go: ReadonlySet<number>;
  readonly putOut: ReadonlySet<number>;
  /** Ends of lines on which water can be dropped. */
  readonly ends: ReadonlySet<number>;
}

/** What these choices allow; `from` is the end of a line that has been chosen already. */
export function targetsOf(choices: readonly Choice[], from: number | undefined): Targets {
  const go = new Set<number>();
  const putOut = new Set<number>();
  const ends = new Set<number>();
  for (const { meaning } of choices) {
    if (meaning.kind === 'go') go.add(meaning.place);
    if (meaning.kind === 'putOut') putOut.add(meaning.place);
    if (meaning.kind !== 'drop') continue;
    const [first, , last] = meaning.line;
    if (from === undefined || from === last) ends.add(first);
    if (from === undefined || from === first) ends.add(last);
  }
  if (from !== undefined) ends.delete(from);
  return { go, putOut, ends };
}

/** FF-57: whether there is exactly the first counter, and the opening goes on. */
export const isFirstFire = ({ step, counters }: ForestFireView): boolean =>
  step === 'opening' && counters.reduce((sum, each) => sum + each, 0) === 1;
