import { numberKey, short, spell, type OptionValues, type WholeGame } from '@glade/engine';
import { UserError } from './user-error.ts';
import { nearestName } from './nearest-name.ts';

/** Arguments of commands that take other numbers of the rules, as typed. */
export interface PatchArguments {
  /** `WF-22.actions=2`. */
  readonly patch?: readonly string[];
}

/** The options with these numbers of the rules instead. Throws a UserError for a number that would break the game. */
export function withPatches(
  game: WholeGame,
  options: OptionValues,
  { patch = [] }: PatchArguments,
): OptionValues {
  const names = patch.map((text) => nameIn(text));
  const twice = names.find((name, i) => names.indexOf(name) < i);
  if (twice !== undefined) throw new UserError('cli.twice', { found: short(twice) });
  return patch.reduce((all, text) => {
    const [, name = '', value = ''] = PATCH.exec(text) ?? [];
    return withPatch(game, all, name.trim(), value.trim());
  }, options);
}

const PATCH = /^([^=]+)=(.*)$/;

function nameIn(text: string): string {
  const name = PATCH.exec(text)?.[1];
  if (name === undefined) throw new UserError('cli.patch', { found: short(text) });
  return name.trim();
}

/** The options with one number of the rules instead. */
export function withPatch(
  game: WholeGame,
  options: OptionValues,
  asked: string,
  text: string,
): OptionValues {
  const { numbers = {} } = game;
  const known = Object.keys(numbers);
  if (known.length === 0) throw new UserError('cli.patch.none');
  const name = known.find((each) => each.toLowerCase() === asked.toLowerCase());
  if (name === undefined) {
    const meant = nearestName(
      asked.toLowerCase(),
      known.map((each) => each.toLowerCase()),
    );
    const meantName = known.find((each) => each.toLowerCase() === meant);
    throw new UserError(meantName === undefined ? 'cli.patch.unknown' : 'cli.patch.meant', {
      found: short(asked),
      known: known.join(', '),
      meant: meantName ?? '',
    });
  }
  const number = numbers[name]!;
  const value = /^-?\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
  const { least, most } = number;
  if (!(value >= least && value <= most))
    throw new UserError('cli.patch.range', { name, found: short(text), least, most });
  const missing = Object.entries(number.when ?? {}).find(
    ([option, values]) => !values.includes(options[option]!),
  );
  if (missing !== undefined)
    throw new UserError('cli.patch.idle', {
      name,
      option: missing[0],
      values: missing[1].map(spell).join(', '),
    });
  return { ...options, [numberKey(name, number)]: value };
}
