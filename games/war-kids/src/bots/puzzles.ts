import type { PuzzleGoal, PuzzlePlan } from '@glade/engine';
import { GONE, LOST, type BattleState } from '../rules/state.ts';
import { LEADER } from '../rules/unit-types.ts';

/** The enemy's Prince or Princess is off the map before the next turn of this side is over. */
const leader: PuzzleGoal = {
  id: 'leader',
  reached({ seat, start, now }) {
    const { cell, setup, turn } = now as BattleState;
    const fallen = setup.type.some(
      (type, unit) =>
        type === LEADER &&
        setup.side[unit] !== seat &&
        unit < setup.count &&
        (cell[unit] === LOST || cell[unit] === GONE),
    );
    if (fallen) return true;
    return turn > (start as BattleState).turn + 1 ? false : undefined;
  },
};

/** Battles of the first skirmish, with the rules of the first game and with the usual ones. */
export const puzzles: PuzzlePlan = {
  presets: ['default', 'firstGame'],
  decisions: 16,
  goals: () => [leader],
};
