import type { Action, Actor } from './actor.ts';
import { short, type OptionValues } from './options.ts';
import { visible } from './visible.ts';

/** What is fixed before a match begins. With the log it is the whole truth about the match. */
export interface Header {
  readonly game: string;
  readonly version: number;
  readonly options: OptionValues;
  /** Where outcomes come from: drawn from the seed, or thrown by people and entered. */
  readonly dice: 'virtual' | 'entered';
  /** What virtual dice are drawn from: see `isSeed`. */
  readonly seed?: string;
  /**
   * Who sits where, one name a seat, see `isName`: `person`, a name such as `Anna`, `bot steady`, or for somebody with
   * the name of a bot `person steady`. Alone, `steady` is a bot, as older matches write it.
   */
  readonly players: readonly string[];
}

/** The longest seed, in characters. */
const SEED_LIMIT = 500;

/** Whether a record gives this seed back as it is: 1 to 500 characters that can be seen, on one line, no space at its ends. */
export const isSeed = (text: string): boolean =>
  text !== '' && text.length <= SEED_LIMIT && text === text.trim() && visible(text) === text;

/** Whether a record gives this name back as it is: 1 to 40 characters that can be seen, single spaces, no comma. */
export const isName = (text: string): boolean =>
  text !== '' && short(text) === text && !text.includes(',');

/** What was done or rolled, and by whom. */
export interface Entry {
  readonly actor: Actor;
  readonly action: Action;
}
