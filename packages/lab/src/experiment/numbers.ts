import {
  numberKey,
  type ClauseId,
  type Game,
  type OptionValues,
  type RuleNumber,
  type RuleNumbers,
} from '@glade/engine';

/** A number of the rules that an experiment changes. */
export interface ChangedNumber {
  /** Its name, as `WF-22.actions`. */
  readonly name: string;
  /** Under which the options hold it. */
  readonly key: string;
  readonly value: number;
  readonly number: RuleNumber;
  readonly words: RuleNumber['words'];
}

/** The numbers of the rules that these options change to values that are no choice of people. */
export function numbersChanged(game: Game, options: OptionValues): readonly ChangedNumber[] {
  return Object.entries(numbersOf(game)).flatMap(([name, number]) => {
    const key = numberKey(name, number);
    const value = options[key];
    const listed = game.options.options[key]?.values.includes(value!) === true;
    return typeof value !== 'number' || listed
      ? []
      : [{ name, key, value, number, words: number.words }];
  });
}

/** The numbers of a game; only those that Node loads have any. */
export const numbersOf = (game: Game): RuleNumbers =>
  (game as { readonly numbers?: RuleNumbers }).numbers ?? {};

/** Under which the options hold a rule: an option, or a number of these, of which some are the values of an option. */
export const keyOfRule = (numbers: RuleNumbers, name: string): string =>
  numbers[name] === undefined ? name : numberKey(name, numbers[name]);

/** The clause that states a number: `WF-22` of `WF-22.actions`. */
export const clauseOfNumber = (name: string): ClauseId => name.split('.')[0]!;
