import type { RelaxedMatch, Random } from '@glade/engine';
import * as squares36 from '@glade/boards/squares36';
import { BoundsTable } from './bounds-table.ts';
import { Choices, FurtherBounds, MOST_ANSWERS } from './further-bounds.ts';
import type { SteeredProver } from './steered-prover.ts';

const { aroundHigh, aroundLow, high, low, SIDE, size, WORD } = squares36;

/** The most events that a match can have from its first position on (WF-R42), with some to spare. */
const MOST_EVENTS = 40;
/** Where the answers are listed of an event that is only looked at. */
const FURTHER = MOST_EVENTS;

/** Once the player that does not see the dice has missed more than this, there are no charges any more. */
const MOST_MISSED = 0.5;
/** Of how many answers the player that does not see the dice looks one event further. */
const LOOKED_AT = 3;
/** What `#list` says of an event: the home burns, or an answer saves it for certain. */
const LOST = -1;
const SAVED = -2;

/**
 * Bounds from samples of how likely the home of solo Wildfire can be saved, by information relaxation (D. B. Brown, J. E. Smith
 * and P. Sun, Operations Research 58 (2010) 785-801): a player who sees all dice before the match, and is charged for it.
 *
 * U is an upper bound: what the prover knows by now, or that looked ahead by one or two events (`FurtherBounds`). T U is what it
 * gives one event further: the mean over the events of the best U after an action; T U <= U everywhere. For each event the
 * player is charged the best U that an answer to it gives, and paid back the mean of that over all events, which is T U of the
 * position. The charges are zero on average for everybody who does not see the dice, so perfect play earns its value all the
 * same; who sees them earns at least as much. What is earned is T U of the first position plus the sum of d = T U(next) - best U
 * over the events: no d is above 0 but by rounding, which is far below the digits that are told. So the search for the best
 * answers to known dice leaves out what has already lost more than the best found so far. The closer U is to the value, the
 * closer is the bound. U must not change meanwhile: the prover may prove nothing more.
 *
 * A player that does not see the dice is charged in the same way. What it earns is on average its own chance to save the home,
 * and so at most that of perfect play; it varies much less than the bare result does.
 */
export class Relaxation {
  readonly #prover: SteeredProver;
  readonly #first: readonly [number, number, number, number] | undefined;
  readonly #known: number;
  readonly #bounds: FurtherBounds;
  /** How many events U looks ahead: 0, 1 or 2. */
  readonly #lookahead: number;
  /** The prover's estimate one event further, by position. */
  readonly #estimates: BoundsTable;
  readonly #events: readonly number[];
  readonly #dice = new Int32Array(MOST_EVENTS);
  /** For each event of the match: the positions that its answers lead to. */
  readonly #choices: readonly Choices[];
  readonly #seeming = new Float64Array(MOST_ANSWERS);

  /** `capacity`: how many positions it may remember for each bound. What does not fit is computed each time. */
  constructor(prover: SteeredProver, fire: number, capacity: number, lookahead = 0) {
    this.#prover = prover;
    this.#lookahead = lookahead;
    const bounds = new FurtherBounds(prover, lookahead + 1, capacity);
    this.#bounds = bounds;
    this.#choices = Array.from({ length: MOST_EVENTS + 1 }, () => new Choices(bounds));
    this.#estimates = new BoundsTable(capacity, true);
    const { positions } = prover;
    const known = positions.begin(fire);
    this.#known = known ?? 0;
    this.#first =
      known === undefined ? [positions.a, positions.b, positions.c, positions.d] : undefined;
    const side = Math.sqrt(positions.squares);
    this.#events = Array.from(
      { length: positions.squares },
      (_, n) => Math.floor(n / side) * SIDE + (n % side),
    );
  }

  /** The chance to save the home is at most this: T U of the first position. */
  get upper(): number {
    if (this.#first === undefined) return this.#known;
    const [a, b, c, d] = this.#first;
    return this.#further(a, b, c, d);
  }

  /** Plays one match twice with the same dice: draws a number for each of the events that it may have. */
  match(random: Random): RelaxedMatch {
    const { length } = this.#events;
    for (let i = 0; i < MOST_EVENTS; i++) this.#dice[i] = this.#events[random.below(length)]!;
    if (this.#first === undefined) return { seeing: 0, blind: 0 };
    const [a, b, c, d] = this.#first;
    const upper = this.#further(a, b, c, d);
    // Nobody earns less than nothing: so much is given away, and what is missing is between 0 and 1.
    return {
      seeing: Math.min(upper, -this.#best(0, a, b, c, d, -upper)),
      blind: this.#miss(a, b, c, d),
    };
  }

  /**
   * What is charged for an event of this position, before the mean is paid back: the best upper bound that an answer leads to, 1
   * where one saves the home, 0 where it burns. `event`: a square of the board.
   */
  charge(event: number, a: number, b: number, c: number, d: number): number {
    return this.#highest(FURTHER, this.#list(FURTHER, event, a, b, c, d));
  }

  /** The highest upper bound of the answers that were listed last at this depth. */
  #highest(depth: number, count: number): number {
    if (count < 0) return count === SAVED ? 1 : 0;
    const choices = this.#choices[depth]!;
    return choices.upper(choices.best(this.#lookahead));
  }

  /** The largest sum of d from this position on, if it is above `floor`; else `floor` or less. */
  #best(depth: number, a: number, b: number, c: number, d: number, floor: number): number {
    const count = this.#list(depth, this.#dice[depth]!, a, b, c, d);
    if (count < 0) return 0;
    const choices = this.#choices[depth]!;
    const highest = this.#highest(depth, count);
    let best = floor;
    for (;;) {
      const at = choices.best(this.#lookahead);
      if (at < 0 || choices.upper(at) - highest <= best) return best;
      choices.take(at);
      // Rounded up, T U may be above U by a hair.
      const step = Math.min(0, choices.further(this.#lookahead + 1, at) - highest);
      if (step <= best) continue;
      const { keys } = choices;
      const k = at * 4;
      const [na, nb, nc, nd] = [keys[k]!, keys[k + 1]!, keys[k + 2]!, keys[k + 3]!];
      best = Math.max(best, step + this.#best(depth + 1, na, nb, nc, nd, best - step));
    }
  }

  /**
   * What is missed without knowledge of the dice that follow, by the answers that the prover thinks good. With all charges it would
   * be the sum of -d, which is not below 0 but hardly bounded from above. So nothing more is charged once it is above
   * `MOST_MISSED`, which is as fair: then that sum and T U of the position, together at most `MOST_MISSED` + 1, are missed if
   * the home burns, and 1 less if it is saved.
   */
  #miss(a: number, b: number, c: number, d: number): number {
    let missed = 0;
    let isCharged = true;
    for (let depth = 0; ; depth++) {
      const count = this.#list(depth, this.#dice[depth]!, a, b, c, d);
      if (count < 0) return isCharged || count === LOST ? missed : missed - 1;
      const choices = this.#choices[depth]!;
      const highest = isCharged ? this.#highest(depth, count) : 0;
      const { keys } = choices;
      const chosen = this.#choose(keys, count);
      const k = 4 * chosen;
      [a, b, c, d] = [keys[k]!, keys[k + 1]!, keys[k + 2]!, keys[k + 3]!];
      if (!isCharged) continue;
      const mean = this.#further(a, b, c, d);
      // Rounded up, T U may be above U by a hair.
      missed += Math.max(0, highest - mean);
      isCharged = missed <= MOST_MISSED;
      if (!isCharged) missed += mean;
    }
  }

  /** The answer that seems best one event further, of those that seem best now. */
  #choose(keys: Int32Array, count: number): number {
    const prover = this.#prover;
    const seeming = this.#seeming;
    for (let i = 0; i < count; i++) {
      const k = i * 4;
      seeming[i] = prover.estimate(keys[k]!, keys[k + 1]!, keys[k + 2]!, keys[k + 3]!);
    }
    let chosen = 0;
    let best = -1;
    for (let tried = 0; tried < Math.min(LOOKED_AT, count); tried++) {
      let at = 0;
      for (let i = 1; i < count; i++) if (seeming[i]! > seeming[at]!) at = i;
      seeming[at] = -1;
      const k = at * 4;
      const further = this.#estimate(keys[k]!, keys[k + 1]!, keys[k + 2]!, keys[k + 3]!);
      if (further <= best) continue;
      best = further;
      chosen = at;
    }
    return chosen;
  }

  /** T U of a position. */
  #further(a: number, b: number, c: number, d: number): number {
    return this.#bounds.upper(this.#lookahead + 1, a, b, c, d);
  }

  /** The prover's estimate of a position, one event further. */
  #estimate(a: number, b: number, c: number, d: number): number {
    const table = this.#estimates;
    let index = table.find(a, b, c, d);
    if (index >= 0) return table.estimate(index);
    const { estimate } = this.#prover.lookAhead(a, b, c, d);
    index = table.add(a, b, c, d);
    if (index >= 0) table.setEstimate(index, estimate);
    return estimate;
  }

  /** Lists the positions that the answers to this event lead to, and says how many. */
  #list(depth: number, event: number, a: number, b: number, c: number, d: number): number {
    const { nearLow, nearHigh, allLow, allHigh } = this.#prover.positions;
    const lo = low(event);
    const hi = high(event);
    let slashLow = a & WORD;
    let slashHigh = b;
    let emptyLow = c;
    let emptyHigh = d;
    let actions = 1;
    if (((allLow & lo) | (allHigh & hi)) === 0) actions = 2;
    else if (((emptyLow & lo) | (emptyHigh & hi)) !== 0) {
      slashLow |= lo;
      slashHigh |= hi;
      emptyLow &= ~lo;
      emptyHigh &= ~hi;
    } else if (((slashLow & lo) | (slashHigh & hi)) !== 0) {
      if (((nearLow & lo) | (nearHigh & hi)) !== 0) return LOST;
      const litLow = aroundLow(lo, hi) & emptyLow;
      const litHigh = aroundHigh(lo, hi) & emptyHigh;
      slashLow = (slashLow & ~lo) | litLow;
      slashHigh = (slashHigh & ~hi) | litHigh;
      emptyLow &= ~litLow;
      emptyHigh &= ~litHigh;
    }
    // What burns beside the home has to be doused.
    actions -= size(slashLow & nearLow, slashHigh & nearHigh);
    if (actions < 0) return LOST;
    this.#choices[depth]!.count = 0;
    const grid = [slashLow & ~nearLow, slashHigh & ~nearHigh, emptyLow, emptyHigh] as const;
    return this.#spend(depth, actions, grid, a >>> 18, 0) ? SAVED : this.#choices[depth]!.count;
  }

  /** Lists what up to so many actions lead to, each on a later square than the one before; says whether one saves the home. */
  #spend(
    depth: number,
    actions: number,
    [slashLow, slashHigh, emptyLow, emptyHigh]: readonly [number, number, number, number],
    digs: number,
    from: number,
  ): boolean {
    const { positions } = this.#prover;
    if (positions.after(slashLow, slashHigh, emptyLow, emptyHigh, digs)) return true;
    const { a, b, c, d } = positions;
    this.#choices[depth]!.add(a, b, c, d);
    if (actions === 0) return false;
    for (let square = from; square < SIDE * SIDE; square++) {
      const lo = low(square);
      const hi = high(square);
      const isSlash = ((slashLow & lo) | (slashHigh & hi)) !== 0;
      if (!isSlash && (digs === 0 || ((emptyLow & lo) | (emptyHigh & hi)) === 0)) continue;
      const grid = isSlash
        ? ([slashLow & ~lo, slashHigh & ~hi, emptyLow, emptyHigh] as const)
        : ([slashLow, slashHigh, emptyLow & ~lo, emptyHigh & ~hi] as const);
      if (this.#spend(depth, actions - 1, grid, isSlash ? digs : digs - 1, square + 1)) return true;
    }
    return false;
  }
}
