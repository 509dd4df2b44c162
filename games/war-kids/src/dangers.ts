import { OPEN } from './battlefield.ts';
import { MAGE, PEGASUS, SOLDIER } from './plan.ts';
import { reachedBy } from './reach.ts';
import { touchesLeader } from './shield.ts';
import { LOST, WOUNDED, type BattleState } from './state.ts';

// What the other side could do to a unit on each cell in its next player-turn, guessed from where its units stand.

/** How likely a unit is shot that a Mage can shoot: it has other targets, too. */
const PICKED = 0.4;

export class Dangers {
  /** By cell: how many Pegasi, and how many Soldiers, could be in contact with a unit there. */
  private charges = new Uint8Array(0);
  private marches = new Uint8Array(0);
  /** By cell: sum of the chances of all spells. */
  private spells = new Float64Array(0);
  private stamps = new Int32Array(0);
  private stamp = 0;
  /** What `judge` has found. */
  risk = 0;
  private cells = new Int16Array(0);

  private grow(cells: number): void {
    if (this.charges.length >= cells) return;
    this.charges = new Uint8Array(cells);
    this.marches = new Uint8Array(cells);
    this.spells = new Float64Array(cells);
    this.stamps = new Int32Array(cells);
    this.cells = new Int16Array(2 * cells);
    this.stamp = 0;
  }

  /** Looks at the side that is not at turn. */
  look(s: BattleState): void {
    this.grow(s.field.cells);
    this.charges.fill(0);
    this.marches.fill(0);
    this.spells.fill(0);
    const { plan } = s;
    for (let unit = 0; unit < plan.count; unit++) {
      if (plan.side[unit] === s.side || s.cell[unit]! < 0) continue;
      const type = plan.type[unit];
      if (type === PEGASUS) this.touch(s, unit, this.charges);
      else if (type === SOLDIER) this.touch(s, unit, this.marches);
      else if (type === MAGE) this.shoot(s, s.cell[unit]!);
    }
  }

  private touch(s: BattleState, unit: number, counts: Uint8Array): void {
    const count = reachedBy(s, unit, this.cells);
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

  private shoot(s: BattleState, from: number): void {
    const { field } = s;
    for (let cell = 0; cell < field.cells; cell++) {
      const distance = field.distance(from, cell);
      if (distance >= 1 && distance <= 6) this.spells[cell]! += (PICKED * (7 - distance)) / 6;
    }
  }

  /**
   * How likely a unit of the side at turn is beaten on a cell, 0 to 1, into `risk`: a fraction that is returned takes
   * memory each time.
   */
  judge(s: BattleState, unit: number, cell: number): void {
    this.risk = 0;
    if (isSheltered(s, unit, cell)) return;
    const { plan, rules, field } = s;
    const charges = rules.pegasusLimits && field.terrain[cell] !== OPEN ? 0 : this.charges[cell]!;
    const marches = this.marches[cell]!;
    let safe = charges === 0 ? 1 : charges === 1 ? 0.3 : 0.15;
    if (rules.soldierDice)
      safe *= Math.max(0.1, 1 - (plan.type[unit] === SOLDIER ? 0.2 : 0.5) * marches);
    else if (plan.type[unit] !== SOLDIER) safe *= marches > 0 ? 0.15 : 1;
    else safe *= marches > 2 ? 0.6 : 1;
    safe *= Math.max(0.2, 1 - this.spells[cell]!);
    const once = rules.wounded && (s.flags[unit]! & WOUNDED) === 0;
    this.risk = once ? 0.5 * (1 - safe) : 1 - safe;
  }

  /** Whether any contact threatens a cell. */
  threatened(cell: number): boolean {
    return this.charges[cell]! + this.marches[cell]! > 0;
  }
}

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
