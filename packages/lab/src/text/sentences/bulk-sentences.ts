import type { Game, OptionValues } from '@glade/engine';
import { OptionNames } from '../option-names.ts';
import type { Say } from '../say.ts';

/** Names the options that are set in bulk only so that every match ends. Empty where there are none, or where they were tried. */
export function bulkSentences(
  say: Say,
  game: Game | undefined,
  options: OptionValues,
  tried: readonly { readonly name: string }[] = [],
): readonly string[] {
  const names = new OptionNames(say, game);
  const set = Object.entries(game?.options.bulk ?? {}).filter(
    ([option, value]) =>
      options[option] === value &&
      game!.options.options[option]?.default !== value &&
      !tried.some(({ name }) => name.includes(`${option}=`)),
  );
  if (set.length === 0) return [];
  const quoted = set.map(([option, value]) =>
    say('lab.quoted', {
      name: names.told({ option: names.option(option), value: names.value(option, value) }),
    }),
  );
  return [say('lab.bulk', { list: new Intl.ListFormat(say.language).format(quoted) })];
}
