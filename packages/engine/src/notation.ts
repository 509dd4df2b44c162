import type { Action } from './actor.ts';
import { problem, type Result } from './refusal.ts';

/**
 * Text for actions and positions: exact on output, forgiving on input (case, spaces, synonyms).
 * `parse(format(a))` gives back `a`; `position` and `parsePosition` likewise.
 */
export interface Notation<S> {
  /** The action or outcome in the state it is taken in, e.g. `douse 3,4`. */
  format(s: S, a: Action): string;
  /** Gives any action the text means, legal or not: `check` explains what is illegal. */
  parse(s: S, text: string): Result<Action>;
  /** The whole state on one line. */
  position(s: S): string;
  parsePosition(text: string): Result<S>;
  /** A place for people to read, e.g. `(3,4)`. */
  place(cell: number): string;
  /** The numbers or words from which a place is told in any language, e.g. `{ column: 3, row: 4 }`. */
  placeParts(cell: number): Readonly<Record<string, string | number>>;
  /** A board for the terminal, several lines. */
  draw(s: S): string;
}

/** Whole states as text: what a page loads only when somebody asks for it. */
export type Positions<S> = Pick<Notation<S>, 'position' | 'parsePosition' | 'draw'>;

/** The longest entry that is read, in characters; the longest there is has about a hundred. */
export const ENTRY_LIMIT = 400;
/** The longest position that is read, in characters; the largest has about seven thousand. */
export const POSITION_LIMIT = 10_000;

/**
 * An entry as notations read it: lower case, single spaces, without the full stop or the exclamation mark at its end.
 * Nothing is left of one that is too long: `unread` says so.
 */
export function tidy(text: string, limit = ENTRY_LIMIT): string {
  if (text.length > limit) return '';
  return withoutEnd(text.toLowerCase().replaceAll(/\s+/g, ' '), ' .!').trim();
}

/** A text without any of these signs at its end. A regular expression would begin again at each of them. */
export function withoutEnd(text: string, signs: string): string {
  let end = text.length;
  while (end > 0 && signs.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** What an entry that cannot be read is answered with. */
export const unread = (text: string): Result<never> =>
  text.length > ENTRY_LIMIT
    ? problem('notation.long', { limit: ENTRY_LIMIT })
    : problem('notation.entry', { text: text.slice(0, 40) });

/** A reader of positions that refuses what is too long to be one. */
export const upToLimit =
  <S>(read: (text: string) => Result<S>) =>
  (text: string): Result<S> =>
    text.length > POSITION_LIMIT ? problem('position.long', { limit: POSITION_LIMIT }) : read(text);
