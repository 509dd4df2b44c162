import { existsSync } from 'node:fs';
import * as examples from '@glade/examples';
import * as shelf from '@glade/games';
import { short, type EventKind, type Game, type WholeGame } from '@glade/engine';
import { UserError } from '../arguments/user-error.ts';
import { nearestName } from '../arguments/nearest-name.ts';
import { oneFolderGames, outsideGame } from './outside.ts';

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
  outsideGame(id)?.events ?? ownEvents[id] ?? {};

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

/** Whether this is a game of ours as it is here, and not another version of it that was opened in its place. */
export const isOurs = (id: string): boolean => hasOurs(id) && outsideGame(id) === undefined;

/** The folder of the rulebook: another version of a game of ours may have none of its own. */
export function bookFolderOf(game: Game): URL {
  const own = folderOf(game);
  const lacks = hasOurs(game.id) && !existsSync(new URL('rulebook.en.md', own));
  return lacks ? new URL(`${game.id}/`, oursNamed(game.id)!.module) : own;
}

/** Whether a game of ours has this id. */
export const hasOurs = (id: string): boolean => findOurs(id) !== undefined;

/** The game of ours with this id, whatever is opened in its place, with the module that loads it. */
export function oursNamed(
  id: string,
): { readonly game: WholeGame; readonly module: string } | undefined {
  const game = findOurs(id);
  if (game === undefined) return undefined;
  return { game, module: games.includes(game) ? GAMES_MODULE : EXAMPLES_MODULE };
}

const findOurs = (id: string): WholeGame | undefined =>
  [...games, ...examples.games].find((game) => game.id === id.toLowerCase());

/** The game with this id: opened from outside, on the shelf, or among the examples. */
export const findGame = (id: string): WholeGame | undefined =>
  outsideGame(id)?.game ?? findOurs(id);

/** The game with this id. Throws a UserError that lists the games there are. */
export function gameNamed(id: string): WholeGame {
  const game = findGame(id);
  if (game === undefined) {
    const known = [...games.concat(examples.games).map((each) => each.id), ...oneFolderGames()];
    const meant = nearestName(id, known);
    throw new UserError(meant === undefined ? 'cli.game' : 'cli.game.meant', {
      found: short(id),
      known: known.join(', '),
      meant: meant ?? '',
    });
  }
  return game;
}
