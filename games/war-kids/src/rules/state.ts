import { mix } from '@glade/engine';
import type { BattleOptions } from './options.ts';
import type { BattleSetup } from './setup/battle-setup.ts';
import type { Battlefield } from './setup/battlefield.ts';
import { MAGE, PEGASUS, SOLDIER } from './unit-types.ts';

// What is to be done, in the order of STEP_NAMES.
export const MOVING = 0;
export const FIGHTING = 1;
export const CASTING = 2;
export const SLOWING = 3;
export const DICING = 4;
export const LANDING = 5;
export const LOSING = 6;
export const ENDED = 7;

// Where a unit is that is on no cell.
export const LOST = -1;
export const WAITING = -2;
export const GONE = -3;

// What is kept of a unit; all but its wound is forgotten at the end of the player-turn.
export const WOUNDED = 1;
export const MOVED = 2;
export const HAS_CAST = 4;
export const SPENT = 8;
export const PUSHED = 16;
export const DICED = 32;
export const PLACED = 64;

// How it ended.
export const NOT_OVER = 0;
export const INSTANT = 1;
export const POINTS = 2;
export const DRAW = 3;
export const LEADER_LOST = 4;
export const WIPED = 5;

/** WK-R27: no match is longer. */
export const LAST_TURN = 60;

/** Most cells that one unit can go to: the fastest on a road, with all roads around. */
function mostReach({ movement }: BattleSetup): number {
  const far = Math.max(...movement) + 1;
  return 3 * far * (far + 1);
}

/** Most choices other than moves there can be at once. */
function mostChoices(
  { units, entries, side, type }: BattleSetup,
  { slowMagic }: BattleOptions,
): number {
  const size = (whose: number, kind: number): number =>
    units.filter((_, u) => side[u] === whose && type[u] === kind).length;
  const army = (whose: number): number => units.filter((_, u) => side[u] === whose).length;
  const entering = entries.reduce((sum, cells) => sum + cells.length, 0);
  const most = [0, 1].map((whose) => {
    const enemies = army(1 - whose);
    const spells = size(whose, MAGE) * enemies * (slowMagic ? 2 : 1);
    const contacts = 6 * (size(whose, SOLDIER) + size(whose, PEGASUS));
    const soldiers = Math.min(6, size(whose, SOLDIER));
    return spells + contacts + enemies * (2 ** soldiers - 1);
  });
  return Math.max(...most) + entering + units.length + 40;
}

/** A battle. Everything before the line is what happened; what stands after it follows from that. */
export class BattleState {
  readonly field: Battlefield;
  readonly setup: BattleSetup;
  readonly rules: BattleOptions;

  /** By unit: its cell, or LOST, WAITING, GONE. */
  readonly cell: Int16Array;
  readonly flags: Uint8Array;
  /** By unit that is GONE: the cell by which it left the map. */
  readonly leftBy: Int16Array;
  /** By place: its owner, -1 nobody. */
  readonly owners: Int8Array;
  /** Turns held, two for each condition. */
  readonly held: Uint8Array;
  /** By side: points of places at the end of turns so far. */
  readonly earned = new Int32Array(2);
  step = MOVING;
  turn = 1;
  side = 0;
  /** Player-turns begun. */
  played = 1;
  /** MOVING or FIGHTING, also while something is pending. */
  phase = MOVING;
  /** What is pending: the Mage or 0, the target, the route's length or the Soldiers' directions. */
  mage = 0;
  target = 0;
  detail = 0;
  /** With `simultaneous`: who was invulnerable at the end of the Movement phase, as a set of units. */
  shieldLow = 0;
  shieldHigh = 0;
  result = NOT_OVER;
  winner = -1;

  // --- What follows ---
  /** By cell: the unit there, -1 nobody. */
  readonly occupant: Int8Array;
  /** By unit: the set of cells it can move to, and how many. */
  readonly reach: Int32Array;
  readonly moveCounts: Uint8Array;
  /** Sum of `moveCounts`. */
  moves = 0;
  /** 1 where the phase may be ended. */
  ends = 0;
  /** All choices but END and moves, ascending. */
  readonly listed: Int32Array;
  listedCount = 0;
  choices = 0;

  constructor(field: Battlefield, setup: BattleSetup, rules: BattleOptions) {
    this.field = field;
    this.setup = setup;
    this.rules = rules;
    this.cell = new Int16Array(setup.count).fill(WAITING);
    this.flags = new Uint8Array(setup.count);
    this.leftBy = new Int16Array(setup.count).fill(-1);
    this.owners = new Int8Array(setup.places.length).fill(-1);
    this.held = new Uint8Array(2 * setup.holds.length);
    this.occupant = new Int8Array(field.cells).fill(-1);
    this.reach = new Int32Array(setup.count * field.words);
    this.moveCounts = new Uint8Array(setup.count);
    this.listed = new Int32Array(mostChoices(setup, rules));
  }

  /** Most actions there can be at once. */
  get most(): number {
    const reach = this.rules.ownMoves ? this.field.cells : mostReach(this.setup);
    return this.listed.length + 1 + reach * this.setup.count;
  }
}

/** A state of the same battle, and nothing in it. */
export const emptyLike = (s: BattleState): BattleState =>
  new BattleState(s.field, s.setup, s.rules);

export function copyState(from: BattleState, to: BattleState): void {
  to.cell.set(from.cell);
  to.flags.set(from.flags);
  to.leftBy.set(from.leftBy);
  to.owners.set(from.owners);
  to.held.set(from.held);
  to.earned[0] = from.earned[0]!;
  to.earned[1] = from.earned[1]!;
  to.step = from.step;
  to.turn = from.turn;
  to.side = from.side;
  to.played = from.played;
  to.phase = from.phase;
  to.mage = from.mage;
  to.target = from.target;
  to.detail = from.detail;
  to.shieldLow = from.shieldLow;
  to.shieldHigh = from.shieldHigh;
  to.result = from.result;
  to.winner = from.winner;
  to.occupant.set(from.occupant);
  to.reach.set(from.reach);
  to.moveCounts.set(from.moveCounts);
  to.moves = from.moves;
  to.ends = from.ends;
  to.listedCount = from.listedCount;
  to.choices = from.choices;
  for (let i = 0; i < from.listedCount; i++) to.listed[i] = from.listed[i]!;
}

export function hashState(s: BattleState): number {
  let key = mix(
    s.step | (s.phase << 4) | (s.side << 6) | (s.result << 8),
    s.turn | (s.played << 12),
  );
  for (let u = 0; u < s.cell.length; u++) key = mix(key, (s.cell[u]! << 8) | s.flags[u]!);
  for (let u = 0; u < s.leftBy.length; u++)
    if (s.leftBy[u]! >= 0) key = mix(key, (u << 12) | s.leftBy[u]!);
  for (let i = 0; i < s.owners.length; i++) key = mix(key, s.owners[i]!);
  for (let i = 0; i < s.held.length; i++) key = mix(key, s.held[i]!);
  key = mix(mix(key, s.earned[0]!), s.earned[1]!);
  key = mix(key, s.mage | (s.target << 8) | (s.detail << 16));
  return mix(mix(key, s.winner), mix(s.shieldLow, s.shieldHigh));
}

/** Takes a unit off its cell; it is LOST or GONE. */
export function takeOff(s: BattleState, unit: number, where: number): void {
  const at = s.cell[unit]!;
  s.occupant[at] = -1;
  s.cell[unit] = where;
  if (where === GONE) s.leftBy[unit] = at;
}

/** Puts a unit on a free cell. */
export function putOn(s: BattleState, unit: number, cell: number): void {
  if (s.cell[unit]! >= 0) s.occupant[s.cell[unit]!] = -1;
  s.cell[unit] = cell;
  s.occupant[cell] = unit;
}
