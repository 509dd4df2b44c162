import { OVER, type Evaluation } from '@glade/engine';
import { size, type BreakthroughState } from '../rules/state.ts';

/** How well the seat that moved last stands, 0 to 1: by its share of all pieces. */
function outlook(s: BreakthroughState): number {
  const theirs = size(s.theirsLow, s.theirsHigh);
  return theirs / (theirs + size(s.mineLow, s.mineHigh));
}

/** What a search knows: before the end, a seat stands as well as its share of all pieces. */
export const evaluation: Evaluation<BreakthroughState> = {
  score(s, out) {
    const last = (s.moves & 1) ^ 1;
    out[last] = s.actor === OVER ? 1 : outlook(s);
    out[last ^ 1] = 1 - out[last];
  },
};
