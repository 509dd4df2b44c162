import type { PuzzleGoal, PuzzlePlan } from '@glade/engine';
import { ROLL, type StarfallState } from '../rules/state.ts';

/** With the dice that lie there, before the next roll. */
const inOneRoll = (id: string, event: string): PuzzleGoal => ({
  id,
  reached({ seat, now, events }) {
    if (events.some(({ code, args }) => code === event && args['seat'] === seat)) return true;
    return (now as StarfallState).step === ROLL ? false : undefined;
  },
});

/** Short matches of two, and those of a family. */
export const puzzles: PuzzlePlan = {
  presets: ['short', 'family'],
  decisions: 8,
  goals: () => [inOneRoll('home', 'home'), inOneRoll('collect', 'collected')],
};
