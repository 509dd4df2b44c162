import type { Policy } from '@glade/engine';

/** Plays as one bot in this many of 100 decisions, drawn by chance, and as another in the others. */
export const mixedPolicy = (percent: number, often: Policy, seldom: Policy): Policy => ({
  begin() {
    often.begin?.();
    seldom.begin?.();
  },
  choose: (s, random) => (random.below(100) < percent ? often : seldom).choose(s, random),
});
