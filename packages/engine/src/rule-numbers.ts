import type { Language } from './language.ts';
import type { OptionValue } from './options.ts';

/**
 * A number of the rules that designers may change to see what happens: a count, a size, a price, a limit, a die. It is no
 * option: nobody plays with another one, and no record holds one.
 */
export interface RuleNumber {
  /** Its value in the rules as they are. */
  readonly value: number;
  /** Between these, both included, every match still comes to its end as the rules promise. A test plays both ends. */
  readonly least: number;
  readonly most: number;
  /** The option that holds it, where people can choose some of its values. */
  readonly option?: string;
  /** It only matters if options have one of these values. */
  readonly when?: Readonly<Record<string, readonly OptionValue[]>>;
  /** What it counts. */
  readonly words: Readonly<Record<Language, string>>;
}

/** The numbers of a game by their names: the clause that states it, a dot and a word, as `WF-22.actions`. */
export type RuleNumbers = Readonly<Record<string, RuleNumber>>;

/** The name under which the options of the rules hold a number. */
export const numberKey = (name: string, { option = name }: RuleNumber): string => option;
