import type { Action, Policy, Random } from '@glade/engine';
import { bits } from './bits.ts';
import { Dangers } from './dangers.ts';
import { aim, routes } from './magic.ts';
import { LEADER, MAGE, PEGASUS } from './plan.ts';
import { movesOf } from './reach.ts';
import { isBeatable } from './shield.ts';
import {
  action,
  CAST,
  DICE,
  END,
  ENTER,
  EXIT,
  FIGHTING,
  KIND,
  LANDING,
  LOSING,
  MASK_BITS,
  MOVE,
  MOVED,
  MOVING,
  SLOW,
  TO,
  TO_BITS,
  UNIT,
  UNIT_BITS,
  WOUNDED,
  type BattleState,
} from './state.ts';
import { assault, careOf, charge, contactsOf, diceWorth, lastMoved, worthOf } from './worth.ts';

/** Of 36, those in which two dice show so much or more. */
const SLOW_HITS = [36, 36, 36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1];
/** What it is worth to own a place that wins the match. */
const HELD = 8;
/** How much of its worth a place has that one only has to guard, with enemies so many steps away or nearer. */
const GUARD = 0.8;
const NEAR = 6;
/** How places, and the danger of losing a unit, weigh against what a move hits. */
const PULL = 0.35;
const CARE = 1.1;
/** A move has to be better than staying by so much. */
const GAIN = 0.02;
/** What looks equally good is drawn for. */
const CLOSE = 1e-9;

/**
 * Moves its units one after the other, each to where it hits most, is in least danger and comes nearest to places worth
 * points; before that its Mages cast at whatever is worth most.
 */
export class Greedy implements Policy<BattleState> {
  private readonly dangers = new Dangers();
  private readonly cells: Int16Array;
  /** By place: what it is worth to the side at turn to own it. */
  private readonly wanted: Float64Array;
  private best = 0;
  private chosen = 0;
  private ties = 0;
  /** What `judge` has found. */
  private worth = 0;
  /** The player-turn whose dangers and wishes are known, 0 none. */
  private seen = 0;

  constructor(start: BattleState) {
    this.cells = new Int16Array(start.field.cells);
    this.wanted = new Float64Array(start.plan.places.length);
  }

  choose(s: BattleState, random: Random): Action {
    this.lookAnew();
    return this.follow(s, random);
  }

  /** Another match is played on, or the same from somewhere else. */
  lookAnew(): void {
    this.seen = 0;
  }

  /**
   * The same as `choose` while one match is played on, with less thought: what it saw before the first move of a
   * player-turn it takes to be so until its end.
   */
  follow(s: BattleState, random: Random): Action {
    if (s.step === LANDING) return this.land(s, random);
    if (s.step === LOSING) return lose(s);
    if (s.step === FIGHTING) return this.fight(s, random);
    const spell = this.spell(s, random);
    return spell === END ? this.move(s, random) : spell;
  }

  // --- The best of several ---

  private start(least: number, otherwise: number): void {
    this.best = least;
    this.chosen = otherwise;
    this.ties = 1;
  }

  private weigh(a: number, worth: number, random: Random): void {
    if (worth < this.best - CLOSE) return;
    if (worth > this.best + CLOSE) this.ties = 0;
    this.ties += 1;
    if (this.ties > 1 && random.below(this.ties) > 0) return;
    this.best = worth > this.best ? worth : this.best;
    this.chosen = a;
  }

  // --- Magic ---

  private spell(s: BattleState, random: Random): Action {
    this.start(0, END);
    let mage = -1;
    for (let i = 0; i < s.listed; i++) {
      const a = s.menu[i]!;
      if (a >> KIND > SLOW) break;
      const who = (a >> UNIT) & UNIT_BITS;
      if (who !== mage) aim(s, s.cell[who]!, s.side);
      mage = who;
      this.weigh(a, this.spellWorth(s, a >> KIND, (a >> TO) & TO_BITS), random);
    }
    return this.chosen;
  }

  private spellWorth(s: BattleState, kind: number, target: number): number {
    const length = routes[target]!;
    if (kind === CAST) return ((7 - length) / 6) * worthOf(s, target);
    return ((SLOW_HITS[length]! / 36) * (1 + this.placeOf(s, s.cell[target]!))) / 4;
  }

  /** Points of the place at a cell to anybody. */
  private placeOf(s: BattleState, cell: number): number {
    const { plan } = s;
    let sum = 0;
    for (let i = 0; i < plan.atEnd.length; i++) {
      const { place, points } = plan.atEnd[i]!;
      if (plan.places[place]!.includes(cell)) sum += points[0] + points[1];
    }
    return sum;
  }

  /** Away from what it wants, and out of contact with its friends. */
  private land(s: BattleState, random: Random): Action {
    this.start(-Infinity, s.menu[0]!);
    this.want(s, 1 - s.side);
    this.lookAnew();
    for (let i = 0; i < s.listed; i++) {
      const cell = (s.menu[i]! >> TO) & TO_BITS;
      this.weigh(s.menu[i]!, -this.pull(s, -1, cell), random);
    }
    return this.chosen;
  }

  // --- Combat ---

  private fight(s: BattleState, random: Random): Action {
    if (s.ends === 1) this.start(0, END);
    else this.start(-Infinity, s.menu[0]!);
    let mage = -1;
    for (let i = 0; i < s.listed; i++) {
      const a = s.menu[i]!;
      const kind = a >> KIND;
      const who = (a >> UNIT) & UNIT_BITS;
      const target = (a >> TO) & TO_BITS;
      if (kind <= SLOW && who !== mage) {
        aim(s, s.cell[who]!, s.side);
        mage = who;
      }
      const first = s.plan.type[target] === LEADER ? 3 : 0;
      if (kind <= SLOW) this.weigh(a, this.spellWorth(s, kind, target), random);
      else if (kind === DICE) this.weigh(a, diceWorth(s, target, bits(a & MASK_BITS)), random);
      else this.weigh(a, first + worthOf(s, target) - contactsOf(s, who) / 100, random);
    }
    return this.chosen;
  }

  // --- Movement ---

  private move(s: BattleState, random: Random): Action {
    if (this.seen !== s.played) {
      this.dangers.look(s);
      this.want(s, s.side);
      this.seen = s.played;
    }
    return this.nextMove(s, lastMoved(s) + 1, random);
  }

  private nextMove(s: BattleState, from: number, random: Random): Action {
    for (let unit = from; unit < s.plan.count; unit++) {
      if (s.ways[unit] === 0) continue;
      const a = this.bestMove(s, unit, random);
      if (a !== END) return a;
    }
    return this.comeOrGo(s, random);
  }

  /**
   * What it would do and, where that is a move, the same unit's next best moves and what it would do if that unit
   * stayed; into `list`. Answers how many there are.
   */
  candidates(s: BattleState, list: Int32Array, random: Random): number {
    const first = this.choose(s, random);
    list[0] = first;
    if (s.step !== MOVING) return this.others(s, list);
    const kind = first >> KIND;
    if (kind === CAST || kind === SLOW) return this.otherSpells(s, list, random);
    if (kind !== MOVE) return 1;
    const unit = (first >> UNIT) & UNIT_BITS;
    let count = 1;
    const moves = movesOf(s, unit, this.cells);
    for (; count < list.length - 1 && count < moves; count++) {
      this.start(-Infinity, END);
      for (let i = 0; i < moves; i++) {
        const a = action(MOVE, unit, this.cells[i]!);
        if (!isListed(list, count, a)) this.weighCell(s, a, random);
      }
      list[count] = this.chosen;
    }
    const ways = s.ways[unit]!;
    s.ways[unit] = 0;
    list[count] = this.nextMove(s, unit + 1, random);
    s.ways[unit] = ways;
    return count + 1;
  }

  /** No spell now, and others. */
  private otherSpells(s: BattleState, list: Int32Array, random: Random): number {
    let count = 1;
    list[count++] = this.move(s, random);
    for (let i = 0; i < s.listed && count < list.length; i++) {
      const a = s.menu[i]!;
      if (a >> KIND <= SLOW && a !== list[0]) list[count++] = a;
    }
    return count;
  }

  /** Everything that can be done in combat, if that is little. */
  private others(s: BattleState, list: Int32Array): number {
    if (s.choices > list.length) return 1;
    let count = 1;
    if (s.ends === 1 && list[0] !== END) list[count++] = END;
    for (let i = 0; i < s.listed; i++) if (s.menu[i] !== list[0]) list[count++] = s.menu[i]!;
    return count;
  }

  private bestMove(s: BattleState, unit: number, random: Random): Action {
    this.judge(s, unit, s.cell[unit]!);
    this.start(this.worth + GAIN, END);
    const count = movesOf(s, unit, this.cells);
    for (let i = 0; i < count; i++) this.weighCell(s, action(MOVE, unit, this.cells[i]!), random);
    return this.chosen;
  }

  /** Reinforcements enter, and who may leave leaves. */
  private comeOrGo(s: BattleState, random: Random): Action {
    this.start(-Infinity, END);
    for (let i = 0; i < s.listed; i++) {
      const a = s.menu[i]!;
      if (a >> KIND === EXIT) return a;
      if (a >> KIND === ENTER) this.weighCell(s, a, random);
    }
    return this.chosen;
  }

  /** How good it is for a unit to end on a cell, into `worth`. */
  private judge(s: BattleState, unit: number, cell: number): void {
    const own = worthOf(s, unit);
    const hit = this.hits(s, unit, cell);
    this.dangers.judge(s, unit, cell);
    const near = s.plan.type[unit] === LEADER ? this.shelter(s, cell) : careOf(s, unit, cell);
    this.worth = hit - CARE * this.dangers.risk * own + this.pull(s, unit, cell) + near;
  }

  private weighCell(s: BattleState, a: number, random: Random): void {
    this.judge(s, (a >> UNIT) & UNIT_BITS, (a >> TO) & TO_BITS);
    this.weigh(a, this.worth, random);
  }

  /** What a leader does for those around it: protects those in danger, or heals the wounded. */
  private shelter(s: BattleState, cell: number): number {
    const { field, plan, rules } = s;
    let sum = 0;
    for (let d = 6 * cell; d < 6 * cell + 6; d++) {
      const to = field.next[d]!;
      const other = to < 0 ? -1 : s.occupant[to]!;
      if (other < 0 || plan.side[other] !== s.side || plan.type[other] === LEADER) continue;
      if (rules.princeHeals) sum += (s.flags[other]! & WOUNDED) === 0 ? 0 : 0.4 * worthOf(s, other);
      else if (this.dangers.threatened(to)) sum += 0.3 * worthOf(s, other);
    }
    return sum;
  }

  // --- Places ---

  /** How much each place is worth to a side: less where it owns it and has only to guard it. */
  private want(s: BattleState, side: number): void {
    const { plan } = s;
    this.wanted.fill(0);
    for (let i = 0; i < plan.atEnd.length; i++) {
      const { place, points } = plan.atEnd[i]!;
      const owned = s.owners[place]! >= 0;
      this.wanted[place]! += points[side]! + (owned ? points[1 - side]! : 0);
    }
    for (let i = 0; i < plan.holds.length; i++) {
      const hold = plan.holds[i]!;
      for (let k = 0; k < hold.places.length; k++) {
        const place = hold.places[k]!;
        if (hold.side !== 1 - side || s.owners[place]! >= 0) this.wanted[place]! += HELD;
      }
    }
    for (let place = 0; place < this.wanted.length; place++)
      if (s.owners[place] === side) this.wanted[place]! *= this.guarding(s, side, place);
  }

  private guarding(s: BattleState, side: number, place: number): number {
    const there = s.plan.places[place]![0]!;
    for (let unit = 0; unit < s.plan.count; unit++) {
      if (s.plan.side[unit] === side || s.cell[unit]! < 0) continue;
      if (s.field.distance(s.cell[unit]!, there) <= NEAR) return GUARD;
    }
    return GUARD / 4;
  }

  /** How good it is to be near the places wanted, and a little how near to the enemy. */
  private pull(s: BattleState, unit: number, cell: number): number {
    const { plan, field } = s;
    let sum = 0;
    for (let place = 0; place < this.wanted.length; place++) {
      const wanted = this.wanted[place]!;
      if (wanted === 0) continue;
      const there = plan.places[place]![0]!;
      const guard = s.occupant[there]!;
      const taken = guard >= 0 && guard !== unit && plan.side[guard] === s.side;
      sum += ((taken ? 0.2 : 1) * wanted) / (1 + 0.5 * field.distance(cell, there));
    }
    return PULL * sum - (unit >= 0 ? 0.04 * this.farOff(s, unit, cell) : 0);
  }

  /** Steps to the nearest enemy, for units that look for one. */
  private farOff(s: BattleState, unit: number, cell: number): number {
    const { plan, field } = s;
    if (plan.type[unit] === LEADER) return 0;
    let nearest = field.columns + field.rows;
    for (let other = 0; other < plan.count; other++) {
      if (plan.side[other] === s.side || s.cell[other]! < 0) continue;
      const steps = field.distance(cell, s.cell[other]!);
      if (steps < nearest) nearest = steps;
    }
    return nearest;
  }

  // --- What a unit hits from a cell ---

  private hits(s: BattleState, unit: number, cell: number): number {
    const type = s.plan.type[unit]!;
    if (type === MAGE) return this.shots(s, unit, cell);
    if (type === LEADER) return 0;
    const { field, plan } = s;
    let best = 0;
    for (let d = 6 * cell; d < 6 * cell + 6; d++) {
      const to = field.next[d]!;
      const enemy = to < 0 ? -1 : s.occupant[to]!;
      if (enemy < 0 || plan.side[enemy] === s.side || !isBeatable(s, enemy)) continue;
      const gain = type === PEGASUS ? charge(s, cell, enemy) : assault(s, unit, enemy);
      if (gain > best) best = gain;
    }
    return best;
  }

  /** What a Mage could shoot at from there in its next turn. */
  private shots(s: BattleState, unit: number, cell: number): number {
    const { plan, field } = s;
    const waits = cell === s.cell[unit] && (s.flags[unit]! & MOVED) === 0;
    let best = 0;
    for (let enemy = 0; enemy < plan.count; enemy++) {
      if (plan.side[enemy] === s.side || s.cell[enemy]! < 0) continue;
      const distance = field.distance(cell, s.cell[enemy]!);
      const gain = distance > 6 ? 0 : ((7 - distance) / 6) * worthOf(s, enemy);
      if (gain > best) best = gain;
    }
    return (waits ? 0.32 : 0.3) * best;
  }
}

/** The Soldier whose loss hurts most: one that is wounded already. */
function lose(s: BattleState): Action {
  for (let i = 0; i < s.listed; i++) {
    const a = s.menu[i]!;
    if ((s.flags[(a >> UNIT) & UNIT_BITS]! & WOUNDED) !== 0) return a;
  }
  return s.menu[0]!;
}

function isListed(list: Int32Array, count: number, a: number): boolean {
  for (let i = 0; i < count; i++) if (list[i] === a) return true;
  return false;
}
