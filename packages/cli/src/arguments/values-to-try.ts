import {
  isNumberName,
  parseOptions,
  short,
  type WholeGame,
  type OptionValues,
} from '@glade/engine';
import { keyOfRule, MOST_BESIDE, numbersChanged, numbersOf, type Choice } from '@glade/lab';
import { withPatch } from './patches.ts';
import { UserError, valueOrThrow } from './user-error.ts';

interface OptionValuesToTry {
  readonly name: string;
  readonly values: readonly string[];
}

/** Returns the names if none occurs twice: comparing something with itself tells nothing. */
export function requireDistinct(names: readonly string[]): readonly string[] {
  const twice = names.find((name, i) => names.indexOf(name) < i);
  if (twice !== undefined) throw new UserError('cli.twice', { found: short(twice) });
  return names;
}

/** Throws a UserError where two names mean one rule: the same name, or an option and the number that is its value. */
export function requireApart(game: WholeGame, names: readonly string[]): void {
  requireDistinct(names);
  const numbers = numbersOf(game);
  const keys = names.map((name) => keyOfRule(numbers, name));
  const again = keys.findIndex((key, i) => keys.indexOf(key) < i);
  if (again < 0) return;
  const one = names[keys.indexOf(keys[again]!)]!;
  throw new UserError('cli.oneRule', { one: short(one), other: short(names[again]!) });
}

/** Reads `name=1..4` or `name=a,b,c`. */
export function parseValuesToTry(text: string, code: string): OptionValuesToTry {
  const [, name, list] = /^([^=]+)=(.+)$/.exec(text) ?? [];
  if (name === undefined || list === undefined) throw new UserError(code, { found: short(text) });
  const [, from, to] = /^(-?\d{1,6})\.\.(-?\d{1,6})$/.exec(list) ?? [];
  if (from === undefined || to === undefined)
    return {
      name: name.trim(),
      values: requireDistinct(list.split(',').map((value) => value.trim())),
    };
  const many = Number(to) - Number(from) + 1;
  if (many < 1) throw new UserError('cli.range', { found: short(text) });
  if (many > MOST_BESIDE) throw new UserError(code, { found: short(text) });
  const values = Array.from({ length: many }, (_, i) => String(Number(from) + i));
  return { name: name.trim(), values };
}

/** Every combination of the values, with the options it stands for. */
export function optionChoices(
  game: WholeGame,
  base: OptionValues,
  given: readonly OptionValuesToTry[],
  most = MOST_BESIDE,
): readonly Choice[] {
  // The option for the number of seats has another name in each game.
  const { seats: option = 'seats' } = game.options;
  const sets = given.map((each) => (each.name === 'seats' ? { ...each, name: option } : each));
  const combined = sets.reduce<readonly (readonly (readonly [string, string])[])[]>(
    (all, { name, values }) =>
      all.flatMap((some) => values.map((value) => [...some, [name, value] as const])),
    [[]],
  );
  if (combined.length > most) {
    throw new UserError('cli.choices', { found: combined.length, most });
  }
  const choices = combined.map((pairs) => ({
    name: pairs.map(([name, value]) => `${name}=${value}`).join(' '),
    options: optionsWith(game, base, pairs),
  }));
  const { seats } = game.rules(base);
  for (const { name, options } of choices) {
    const found = game.rules(options).seats;
    if (found !== seats)
      throw new UserError('cli.choices.seats', { name: short(name), found, seats });
  }
  return choices;
}

/** The options with other values of some of them, and of numbers of the rules. */
export function optionsWith(
  game: WholeGame,
  base: OptionValues,
  pairs: readonly (readonly [name: string, value: string])[],
): OptionValues {
  const patches = Object.fromEntries(
    numbersChanged(game, base).map(({ key, value }) => [key, value]),
  );
  const plain = Object.fromEntries(
    Object.entries(base).filter(([name]) => !Object.hasOwn(patches, name)),
  );
  const chosen = Object.fromEntries(pairs.filter(([name]) => !isNumberName(name)));
  const parsed = valueOrThrow(parseOptions(game.options, { ...plain, ...chosen }), game);
  return pairs
    .filter(([name]) => isNumberName(name))
    .reduce<OptionValues>((all, [name, value]) => withPatch(game, all, name, value), {
      ...parsed,
      ...patches,
    });
}
