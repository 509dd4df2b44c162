import type { Lessons } from '@glade/engine';

// The folder of a game has the name of the game.

const files = import.meta.glob<Lessons>('../../../../games/*/lessons.yaml', { import: 'default' });
const fileOf = (game: string): string => `../../../../games/${game}/lessons.yaml`;

/** Whether a game has guided matches and lessons. */
export const hasLessons = (game: string): boolean => Object.hasOwn(files, fileOf(game));

/** The lessons of a game; none for a game without any. */
export async function loadLessons(game: string): Promise<Lessons> {
  return (await files[fileOf(game)]?.()) ?? { lessons: [], advanced: [] };
}
