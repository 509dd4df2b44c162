import {
  applies,
  chosen,
  parseOptions,
  short,
  spell,
  type WholeGame,
  type OptionValues,
} from '@glade/engine';
import { UserError, valueOrThrow } from './user-error.ts';
import { readSmallFile } from './files.ts';

/** Reads a whole number from `least` to `most`, in digits. `name` is that of the argument. */
export function parseWholeNumber(name: string, text: string, least: number, most: number): number {
  const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  throw new UserError('cli.number', { name, found: short(text), least, most });
}

export interface OptionArguments {
  readonly set?: readonly string[];
  readonly preset?: string;
  readonly seats?: string;
}

/** The value of an option. `@FILE` stands for the content of a file, for options that need more than a word. */
const valueOrFile = (value: string): string =>
  value.startsWith('@') ? readSmallFile(value.slice(1)).trim() : value;

/** The options set by `--preset`, `--set name=value` and `--seats`, on top of `base`. */
export function gameOptions(
  game: WholeGame,
  { set = [], preset, seats }: OptionArguments,
  base: OptionValues = {},
): OptionValues {
  const chosenValues = new Map<string, unknown>(
    Object.entries({ ...base, ...presetOptions(game, preset) }),
  );
  for (const pair of set) {
    const [, name, value] = /^([^=]+)=(.*)$/.exec(pair) ?? [];
    if (name === undefined || value === undefined) {
      throw new UserError('cli.set', { found: short(pair) });
    }
    chosenValues.set(name.trim(), valueOrFile(value.trim()));
  }
  const values = Object.fromEntries(chosenValues);
  return seats === undefined
    ? valueOrThrow(parseOptions(game.options, values), game)
    : withSeats(
        game,
        values,
        requireSameSeats(set, game, parseWholeNumber('--seats', seats, 1, 99)),
      );
}

/** Returns the number of seats if `--set` does not state another. */
function requireSameSeats(set: readonly string[], game: WholeGame, seats: number): number {
  const name = game.options.seats;
  const other = set.find((pair) => {
    const [key, value] = pair.split('=');
    return key?.trim() === name && value?.trim() !== String(seats);
  });
  if (other !== undefined) throw new UserError('cli.seats.twice', { found: short(other), seats });
  return seats;
}

function presetOptions(game: WholeGame, name: string | undefined): OptionValues {
  if (name === undefined) return {};
  const { presets } = game.options;
  const preset = Object.hasOwn(presets, name) ? presets[name] : undefined;
  if (preset === undefined) {
    throw new UserError('cli.preset', {
      found: short(name),
      known: Object.keys(presets).join(', '),
    });
  }
  return preset;
}

function withSeats(
  game: WholeGame,
  values: Readonly<Record<string, unknown>>,
  seats: number,
): OptionValues {
  const { seats: name, options: known } = game.options;
  const usual = parseOptions(game.options, values);
  if (name !== undefined && !(usual.ok && !applies(known[name]!, usual.value)))
    return valueOrThrow(parseOptions(game.options, { ...values, [name]: seats }), game);
  const options = valueOrThrow(usual, game);
  const there = game.rules(options).seats;
  if (there !== seats) throw new UserError('cli.seats', { found: seats, seats: there });
  return options;
}

/** Names separated by commas: one for each seat, or one for all. */
export function namesPerSeat(names: string, seats: number): readonly string[] {
  const list = names.split(',').map((name) => name.trim());
  if (list.length === 1) return Array.from({ length: seats }, () => list[0]!);
  if (list.length === seats) return list;
  throw new UserError('cli.bots', { found: list.length, seats });
}

/** Options that were set but have no effect beside the others, each with the values it would need. */
export function optionsWithoutEffect(
  game: WholeGame,
  options: OptionValues,
): readonly { readonly name: string; readonly with: string }[] {
  return Object.keys(chosen(game.options, options)).flatMap((name) => {
    const option = game.options.options[name];
    if (option === undefined || applies(option, options)) return [];
    const needed = Object.entries(option.when ?? {});
    return [
      {
        name,
        with: needed.map(([other, values]) => `${other}=${values.map(spell).join('|')}`).join(', '),
      },
    ];
  });
}

/** Reads a seed: one line of 1 to 40 characters, as a record allows. */
export function parseSeed(text: string): string {
  if (text === '' || short(text) !== text) throw new UserError('cli.seed');
  return text;
}
