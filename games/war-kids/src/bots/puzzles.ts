import type { PuzzleGoal, PuzzlePlan } from '@glade/engine';
import { CAST, KIND, MOVE, SLOW } from '../rules/actions.ts';
import { GONE, HAS_CAST, LOST, type BattleState } from '../rules/state.ts';
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

/** Units of a side whose places differ. */
function countMoved(start: BattleState, s: BattleState, seat: number): number {
  let moved = 0;
  for (let unit = 0; unit < s.setup.count; unit++) {
    const from = start.cell[unit]!;
    if (s.setup.side[unit] === seat && from >= 0 && s.cell[unit] !== from) moved += 1;
  }
  return moved;
}

/** Whether this many enemies have been lost since the start. */
function areBeaten(start: BattleState, s: BattleState, seat: number, enemies: number): boolean {
  let beaten = 0;
  for (let unit = 0; unit < s.setup.count; unit++)
    if (s.setup.side[unit] !== seat && s.cell[unit] === LOST && start.cell[unit] !== LOST)
      beaten += 1;
  return beaten >= enemies;
}

const hasCast = ({ flags, setup }: BattleState, seat: number): boolean =>
  setup.side.some((side, unit) => side === seat && (flags[unit]! & HAS_CAST) !== 0);

/** Something is done in this turn without a spell, and no more than this many units move. Bots may do it as they like. */
function inThisTurn(
  id: string,
  movers: number,
  isDone: (start: BattleState, s: BattleState, seat: number) => boolean,
): PuzzleGoal {
  return {
    id,
    reached({ seat, start, now }) {
      const [from, s] = [start as BattleState, now as BattleState];
      if (hasCast(s, seat) || countMoved(from, s, seat) > movers) return false;
      if (isDone(from, s, seat)) return true;
      return s.played > from.played ? false : undefined;
    },
    misses({ seat, start, now }, a) {
      const kind = a >> KIND;
      if (kind === CAST || kind === SLOW) return true;
      return kind === MOVE && countMoved(start as BattleState, now as BattleState, seat) >= movers;
    },
    asPlayed({ seat, start, now }) {
      const [from, s] = [start as BattleState, now as BattleState];
      if (isDone(from, s, seat)) return true;
      return s.played > from.played ? false : undefined;
    },
  };
}

/** The enemy's leader is caught. */
const caught = (id: string, movers: number): PuzzleGoal =>
  inThisTurn(id, movers, (_, s, seat) => isCaught(s, seat));

/** This many enemies are beaten. */
const beaten = (id: string, enemies: number, movers: number): PuzzleGoal =>
  inThisTurn(id, movers, (start, s, seat) => areBeaten(start, s, seat, enemies));

/** Units of a side that are on the map. */
const countThere = ({ cell, setup }: BattleState, seat: number): number =>
  setup.side.filter((side, unit) => side === seat && unit < setup.count && cell[unit]! >= 0).length;

/** Battles of the first skirmish, with the rules of the first game and with the usual ones. */
export const puzzles: PuzzlePlan = {
  presets: ['default', 'firstGame'],
  decisions: 16,
  fromTurns: true,
  goals: () => [
    caught('one', 1),
    caught('two', 2),
    beaten('three', 3, 2),
    beaten('double', 2, 2),
    beaten('single', 1, 1),
  ],
  about(state) {
    const s = state as BattleState;
    const { side } = s;
    return { side, own: countThere(s, side), others: countThere(s, 1 - side) };
  },
};
