import type { Policy } from '@glade/engine';
import { FULL, hasLine, nthSquare, SQUARES, type TicTacToeState } from '../rules/state.ts';

const CENTRE = 0o020;
const CORNERS = 0o505;

/** A policy: completes a line, else stops one, else takes the centre, a corner or any square. */
export const careful: Policy<TicTacToeState> = {
  choose(s, random) {
    const { free } = s;
    const choices = [completing(s.mine, free), completing(s.theirs, free), CENTRE, CORNERS, FULL];
    const set = free & choices.find((some) => (some & free) !== 0)!;
    let size = 0;
    for (let left = set; left !== 0; left &= left - 1) size += 1;
    return nthSquare(set, random.below(size));
  },
};

/** The free squares that would complete a line of these squares. */
function completing(squares: number, free: number): number {
  let set = 0;
  for (let square = 0; square < SQUARES; square++)
    if (hasLine(squares | (1 << square))) set |= 1 << square;
  return set & free;
}
