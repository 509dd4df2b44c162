import {
  closeSync,
  createReadStream,
  existsSync,
  openSync,
  readSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import {
  applies,
  chosen,
  parseOptions,
  RECORD_LIMIT,
  short,
  spell,
  type WholeGame,
  type OptionValues,
} from '@glade/engine';
import { Failure, need } from './failure.ts';

/** A whole number from `least` to `most`, written in digits. */
export function wholeNumber(name: string, text: string, least: number, most: number): number {
  const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  throw new Failure('cli.number', { name, found: short(text), least, most });
}

export interface Setting {
  readonly set?: readonly string[];
  readonly preset?: string;
  readonly seats?: string;
}

/** The value itself; after an `@` the content of a file, for options that take more than a word. */
const opened = (value: string): string =>
  value.startsWith('@') ? readText(value.slice(1)).trim() : value;

/** The options chosen by `--preset`, `--set name=value` and `--seats`, instead of those of `base`. */
export function settingOf(
  game: WholeGame,
  { set = [], preset, seats }: Setting,
  base: OptionValues = {},
): OptionValues {
  const given = new Map<string, unknown>(Object.entries({ ...base, ...presetOf(game, preset) }));
  for (const pair of set) {
    const [, name, value] = /^([^=]+)=(.*)$/.exec(pair) ?? [];
    if (name === undefined || value === undefined) {
      throw new Failure('cli.set', { found: short(pair) });
    }
    given.set(name.trim(), opened(value.trim()));
  }
  const values = Object.fromEntries(given);
  return seats === undefined
    ? need(parseOptions(game.options, values), game)
    : seated(game, values, agreeing(set, game, wholeNumber('--seats', seats, 1, 99)));
}

/** The number of seats, if `--set` does not say another. */
function agreeing(set: readonly string[], game: WholeGame, seats: number): number {
  const name = game.options.seats;
  const other = set.find((pair) => {
    const [key, value] = pair.split('=');
    return key?.trim() === name && value?.trim() !== String(seats);
  });
  if (other !== undefined) throw new Failure('cli.seats.twice', { found: short(other), seats });
  return seats;
}

function presetOf(game: WholeGame, name: string | undefined): OptionValues {
  if (name === undefined) return {};
  const { presets } = game.options;
  const preset = Object.hasOwn(presets, name) ? presets[name] : undefined;
  if (preset === undefined) {
    throw new Failure('cli.preset', { found: short(name), known: Object.keys(presets).join(', ') });
  }
  return preset;
}

function seated(
  game: WholeGame,
  values: Readonly<Record<string, unknown>>,
  seats: number,
): OptionValues {
  const { seats: name, options: known } = game.options;
  const usual = parseOptions(game.options, values);
  if (name !== undefined && !(usual.ok && !applies(known[name]!, usual.value)))
    return need(parseOptions(game.options, { ...values, [name]: seats }), game);
  const options = need(usual, game);
  const there = game.rules(options).seats;
  if (there !== seats) throw new Failure('cli.seats', { found: seats, seats: there });
  return options;
}

/** Names separated by commas, one for each seat or one for all. */
export function perSeat(names: string, seats: number): readonly string[] {
  const list = names.split(',').map((name) => name.trim());
  if (list.length === 1) return Array.from({ length: seats }, () => list[0]!);
  if (list.length === seats) return list;
  throw new Failure('cli.bots', { found: list.length, seats });
}

/** Options that were chosen although the others leave them nothing to change, and what they would need. */
export function idleOptions(
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

/** A seed as it may stand in a record: on one line, 1 to 40 characters. */
export function seedOf(text: string): string {
  if (text === '' || short(text) !== text) throw new Failure('cli.seed');
  return text;
}

/** Makes sure, before hours are spent, that the file can be written. */
export function writable(file: string): string {
  try {
    const there = existsSync(file);
    closeSync(openSync(file, 'a'));
    if (!there) rmSync(file);
  } catch {
    throw new Failure('cli.write', { file: short(file) });
  }
  return file;
}

/** A file that can be written and holds nothing yet. */
export function freshFile(file: string): string {
  writable(file);
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) === 0) return file;
  throw new Failure('cli.full', { file: short(file) });
}

export function writeText(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch {
    throw new Failure('cli.write', { file: short(file) });
  }
}

/** The text of a small file. Of a larger one only so much is read that whoever reads it knows it is too long. */
function readText(file: string): string {
  const bytes = Buffer.alloc(4 * RECORD_LIMIT);
  try {
    const from = openSync(file, 'r');
    try {
      return bytes.toString('utf8', 0, readSync(from, bytes));
    } finally {
      closeSync(from);
    }
  } catch {
    throw new Failure('cli.read', { file: short(file) });
  }
}

/** The text of a match record. Of a longer one only so much is read that it is known to be too long. */
export async function readRecord(file: string): Promise<string> {
  const parts: Buffer[] = [];
  try {
    // Four bytes are the most a character takes.
    for await (const part of createReadStream(file, { end: 4 * RECORD_LIMIT })) {
      parts.push(part as Buffer);
    }
  } catch {
    throw new Failure('cli.read', { file: short(file) });
  }
  return Buffer.concat(parts).toString('utf8');
}
