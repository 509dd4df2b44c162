import type { Policy, Random } from '@glade/engine';
import { COLUMNS, ConnectFourState, copy, height, lastWon } from '../rules/state.ts';
import { linesThrough } from './lines-through.ts';

/** A policy: completes a line, else stops one; avoids a column above which the other seat wins; prefers the middle. */
export class Careful implements Policy<ConnectFourState> {
  private readonly next = new ConnectFourState();
  private readonly reply = new ConnectFourState();

  choose(s: ConnectFourState, random: Random): number {
    let best = 0;
    let most = -1;
    for (let k = 0; k < s.choices; k++) {
      const column = s.nth(k);
      const value = this.value(s, column) + random.below(TASTE);
      if (value <= most) continue;
      most = value;
      best = column;
    }
    return best;
  }

  private value(s: ConnectFourState, column: number): number {
    const { next } = this;
    copy(s, next);
    next.drop(column);
    if (lastWon(next)) return WINS;
    const square = height(s.allLow, s.allHigh, column) * COLUMNS + column;
    return (this.canWin(next) ? 0 : SAFE) + TASTE * linesThrough(square);
  }

  /** Whether the seat that is to move has a column that wins. */
  private canWin(s: ConnectFourState): boolean {
    const { reply } = this;
    for (let k = 0; k < s.choices; k++) {
      copy(s, reply);
      reply.drop(s.nth(k));
      if (lastWon(reply)) return true;
    }
    return false;
  }
}

/** The random bonus of a column is below this, in lines through its square. */
const TASTE = 3;
const SAFE = 1_000;
const WINS = 10_000;
