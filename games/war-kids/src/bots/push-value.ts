import { mayLand } from '../rules/magic/targets.ts';
import { MOVED, MOVING, WOUNDED, type BattleState } from '../rules/state.ts';
import { LEADER, MAGE, SOLDIER } from '../rules/unit-types.ts';
import type { DangerMap } from './danger-map.ts';
import { harmRange, type Goals } from './goals.ts';
import type { Taste } from './taste.ts';
import { unitValue } from './unit-value.ts';

// What it is worth to the side at turn to push an enemy elsewhere.

/** How far the loss of its leader's care counts: it can come back before it is needed. */
const HEALING = 0.25;
/** What an enemy that can do harm from where it standingValue does on average, by what it could hit. */
const HARM = 0.2;
/** How far it counts that it gets nearer to, or farther from, the places that are worth something. */
const DRAWN = 0.3;
/** How much of what a place is worth it is to free it, where nobody can step on it at once. */
const FREED = 0.2;
/** What it is worth to bring an enemy to where it could be beaten in the next player-turn. */
const LURE = 0.15;

export class PushValues {
  private readonly goals: Goals;
  /** What the side at turn can still do in this player-turn. */
  private readonly ownDangers: DangerMap;
  private readonly taste: Taste;

  constructor(goals: Goals, ownDangers: DangerMap, taste: Taste) {
    this.goals = goals;
    this.ownDangers = ownDangers;
    this.taste = taste;
  }

  /** What it is worth to push an enemy to the best landing; below 0 where there is none that is any good. */
  best(s: BattleState, target: number): number {
    const { next } = s.field;
    const from = s.cell[target]!;
    this.goals.lookFor(s, -1);
    const stays = this.standingValue(s, target, from);
    let best = -Infinity;
    for (let i = 0; i < 36; i++) {
      const near = next[6 * from + Math.floor(i / 6)]!;
      const cell = near < 0 ? -1 : next[6 * near + (i % 6)]!;
      if (cell < 0 || !mayLand(s, target, cell)) continue;
      const worth = stays - this.standingValue(s, target, cell);
      if (worth > best) best = worth;
    }
    return best + this.freeingValue(s, from);
  }

  /** What it is worth that an enemy lands on a cell, compared with others. */
  landing(s: BattleState, target: number, cell: number): number {
    this.goals.lookFor(s, -1);
    return -this.standingValue(s, target, cell);
  }

  /** How good it is for an enemy to stand on a cell; the goals look for a unit of no type. */
  private standingValue(s: BattleState, enemy: number, cell: number): number {
    const at = s.cell[enemy]!;
    s.cell[enemy] = cell;
    this.ownDangers.assess(s, enemy, cell);
    const lured = LURE * this.ownDangers.risk * unitValue(s, enemy, this.taste);
    const worth =
      this.leadershipValue(s, enemy, cell) +
      HARM * this.harmValue(s, enemy, cell) +
      DRAWN * this.goals.placeValue(s, cell) -
      lured;
    s.cell[enemy] = at;
    return worth;
  }

  /** What it is worth that the place is free where an enemy standingValue: most if somebody can step on it now. */
  private freeingValue(s: BattleState, from: number): number {
    const prize = this.goals.occupantBonus(from);
    return prize === 0 ? 0 : (this.canStep(s, from) ? 1 : FREED) * prize;
  }

  private canStep(s: BattleState, to: number): boolean {
    if (s.phase !== MOVING) return false;
    const { setup, field } = s;
    for (let unit = 0; unit < setup.count; unit++) {
      if (setup.side[unit] !== s.side || s.cell[unit]! < 0 || (s.flags[unit]! & MOVED) !== 0)
        continue;
      if (field.distance(s.cell[unit]!, to) <= setup.movement[setup.type[unit]!]!) return true;
    }
    return false;
  }

  /** What a leader does from a cell for its side, or what its leader does for another unit there. */
  private leadershipValue(s: BattleState, enemy: number, cell: number): number {
    const { setup, field } = s;
    const leads = setup.type[enemy] === LEADER;
    let sum = 0;
    for (let d = 6 * cell; d < 6 * cell + 6; d++) {
      const to = field.next[d]!;
      const other = to < 0 ? -1 : s.occupant[to]!;
      if (other < 0 || other === enemy || setup.side[other] === s.side) continue;
      if ((setup.type[other] === LEADER) === leads) continue;
      const cared = leads ? other : enemy;
      if (s.rules.princeHeals) sum += HEALING * this.healingValue(s, cared);
      else if (leads) sum += this.protectionValue(s, other);
    }
    return sum;
  }

  private healingValue(s: BattleState, unit: number): number {
    return (s.flags[unit]! & WOUNDED) === 0 ? 0 : unitValue(s, unit, this.taste);
  }

  /** What an enemy in contact with its leader would lose without it, in this player-turn. */
  private protectionValue(s: BattleState, ward: number): number {
    const { setup } = s;
    const leaders = setup.leaders[setup.side[ward]!]!;
    let count = 0;
    for (let i = 0; i < leaders.length; i++) {
      const there = s.cell[leaders[i]!]!;
      if (there >= 0 && s.field.distance(there, s.cell[ward]!) === 1) count += 1;
    }
    if (count > 1) return 0;
    this.ownDangers.assessUnprotected(s, ward, s.cell[ward]!);
    return this.ownDangers.risk * unitValue(s, ward, this.taste);
  }

  /** The best it could hit from a cell in its next player-turn, roughly. */
  private harmValue(s: BattleState, enemy: number, cell: number): number {
    const { setup, field } = s;
    const type = setup.type[enemy]!;
    if (type === LEADER) return 0;
    const range = harmRange(type);
    let best = 0;
    for (let unit = 0; unit < setup.count; unit++) {
      if (setup.side[unit] !== s.side || s.cell[unit]! < 0) continue;
      if (type === SOLDIER && setup.type[unit] === SOLDIER) continue;
      const steps = field.distance(cell, s.cell[unit]!);
      if (steps > range) continue;
      const harm = (type === MAGE ? (7 - steps) / 6 : 1) * unitValue(s, unit, this.taste);
      if (harm > best) best = harm;
    }
    return best;
  }
}
