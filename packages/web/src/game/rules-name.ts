import { applies, defaults, spell, type Game, type OptionValues } from '@glade/engine';
import type { Say } from '@glade/text';

/**
 * What these rules of a game are called: what was chosen first, such as a scenario, and the preset, or that the rules are
 * people's own. Empty for a game in which there is nothing to choose.
 */
export function rulesName(say: Say, game: Game, options: OptionValues): string {
  const preset = presetOf(game, options);
  const name = say(preset === undefined ? 'game.presets.own' : `preset.${preset}`);
  return [...frontNames(say, game, options), ...(hasRules(game, options) ? [name] : [])].join(', ');
}

/** Whether there is anything to choose about the rules beside what comes first. */
export const hasRules = (game: Game, options: OptionValues): boolean =>
  Object.values(game.options.options).some(
    (option) => option.affects === 'rules' && option.front !== true && applies(option, options),
  );

/** Which preset these rules are, if any. */
export function presetOf(game: Game, options: OptionValues): string | undefined {
  const { options: spec, presets } = game.options;
  const usual = defaults(game.options);
  return Object.keys(presets).find((name) => {
    const wanted: OptionValues = { ...usual, ...presets[name] };
    return Object.entries(spec).every(
      ([option, { affects, front }]) =>
        affects === 'table' ||
        (front === true && presets[name]?.[option] === undefined) ||
        spell(wanted[option]!) === spell(options[option]!),
    );
  });
}

/** What has been chosen of the options that come first. */
function frontNames(say: Say, game: Game, options: OptionValues): readonly string[] {
  return Object.entries(game.options.options).flatMap(([name, option]) => {
    const value = options[name]!;
    const key = `option.${name}.${spell(value)}`;
    if (option.front !== true || !applies(option, options)) return [];
    return (say.has(key) ? say(key) : option.called?.(String(value), say.language)) ?? [];
  });
}
