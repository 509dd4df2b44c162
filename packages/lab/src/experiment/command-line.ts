import { parseOptions, spell, type Game, type OptionValues } from '@glade/engine';
import { numbersChanged } from './numbers.ts';
import type { Experiment } from './experiment.ts';

/** How the program and the game are called where the command is typed. */
export interface Called {
  readonly program?: string;
  /** The folder or package of a game that is not on the shelf. */
  readonly place?: string | undefined;
}

/**
 * The command that repeats an answer, on any number of workers. Without bots it names none: then they do not matter.
 */
export function commandLine(
  name: string,
  game: Game,
  { bots, games, seed, options }: Experiment,
  more: readonly string[] = [],
  { program = 'npm run glade --', place = game.id }: Called = {},
): string {
  const names = new Set(bots).size === 1 ? bots[0]! : bots.join(',');
  return [
    `${program} ${name} ${shellQuoted(place)}`,
    ...more,
    `--games ${games}`,
    ...(bots.length === 0 ? [] : [`--bots ${shellQuoted(names)}`]),
    `--seed ${shellQuoted(seed)}`,
    ...optionArguments(game, options),
  ].join(' ');
}

/** `--patch` for every number of the rules that is changed, and `--set` for every option that differs from what commands in bulk choose by default. */
function optionArguments(game: Game, options: OptionValues): readonly string[] {
  const defaults = parseOptions(game.options, game.options.bulk);
  const changed = numbersChanged(game, options);
  const sets = Object.entries(options)
    .filter(([name, value]) => !defaults.ok || value !== defaults.value[name])
    .filter(([name]) => !changed.some(({ key }) => key === name))
    .map(([name, value]) => `--set ${name}=${spell(value)}`);
  return [...sets, ...changed.map(({ name, value }) => `--patch ${name}=${value}`)];
}

/** A word as a shell takes it: in quotes where it needs them. */
export function shellQuoted(text: string): string {
  return /^[\w.,:/-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
