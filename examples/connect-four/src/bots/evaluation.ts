import { OVER, type Evaluation } from '@glade/engine';
import { lastWon, squaresOf, type ConnectFourState } from '../rules/state.ts';
import { linesThrough } from './lines-through.ts';

/** The sum of `linesThrough` over all squares. */
const ALL_LINES = 276;

/** How well a seat stands, 0 to 1: squares in the middle count more, because more lines go through them. */
function outlook(s: ConnectFourState, seat: number): number {
  let lead = 0;
  for (const [square, disc] of squaresOf(s).entries())
    if (disc !== 0) lead += disc === seat + 1 ? linesThrough(square) : -linesThrough(square);
  return 0.5 + lead / (2 * ALL_LINES);
}

/** What a search knows: before the end, a seat stands well if many lines go through its squares. */
export const evaluation: Evaluation<ConnectFourState> = {
  score(s, out) {
    const last = (s.discs & 1) ^ 1;
    out[last] = s.actor === OVER ? (lastWon(s) ? 1 : 0.5) : outlook(s, last);
    out[last ^ 1] = 1 - out[last];
  },
};
