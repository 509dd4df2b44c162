import type { Actor } from '@glade/engine';
import { TO, TO_BITS, UNIT, UNIT_BITS } from './actions.ts';
import { soldiersIn } from './combat/contact.ts';
import { isSafeAfterPush, isShielded } from './combat/protection.ts';
import { costsFrom } from './movement/reach.ts';
import { fightOdds, leadOf, oddsOf, throwsOf, type OddsView } from './odds.ts';
import { SIDES, type Bilingual, type Scenario, type UnitType } from './setup/scenario.ts';
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
import { threatsOf, type ThreatsView } from './threats.ts';
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
  readonly threats: ThreatsView;
  readonly winner: number;
  /** WK-53, WK-R25: a side that loses all its leaders, or any of them, loses the match. */
  readonly leaderLoss: 'off' | 'all' | 'any';
  /** WK-69: who is beaten for the first time is only wounded. */
  readonly wounds: boolean;
  /** WK-65: a Pegasus attacks only open ground, and not across a contour line. */
  readonly pegasusLimits: boolean;
  /** WK-R56: people move on the real map, and only say where units stand. */
  readonly ownMoves: boolean;
}

const both = <T>(of: (side: number) => T): readonly T[] => [of(0), of(1)];

/** Everything lies open to everyone. */
export function viewOf(s: BattleState, actor: Actor): BattleView {
  const { setup, rules } = s;
  const { scenario } = setup;
  const pending = pendingOf(s);
  return {
    mode: 'battle',
    scenario: scenario.id,
    title: scenario.title,
    sides: SIDES.map((side) => scenario.sides[side].name),
    map: mapOf(s),
    units: setup.units.map((_, unit) => unitOf(s, unit)),
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
    holds: setup.holds.map(({ places, need, turns, side }, i) => ({
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
    leaderLoss: rules.leaderLoss,
    wounds: rules.wounded,
    pegasusLimits: rules.pegasusLimits,
    ownMoves: rules.ownMoves,
  };
}

const actions = (s: BattleState): readonly number[] => [...s.listed.subarray(0, s.listedCount)];

/** One map for all views of a battle. */
const maps = new WeakMap<object, MapView>();

function mapOf(s: BattleState): MapView {
  const known = maps.get(s.field);
  if (known !== undefined) return known;
  const { map } = s.setup.scenario;
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
  const { id, name, type } = s.setup.units[unit]!;
  const flag = (which: number): boolean => (s.flags[unit]! & which) !== 0;
  const there = s.cell[unit]! >= 0;
  return {
    id,
    ...(name === undefined ? {} : { name }),
    type,
    side: s.setup.side[unit]!,
    cell: s.cell[unit]!,
    wounded: flag(WOUNDED),
    moved: flag(MOVED),
    cast: flag(HAS_CAST),
    spent: flag(SPENT),
    pushed: isSafeAfterPush(s, unit),
    shielded: there && isShielded(s, unit),
    arrives: s.setup.arrives[unit]!,
  };
}

/** The time of day of a turn, where the scenario has a clock. */
export function clockOf({ clock }: Scenario, turn: number): string {
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
    return { kind, mage: s.mage, target, distance: s.detail, wins, of };
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
  [...s.moveCounts.keys()]
    .filter((unit) => s.moveCounts[unit]! > 0)
    .map((unit) => ({ unit, cells: costsFrom(s, unit) }));
