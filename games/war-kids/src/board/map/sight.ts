import { hexDistance } from '@glade/boards/hexes';
import type { BattleView, UnitView } from '../../rules/view.ts';

// What of the map is in sight.

export interface Sight {
  /** Hexes that are to be in sight. */
  readonly show: readonly number[];
  /** At first the map is seen from as far away as that takes. */
  readonly together: boolean;
  /** Who must not be cut by the edge then. */
  readonly taken?: readonly number[];
}

/**
 * What is in sight at first. In the midst of a battle: who may attack in this turn, and whom. Else the army at turn, its leader and
 * where it can win before all others.
 */
export function openingOf(view: BattleView): Sight {
  const taken = view.units.flatMap(({ cell }) => (cell < 0 ? [] : [cell]));
  const meeting = view.turn > 1 ? meetingOf(view) : [];
  if (meeting.length > 0) return { show: meeting, together: true, taken };
  const [leader, ...others] = armyOf(view);
  const show = [...(leader === undefined ? [] : [leader]), ...goalsOf(view), ...others];
  return { show, together: false, taken };
}

/** The places by which the side at turn can win. */
export const goalsOf = ({
  holds,
  side,
  map,
}: Pick<BattleView, 'holds' | 'side' | 'map'>): readonly number[] =>
  holds.flatMap((hold) =>
    hold.side < 0 || hold.side === side
      ? hold.places.flatMap((place) => map.places[place]!.cells)
      : [],
  );

/** How far away the enemies are at most whom such a unit attacks by contact after a move, in hexes. */
const STRIKES: Readonly<Record<string, number>> = { S: 2, P: 4 };

/**
 * Where units of the side at turn stand that may get beside an enemy and attack it in this turn, and where such enemies stand. Who
 * stands in the way, or protects them, can be moved or beaten before. A Soldier alone does not beat a Soldier.
 */
function meetingOf({ units, side, map }: BattleView): readonly number[] {
  const there = units.filter(({ cell }) => cell >= 0);
  const meet = (own: UnitView, other: UnitView): boolean =>
    !(own.type === 'S' && other.type === 'S') &&
    hexDistance(map.columns, own.cell, other.cell) <= (STRIKES[own.type] ?? 0);
  const pairs = there.flatMap((own) =>
    own.side === side
      ? there
          .filter((other) => other.side !== side && meet(own, other))
          .map(({ cell }) => [own.cell, cell])
      : [],
  );
  return [...new Set(pairs.flat())];
}

/** The army at turn, as far as it is on the map: who is near to its leader comes first. */
function armyOf({ units, side, map }: BattleView): readonly number[] {
  const army = units.filter((unit) => unit.side === side && unit.cell >= 0);
  const at = ({ cell }: UnitView) => [Math.floor(cell / map.columns), cell % map.columns] as const;
  const leader = army.find(({ type }) => type === 'L') ?? army[0];
  const [row, column] = leader === undefined ? [0, 0] : at(leader);
  const away = (unit: UnitView): number =>
    Math.abs(at(unit)[0] - row) + Math.abs(at(unit)[1] - column);
  return army.toSorted((a, b) => away(a) - away(b)).map(({ cell }) => cell);
}
