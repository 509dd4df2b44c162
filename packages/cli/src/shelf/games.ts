import * as examples from '@glade/examples';
import * as shelf from '@glade/games';
import { short, type Game, type WholeGame } from '@glade/engine';
import { UserError } from '../arguments/user-error.ts';
import { nearestName } from '../arguments/nearest-name.ts';

/** The games on the shelf. */
export const { games } = shelf;

/** Classic games, to learn from and to measure with. */
export const classics = examples.games;

/** The kinds of event of each game, the examples included. */
export const events = { ...shelf.events, ...examples.events };

const GAMES_MODULE = import.meta.resolve('@glade/games/shelf');
const EXAMPLES_MODULE = import.meta.resolve('@glade/examples/shelf');

/** The modules from which workers of a queue load games. */
export const shelfModules: readonly string[] = [GAMES_MODULE, EXAMPLES_MODULE];

/** The module from which workers of the lab load this game. */
export const shelfModuleOf = (game: Game): string =>
  games.some((each) => each === game) ? GAMES_MODULE : EXAMPLES_MODULE;

/** The game with this id, on the shelf or among the examples. */
export function findGame(id: string): WholeGame | undefined {
  return [...games, ...examples.games].find((game) => game.id === id.toLowerCase());
}

/** The game with this id. Throws a UserError that lists the games there are. */
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
