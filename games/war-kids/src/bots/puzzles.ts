import type { PuzzleGoal, PuzzlePlan } from '@glade/engine';
import { GONE, LOST, type BattleState } from '../rules/state.ts';
import { LEADER } from '../rules/unit-types.ts';

/** Whether the enemy's Prince or Princess is off the map. */
function isCaught({ cell, setup }: BattleState, seat: number): boolean {
  return setup.type.some(
    (type, unit) =>
      type === LEADER &&
      setup.side[unit] !== seat &&
      unit < setup.count &&
      (cell[unit] === LOST || cell[unit] === GONE),
  );
}

/** The enemy's leader is caught in this turn, and no more than so many units move. */
const caught = (id: string, movers: number): PuzzleGoal => ({
  id,
  reached({ seat, start, now }) {
    const [from, s] = [start as BattleState, now as BattleState];
    if (isCaught(s, seat)) return true;
    const moved = from.cell.reduce(
      (sum, cell, unit) =>
        sum + (from.setup.side[unit] === seat && s.cell[unit] !== cell && cell >= 0 ? 1 : 0),
      0,
    );
    return s.played > from.played || moved > movers ? false : undefined;
  },
});

/** The enemy's Prince or Princess is off the map before the next turn of this side is over. */
const leader: PuzzleGoal = {
  id: 'leader',
  reached({ seat, start, now }) {
    if (isCaught(now as BattleState, seat)) return true;
    const { turn } = now as BattleState;
    return turn > (start as BattleState).turn + 1 ? false : undefined;
  },
};

/** Battles of the first skirmish, with the rules of the first game and with the usual ones. */
export const puzzles: PuzzlePlan = {
  presets: ['default', 'firstGame'],
  decisions: 16,
  goals: () => [caught('one', 1), caught('two', 2), leader],
};
