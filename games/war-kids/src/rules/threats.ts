import { cellsInRange } from './magic/targets.ts';
import { costsFrom } from './movement/reach.ts';
import { SIDES } from './setup/scenario.ts';
import { OPEN } from './setup/battlefield.ts';
import { MOVING, WAITING, type BattleState } from './state.ts';
import { MAGE, PEGASUS, SOLDIER } from './unit-types.ts';

// What the other side could strike in its next player-turn, for people to see.

interface Struck {
  readonly pegasi: readonly number[];
  /** Against all but Soldiers. */
  readonly soldiers: readonly number[];
  /** Against Soldiers: three could come, or with dice one. */
  readonly onSoldiers: readonly number[];
  readonly spells: readonly number[];
}

export interface ThreatsView extends Struck {
  /** Of each unit that may still move, the cells that are struck besides once it is no longer in the way where it stands. */
  readonly opened: readonly (Struck & { readonly unit: number })[];
}

/** So many Soldiers beat a Soldier (WK-37). */
const ROUND = 3;

/** Cells where the side that is not at turn could strike, as units stand now; ascending. */
export function threatsOf(s: BattleState): ThreatsView {
  const now = new Strikers(s);
  const base = now.struck();
  const movers = s.step === MOVING ? [...s.moveCounts.keys()] : [];
  const opened = movers.flatMap((unit) => {
    if (s.moveCounts[unit] === 0) return [];
    const more = without(now.struckWithout(unit), base);
    return Object.values(more).some((cells) => cells.length > 0) ? [{ unit, ...more }] : [];
  });
  return { ...base, opened };
}

const without = (all: Struck, known: Struck): Struck => {
  const rest = (of: keyof Struck): readonly number[] => {
    const before = new Set(known[of]);
    return all[of].filter((cell) => !before.has(cell));
  };
  return {
    pegasi: rest('pegasi'),
    soldiers: rest('soldiers'),
    onSoldiers: rest('onSoldiers'),
    spells: rest('spells'),
  };
};

/** The units of the side that is not at turn, with the cells that each could strike. */
class Strikers {
  private readonly s: BattleState;
  private readonly units: readonly number[];
  private readonly known: ReadonlyMap<number, readonly number[]>;

  constructor(s: BattleState) {
    this.s = s;
    this.units = [...s.cell.keys()].filter((unit) => s.setup.side[unit] !== s.side);
    this.known = new Map(this.units.map((unit) => [unit, this.struckBy(unit)]));
  }

  struck(by = this.known): Struck {
    const { setup, rules } = this.s;
    const count = (type: number): ReadonlyMap<number, number> => {
      const counts = new Map<number, number>();
      for (const [unit, cells] of by)
        if (setup.type[unit] === type)
          for (const cell of cells) counts.set(cell, (counts.get(cell) ?? 0) + 1);
      return counts;
    };
    const soldiers = count(SOLDIER);
    const needed = rules.soldierDice ? 1 : ROUND;
    return {
      pegasi: ascending(count(PEGASUS).keys()),
      soldiers: ascending(soldiers.keys()),
      onSoldiers: ascending(soldiers.keys()).filter((cell) => soldiers.get(cell)! >= needed),
      spells: ascending(count(MAGE).keys()),
    };
  }

  /** The same if a unit were not where it stands: only those whom it stands in the way are asked again. */
  struckWithout(gone: number): Struck {
    const { s } = this;
    const at = s.cell[gone]!;
    s.occupant[at] = -1;
    const by = [...this.known].map(
      ([unit, cells]) => [unit, this.isNear(unit, at) ? this.struckBy(unit) : cells] as const,
    );
    s.occupant[at] = gone;
    return this.struck(new Map(by));
  }

  private isNear(unit: number, cell: number): boolean {
    const { field, setup, cell: cells, rules } = this.s;
    const at = cells[unit]!;
    if (at < 0) return setup.entries[unit]!.includes(cell);
    const type = setup.type[unit]!;
    const far = type === MAGE ? rules.fastRange : setup.movement[type]! + 1;
    return field.distance(at, cell) <= far;
  }

  /** The cells that one unit could strike, each once. */
  private struckBy(unit: number): readonly number[] {
    const { s } = this;
    const at = s.cell[unit]!;
    const type = s.setup.type[unit];
    if (type === MAGE) return at < 0 ? [] : cellsInRange(s, at);
    if (type !== SOLDIER && type !== PEGASUS) return [];
    const places =
      at >= 0 ? [at, ...costsFrom(s, unit).map(([cell]) => cell)] : this.entriesOf(unit);
    return [...new Set(touched(s, places, type === PEGASUS && s.rules.pegasusLimits))];
  }

  /** Where a unit may enter the map in the next player-turn of its side (WK-R49). */
  private entriesOf(unit: number): readonly number[] {
    const { cell, setup, turn, side, rules, occupant } = this.s;
    const next = side === SIDES.indexOf(rules.firstSide) ? turn : turn + 1;
    if (cell[unit] !== WAITING || setup.arrives[unit]! > next) return [];
    return [...setup.entries[unit]!].filter((at) => occupant[at]! < 0);
  }
}

const ascending = (cells: Iterable<number>): readonly number[] =>
  [...cells].toSorted((a, b) => a - b);

/** The cells that somebody on one of these touches; with limits those where a Pegasus could attack. */
const touched = (
  { field }: BattleState,
  places: readonly number[],
  limits: boolean,
): readonly number[] =>
  places.flatMap((from) =>
    [0, 1, 2, 3, 4, 5]
      .map((d) => field.next[6 * from + d]!)
      .filter((to) => to >= 0)
      .filter((to) => !limits || (field.terrain[to] === OPEN && !field.isContour(from, to))),
  );
