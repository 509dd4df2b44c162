import { CHANCE } from '@glade/engine';
import { tapsFor } from './entry-taps.ts';
import { begin, chooseIn, drawIn, next, numbers, type Played } from './real-matches.ts';

/** The taps that entered what came up in many matches. */
export interface TapCount {
  readonly throws: number;
  readonly taps: number;
  /** The same with a tap for each die, and two for a card: suit, then rank. */
  readonly oneByOne: number;
  /** Throws of five dice only, and their taps. */
  readonly fiveDice: { readonly throws: number; readonly taps: number };
}

/** Plays whole matches by chance, and counts the taps that enter what came up. The same seed gives the same matches. */
export function countTaps(played: Played, matches: number, seed = 1): TapCount {
  const count = { throws: 0, taps: 0, oneByOne: 0, fiveDice: { throws: 0, taps: 0 } };
  for (let i = 0; i < matches; i++) {
    const random = numbers(seed + i);
    let { match } = begin(played);
    while (!match.over) {
      const isThrow = match.actor === CHANCE;
      const action = isThrow ? drawIn(match, random) : chooseIn(match, played, random);
      if (isThrow) {
        const taps = tapsFor(match, action).length;
        const dice = match.rules.thrown(match.state)?.dice.length;
        count.throws += 1;
        count.taps += taps;
        count.oneByOne += dice ?? taps;
        if (dice === 5) {
          count.fiveDice.throws += 1;
          count.fiveDice.taps += taps;
        }
      }
      match = next(match, action);
    }
  }
  return count;
}
