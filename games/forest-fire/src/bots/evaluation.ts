import type { Evaluation, Rules } from '@glade/engine';
import { SQUARES } from '@glade/boards/squares36';
import { PUT_OUT, SEAT } from '../rules/actions.ts';
import { burning } from '../rules/fire.ts';
import type { ForestFireKernel } from '../rules/rules.ts';
import { ENDED, type FireState, STOPPED, WON } from '../rules/state.ts';
import { moveFilter } from './move-filter.ts';

/** The horizon in entries: about three rounds of two players. */
const HORIZON = 24;

/** What a search knows beside the rules. */
export function evaluation(rules: Rules): Evaluation<FireState> {
  const kernel = rules as ForestFireKernel & Rules<FireState>;
  const { seats } = kernel;
  return {
    horizon: HORIZON,
    moveFilter: moveFilter(kernel, kernel.options),

    // Water for a fire rather than a step into it.
    insteadOf(s, a) {
      const place = a % SEAT;
      const burns = place < SQUARES && s.counters[place]! > 0;
      return burns ? a + PUT_OUT : undefined;
    },

    // All seats have the same score. Before the end it depends on how much of the forest burns.
    score(s, out) {
      const value =
        s.step !== ENDED
          ? 0.9 - (0.8 * burning(s)) / SQUARES
          : s.result === WON
            ? 1
            : s.result >= STOPPED
              ? 0.05
              : 0;
      for (let seat = 0; seat < seats; seat++) out[seat] = value;
    },
  };
}
