import type { PuzzleGoal, PuzzlePlan } from '@glade/engine';
import type { VeronaState } from '../rules/state.ts';

/** An Encounter is cleared in this turn, and no Friend was called. */
const clear: PuzzleGoal = {
  id: 'clear',
  reached({ start, now, events }) {
    if (events.some(({ code }) => code === 'friendCame')) return false;
    if (events.some(({ code }) => code === 'cleared')) return true;
    return (now as VeronaState).turn > (start as VeronaState).turn ? false : undefined;
  },
};

/** The clue that somebody carries is brought home in this turn. */
const deliver: PuzzleGoal = {
  id: 'deliver',
  reached({ start, now, events }) {
    if (events.some(({ code }) => code === 'delivered')) return true;
    return (now as VeronaState).turn > (start as VeronaState).turn ? false : undefined;
  },
};

/** Matches that are not won anyway. */
export const puzzles: PuzzlePlan = {
  presets: ['default', 'hard'],
  decisions: 16,
  goals: () => [deliver, clear],
};
