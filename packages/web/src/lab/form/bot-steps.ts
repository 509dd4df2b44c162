import { LIKE_PEOPLE, type Game } from '@glade/engine';

/**
 * The bots of this list that people play with, too, the weakest first; each with the level that people call it by. Where a game
 * does not say which of its bots is steady, its first one is.
 */
export function stepsOf(
  { levels }: Pick<Game, 'levels'>,
  names: readonly string[],
): ReadonlyMap<string, string> {
  const steps = [
    ...LIKE_PEOPLE.map((name) => [name, name] as const),
    [levels?.steady ?? names[0]!, 'steady'] as const,
    ['strong', 'strong'] as const,
  ];
  return new Map(steps.filter(([name]) => names.includes(name)));
}
