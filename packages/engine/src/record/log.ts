import type { Action, Actor } from '../actor.ts';
import { short, type OptionValues } from '../options.ts';
import { visible } from '../escape-unseen.ts';

/** What is fixed before a match begins. Header and log together determine the match. */
export interface Header {
  readonly game: string;
  readonly version: number;
  readonly options: OptionValues;
  /** Where outcomes come from: drawn from the seed, or thrown by people and entered. */
  readonly dice: 'virtual' | 'entered';
  /** What virtual dice are drawn from: see `isSeed`. */
  readonly seed?: string;
  /**
   * Who sits in each seat, see `isName`: `person`, a name such as `Anna`, or `bot steady`. A person whose name is that of a
   * bot is written `person steady`; `steady` alone is the bot, as older matches write it.
   */
  readonly players: readonly string[];
}

/** The longest seed, in characters. */
const SEED_LIMIT = 500;

/** Whether a record can hold this seed: 1 to 500 visible characters on one line, without a space at the ends. */
export const isSeed = (text: string): boolean =>
  text !== '' && text.length <= SEED_LIMIT && text === text.trim() && visible(text) === text;

/** Whether a record can hold this name: 1 to 40 visible characters, single spaces between words, no comma. */
export const isName = (text: string): boolean =>
  text !== '' && short(text) === text && !text.includes(',');

/** An action or an outcome, and who acted. */
export interface Entry {
  readonly actor: Actor;
  readonly action: Action;
}
