import type { MoveFilter, Rules } from '@glade/engine';
import { SEAT } from '../rules/actions.ts';
import type { FireOptions } from '../rules/options.ts';
import { actorOf, type FireState, TURNS } from '../rules/state.ts';
import { findTurnActions, nthTurnAction } from '../rules/turn-actions.ts';

/** All legal actions of the seat at turn except stopping; in a free order (FF-R20) without those of other seats. */
export function moveFilter(
  { nth }: Pick<Rules<FireState>, 'nth'>,
  options: FireOptions,
): MoveFilter<FireState> {
  const free = options.turnOrder === 'free';
  const offersStop = options.maxRounds === 0;

  /** Computes the actions of the seat at turn without stopping; returns how many there are. */
  function findOwnActions(s: FireState): number {
    const total = s.choices;
    findTurnActions(s, s.seat, options, false);
    const count = s.choices;
    s.choices = total;
    return count;
  }

  return {
    count: (s) => {
      if (s.step === TURNS && free) return findOwnActions(s);
      return offersStop && actorOf(s) >= 0 ? s.choices - 1 : s.choices;
    },
    nth: (s, k) => {
      if (s.step !== TURNS || !free) return nth(s, k);
      findOwnActions(s);
      return s.seat * SEAT + nthTurnAction(s, k);
    },
  };
}
