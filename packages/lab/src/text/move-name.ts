import type { Game, MoveNames } from '@glade/engine';
import type { Say } from './say.ts';

/** What a kind of move is called, where the game names it, else the first word of its notation. */
export const moveName = (say: Say, game: Game | undefined, kind: string): string =>
  // Only games that Node loads have such names.
  (game as { readonly moves?: MoveNames } | undefined)?.moves?.[kind]?.[say.language] ?? kind;
