import { startLesson, type Game, type Puzzle, type Staged } from '@glade/engine';

/** What is to be drawn of a puzzle: its position. Undefined where it cannot be read. */
export function stagedPuzzle(
  game: Game,
  { preset, position }: Pick<Puzzle, 'preset' | 'position'>,
): Staged | undefined {
  const started = startLesson(game, { preset, position });
  if (!started.ok) return undefined;
  return { ...started.value, end: started.value.start, steps: [] };
}
