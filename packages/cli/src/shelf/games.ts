import * as examples from '@glade/examples';
import * as shelf from '@glade/games';
import { short, type Game, type WholeGame } from '@glade/engine';
import { UserError } from '../arguments/user-error.ts';
import { nearestName } from '../arguments/nearest-name.ts';

/** The games that are offered. */
export const { games } = shelf;

/** Classic games that are there to learn from and to measure with. */
export const classics = examples.games;

/** What each game can tell of, those of the examples, too. */
export const events = { ...shelf.events, ...examples.events };

const GAMES_MODULE = import.meta.resolve('@glade/games');
const EXAMPLES_MODULE = import.meta.resolve('@glade/examples');

/** The modules from which workers of a queue take games. */
export const shelfModules: readonly string[] = [GAMES_MODULE, EXAMPLES_MODULE];

/** The module from which workers of the lab take this game. */
export const shelfModuleOf = (game: Game): string =>
  games.some((each) => each === game) ? GAMES_MODULE : EXAMPLES_MODULE;

/** The game of this name; one that is not on the shelf is looked for among the examples. */
export function findGame(id: string): WholeGame | undefined {
  return [...games, ...examples.games].find((game) => game.id === id.toLowerCase());
}

/** The game of this name, or a failure that lists those there are. */
export function gameNamed(id: string): WholeGame {
  const game = findGame(id);
  if (game === undefined) {
    const known = [...games, ...examples.games].map((each) => each.id);
    const meant = nearestName(id, known);
    throw new UserError(meant === undefined ? 'cli.game' : 'cli.game.meant', {
      found: short(id),
      known: known.join(', '),
      meant: meant ?? '',
    });
  }
  return game;
}
