import type { PuzzlePlan } from '@glade/engine';

/** Puzzles are about one grid: they ask for the best chance to save the home. */
export const puzzles: PuzzlePlan = { presets: ['default', 'beginners'], decisions: 60 };
