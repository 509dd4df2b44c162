import { SQUARES } from '@glade/boards/squares36';
import type { ClimberOptions } from '../rules/options.ts';
import { findPaths, priceOf } from '../rules/paths.ts';
import { type ClimberState, D20, D4, TOP } from '../rules/state.ts';

/** What the chance to live on depends on. */
type SurvivalOptions = Pick<
  ClimberOptions,
  'standStill' | 'prices' | 'LC-12.sides' | 'LC-18.sides'
>;

/** How many rounds it looks ahead where a d20 says how many leaves fall: after those the ground has changed too much. */
const ROUNDS = 4;
/** It looks no farther ahead where few leaves fall. */
const MOST_ROUNDS = 16;
/** How likely the player who has lived on that long lives on from the ground; from a blue top surely. Found by trial. */
const ON_GROUND = 0.6;

/**
 * table[n * (SQUARES + 1) + k]: how likely k given squares of n that take leaves all lie under one, when a die says how
 * many fall and each square takes two. By the sides of that die: 20, or what is tried instead.
 */
const TABLES = new Map<number, Float64Array>();

function tableOf(sides: number): Float64Array {
  const known = TABLES.get(sides);
  if (known !== undefined) return known;
  const table = new Float64Array((SQUARES + 1) * (SQUARES + 1));
  TABLES.set(sides, table);
  return table;
}

/** Fills in the row of n squares when it is first needed: before, it is 0 even for no squares, which are always covered. */
function fillCovered(table: Float64Array, n: number, sides: number): void {
  if (table[n * (SQUARES + 1)] === 0) computeCovered(table, n, sides);
}

/** Follows how many of n squares have no leaf and how many have one, leaf by leaf. */
function computeCovered(table: Float64Array, n: number, sides: number): void {
  // chance[free * (n + 1) + single]
  let chance = new Float64Array((n + 1) * (n + 1));
  chance[n * (n + 1)] = 1;
  for (let leaf = 1; leaf <= sides; leaf++) {
    chance = oneMore(n, chance);
    for (let free = 0; free <= n; free++) {
      for (let single = 0; single + free <= n; single++) {
        const p = chance[free * (n + 1) + single]!;
        if (p > 0) addCovered(table, n, free, p / sides);
      }
    }
  }
}

/** The same after one leaf more. */
function oneMore(n: number, chance: Float64Array): Float64Array<ArrayBuffer> {
  const next = new Float64Array(chance.length);
  for (let free = 0; free <= n; free++) {
    for (let single = 0; single + free <= n; single++) {
      const p = chance[free * (n + 1) + single]!;
      if (p === 0) continue;
      const open = free + single;
      if (open === 0) next[0]! += p;
      if (free > 0) next[(free - 1) * (n + 1) + single + 1]! += (p * free) / open;
      if (single > 0) next[free * (n + 1) + single - 1]! += (p * single) / open;
    }
  }
  return next;
}

/** Adds, for each k, the chance that none of k squares is among the free ones of n. */
function addCovered(table: Float64Array, n: number, free: number, p: number): void {
  let none = p;
  for (let k = 0; k <= n - free; k++) {
    table[n * (SQUARES + 1) + k]! += none;
    none *= (n - free - k) / (n - k);
  }
}

/**
 * How good squares are to stand on when the leaves have landed: the chance to live on for some rounds on the ground as
 * it is then. Round by round it is the chance that the best square in reach has no leaf, times the chance from there, else
 * the next best, and so on; each square that takes leaves is equally likely to have one.
 */
export class Survival {
  private readonly options: SurvivalOptions;
  /** The sides of the dice that say how many leaves fall and how many points one has. */
  private readonly leaves: number;
  private readonly points: number;
  private readonly rounds: number;
  private readonly covered: Float64Array;
  private readonly ground = new Uint8Array(SQUARES).fill(TOP + 1);
  private readonly prices = new Int8Array(SQUARES * SQUARES);
  private readonly ranking = new Uint8Array(SQUARES);
  private chances = new Float64Array(SQUARES);
  private next = new Float64Array(SQUARES);
  /** The highest roll with which one may stay on each square (LC-R9). */
  private readonly stay = new Uint8Array(SQUARES);
  /** Where in the table each roll is, while squares are passed. */
  private readonly passed: Uint16Array;
  /** Squares that take leaves. */
  private open = 0;

  constructor(options: SurvivalOptions) {
    this.options = options;
    this.leaves = options['LC-12.sides'] ?? D20;
    this.points = options['LC-18.sides'] ?? D4;
    this.rounds = Math.min(
      MOST_ROUNDS,
      Math.max(1, Math.round((ROUNDS * (D20 + 1)) / (this.leaves + 1))),
    );
    this.covered = tableOf(this.leaves);
    this.passed = new Uint16Array(this.points + 1);
  }

  /** Looks at the ground as it will be; nothing to do where it is the same as last time. */
  update(s: ClimberState): void {
    if (!this.changed(s)) return;
    this.open = 0;
    for (let square = 0; square < SQUARES; square++) {
      if (this.ground[square]! < TOP) this.open += 1;
      this.chances[square] = ON_GROUND + ((1 - ON_GROUND) * this.ground[square]!) / TOP;
      this.ranking[square] = square;
      this.survey(square);
    }
    fillCovered(this.covered, this.open, this.leaves);
    for (let round = 0; round < this.rounds; round++) this.oneRound();
  }

  /** How likely a climber there is to live on, in [0, 1]. */
  chance(square: number): number {
    return this.chances[square]!;
  }

  private survey(from: number): void {
    findPaths(this.ground, from, this.points, this.options.prices);
    let cheapest = this.points + 1;
    for (let to = 0; to < SQUARES; to++) {
      const price = priceOf(to);
      this.prices[from * SQUARES + to] = price;
      if (price > 0 && price < cheapest) cheapest = price;
    }
    this.stay[from] = this.options.standStill ? this.points : cheapest - 1;
  }

  private changed(s: ClimberState): boolean {
    let changed = false;
    for (let square = 0; square < SQUARES; square++) {
      const elevation = s.elevation[square]! + s.chips[square]!;
      if (elevation === this.ground[square]) continue;
      this.ground[square] = elevation;
      changed = true;
    }
    return changed;
  }

  private oneRound(): void {
    this.rank();
    for (let square = 0; square < SQUARES; square++) this.next[square] = this.afterRolls(square);
    [this.chances, this.next] = [this.next, this.chances];
  }

  /** Best first; the ranking of the round before is nearly right. */
  private rank(): void {
    const { ranking, chances } = this;
    for (let i = 1; i < SQUARES; i++) {
      const square = ranking[i]!;
      const chance = chances[square]!;
      let at = i;
      while (at > 0 && chances[ranking[at - 1]!]! < chance) {
        ranking[at] = ranking[at - 1]!;
        at -= 1;
      }
      ranking[at] = square;
    }
  }

  /** For all rolls at once: a square counts from the roll on that pays for the way. */
  private afterRolls(from: number): number {
    const { passed, chances, covered, ground, ranking } = this;
    const table = this.open * (SQUARES + 1);
    passed.fill(table);
    let most = this.points;
    let sum = 0;
    for (let i = 0; i < SQUARES && most > 0; i++) {
      const to = ranking[i]!;
      const price = this.prices[from * SQUARES + to]!;
      if (price < 0) continue;
      const last = to === from && most > this.stay[from]! ? this.stay[from]! : most;
      const top = ground[to] === TOP;
      for (let roll = price > 1 ? price : 1; roll <= last; roll++) {
        const at = passed[roll]!;
        sum += chances[to]! * (top ? covered[at]! : covered[at]! - covered[at + 1]!);
        passed[roll] = at + 1;
      }
      // A roll that pays for the way to a blue top need not look further.
      if (top && last === most && price <= most) most = price - 1;
    }
    return sum / this.points;
  }
}
