import type { Action, Seat } from './actor.ts';
import { problem, type Result } from './refusal.ts';

/** Says a message of the game in the language of who reads it. */
export type Wording = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** What a terminal shows of a match. Pages do without it, so a game may add it where Node loads it. */
export interface TerminalText<S> {
  /** A board, several lines. */
  draw(s: S, say: Wording): string;
  /** The same as a seat may see it; an undefined seat is a bystander. Absent: what could differ is drawn as `?`. */
  drawSeen?(s: S, seat: Seat | undefined, say: Wording): string;
  /**
   * The text of a seat's action with the names that the drawn board has, where a record needs longer ones. The notation
   * reads it, too. Absent: the same text.
   */
  typed?(text: string, seat: Seat): string;
}

/**
 * Text for actions and positions: exact on output, forgiving on input (case, spaces, synonyms).
 * `parse(format(a))` gives back `a`; `position` and `parsePosition` likewise.
 */
export interface Notation<S> extends Partial<TerminalText<S>> {
  /** The action or outcome in the state it is taken in, e.g. `douse 3,4`. */
  format(s: S, a: Action): string;
  /** The action that the text means, legal or not: `check` says why one is not legal. */
  parse(s: S, text: string): Result<Action>;
  /** The whole state on one line. */
  position(s: S): string;
  parsePosition(text: string): Result<S>;
  /** A place for people to read, e.g. `(3,4)`. */
  place(cell: number): string;
  /** The values with which messages name a place in any language, e.g. `{ column: 3, row: 4 }`. */
  placeParts(cell: number): Readonly<Record<string, string | number>>;
  /**
   * The action that does in `now` what `a` did in `then`, where its text names something that is called otherwise in this
   * other position of the same match, such as an Encounter by its card. Undefined if there is none. Absent: the text decides.
   */
  sameIn?(then: S, now: S, a: Action): Action | undefined;
  /**
   * The action that leaves alone what could be chosen now: who did something of a later step has done so. Undefined where
   * a choice must be made. Absent: everywhere.
   */
  declining?(s: S): Action | undefined;
}

/** The part of a notation that writes and reads whole states; a page loads it only when it is needed. */
export type Positions<S> = Pick<Notation<S>, 'position' | 'parsePosition'>;

/** The longest entry that is read, in characters. Entries of our games have up to about a hundred. */
export const ENTRY_LIMIT = 400;
/** The longest position that is read, in characters. Positions of our games have up to about seven thousand. */
export const POSITION_LIMIT = 10_000;

/**
 * Brings an entry into the form that notations read: lower case, single spaces, no full stop or exclamation mark at its
 * end. An entry longer than `limit` becomes an empty text, for which `unread` is the answer.
 */
export function tidy(text: string, limit = ENTRY_LIMIT): string {
  if (text.length > limit) return '';
  return withoutEnd(text.toLowerCase().replaceAll(/\s+/g, ' '), ' .!').trim();
}

/** The text without any of these signs at its end, in linear time; a regular expression could take quadratic time. */
export function withoutEnd(text: string, signs: string): string {
  let end = text.length;
  while (end > 0 && signs.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** The problem for an entry that cannot be read. */
export const unread = (text: string): Result<never> =>
  text.length > ENTRY_LIMIT
    ? problem('notation.long', { limit: ENTRY_LIMIT })
    : problem('notation.entry', { text: text.slice(0, 40) });

/** A reader of positions that refuses texts longer than `POSITION_LIMIT`. */
export const upToLimit =
  <S>(read: (text: string) => Result<S>) =>
  (text: string): Result<S> =>
    text.length > POSITION_LIMIT ? problem('position.long', { limit: POSITION_LIMIT }) : read(text);
