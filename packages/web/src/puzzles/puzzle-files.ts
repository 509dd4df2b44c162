import type { PuzzleFile } from '@glade/engine';

// The folder of a game has the name of the game.

const files = import.meta.glob<PuzzleFile>('../../../../games/*/puzzles.json', {
  import: 'default',
});
const fileOf = (game: string): string => `../../../../games/${game}/puzzles.json`;

/** Whether a game has puzzles. */
export const hasPuzzles = (game: string): boolean => Object.hasOwn(files, fileOf(game));

/** The puzzles of a game that has some. */
export const loadPuzzles = (game: string): Promise<PuzzleFile> => files[fileOf(game)]!();
