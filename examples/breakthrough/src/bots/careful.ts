import { OVER, type Policy, type Random } from '@glade/engine';
import {
  BreakthroughState,
  copy,
  canWin,
  DIRECTIONS,
  fromOf,
  holds,
  SIDE,
} from '../rules/state.ts';

/** A policy: wins if it can, else stops a piece that could win; prefers captures, safe squares and moves far forward. */
export class Careful implements Policy<BreakthroughState> {
  private readonly next = new BreakthroughState();

  choose(s: BreakthroughState, random: Random): number {
    let best = 0;
    let most = -Infinity;
    for (let k = 0; k < s.choices; k++) {
      const action = s.nth(k);
      const value = this.value(s, action) + random.below(TASTE);
      if (value <= most) continue;
      most = value;
      best = action;
    }
    return best;
  }

  private value(s: BreakthroughState, action: number): number {
    const { next } = this;
    const seat = s.moves & 1;
    const to = action & 63;
    copy(s, next);
    next.move(action);
    if (next.actor === OVER) return WINS;
    const captures = holds(s.theirsLow, s.theirsHigh, to) === 1;
    const attacked = holds(next.westLow | next.eastLow, next.westHigh | next.eastHigh, to) === 1;
    const rows = seat === 0 ? to >> 3 : 7 - (to >> 3);
    return (
      (canWin(next) ? -WINS : 0) +
      (captures ? CAPTURE : 0) -
      (attacked && !isCovered(next, seat, to) ? LOSS : 0) +
      rows
    );
  }
}

/** Whether a piece of the seat that moved last could recapture on this square. */
function isCovered(next: BreakthroughState, seat: number, square: number): boolean {
  for (let direction = 0; direction < DIRECTIONS; direction += 2) {
    const from = fromOf(seat, direction, square);
    const aside = Math.abs((from & (SIDE - 1)) - (square & (SIDE - 1))) === 1;
    if (aside && from >= 0 && from < 64 && holds(next.theirsLow, next.theirsHigh, from) === 1)
      return true;
  }
  return false;
}

/** The random bonus of a move is below this, in rows. */
const TASTE = 4;
const CAPTURE = 12;
const LOSS = 15;
const WINS = 1_000;
