import { parseOptions, spell, type Game, type OptionValues } from '@glade/engine';
import type { Experiment } from './experiment.ts';

/** What makes the same answer again, on any number of workers. Bots that do not matter are left out: then there are none. */
export function commandLine(
  name: string,
  game: Game,
  { bots, games, seed, options }: Experiment,
  more: readonly string[] = [],
): string {
  const names = new Set(bots).size === 1 ? bots[0]! : bots.join(',');
  return [
    `npm run glade -- ${name} ${game.id}`,
    ...more,
    `--games ${games}`,
    ...(bots.length === 0 ? [] : [`--bots ${shellQuoted(names)}`]),
    `--seed ${shellQuoted(seed)}`,
    ...optionArguments(game, options),
  ].join(' ');
}

/** Options as they are written on the command line of what plays in bulk: all that differ from what it chooses. */
function optionArguments(game: Game, options: OptionValues): readonly string[] {
  const defaults = parseOptions(game.options, game.options.bulk);
  return Object.entries(options)
    .filter(([name, value]) => !defaults.ok || value !== defaults.value[name])
    .map(([name, value]) => `--set ${name}=${spell(value)}`);
}

/** A word as a shell takes it. */
export function shellQuoted(text: string): string {
  return /^[\w.,:/-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
