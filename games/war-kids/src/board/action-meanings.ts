import { KIND, MASK_BITS, TO, TO_BITS, UNIT, UNIT_BITS } from '../rules/actions.ts';
import type { OddsView } from '../rules/odds.ts';
import type { BattleView, UnitView } from '../rules/view.ts';
import { UNCOUNTED } from './uncounted.ts';

// What the actions mean for the code that draws the board.

const KINDS = [
  'end',
  'move',
  'cast',
  'slow',
  'enter',
  'exit',
  'land',
  'charge',
  'strike',
  'trio',
  'fight',
  'loss',
  'place',
] as const;
export type Kind = (typeof KINDS)[number];

export interface Meaning {
  readonly action: number;
  readonly kind: Kind;
  /** The unit that acts; of several Soldiers none. */
  readonly unit: number;
  /** A cell for those that go somewhere, a unit for those that attack. */
  readonly to: number;
  readonly mask: number;
}

const GOES: readonly Kind[] = ['move', 'enter', 'land', 'place'];
const ATTACKS: readonly Kind[] = ['cast', 'slow', 'charge', 'strike', 'trio', 'fight'];

export const isAttack = ({ kind }: Meaning): boolean => ATTACKS.includes(kind);

export const meaningOf = (action: number): Meaning => ({
  action,
  kind: KINDS[action >> KIND]!,
  unit: (action >> UNIT) & UNIT_BITS,
  to: (action >> TO) & TO_BITS,
  mask: action & MASK_BITS,
});

export const actionOf = (kind: Kind, unit: number, to = 0): number =>
  (KINDS.indexOf(kind) << KIND) | (unit << UNIT) | (to << TO);

/** An attack that is allowed now, by whom and on whom. */
export interface Attack extends Meaning {
  readonly units: readonly number[];
  readonly odds: OddsView | undefined;
}

/** What can be done now, as the board needs it. */
export interface Choices {
  /** Where a unit can go now: by unit, by cell, the action. */
  readonly destinations: ReadonlyMap<number, ReadonlyMap<number, number>>;
  readonly attacks: readonly Attack[];
  /** Where a pushed unit can land: by cell, the action. */
  readonly landings: ReadonlyMap<number, number>;
  /** Which of one's Soldiers can be taken: by unit, the action. */
  readonly losses: ReadonlyMap<number, number>;
  readonly exits: ReadonlyMap<number, number>;
}

export function choicesOf(view: BattleView, legal: readonly number[]): Choices {
  const destinations = new Map<number, Map<number, number>>();
  const attacks: Attack[] = [];
  const landings = new Map<number, number>();
  const losses = new Map<number, number>();
  const exits = new Map<number, number>();
  for (const meaning of legal.map(meaningOf)) {
    const { kind, unit, to, action } = meaning;
    if (kind === 'land') landings.set(to, action);
    else if (GOES.includes(kind)) {
      if (!destinations.has(unit)) destinations.set(unit, new Map());
      destinations.get(unit)!.set(to, action);
    } else if (isAttack(meaning)) {
      const odds = view.odds.find((each) => each.action === action);
      attacks.push({ ...meaning, units: attackersOf(view, meaning), odds });
    } else if (kind === 'loss') losses.set(unit, action);
    else if (kind === 'exit') exits.set(unit, action);
  }
  return { destinations, attacks, landings, losses, exits };
}

/** Who takes part in an attack. */
export function attackersOf(
  view: BattleView,
  { kind, unit, to, mask }: Meaning,
): readonly number[] {
  if (kind !== 'trio' && kind !== 'fight') return [unit];
  const target = view.units[to];
  if (target === undefined || target.cell < 0) return [];
  return neighbours(view, target.cell).flatMap((cell, d) => {
    const index = (mask >> d) & 1 ? unitAt(view, cell) : undefined;
    return index === undefined ? [] : [index];
  });
}

const standing = new WeakMap<BattleView['units'], ReadonlyMap<number, number>>();

/** The unit on a cell. */
export function unitAt({ units }: BattleView, cell: number | undefined): number | undefined {
  if (cell === undefined) return undefined;
  let there = standing.get(units);
  // Asked of each cell of a map, and there are hundreds.
  if (there === undefined) standing.set(units, (there = byCell(units)));
  return there.get(cell);
}

/** Units by their cell, the first where several have one. */
function byCell(units: BattleView['units']): ReadonlyMap<number, number> {
  return new Map(units.map(({ cell }, index) => [cell, index] as const).toReversed());
}

/** The six neighbours of a cell, undefined off the map: E NE NW W SW SE. */
export function neighbours(
  { map: { columns, rows, terrain } }: Pick<BattleView, 'map'>,
  cell: number,
): readonly (number | undefined)[] {
  const [column, row] = [cell % columns, Math.floor(cell / columns)];
  const odd = row & 1;
  return [
    [1, 0],
    [odd, -1],
    [odd - 1, -1],
    [-1, 0],
    [odd - 1, 1],
    [odd, 1],
  ].map(([dx, dy]) => {
    const [x, y] = [column + dx!, row + dy!];
    const to = y * columns + x;
    const within = x >= 0 && x < columns && y >= 0 && y < rows;
    return within && terrain[to] !== '#' ? to : undefined;
  });
}

/**
 * Where the enemy could strike this unit in its next player-turn, once it stands there: by contact, and by spells. The hex that it
 * leaves is in nobody's way then.
 */
export function threatenedCells({ units, threats }: BattleView, unit: number) {
  const opened = threats.opened.find((each) => each.unit === unit);
  const all = (of: 'pegasi' | 'soldiers' | 'onSoldiers' | 'spells'): readonly number[] =>
    opened === undefined ? threats[of] : [...threats[of], ...opened[of]];
  const onFoot = all(units[unit]!.type === 'S' ? 'onSoldiers' : 'soldiers');
  return { near: [...new Set([...all('pegasi'), ...onFoot])], far: all('spells') };
}

/** Enemies that a unit at this cell would touch and could beat there by contact. */
export function enemiesTouched(view: BattleView, unit: UnitView, cell: number): readonly number[] {
  if (unit.type === 'M' || unit.type === 'L') return [];
  return neighbours(view, cell).flatMap((near) => {
    const index = unitAt(view, near);
    const other = index === undefined ? undefined : view.units[index];
    if (other === undefined || other.side === unit.side || other.shielded) return [];
    const tough = unit.type === 'S' && other.type === 'S';
    const stopped = unit.type === 'P' && view.pegasusLimits && !isPlain(view, cell, near!);
    return tough || stopped ? [] : [index!];
  });
}

/** Whether a step to this neighbour leads to open ground, and across no contour line. */
const isPlain = ({ map }: BattleView, from: number, to: number): boolean =>
  map.terrain[to] === '.' && map.elevation[from] === map.elevation[to];

/** With whom an attack on this unit is best begun: the likeliest, or the strongest. */
export function likeliestAttackers(attacks: readonly Attack[]): readonly number[] {
  const chance = ({ odds, units }: Attack): number =>
    odds === undefined || odds.of === UNCOUNTED
      ? 1 + units.length / 100
      : odds.wins / odds.of - units.length / 1000;
  return attacks.reduce((a, b) => (chance(b) > chance(a) ? b : a)).units;
}

/** What is chosen after one more unit has been tapped: as many as some attack allows, the newest first. */
export function toggleAttacker(
  attacks: readonly Attack[],
  chosen: readonly number[],
  unit: number,
): readonly number[] {
  if (chosen.includes(unit)) return chosen.filter((each) => each !== unit);
  const next = [...chosen, unit];
  while (!attacks.some(({ units }) => next.every((each) => units.includes(each)))) next.shift();
  return next;
}

/** The attacks by exactly these units. */
export const attacksBy = (
  attacks: readonly Attack[],
  chosen: readonly number[],
): readonly Attack[] =>
  attacks.filter(
    ({ units }) => units.length === chosen.length && chosen.every((unit) => units.includes(unit)),
  );

/** Where those stand whom the reason of a hint may name: the enemies beside the hex to go to, and a leader who can be caught. */
export function namedInHint(view: BattleView, action: number): readonly number[] {
  const { kind, unit, to } = meaningOf(action);
  const own = view.units[unit];
  if ((kind !== 'move' && kind !== 'end') || view.step !== 'move' || own === undefined) return [];
  const beside = kind === 'move' ? neighbours(view, to) : [];
  const { soldiers, pegasi, spells } = view.threats;
  return view.units.flatMap(({ side, type, cell }) => {
    const caught = [soldiers, pegasi, spells].some((cells) => cells.includes(cell));
    const named = side === view.side ? type === 'L' && caught : beside.includes(cell);
    return named && cell >= 0 ? [cell] : [];
  });
}
