import { parseOptions, type WholeGame, type OptionValues } from '@glade/engine';
import { Study, type Experiment, type Run } from '@glade/lab';
import { classics, games } from '../src/shelf/games.ts';

// Experiments for tests.

export const gameById = (id: string): WholeGame =>
  [...games, ...classics].find((game) => game.id === id)!;

/** The options of a game played in bulk, with these instead. */
export function optionsOf(game: WholeGame, more: OptionValues = {}): OptionValues {
  const options = parseOptions(game.options, { ...game.options.bulk, ...more });
  if (!options.ok) throw new Error(options.problem.code);
  return options.value;
}

/** An experiment with this many matches, all by the bot `random`. */
export function randomExperiment(
  game: WholeGame,
  matches: number,
  more: Partial<Experiment> = {},
): Experiment {
  const options = optionsOf(game);
  const { seats } = game.rules(options);
  const bots = Array.from({ length: seats }, () => 'random');
  return { game: game.id, options, bots, seed: '1', games: matches, ...more };
}

/** Plays studies of a game here, without threads. */
export const playWithoutThreads =
  (game: WholeGame): Run =>
  async (arms) => {
    const study = new Study(game, arms);
    const { first = 0, games: n } = arms[0]!;
    study.play({ from: first, to: first + n });
    return study.result();
  };
