import { applies, defaults, spell, type Game, type OptionValues } from '@glade/engine';
import type { Say } from '@glade/text';

/**
 * What the rules of a match are called: the names of its front options, such as a scenario, and the name of its preset, or
 * “Your own rules” if it is none. Empty for a game without options.
 */
export function rulesName(say: Say, game: Game, options: OptionValues): string {
  const preset = presetOf(game, options);
  const name = say(preset === undefined ? 'game.presets.own' : `preset.${preset}`);
  return [...frontNames(say, game, options), ...(hasRules(game, options) ? [name] : [])].join(', ');
}

/**
 * The same in few words, for a line beneath a button: a scenario with its own rules is named alone, without the kind of match
 * that is usual.
 */
export function shortRulesName(say: Say, game: Game, options: OptionValues): string {
  const names = frontNames(say, game, options);
  if (names.length === 0 || presetOf(game, options) !== 'default')
    return rulesName(say, game, options);
  const [first] = Object.entries(game.options.options).filter(([, { front }]) => front === true);
  const isUsual = first !== undefined && options[first[0]] === first[1].default;
  return (isUsual && names.length > 1 ? names.slice(1) : names).join(', ');
}

/** Whether there are rules to choose besides the front options. */
export const hasRules = (game: Game, options: OptionValues): boolean =>
  Object.values(game.options.options).some(
    (option) => option.affects === 'rules' && option.front !== true && applies(option, options),
  );

/** Whether a game has options that are chosen first, such as a scenario. */
export const hasFront = (game: Game): boolean =>
  Object.values(game.options.options).some(({ front }) => front === true);

/**
 * The name of the preset with these rules; undefined if none has them. Front options and options of the table do not count, and
 * how many play only where a preset says it.
 */
export function presetOf(game: Game, options: OptionValues): string | undefined {
  const { options: spec, presets, seats } = game.options;
  const usual = defaults(game.options);
  const named = (without: string | undefined): string | undefined =>
    Object.keys(presets).find((name) => {
      const wanted: OptionValues = { ...usual, ...presets[name] };
      return Object.entries(spec).every(
        ([option, { affects, front }]) =>
          affects === 'table' ||
          ((front === true || option === without) && presets[name]?.[option] === undefined) ||
          spell(wanted[option]!) === spell(options[option]!),
      );
    });
  return named(undefined) ?? named(seats);
}

/** The names of the values of the front options. */
function frontNames(say: Say, game: Game, options: OptionValues): readonly string[] {
  return Object.entries(game.options.options).flatMap(([name, option]) => {
    const value = options[name]!;
    const key = `option.${name}.${spell(value)}`;
    if (option.front !== true || !applies(option, options)) return [];
    return (say.has(key) ? say(key) : option.called?.(String(value), say.language)) ?? [];
  });
}
