import { applies, parseOptions, spell, type Game, type OptionValues } from '@glade/engine';
import { commandLine, shellQuoted, type Choice, type Experiment } from '@glade/lab/core';
import type { Question } from './worker-messages.ts';

/** What can be asked on the page. */
export const ASKED = ['report', 'compare', 'luck'] as const;
export type Asked = (typeof ASKED)[number];

/** The weaker bot whose luck and skill the chosen bot is measured against. */
const WEAKEST = 'random';

/**
 * The options whose values can be compared beside the chosen ones: those that have an effect and leave the number of seats
 * as it is. The first choice is what is chosen now.
 */
export function comparableOptions(
  game: Game,
  options: OptionValues,
): ReadonlyMap<string, readonly Choice[]> {
  const { seats } = game.rules(options);
  const all = Object.entries(game.options.options).flatMap(([name, option]) => {
    if (!applies(option, options)) return [];
    const now = options[name]!;
    const others = option.values.filter((value) => value !== now);
    const choices = [now, ...others].flatMap((value): Choice[] => {
      const parsed = parseOptions(game.options, { ...options, [name]: value });
      if (!parsed.ok || game.rules(parsed.value).seats !== seats) return [];
      return [{ name: `${name}=${spell(value)}`, options: parsed.value }];
    });
    return choices.length < 2 ? [] : [[name, choices] as const];
  });
  return new Map(all);
}

/**
 * The bots between which `luck` tells skill from luck: as on the command line, chance and the bot of the first seat. Beside
 * chance itself it is the first that the game has.
 */
export function amongFor(bots: readonly string[], names: readonly string[]): readonly string[] {
  const better = [...bots.slice(0, 1), ...names].find((name) => name !== WEAKEST);
  return [WEAKEST, ...(better === undefined ? [] : [better])];
}

/** How many studies a question plays, one after another. */
export const runsOf = (asked: Asked): number => (asked === 'luck' ? 3 : 1);

/** The command that asks the same. */
export function commandFor(game: Game, experiment: Experiment, question: Question): string {
  if (question.kind === 'luck')
    return commandLine('luck', game, experiment, [
      `--among ${shellQuoted(question.among.join(','))}`,
    ]);
  const [name] = question.choices[0]!.name.split('=');
  const values = question.choices.map((choice) => choice.name.slice(name!.length + 1));
  return commandLine('playtest', game, experiment, [
    `--compare ${shellQuoted(`${name}=${values.join(',')}`)}`,
    ...(experiment.rotate === true ? ['--rotate'] : []),
  ]);
}
