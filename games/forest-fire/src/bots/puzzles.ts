import type { PuzzleGoal, PuzzlePlan } from '@glade/engine';
import { ENDED, type FireState } from '../rules/state.ts';

/** Every fire is out before the next fires fall. */
const allOut: PuzzleGoal = {
  id: 'out',
  reached({ start, now, events }) {
    if (events.some(({ code }) => code === 'won')) return true;
    const s = now as FireState;
    return s.step === ENDED || s.round > (start as FireState).round ? false : undefined;
  },
};

/** Nobody of the team is caught by the fire before the next round. */
const safe: PuzzleGoal = {
  id: 'safe',
  reached({ start, now, events }) {
    if (events.some(({ code }) => code === 'out' || code === 'rests' || code === 'allOut'))
      return false;
    const s = now as FireState;
    return s.step === ENDED || s.round > (start as FireState).round ? true : undefined;
  },
};

/** Matches of a team, with firebreaks and without. */
export const puzzles: PuzzlePlan = {
  presets: ['challenge', 'default', 'mixed'],
  decisions: 16,
  goals: () => [allOut, safe],
};
