import { touchesLeader } from '../rules/combat/protection.ts';
import { FAST_RANGE, measureRoutes, routeLengths } from '../rules/magic/targets.ts';
import { reachedBy } from '../rules/movement/reach.ts';
import { OPEN } from '../rules/setup/battlefield.ts';
import { HAS_CAST, LOST, MOVED, MOVING, SPENT, WOUNDED, type BattleState } from '../rules/state.ts';
import { MAGE, PEGASUS, SOLDIER } from '../rules/unit-types.ts';
import type { Taste } from './taste.ts';

// What one side could do to a unit of the other on each cell in a player-turn, guessed from where its units stand.

export class DangerMap {
  /** By cell: how many Pegasi, and how many Soldiers, could be in contact with a unit there. */
  private readonly charges: Uint8Array;
  private readonly marches: Uint8Array;
  /** By cell: sum of the chances of all spells. */
  private readonly spells: Float64Array;
  private readonly stamps: Int32Array;
  private stamp = 0;
  /** What `assess` has found. */
  risk = 0;
  private readonly cells: Int16Array;
  /** Where all units really are while they are tried elsewhere. */
  private readonly kept: Int16Array;
  private readonly tried: Int16Array;
  /** How likely a unit is shot that a Mage can shoot. */
  private readonly shot: number;

  constructor({ field, setup }: BattleState, taste: Taste) {
    this.charges = new Uint8Array(field.cells);
    this.marches = new Uint8Array(field.cells);
    this.spells = new Float64Array(field.cells);
    this.stamps = new Int32Array(field.cells);
    this.cells = new Int16Array(2 * field.cells);
    this.kept = new Int16Array(setup.count);
    this.tried = new Int16Array(setup.count);
    this.shot = taste.shot;
  }

  /** Looks at what a side could do: in its next player-turn, or in the rest of this one. */
  scan(s: BattleState, side: number, now = false): void {
    this.charges.fill(0);
    this.marches.fill(0);
    this.spells.fill(0);
    const { setup } = s;
    for (let unit = 0; unit < setup.count; unit++) {
      if (setup.side[unit] !== side || s.cell[unit]! < 0) continue;
      const type = setup.type[unit];
      const flags = now ? s.flags[unit]! : 0;
      const still = now && (s.phase !== MOVING || (flags & MOVED) !== 0);
      if (type === MAGE) {
        if ((flags & (MOVED | HAS_CAST)) === 0) this.shoot(s, s.cell[unit]!, side);
      } else if ((flags & SPENT) === 0) {
        if (type === PEGASUS) this.touch(s, unit, this.charges, still);
        else if (type === SOLDIER) this.touch(s, unit, this.marches, still);
      }
    }
  }

  private touch(s: BattleState, unit: number, counts: Uint8Array, still: boolean): void {
    const count = still ? 0 : reachedBy(s, unit, this.cells);
    this.stamp += 1;
    this.mark(s, s.cell[unit]!, counts);
    for (let i = 0; i < count; i++) this.mark(s, this.cells[i]!, counts);
  }

  private mark(s: BattleState, from: number, counts: Uint8Array): void {
    for (let d = 6 * from; d < 6 * from + 6; d++) {
      const to = s.field.next[d]!;
      if (to < 0 || this.stamps[to] === this.stamp) continue;
      this.stamps[to] = this.stamp;
      counts[to]! += 1;
    }
  }

  private shoot(s: BattleState, from: number, side: number): void {
    const { field, rules } = s;
    if (rules.obstacles || rules.lineOfSight) return this.shootAround(s, from, side);
    for (let cell = 0; cell < field.cells; cell++)
      this.addSpell(cell, field.distance(from, cell), rules.mageMinRange);
  }

  /** Tries the units of the other side on all cells around, as many at a time as there are of them. */
  private shootAround(s: BattleState, from: number, side: number): void {
    const { field, setup, rules } = s;
    this.kept.set(s.cell);
    let cell = 0;
    while (cell < field.cells) {
      for (let unit = 0; unit < setup.count; unit++) {
        this.tried[unit] = -1;
        if (setup.side[unit] === side) continue;
        while (cell < field.cells && !isAround(s, from, cell)) cell += 1;
        if (cell < field.cells) this.tried[unit] = cell++;
        s.cell[unit] = this.tried[unit]!;
      }
      measureRoutes(s, from, side);
      for (let unit = 0; unit < setup.count; unit++)
        if (this.tried[unit]! >= 0)
          this.addSpell(this.tried[unit]!, routeLengths[unit]!, rules.mageMinRange);
    }
    s.cell.set(this.kept);
  }

  private addSpell(cell: number, length: number, least: number): void {
    if (length >= least && length <= FAST_RANGE)
      this.spells[cell]! += (this.shot * (7 - length)) / 6;
  }

  /**
   * How likely a unit is beaten on a cell, 0 to 1, into `risk`: a fraction that is returned takes memory each time.
   */
  assess(s: BattleState, unit: number, cell: number): void {
    this.risk = 0;
    const threats = this.charges[cell]! + this.marches[cell]! + this.spells[cell]!;
    if (threats === 0) return;
    if (!isSheltered(s, unit, cell)) this.assessUnprotected(s, unit, cell);
  }

  /** The same for a unit that no leader protects. */
  assessUnprotected(s: BattleState, unit: number, cell: number): void {
    const { setup, rules, field } = s;
    const charges = rules.pegasusLimits && field.terrain[cell] !== OPEN ? 0 : this.charges[cell]!;
    const marches = this.marches[cell]!;
    let safe = charges === 0 ? 1 : charges === 1 ? 0.3 : 0.15;
    if (rules.soldierDice)
      safe *= Math.max(0.1, 1 - (setup.type[unit] === SOLDIER ? 0.2 : 0.5) * marches);
    else if (setup.type[unit] !== SOLDIER) safe *= marches > 0 ? 0.15 : 1;
    else safe *= marches > 2 ? 0.6 : 1;
    const once = rules.wounded && (s.flags[unit]! & WOUNDED) === 0 ? 0.5 : 1;
    safe *= Math.max(0.2, 1 - this.spells[cell]!);
    this.risk = once * (1 - safe);
  }

  /** Whether any contact threatens a cell. */
  threatened(cell: number): boolean {
    return this.charges[cell]! + this.marches[cell]! > 0;
  }
}

const isAround = (s: BattleState, from: number, cell: number): boolean => {
  const distance = s.field.distance(from, cell);
  return distance >= 1 && distance <= FAST_RANGE && s.field.there[cell] === 1;
};

/** Whether a unit would be invulnerable on a cell, as its leaders stand. */
function isSheltered(s: BattleState, unit: number, cell: number): boolean {
  if (s.rules.princeHeals) return false;
  const at = s.cell[unit]!;
  if (at === LOST) return false;
  s.cell[unit] = cell;
  const sheltered = touchesLeader(s, unit);
  s.cell[unit] = at;
  return sheltered;
}
