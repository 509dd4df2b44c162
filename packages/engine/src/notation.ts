import { problem, type Result } from './refusal.ts';
import type { Action } from './rules.ts';

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

/** An entry as notations read it: lower case, single spaces, without the full stop or the exclamation mark at its end. */
export const tidy = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replace(/[ .!]+$/, '')
    .trim();

/** What an entry that cannot be read is answered with. */
export const unread = (text: string): Result<never> =>
  problem('notation.entry', { text: text.slice(0, 40) });
