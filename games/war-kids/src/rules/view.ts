import type { Actor } from '@glade/engine';
import { OPEN } from './setup/battlefield.ts';
import { bits } from './bit-sets.ts';
import { CAST, DICE, KIND, MASK_BITS, SLOW, TO, TO_BITS, UNIT, UNIT_BITS } from './actions.ts';
import { soldiersIn } from './legal-actions.ts';
import { aim, cellsInRange, routes } from './magic/targets.ts';
import { FORCE, MAGE, PEGASUS, SOLDIER } from './setup/battle-setup.ts';
import { pricesFrom } from './movement/reach.ts';
import { SIDES, type Bilingual, type Scenario, type UnitType } from './setup/scenario.ts';
import { isSafe, isShielded } from './combat/protection.ts';
import {
  CASTING,
  DICING,
  GONE,
  HAS_CAST,
  LANDING,
  LOSING,
  LOST,
  MOVED,
  MOVING,
  SLOWING,
  SPENT,
  WOUNDED,
  type BattleState,
} from './state.ts';
import { countAt, pointsOf } from './victory.ts';

// What may be seen: everything. Cells are numbered row by row from the top left, units as the scenario lists them.

export const STEP_NAMES = [
  'move',
  'combat',
  'cast',
  'slow',
  'fight',
  'land',
  'loss',
  'over',
] as const;

interface PlaceView {
  readonly id: string;
  readonly name: Bilingual;
  readonly cells: readonly number[];
}

/** The map, the same in every view of a match. */
export interface MapView {
  readonly columns: number;
  readonly rows: number;
  /** One sign a cell: `.` open ground, `w` woods, `r` river, `#` off the map. */
  readonly terrain: string;
  /** One level a cell. */
  readonly elevation: readonly number[];
  readonly roads: readonly { readonly name?: Bilingual; readonly path: readonly number[] }[];
  readonly art: readonly { readonly cell: number; readonly tag: string }[];
  readonly places: readonly PlaceView[];
}

export interface UnitView {
  /** As the scenario names it, e.g. `B-S1`. */
  readonly id: string;
  readonly name?: Bilingual;
  readonly type: UnitType;
  readonly side: number;
  /** -1 eliminated, -2 waiting for its entry, -3 gone through the exit. */
  readonly cell: number;
  readonly wounded: boolean;
  readonly moved: boolean;
  /** A Mage that has cast in this player-turn. */
  readonly cast: boolean;
  /** Has attacked in this Combat phase. */
  readonly spent: boolean;
  /** Pushed in this player-turn, so that nobody can beat it until its end. */
  readonly pushed: boolean;
  /** A leader of its own makes it invulnerable now. */
  readonly shielded: boolean;
  /** The turn from which it may enter; 0 where it was there from the start. */
  readonly arrives: number;
}

/** What waits for an answer. */
type PendingView =
  | {
      readonly kind: 'cast' | 'slow';
      readonly mage: number;
      readonly target: number;
      readonly distance: number;
      /** Of `of` equally likely throws. */
      readonly wins: number;
      readonly of: number;
    }
  | {
      readonly kind: 'fight';
      readonly soldiers: readonly number[];
      readonly target: number;
      readonly wins: number;
      readonly of: number;
    }
  | { readonly kind: 'land'; readonly target: number; readonly cells: readonly number[] }
  | { readonly kind: 'loss'; readonly soldiers: readonly number[] };

/** A side holds places: how many turns of its opponent it has done so. */
export interface HoldView {
  readonly places: readonly number[];
  readonly need: number;
  readonly turns: number;
  /** Which side it is for; -1 both. */
  readonly side: number;
  readonly counts: readonly number[];
}

/** Where a unit can go, and what it costs. */
interface ReachView {
  readonly unit: number;
  readonly cells: readonly (readonly [cell: number, cost: number])[];
}

/** What can be tried with dice: `wins` and `ties` of `of` equally likely throws. */
export interface OddsView {
  readonly action: number;
  readonly kind: 'cast' | 'slow' | 'fight';
  /** The Mage, or the Soldiers. */
  readonly units: readonly number[];
  readonly target: number;
  /** Of a spell, the length of its route; 0 of a fight. */
  readonly distance: number;
  readonly wins: number;
  readonly ties: number;
  readonly of: number;
}

export interface BattleView {
  readonly mode: 'battle';
  /** The scenario's own id and title. */
  readonly scenario: string;
  readonly title: Bilingual;
  readonly sides: readonly Bilingual[];
  readonly map: MapView;
  readonly units: readonly UnitView[];
  readonly step: (typeof STEP_NAMES)[number];
  readonly actor: Actor;
  /** Whose player-turn it is. */
  readonly side: number;
  /** The side that plays first in every turn. */
  readonly first: number;
  readonly turn: number;
  readonly limit: number;
  /** The time of day, e.g. `14:30`; empty where the scenario has none. */
  readonly clock: string;
  /** The owner of each place, -1 nobody. */
  readonly owners: readonly number[];
  readonly points: readonly number[];
  readonly lost: readonly number[];
  readonly exited: readonly number[];
  readonly holds: readonly HoldView[];
  /** Absent where nothing waits. */
  readonly pending?: PendingView;
  /** Of each unit of the side at turn that may move now. */
  readonly reach: readonly ReachView[];
  readonly odds: readonly OddsView[];
  /** Cells where the other side could strike in its next player-turn, as units stand now. */
  readonly threats: {
    readonly pegasi: readonly number[];
    /** Against all but Soldiers. */
    readonly soldiers: readonly number[];
    readonly spells: readonly number[];
  };
  readonly winner: number;
}

const both = <T>(of: (side: number) => T): readonly T[] => [of(0), of(1)];

/** Everything lies open to everyone. */
export function viewOf(s: BattleState, actor: Actor): BattleView {
  const { plan, rules } = s;
  const { scenario } = plan;
  const pending = pendingOf(s);
  return {
    mode: 'battle',
    scenario: scenario.id,
    title: scenario.title,
    sides: SIDES.map((side) => scenario.sides[side].name),
    map: mapOf(s),
    units: plan.units.map((_, unit) => unitOf(s, unit)),
    step: STEP_NAMES[s.step]!,
    actor,
    side: s.side,
    first: SIDES.indexOf(rules.firstSide),
    turn: s.turn,
    limit: rules.turnLimit,
    clock: clockOf(scenario, s.turn),
    owners: [...s.owners],
    points: both((side) => pointsOf(s, side)),
    lost: both((side) => countAt(s, side, LOST)),
    exited: both((side) => countAt(s, side, GONE)),
    holds: plan.holds.map(({ places, need, turns, side }, i) => ({
      places,
      need,
      turns,
      side,
      counts: both((whose) => s.held[2 * i + whose]!),
    })),
    ...(pending === undefined ? {} : { pending }),
    reach: s.step === MOVING ? reachOf(s) : [],
    odds: actions(s).flatMap((a) => oddsOf(s, a)),
    threats: threatsOf(s),
    winner: s.winner,
  };
}

const actions = (s: BattleState): readonly number[] => [...s.menu.subarray(0, s.listed)];

/** One map for all views of a battle. */
const maps = new WeakMap<object, MapView>();

function mapOf(s: BattleState): MapView {
  const known = maps.get(s.field);
  if (known !== undefined) return known;
  const { map } = s.plan.scenario;
  const made: MapView = {
    columns: map.cols,
    rows: map.rows,
    terrain: map.terrain.join(''),
    elevation: [...s.field.elevation],
    roads: map.roads.map(({ name, path }) => ({
      ...(name === undefined ? {} : { name }),
      path: path.map((hex) => s.field.at(hex)),
    })),
    art: map.art.map(({ hex, tag }) => ({ cell: s.field.at(hex), tag })),
    places: map.places.map(({ id, name, hexes }) => ({
      id,
      name,
      cells: hexes.map((hex) => s.field.at(hex)),
    })),
  };
  maps.set(s.field, made);
  return made;
}

function unitOf(s: BattleState, unit: number): UnitView {
  const { id, name, type } = s.plan.units[unit]!;
  const flag = (which: number): boolean => (s.flags[unit]! & which) !== 0;
  const there = s.cell[unit]! >= 0;
  return {
    id,
    ...(name === undefined ? {} : { name }),
    type,
    side: s.plan.side[unit]!,
    cell: s.cell[unit]!,
    wounded: flag(WOUNDED),
    moved: flag(MOVED),
    cast: flag(HAS_CAST),
    spent: flag(SPENT),
    pushed: isSafe(s, unit),
    shielded: there && isShielded(s, unit),
    arrives: s.plan.arrives[unit]!,
  };
}

/** The time of day of a turn, where the scenario has a clock. */
function clockOf({ clock }: Scenario, turn: number): string {
  if (clock === undefined) return '';
  const [hours = 0, minutes = 0] = clock.start.split(':').map(Number);
  const now = (60 * hours + minutes + (turn - 1) * clock.minutesPerTurn) % (24 * 60);
  return `${Math.floor(now / 60)}:${String(now % 60).padStart(2, '0')}`;
}

function pendingOf(s: BattleState): PendingView | undefined {
  const { target } = s;
  if (s.step === CASTING || s.step === SLOWING) {
    const dice = s.step === CASTING ? 1 : 2;
    const [wins, of] = [throwsOf(dice, s.detail), 6 ** dice];
    const kind = dice === 1 ? 'cast' : 'slow';
    return { kind, mage: s.who, target, distance: s.detail, wins, of };
  }
  if (s.step === DICING) {
    const { wins } = fightOdds(leadOf(s, target, s.detail));
    return { kind: 'fight', soldiers: soldiersIn(s, target, s.detail), target, wins, of: 36 };
  }
  if (s.step === LANDING)
    return { kind: 'land', target, cells: actions(s).map((a) => (a >> TO) & TO_BITS) };
  if (s.step !== LOSING) return undefined;
  return { kind: 'loss', soldiers: actions(s).map((a) => (a >> UNIT) & UNIT_BITS) };
}

const reachOf = (s: BattleState): readonly ReachView[] =>
  [...s.ways.keys()]
    .filter((unit) => s.ways[unit]! > 0)
    .map((unit) => ({ unit, cells: pricesFrom(s, unit) }));

/** Of 6 throws of one die, or of 36 of two, those that show so much or more. */
function throwsOf(dice: 1 | 2, least: number): number {
  let count = 0;
  for (let first = 1; first <= 6; first++) {
    if (dice === 1) count += first >= least ? 1 : 0;
    else for (let second = 1; second <= 6; second++) if (first + second >= least) count += 1;
  }
  return count;
}

/** Of 36 throws of two dice, those in which the first is higher by more than `lead`, and by just as much. */
function fightOdds(lead: number): { readonly wins: number; readonly ties: number } {
  let [wins, ties] = [0, 0];
  for (let first = 1; first <= 6; first++)
    for (let second = 1; second <= 6; second++) {
      if (first + lead > second) wins += 1;
      if (first + lead === second) ties += 1;
    }
  return { wins, ties };
}

/** By how much the Force of these Soldiers is more than that of the one they attack. */
const leadOf = (s: BattleState, target: number, mask: number): number =>
  FORCE[0] * bits(mask) - FORCE[s.plan.type[target]!]!;

function oddsOf(s: BattleState, a: number): readonly OddsView[] {
  const kind = a >> KIND;
  const unit = (a >> UNIT) & UNIT_BITS;
  const target = (a >> TO) & TO_BITS;
  if (kind === CAST || kind === SLOW) {
    aim(s, s.cell[unit]!, s.side);
    const distance = routes[target]!;
    const dice = kind === CAST ? 1 : 2;
    const odds = { wins: throwsOf(dice, distance), ties: 0, of: 6 ** dice };
    return [
      { action: a, kind: dice === 1 ? 'cast' : 'slow', units: [unit], target, distance, ...odds },
    ];
  }
  if (kind !== DICE) return [];
  const mask = a & MASK_BITS;
  const odds = fightOdds(leadOf(s, target, mask));
  const units = soldiersIn(s, target, mask);
  return [{ action: a, kind: 'fight', units, target, distance: 0, ...odds, of: 36 }];
}

// --- What the other side could strike ---

function threatsOf(s: BattleState): BattleView['threats'] {
  const enemies = (type: number): readonly number[] =>
    [...s.cell.keys()].filter(
      (unit) => s.plan.side[unit] !== s.side && s.plan.type[unit] === type && s.cell[unit]! >= 0,
    );
  const { pegasusLimits } = s.rules;
  const contact = (type: number): readonly number[] => [
    ...new Set(
      enemies(type).flatMap((unit) => touched(s, unit, type === PEGASUS && pegasusLimits)),
    ),
  ];
  const spells = enemies(MAGE).flatMap((unit) => cellsInRange(s, s.cell[unit]!));
  return {
    pegasi: contact(PEGASUS).toSorted((a, b) => a - b),
    soldiers: contact(SOLDIER).toSorted((a, b) => a - b),
    spells: [...new Set(spells)].toSorted((a, b) => a - b),
  };
}

/** The cells a unit could be in contact with after a move; with limits those where a Pegasus could attack. */
function touched(s: BattleState, unit: number, limits: boolean): readonly number[] {
  const { field } = s;
  const places = [s.cell[unit]!, ...pricesFrom(s, unit).map(([cell]) => cell)];
  return places.flatMap((from) =>
    [0, 1, 2, 3, 4, 5]
      .map((d) => field.next[6 * from + d]!)
      .filter((to) => to >= 0)
      .filter((to) => !limits || (field.terrain[to] === OPEN && !field.isContour(from, to))),
  );
}
