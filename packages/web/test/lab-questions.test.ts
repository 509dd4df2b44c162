import { defaults, type Game, type OptionValues } from '@glade/engine';
import { games } from '@glade/games';
import { numbersOf } from '@glade/lab/core';
import { someOf } from '@glade/engine/testing';
import { expect, test } from 'vitest';
import {
  choicesToTune,
  comparableNumbers,
  comparableOptions,
  secondRules,
} from '../src/lab/questions.ts';

// What the page of the lab offers to try, while somebody chooses.

/** What can be tried of a game with these options, and how many sets of rules have been built since. */
function tunable(game: Game, options: OptionValues) {
  const numbers = numbersOf(game);
  const compared = new Map([
    ...comparableOptions(game, options),
    ...comparableNumbers(numbers, options),
  ]);
  let built = 0;
  const counted: Game = {
    ...game,
    rules: (given) => {
      built++;
      return game.rules(given);
    },
  };
  return { of: { game: counted, compared, numbers, options }, built: () => built };
}

test.each(games.map((game) => [game.id, game] as const))(
  '%s: which rules can be tried together is known without building rules',
  (_, game) => {
    const { of, built } = tunable(game, defaults(game.options));
    const rules = [...of.compared.keys()];
    const pairs = rules.flatMap((rule) => secondRules(of, rule));
    expect(pairs.length).toBeGreaterThan(rules.length);
    const some = secondRules(of, rules[0]!)[0]!;
    expect(choicesToTune(of, [rules[0]!, some]).choices.length).toBeGreaterThan(3);
    expect(built()).toBe(0);
  },
);

test.each(
  someOf('web: games whose options are tried in pairs', games, 3, 2).map(
    (game) => [game.id, game] as const,
  ),
)('%s: no two options that are tried together bring more seats, or fewer', (_, game) => {
  const options = defaults(game.options);
  const { of } = tunable(game, options);
  const { seats } = game.rules(options);
  const isOption = (name: string): boolean => Object.hasOwn(game.options.options, name);
  const names = [...of.compared.keys()].filter(isOption);
  const wrong = names.flatMap((one, i) =>
    secondRules(of, one)
      .filter((other) => isOption(other) && names.indexOf(other) > i)
      .flatMap((other) => choicesToTune(of, [one, other]).choices)
      .filter((choice) => game.rules(choice.options).seats !== seats),
  );
  expect(wrong.map(({ name }) => name)).toEqual([]);
});
