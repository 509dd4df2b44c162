import { OVER, type Evaluation } from '@glade/engine';
import { hasLine, LINES, type TicTacToeState } from '../rules/state.ts';

/** Lines without any of these squares: those that the other seat can still fill. */
const without = (squares: number): number => LINES.filter((line) => (squares & line) === 0).length;

/** What a search knows: before the end, a seat stands well if it can still fill more lines than the other. */
export const evaluation: Evaluation<TicTacToeState> = {
  score(s, out) {
    const last = s.choices & 1;
    if (s.actor === OVER) out[last] = hasLine(s.theirs) ? 1 : 0.5;
    else out[last] = 0.5 + (without(s.mine) - without(s.theirs)) / (2 * LINES.length);
    out[last ^ 1] = 1 - out[last];
  },
};
