import { GONE, LOST, type BattleState } from '../rules/state.ts';
import { LEADER, MAGE, SOLDIER } from '../rules/unit-types.ts';
import { countAlive, countAt, pointsOf } from '../rules/victory.ts';
import type { Taste } from './taste.ts';
import { unitValue } from './unit-value.ts';

// What a side wants besides beating enemies: places, exits, and to come to blows at all.

/** What it is worth to own a place that wins the match, and how much more when the count is at its end. */
const HELD = 5;
const URGENT = 3;
/** What it is worth to bring a unit off the map that counts, and the one that wins the match. */
const OFF = 16;
const FINAL = 100;
/** How much of its worth a place has that one only has to guard, with enemies this many steps away or nearer. */
const GUARD = 0.8;
const NEAR = 6;
/** Points that a place brings turn by turn are countOfTypes for this many turns at most, and for so much of their number. */
const TURNS = 8;
const SURE = 0.5;
/** How places and exits weigh against what a move hits; to stand on a place that is not one's own yet, more. */
const PULL = 0.35;
const TAKE = 0.4;
/** How much of it is left for others where one of its own army stands. */
const THERE = 0.2;
/** How fast that fades with each step that is missing. */
const STEP = 0.5;
/** What it is worth to beat the enemy that stands on a place, by what the place is worth. */
const PRIZE = 0.15;
/** From this turn on it goes for an enemy that enemyWaits. */
const PATIENCE = 3;
/**
 * Up to this part of the match it does not hurry otherwise, and then only as its taste is; who is ahead or has places to go to
 * hurries less.
 */
const EARLY = 0.5;
const CALM = 0.5;
/** What is no way to anywhere. */
const NOWHERE = 255;

export class Goals {
  /** By place: what it is worth to the side at turn to own it. */
  private readonly wanted: Float64Array;
  /** By cell: the place there, -1 none. */
  private readonly placeAt: Int8Array;
  /** By side and cell: steps to the nearest exit. */
  private readonly away: readonly Uint8Array[];
  /** Types that have to leave the map, as a set, and how many of them still. */
  private leaving = 0;
  private missing = 0;
  /** How much of the match is to come, 0 to 1. */
  private share = 0;
  /** How much it has to seek the fight, 0 to 1. */
  zeal = 0;
  /** Whether nobody can do it any harm any more. */
  nothingToFear = false;
  // What is the same wherever a unit may go, found by `lookFor`: the places that are wanted, for each whether another of its
  // army stands there, and what the unit brings by leaving the map, NaN before anybody asked.
  private readonly drawing: Uint8Array;
  private readonly taken: Uint8Array;
  private drawn = 0;
  private unit = -1;
  private byLeaving = Number.NaN;

  private readonly taste: Taste;

  constructor({ field, setup }: BattleState, taste: Taste) {
    this.taste = taste;
    this.wanted = new Float64Array(setup.places.length);
    this.drawing = new Uint8Array(setup.places.length);
    this.taken = new Uint8Array(setup.places.length);
    this.placeAt = new Int8Array(field.cells).fill(-1);
    for (const [place, cells] of setup.places.entries())
      for (const cell of cells) this.placeAt[cell] = place;
    this.away = setup.exitCells.map((exits) => {
      const open = [...exits.keys()].filter((cell) => exits[cell] === 1);
      return Uint8Array.from({ length: field.cells }, (_, cell) =>
        Math.min(NOWHERE, ...open.map((exit) => field.distance(cell, exit))),
      );
    });
  }

  /** Takes down what the side at turn wants now. */
  update(s: BattleState): void {
    const { turnLimit, firstSide } = s.rules;
    const second = s.side !== (firstSide === 'blue' ? 0 : 1);
    this.nothingToFear = second && s.turn >= turnLimit;
    this.share = Math.max(0, turnLimit - s.turn) / turnLimit;
    this.valuePoints(s);
    this.valueHolds(s);
    this.discountOwned(s);
    this.valueExits(s);
    const ahead = pointsOf(s, s.side) - pointsOf(s, 1 - s.side);
    const late = (s.turn / turnLimit - EARLY) / (1 - EARLY);
    const calm = (ahead > 0 ? CALM : 1) * (this.draws() ? CALM / 2 : 1);
    this.zeal =
      calm * (s.turn >= PATIENCE && enemyWaits(s) ? 1 : this.taste.late * Math.max(0, late));
  }

  /** Whether anything but enemies draws it anywhere. */
  private draws(): boolean {
    if (this.leaving !== 0) return true;
    for (let place = 0; place < this.wanted.length; place++)
      if (this.wanted[place]! > 0) return true;
    return false;
  }

  // --- Places ---

  private valuePoints(s: BattleState): void {
    const { setup, side } = s;
    this.wanted.fill(0);
    for (let i = 0; i < setup.atEnd.length; i++) {
      const { place, points } = setup.atEnd[i]!;
      this.wanted[place]! += points[side]! + (s.owners[place]! >= 0 ? points[1 - side]! : 0);
    }
    const turns = s.rules.turnLimit - s.turn + 1;
    const certain = SURE * (turns < TURNS ? turns : TURNS);
    for (let i = 0; i < setup.perTurn.length; i++) {
      const { place, points } = setup.perTurn[i]!;
      const denied = s.owners[place]! >= 0 ? points[1 - side]! : 0;
      this.wanted[place]! += certain * (points[side]! + denied);
    }
  }

  /** Places that win the match are wanted the more the nearer somebody is to winning by them. */
  private valueHolds(s: BattleState): void {
    const { holds } = s.setup;
    for (let i = 0; i < holds.length; i++) {
      const hold = holds[i]!;
      const own = hold.side !== 1 - s.side;
      const theirs = hold.side !== s.side;
      const count = Math.max(
        own ? s.held[2 * i + s.side]! : 0,
        theirs ? s.held[2 * i + 1 - s.side]! : 0,
      );
      const worth = HELD * (1 + (URGENT * count) / hold.turns);
      for (let k = 0; k < hold.places.length; k++) {
        const place = hold.places[k]!;
        if (own || s.owners[place]! >= 0) this.wanted[place]! += worth;
      }
    }
  }

  private discountOwned(s: BattleState): void {
    for (let place = 0; place < this.wanted.length; place++)
      if (this.wanted[place]! > 0 && s.owners[place] === s.side)
        this.wanted[place]! *= isNear(s, place) ? GUARD : GUARD / 4;
  }

  /** Takes down what holds of a unit on whatever cell, for `placeValue`; `unit` -1 for one of no type. */
  lookFor(s: BattleState, unit: number): void {
    const { setup, side } = s;
    this.unit = unit;
    this.byLeaving = Number.NaN;
    this.drawn = 0;
    for (let place = 0; place < this.wanted.length; place++) {
      if (this.wanted[place] === 0) continue;
      const cells = setup.places[place]!;
      let taken = 0;
      for (let i = 0; i < cells.length; i++) {
        const other = s.occupant[cells[i]!]!;
        if (other >= 0 && other !== unit && setup.side[other] === side) taken = 1;
      }
      this.drawing[this.drawn] = place;
      this.taken[this.drawn++] = taken;
    }
  }

  /** How good it is for the unit that `lookFor` was told of to be on a cell as regards places and exits. */
  placeValue(s: BattleState, cell: number): number {
    const { setup, field, side } = s;
    let sum = 0;
    for (let k = 0; k < this.drawn; k++) {
      const place = this.drawing[k]!;
      const wanted = this.wanted[place]!;
      const cells = setup.places[place]!;
      let steps = NOWHERE;
      for (let i = 0; i < cells.length; i++) {
        const distance = field.distance(cell, cells[i]!);
        if (distance < steps) steps = distance;
      }
      const taken = this.taken[k] === 1;
      sum += ((taken ? THERE : 1) * PULL * wanted) / (1 + STEP * steps);
      if (steps === 0 && !taken && s.owners[place] !== side) sum += TAKE * wanted;
    }
    if (this.unit >= 0 && this.away[side]![cell]! < NOWHERE) {
      if (Number.isNaN(this.byLeaving)) this.byLeaving = this.leavingValue(s, this.unit);
      if (this.byLeaving > 0) sum += (PULL * this.byLeaving) / (1 + STEP * this.away[side]![cell]!);
    }
    return sum;
  }

  /** What it is worth to beat the unit that stands on a cell, because of the place there. */
  occupantBonus(cell: number): number {
    const place = this.placeAt[cell]!;
    return place < 0 ? 0 : PRIZE * this.wanted[place]!;
  }

  // --- Exits ---

  private valueExits(s: BattleState): void {
    const { exits } = s.setup;
    this.leaving = 0;
    this.missing = 0;
    for (let i = 0; i < exits.length; i++) {
      const { side, count, types } = exits[i]!;
      if (side === 1 - s.side) continue;
      const missing = count - countOfTypes(s, types, false);
      if (missing <= 0 || countOfTypes(s, types, true) < missing) continue;
      if (this.leaving !== 0 && missing >= this.missing) continue;
      this.leaving = types;
      this.missing = missing;
    }
  }

  /** What a unit brings by leaving the map, less what it could still do on it; below 0 where that would lose. */
  leavingValue(s: BattleState, unit: number): number {
    const { setup } = s;
    const type = setup.type[unit]!;
    const counts = ((this.leaving >> type) & 1) === 1;
    if (counts && this.missing === 1) return FINAL;
    const points = setup.exited[type]!;
    if ((!counts && points === 0) || this.wouldLose(s, unit)) return -1;
    return (counts ? OFF : 0) + points - this.share * unitValue(s, unit, this.taste);
  }

  /** Whether its army cannot go on without a unit. */
  private wouldLose(s: BattleState, unit: number): boolean {
    const { side } = s;
    if (s.setup.eliminateAll && countAlive(s, side, -1) === 1) return true;
    const leads = s.setup.type[unit] === LEADER && s.rules.leaderLoss !== 'off';
    return leads && countAt(s, side, LOST) > 0 && countAlive(s, side, LEADER) === 1;
  }
}

/** Units of the side at turn of these types that have left the map, or that can still do so. */
function countOfTypes(s: BattleState, types: number, still: boolean): number {
  const { setup } = s;
  let count = 0;
  for (let unit = 0; unit < setup.count; unit++) {
    if (setup.side[unit] !== s.side || ((types >> setup.type[unit]!) & 1) === 0) continue;
    if (still ? s.cell[unit] !== GONE && s.cell[unit] !== LOST : s.cell[unit] === GONE) count += 1;
  }
  return count;
}

/** Whether an enemy is near a place. */
function isNear(s: BattleState, place: number): boolean {
  const there = s.setup.places[place]![0]!;
  for (let unit = 0; unit < s.setup.count; unit++) {
    if (s.setup.side[unit] === s.side || s.cell[unit]! < 0) continue;
    if (s.field.distance(s.cell[unit]!, there) <= NEAR) return true;
  }
  return false;
}

/** How far a unit does harm from where it stands, roughly: a spell, or a move and a blow. */
export const harmRange = (type: number): number => (type === MAGE ? 6 : type === SOLDIER ? 2 : 4);

/** Whether most enemies still stand where they stood at the beginning. */
function enemyWaits(s: BattleState): boolean {
  const { setup, field } = s;
  let there = 0;
  let still = 0;
  for (let unit = 0; unit < setup.count; unit++) {
    if (setup.side[unit] === s.side || s.cell[unit]! < 0) continue;
    there += 1;
    const { at } = setup.units[unit]!;
    if (at !== undefined && field.at(at) === s.cell[unit]) still += 1;
  }
  return 2 * still > there;
}
