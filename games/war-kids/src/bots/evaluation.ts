import type { Evaluation } from '@glade/engine';
import { KIND, MOVE, TO, TO_BITS, UNIT, UNIT_BITS } from '../rules/actions.ts';
import type { BattleKernel } from '../rules/kernel.ts';
import { GONE, LAST_TURN, LOST, NOT_OVER, WOUNDED, type BattleState } from '../rules/state.ts';
import { LEADER } from '../rules/unit-types.ts';
import { countAt, pointsOf } from '../rules/victory.ts';
import { moveFilterOf } from './move-filter.ts';
import { LAST_LEADER, WORTH, WOUND } from './unit-value.ts';

/** About two player-turns. */
const HORIZON = 60;
/** What it is worth to have done all but what would win. */
const HALFWAY = 20;
/** Advantage at which a match is nearly won. */
const SCALE = 24;

function material(s: BattleState, side: number): number {
  const { setup } = s;
  let sum = 0;
  for (let unit = 0; unit < setup.count; unit++) {
    if (setup.side[unit] !== side || s.cell[unit] === LOST) continue;
    const type = setup.type[unit]!;
    const worth = type === LEADER && s.rules.leaderLoss !== 'off' ? LAST_LEADER : WORTH[type]!;
    sum += (s.flags[unit]! & WOUNDED) === 0 ? worth : WOUND * worth;
  }
  return sum;
}

/** How near a side is to holding what it has to hold. */
function holding(s: BattleState, side: number): number {
  const { holds } = s.setup;
  let sum = 0;
  for (let i = 0; i < holds.length; i++) {
    const hold = holds[i]!;
    if (hold.side === 1 - side) continue;
    let owned = 0;
    for (let k = 0; k < hold.places.length; k++) if (s.owners[hold.places[k]!] === side) owned += 1;
    sum += (4 * Math.min(owned, hold.need)) / hold.need + (8 * s.held[2 * i + side]!) / hold.turns;
  }
  return sum;
}

/** How near a side is to winning by enemies beaten or by units of its own that have left the map. */
function counting(s: BattleState, side: number): number {
  const { exits, toEliminate } = s.setup;
  const needed = toEliminate[side]!;
  let sum = needed > 0 ? (HALFWAY * countAt(s, 1 - side, LOST)) / needed : 0;
  for (let i = 0; i < exits.length; i++)
    if (exits[i]!.side !== 1 - side)
      sum += (HALFWAY * away(s, side, exits[i]!.types)) / exits[i]!.count;
  return sum;
}

/** Units of a side of these types that have left the map. */
function away(s: BattleState, side: number, types: number): number {
  const { setup } = s;
  let count = 0;
  for (let unit = 0; unit < setup.count; unit++)
    if (s.cell[unit] === GONE && setup.side[unit] === side)
      count += (types >> setup.type[unit]!) & 1;
  return count;
}

/** Scores of both sides: final when it is over, before that from material, points and places held. */
function score(s: BattleState, out: Float64Array): void {
  let blue = 0.5;
  if (s.result !== NOT_OVER) blue = s.winner < 0 ? 0.5 : 1 - s.winner;
  else {
    const gone = s.turn / Math.min(s.rules.turnLimit, LAST_TURN);
    const ahead =
      material(s, 0) -
      material(s, 1) +
      holding(s, 0) -
      holding(s, 1) +
      counting(s, 0) -
      counting(s, 1) +
      (1 + 2 * gone) * (pointsOf(s, 0) - pointsOf(s, 1));
    blue = 0.5 + (0.48 * ahead) / (SCALE + Math.abs(ahead));
  }
  out[0] = blue;
  out[1] = 1 - blue;
}

/** What a search knows of a battle. */
export const evaluationOf = (kernel: BattleKernel): Evaluation<BattleState> => ({
  score,
  moveFilter: moveFilterOf(kernel.nth),
  horizon: HORIZON,
  hintEntries: 150_000,
  hintPlan: true,
  undoes(earlier, s, a) {
    const unit = (a >> UNIT) & UNIT_BITS;
    const to = (a >> TO) & TO_BITS;
    return a >> KIND === MOVE && earlier.cell[unit] === to && s.cell[unit] !== to;
  },
  // It was measured in this battle; in others whoever plays moves out is met.
  ...(kernel.usual ? { strong: 'captain' } : {}),
});
