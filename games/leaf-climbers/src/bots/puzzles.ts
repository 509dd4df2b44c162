import type { PuzzleGoal, PuzzlePlan } from '@glade/engine';
import { ENDED, type ClimberState } from '../rules/state.ts';

/** The climber still stands when the round is over. */
const survive: PuzzleGoal = {
  id: 'survive',
  reached({ seat, start, now }) {
    const s = now as ClimberState;
    if (s.isLost(seat)) return false;
    return s.step === ENDED || s.round > (start as ClimberState).round ? true : undefined;
  },
};

export const puzzles: PuzzlePlan = {
  presets: ['default', 'two', 'three'],
  decisions: 16,
  goals: () => [survive],
};
