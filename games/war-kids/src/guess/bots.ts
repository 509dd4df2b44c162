import type { Action, Evaluation, Policy, Random } from '@glade/engine';
import { total, typeOf, UNITS, type GuessState } from './state.ts';

/** A child that knows most of the units. */
export class Guesser implements Policy<GuessState> {
  choose(s: GuessState, random: Random): Action {
    return random.below(4) === 0 ? random.below(4) : typeOf(s.phrase);
  }
}

/** How far the child is ahead. */
export const evaluation: Evaluation<GuessState> = {
  score(s, out) {
    const child = total(s.child);
    const rest = total(s.middle);
    const ahead = 2 * child + rest - UNITS;
    if (rest === 0) out[0] = ahead > 0 ? 1 : ahead < 0 ? 0 : 0.5;
    else out[0] = 0.5 + (0.45 * ahead) / UNITS;
    out[1] = 1 - out[0];
  },
};
