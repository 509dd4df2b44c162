import * as examples from '@glade/examples';
import * as shelf from '@glade/games';
import { short, type EventKind, type Game, type WholeGame } from '@glade/engine';
import { UserError } from '../arguments/user-error.ts';
import { nearestName } from '../arguments/nearest-name.ts';
import { outsideGame } from './outside.ts';

/** The games on the shelf. */
export const { games } = shelf;

/** Classic games, to learn from and to measure with. */
export const classics = examples.games;

const ownEvents: Readonly<Record<string, Readonly<Record<string, EventKind>>>> = {
  ...shelf.events,
  ...examples.events,
};

/** The kinds of event of a game. */
export const eventsOf = (id: string): Readonly<Record<string, EventKind>> =>
  ownEvents[id] ?? outsideGame(id)?.events ?? {};

const GAMES_MODULE = import.meta.resolve('@glade/games/shelf');
const EXAMPLES_MODULE = import.meta.resolve('@glade/examples/shelf');

/** The modules from which workers of a queue load games. */
export const shelfModules: readonly string[] = [GAMES_MODULE, EXAMPLES_MODULE];

/** The module from which workers of the lab load this game: a shelf, or the module of a game from outside. */
export const shelfModuleOf = (game: Game): string =>
  outsideGame(game.id)?.module ??
  (games.some((each) => each === game) ? GAMES_MODULE : EXAMPLES_MODULE);

/** The folder with the rulebook, the examples and the sources of a game. */
export const folderOf = (game: Game): URL =>
  new URL(outsideGame(game.id)?.folder ?? new URL(`${game.id}/`, shelfModuleOf(game)));

/** Whether a game of ours has this id. */
export const isOurs = (id: string): boolean => findOurs(id) !== undefined;

const findOurs = (id: string): WholeGame | undefined =>
  [...games, ...examples.games].find((game) => game.id === id.toLowerCase());

/** The game with this id: on the shelf, among the examples, or opened from outside. */
export const findGame = (id: string): WholeGame | undefined =>
  findOurs(id) ?? outsideGame(id)?.game;

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
