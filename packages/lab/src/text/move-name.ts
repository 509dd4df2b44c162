import type { Game, MoveNames } from '@glade/engine';
import type { Say } from './say.ts';

/** What a game calls its kinds of moves. Only the whole game has such names: in Node, and in the worker of the lab. */
export const moveNamesOf = (game: Game | undefined): MoveNames =>
  (game as { readonly moves?: MoveNames } | undefined)?.moves ?? {};

/** What a kind of move is called, where the game names it, else the first word of its notation. */
export const moveName = (say: Say, game: Game | undefined, kind: string): string =>
  moveNamesOf(game)[kind]?.[say.language] ?? kind;
