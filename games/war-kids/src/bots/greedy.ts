import { EXACT, type Action, type Judgement, type Policy, type Random } from '@glade/engine';
import {
  action,
  CAST,
  END,
  ENTER,
  EXIT,
  FIGHT,
  KIND,
  LAND,
  LOSE,
  MASK_BITS,
  MOVE,
  PLACE,
  SLOW,
  TO,
  TO_BITS,
  UNIT,
  UNIT_BITS,
} from '../rules/actions.ts';
import { bits } from '@glade/boards/bit-sets';
import { isBeatable } from '../rules/combat/protection.ts';
import { FAST_RANGE, measureRoutes, routeLengths } from '../rules/magic/targets.ts';
import { isFree, mayBePlaced } from '../rules/movement/placing.ts';
import { movesOf, reachedBy } from '../rules/movement/reach.ts';
import { LANDING, MOVED, MOVING, WOUNDED, type BattleState } from '../rules/state.ts';
import { LEADER, MAGE, PEGASUS } from '../rules/unit-types.ts';
import { companyValue } from './company.ts';
import { DangerMap } from './danger-map.ts';
import { Goals } from './goals.ts';
import { PushValues } from './push-value.ts';
import { type Taste, USUAL } from './taste.ts';
import {
  assaultValue,
  chargeValue,
  countContacts,
  fightValue,
  hasMoved,
  healingValue,
  lastMoved,
  unitValue,
} from './unit-value.ts';

/** Of 36, those in which two dice show so much or more. */
const SLOW_HITS = [36, 36, 36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1];
/** How far a push counts of what it seems to be worth: the other side moves before it can be made use of. */
const TRUST = 0.5;
/** A spell has to be worth so much. */
const LEAST = 0.05;
/** How the danger of losing a unit weighs against what a move hits, and how much less for who has to seek the fight. */
const CARE = 1.1;
const BOLD = 0.6;
/** How each step to the nearest enemy weighs, and how much more for who has to seek the fight. */
const FAR = 0.04;
const SEEK = 25;
/** A move has to be better than staying by so much. */
const GAIN = 0.02;
/** What looks equally good is drawn for. */
const CLOSE = 1e-9;

/**
 * Moves its units one after the other, each to where it hits most, is in least danger and comes nearest to places worth
 * points; before that its Mages cast at whatever is worth most.
 */
export class Greedy implements Policy<BattleState> {
  /** What the other side could do next, and what its own side still can. */
  private readonly dangers: DangerMap;
  private readonly judgement: Judgement;
  private readonly taste: Taste;
  /** Whether it counts for the place of a unit where its own army and the leaders are. */
  private readonly heedsOthers: boolean;
  private readonly ownDangers: DangerMap;
  private readonly goals: Goals;
  private readonly pushValues: PushValues;
  private readonly cells: Int16Array;
  /** By unit: what it is worth to push it, and when that was found. */
  private readonly pushValueOf: Float64Array;
  private readonly knownFor: Int32Array;
  private glances = 0;
  /** The Mage whose distances are known, -1 none. */
  private mage = -1;
  private best = 0;
  private chosen = 0;
  private ties = 0;
  /** What `assess` has found. */
  private worth = 0;
  // What is the same wherever a unit may go, found by `meet`: what it is worth, how its danger and each step to the nearest
  // enemy weigh, and where the enemies stand.
  private value = 0;
  private care = 0;
  private step = 0;
  private readonly enemies: Int16Array;
  private enemyCount = 0;
  /** The player-turn whose dangers and goals are known, 0 none. */
  private knownTurn = 0;
  /** Whether it has not looked at anything since `begin`. */
  private begins = true;
  /** The player-turn that somebody else has begun, in any order; 0 none. */
  private takenOver = 0;

  constructor(start: BattleState, judgement: Judgement = EXACT, taste: Taste = USUAL) {
    this.judgement = judgement;
    this.taste = taste;
    this.heedsOthers =
      taste.company !== 0 || taste.fromEnemyLeader !== 0 || taste.fromOwnLeader !== 0;
    this.dangers = new DangerMap(start, taste);
    this.ownDangers = new DangerMap(start, taste);
    this.goals = new Goals(start, taste);
    this.pushValues = new PushValues(this.goals, this.ownDangers, taste);
    this.cells = new Int16Array(start.field.cells);
    this.enemies = new Int16Array(start.setup.count);
    this.pushValueOf = new Float64Array(start.setup.count);
    this.knownFor = new Int32Array(start.setup.count);
  }

  /** If others have moved units in the player-turn that it sees first, all that may still move are looked at in that turn. */
  begin(): void {
    this.begins = true;
    this.forget();
  }

  choose(s: BattleState, random: Random): Action {
    this.forget();
    return this.chooseOn(s, random);
  }

  /** Forgets what it saw: another match is played on, or the same from somewhere else. */
  forget(): void {
    this.knownTurn = 0;
  }

  /**
   * The same as `choose` while one match is played on, with less thought: what it saw before the first move of a
   * player-turn it takes to be so until its end.
   */
  chooseOn(s: BattleState, random: Random): Action {
    if (this.begins) this.takenOver = lastMoved(s) < 0 ? 0 : s.played;
    this.begins = false;
    if (s.step !== MOVING) return this.fight(s, random);
    const spell = this.spell(s, random);
    return spell === END ? this.move(s, random) : spell;
  }

  // --- The best of several ---

  private start(least: number, otherwise: number, random: Random): void {
    this.best = this.judgement.see(least, random);
    this.chosen = otherwise;
    this.ties = 1;
  }

  private weigh(a: number, value: number, random: Random): void {
    const worth = this.judgement.see(value, random);
    if (worth < this.best - CLOSE) return;
    if (worth > this.best + CLOSE) this.ties = 0;
    this.ties += 1;
    if (this.ties > 1 && random.below(this.ties) > 0) return;
    this.best = worth > this.best ? worth : this.best;
    this.chosen = a;
  }

  // --- Magic ---

  private spell(s: BattleState, random: Random): Action {
    this.start(LEAST, END, random);
    if (s.listedCount === 0 || s.listed[0]! >> KIND > SLOW) return END;
    this.takeStock(s);
    for (let i = 0; i < s.listedCount && s.listed[i]! >> KIND <= SLOW; i++)
      this.weigh(s.listed[i]!, this.valueOfListed(s, s.listed[i]!), random);
    return this.chosen;
  }

  /** What a spell is worth on average, at an enemy that `measureRoutes` has measured. */
  private spellValue(s: BattleState, kind: number, target: number): number {
    const length = routeLengths[target]!;
    if (kind === CAST) return ((7 - length) / 6) * this.gain(s, target);
    if (this.knownFor[target] !== this.glances) {
      this.knownFor[target] = this.glances;
      this.pushValueOf[target] = this.pushValues.best(s, target);
    }
    return TRUST * (SLOW_HITS[length]! / 36) * this.pushValueOf[target]!;
  }

  /** What it is worth to beat an enemy. */
  private gain(s: BattleState, enemy: number): number {
    return unitValue(s, enemy, this.taste) + this.goals.occupantBonus(s.cell[enemy]!);
  }

  /** How good an action is that is chosen from the menu while no unit moves. */
  private valueOfListed(s: BattleState, a: number): number {
    const kind = a >> KIND;
    const who = (a >> UNIT) & UNIT_BITS;
    const target = (a >> TO) & TO_BITS;
    if (kind === LAND) return this.pushValues.landing(s, s.target, target);
    if (kind === LOSE) return (s.flags[who]! & WOUNDED) === 0 ? 0 : 1;
    if (kind <= SLOW) {
      // WK-43, also where people move by themselves.
      if (hasMoved(s, who)) return -Infinity;
      if (who !== this.mage) measureRoutes(s, s.cell[who]!, s.side);
      this.mage = who;
      return this.spellValue(s, kind, target);
    }
    const gain = this.gain(s, target);
    if (kind === FIGHT) return fightValue(s, target, bits(a & MASK_BITS), gain);
    const first = s.setup.type[target] === LEADER ? 3 : 0;
    return first + gain - countContacts(s, who) / 100;
  }

  /** Looks at what can be done now without moving. */
  private takeStock(s: BattleState): void {
    this.goals.update(s);
    if (s.rules.slowMagic) this.ownDangers.scan(s, s.side, true);
    this.glances += 1;
    this.mage = -1;
  }

  // --- Combat ---

  /** Attacks, and where an enemy lands or which Soldier is lost. */
  private fight(s: BattleState, random: Random): Action {
    this.takeStock(s);
    if (s.ends === 1) this.start(0, END, random);
    else this.start(-Infinity, s.listed[0]!, random);
    for (let i = 0; i < s.listedCount; i++)
      this.weigh(s.listed[i]!, this.valueOfListed(s, s.listed[i]!), random);
    if (s.step === LANDING) this.forget();
    return this.chosen;
  }

  // --- Movement ---

  private move(s: BattleState, random: Random): Action {
    if (this.knownTurn !== s.played) {
      this.dangers.scan(s, 1 - s.side);
      this.goals.update(s);
      this.knownTurn = s.played;
    }
    for (let i = 0; i < s.listedCount; i++) {
      const a = s.listed[i]!;
      const unit = (a >> UNIT) & UNIT_BITS;
      if (a >> KIND === EXIT && !hasMoved(s, unit) && this.goals.leavingValue(s, unit) > 0)
        return a;
    }
    return this.nextMove(s, s.played === this.takenOver ? 0 : lastMoved(s) + 1, random);
  }

  private nextMove(s: BattleState, from: number, random: Random): Action {
    for (let unit = from; unit < s.setup.count; unit++) {
      if (!this.mayMove(s, unit)) continue;
      const a = this.bestMove(s, unit, random);
      if (a !== END) return a;
    }
    return this.enter(s, random);
  }

  /**
   * What it would do and, where that is a move, the same unit's next best moves and what it would do if that unit
   * stayed; into `list`. Answers how many there are.
   */
  candidates(s: BattleState, list: Int32Array, random: Random): number {
    const first = this.choose(s, random);
    list[0] = first;
    if (s.step !== MOVING) return this.others(s, list, random);
    const kind = first >> KIND;
    if (kind === CAST || kind === SLOW) return this.otherSpells(s, list, random);
    if (kind !== MOVE) return 1;
    const unit = (first >> UNIT) & UNIT_BITS;
    let count = 1;
    const moves = movesOf(s, unit, this.cells);
    this.meet(s, unit);
    for (; count < list.length - 1 && count < moves; count++) {
      this.start(-Infinity, END, random);
      for (let i = 0; i < moves; i++) {
        const a = action(MOVE, unit, this.cells[i]!);
        if (!isListed(list, count, a)) this.weighCell(s, a, random);
      }
      list[count] = this.chosen;
    }
    const ways = s.moveCounts[unit]!;
    s.moveCounts[unit] = 0;
    list[count] = this.nextMove(s, unit + 1, random);
    s.moveCounts[unit] = ways;
    return count + 1;
  }

  /** No spell now, and the best of the others. */
  private otherSpells(s: BattleState, list: Int32Array, random: Random): number {
    list[1] = this.move(s, random);
    this.takeStock(s);
    return this.bestListed(s, list, 2, SLOW, random);
  }

  /** The end of the phase, and the best of what else can be done. */
  private others(s: BattleState, list: Int32Array, random: Random): number {
    let count = 1;
    if (s.ends === 1 && list[0] !== END) list[count++] = END;
    this.takeStock(s);
    return this.bestListed(s, list, count, LOSE, random);
  }

  /** Adds the best actions of the menu up to a kind that are not in a list yet. */
  private bestListed(
    s: BattleState,
    list: Int32Array,
    from: number,
    most: number,
    random: Random,
  ): number {
    let count = from;
    for (; count < list.length; count++) {
      this.start(-Infinity, END, random);
      for (let i = 0; i < s.listedCount && s.listed[i]! >> KIND <= most; i++)
        if (!isListed(list, count, s.listed[i]!))
          this.weigh(s.listed[i]!, this.valueOfListed(s, s.listed[i]!), random);
      if (this.best === -Infinity) break;
      list[count] = this.chosen;
    }
    return count;
  }

  /** WK-R56, WK-R57: where people move by themselves, it keeps the rules of movement and says where its units stand then. */
  private mayMove(s: BattleState, unit: number): boolean {
    if (!s.rules.ownMoves) return s.moveCounts[unit] !== 0;
    return s.setup.side[unit] === s.side && s.cell[unit]! >= 0 && mayBePlaced(s, unit);
  }

  private bestMove(s: BattleState, unit: number, random: Random): Action {
    const { ownMoves } = s.rules;
    this.meet(s, unit);
    this.assess(s, unit, s.cell[unit]!);
    this.start(this.worth + GAIN, END, random);
    const count = ownMoves ? reachedBy(s, unit, this.cells) : movesOf(s, unit, this.cells);
    const kind = ownMoves ? PLACE : MOVE;
    for (let i = 0; i < count; i++) this.weighCell(s, action(kind, unit, this.cells[i]!), random);
    return this.chosen;
  }

  /** Reinforcements enter. */
  private enter(s: BattleState, random: Random): Action {
    this.start(-Infinity, END, random);
    if (s.rules.ownMoves) return this.bringIn(s, random);
    let met = -1;
    for (let i = 0; i < s.listedCount; i++) {
      const a = s.listed[i]!;
      if (a >> KIND !== ENTER) continue;
      const unit = (a >> UNIT) & UNIT_BITS;
      if (unit !== met) this.meet(s, unit);
      met = unit;
      this.weighCell(s, a, random);
    }
    return this.chosen;
  }

  /** WK-R49: the same where people move by themselves. */
  private bringIn(s: BattleState, random: Random): Action {
    const { setup } = s;
    for (let unit = 0; unit < setup.count; unit++) {
      if (setup.side[unit] !== s.side || s.cell[unit]! >= 0 || !mayBePlaced(s, unit)) continue;
      const entries = setup.entries[unit]!;
      this.meet(s, unit);
      for (let i = 0; i < entries.length; i++)
        if (isFree(s, entries[i]!)) this.weighCell(s, action(PLACE, unit, entries[i]!), random);
    }
    return this.chosen;
  }

  /** Looks at what holds of a unit wherever it may go; to be called before its cells are assessed. */
  private meet(s: BattleState, unit: number): void {
    const { goals } = this;
    const { setup } = s;
    goals.lookFor(s, unit);
    this.value = unitValue(s, unit, this.taste);
    this.care = goals.nothingToFear ? 0 : CARE * (1 - BOLD * goals.zeal);
    this.step = (1 + SEEK * goals.zeal) * FAR;
    this.enemyCount = 0;
    for (let other = 0; other < setup.count; other++)
      if (setup.side[other] !== s.side && s.cell[other]! >= 0)
        this.enemies[this.enemyCount++] = s.cell[other]!;
  }

  /** How good it is for a unit to end on a cell, into `worth`. */
  private assess(s: BattleState, unit: number, cell: number): void {
    const { goals, dangers } = this;
    const leads = s.setup.type[unit] === LEADER;
    const steps = this.stepsToEnemy(s, cell);
    const hit = leads ? 0 : this.hits(s, unit, cell, steps);
    dangers.assess(s, unit, cell);
    const near = leads ? this.shelter(s, cell) : healingValue(s, unit, cell, this.taste);
    // A leader does not look for enemies.
    const far = this.step * (leads ? 0 : steps);
    this.worth =
      hit - this.care * dangers.risk * this.value + goals.placeValue(s, cell) + near - far;
    if (this.heedsOthers) this.worth += companyValue(s, unit, cell, this.taste);
  }

  /** Steps from a cell to the nearest enemy of the side at turn. */
  private stepsToEnemy({ field }: BattleState, cell: number): number {
    let nearest = field.columns + field.rows;
    for (let i = 0; i < this.enemyCount; i++) {
      const steps = field.distance(cell, this.enemies[i]!);
      if (steps < nearest) nearest = steps;
    }
    return nearest;
  }

  private weighCell(s: BattleState, a: number, random: Random): void {
    this.assess(s, (a >> UNIT) & UNIT_BITS, (a >> TO) & TO_BITS);
    this.weigh(a, this.worth, random);
  }

  /** What a leader does for those around it: protects those in danger, or heals the wounded. */
  private shelter(s: BattleState, cell: number): number {
    const { field, setup, rules } = s;
    let sum = 0;
    for (let d = 6 * cell; d < 6 * cell + 6; d++) {
      const to = field.next[d]!;
      const other = to < 0 ? -1 : s.occupant[to]!;
      if (other < 0 || setup.side[other] !== s.side || setup.type[other] === LEADER) continue;
      if (rules.princeHeals)
        sum += (s.flags[other]! & WOUNDED) === 0 ? 0 : 0.4 * unitValue(s, other, this.taste);
      else if (this.dangers.threatened(to)) sum += 0.3 * unitValue(s, other, this.taste);
    }
    return sum;
  }

  // --- What a unit hits from a cell ---

  private hits(s: BattleState, unit: number, cell: number, stepsToEnemy: number): number {
    const type = s.setup.type[unit]!;
    if (type === MAGE) return this.shots(s, unit, cell);
    if (stepsToEnemy > 1) return 0;
    const { field, setup } = s;
    let best = 0;
    for (let d = 6 * cell; d < 6 * cell + 6; d++) {
      const to = field.next[d]!;
      const enemy = to < 0 ? -1 : s.occupant[to]!;
      if (enemy < 0 || setup.side[enemy] === s.side || !isBeatable(s, enemy)) continue;
      const worth = this.gain(s, enemy);
      const gain =
        type === PEGASUS ? chargeValue(s, cell, enemy, worth) : assaultValue(s, unit, enemy, worth);
      if (gain > best) best = gain;
    }
    return best;
  }

  /** What a Mage could shoot at from there in its next turn. */
  private shots(s: BattleState, unit: number, cell: number): number {
    const { setup } = s;
    measureRoutes(s, cell, s.side);
    const waits = cell === s.cell[unit] && (s.flags[unit]! & MOVED) === 0;
    let best = 0;
    for (let enemy = 0; enemy < setup.count; enemy++) {
      if (setup.side[enemy] === s.side || s.cell[enemy]! < 0) continue;
      const length = routeLengths[enemy]!;
      if (length < s.rules.mageMinRange) continue;
      const fast = length > FAST_RANGE ? 0 : ((7 - length) / 6) * this.gain(s, enemy);
      const slow = s.rules.slowMagic
        ? (SLOW_HITS[length]! / 36) * this.goals.occupantBonus(s.cell[enemy]!)
        : 0;
      if (fast > best) best = fast;
      if (slow > best) best = slow;
    }
    const { inRange, soonInRange } = this.taste;
    return (waits ? inRange : soonInRange) * (1 + this.goals.zeal) * best;
  }
}

function isListed(list: Int32Array, count: number, a: number): boolean {
  for (let i = 0; i < count; i++) if (list[i] === a) return true;
  return false;
}
