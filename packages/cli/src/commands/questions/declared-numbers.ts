import { numberKey, type OptionValues, type RuleNumber, type WholeGame } from '@glade/engine';
import { Study } from '@glade/lab';

/** One of two versions of a game, with the options it plays. */
export interface PlayedVersion {
  readonly game: WholeGame;
  readonly options: OptionValues;
}

/** A number of the rules that a version declares with a value which its rules do not have. */
export interface UntrueNumber {
  readonly name: string;
  readonly declared: number;
}

/** How many matches by chance, for each seat, show whether a number is as it is declared. */
const SHOWN = 10;

/**
 * The numbers that two versions declare with different values, where one of them does not play the value it declares. `numbers.ts`
 * only says what the rules have: who edits it alone in a copy of a game has changed nothing. A number is played as declared if matches
 * go the same way with and without that value as an option; of a number that is an option, if it is the default there.
 */
export function untrueNumbers(
  versions: readonly [PlayedVersion, PlayedVersion],
): readonly UntrueNumber[] {
  return versions.flatMap((version, i) => {
    const others = versions[1 - i]!.game.numbers ?? {};
    return Object.entries(version.game.numbers ?? {}).flatMap(([name, number]) => {
      const differs = others[name] !== undefined && others[name].value !== number.value;
      return differs && !isPlayed(version, name, number) ? [{ name, declared: number.value }] : [];
    });
  });
}

function isPlayed({ game, options }: PlayedVersion, name: string, number: RuleNumber): boolean {
  const key = numberKey(name, number);
  const spec = game.options.options[key];
  if (spec !== undefined) return spec.default === number.value;
  const isIdle = Object.entries(number.when ?? {}).some(
    ([option, values]) => !values.includes(options[option]!),
  );
  // What somebody patches, or what these options do not use, shows nothing.
  if (isIdle || options[key] !== undefined) return true;
  const { seats } = game.rules(options);
  const experiment = {
    game: game.id,
    options,
    bots: Array.from({ length: seats }, () => 'random'),
    seed: '1',
    games: SHOWN * seats,
  };
  const study = new Study(game, [
    experiment,
    { ...experiment, options: { ...options, [key]: number.value } },
  ]);
  study.play({ from: 0, to: experiment.games });
  const { blocks, same } = study.result().pairs[0]!;
  return same.get(1) === blocks;
}
