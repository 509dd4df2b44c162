import { CHANCE, OVER, type Entry, type SearchRules } from '@glade/engine';
import type { Estimate } from '../statistics/intervals.ts';
import { exactly, meanChange, meanOf } from './estimates.ts';
import type { Futures } from './futures.ts';
import type { Position } from './positions.ts';
import { resultReader, sideOf, sidesOf } from './stakes.ts';
import type { TurnSpan } from './turn-spans.ts';
import type { Way } from './way-of.ts';

/** Why the value changed at an entry: chance, a choice between several actions, or the only action there was. */
export type Cause = 'luck' | 'choice' | 'forced';

/**
 * The value of every position of a match for each side: the mean result of playing it on to the end. All positions are
 * played on in the same futures.
 */
export class Curve {
  readonly causes: readonly Cause[];
  readonly sides: number;
  private readonly rules: SearchRules;
  private readonly log: readonly Entry[];
  private readonly positions: readonly Position[];
  private readonly futures: Futures;
  /** For each future: the results from position 0, 1, …, each for all sides. */
  private readonly results: Float64Array[] = [];
  /** The part of the next future that is done, 0 to 1. */
  private part = 0;
  /** For each entry: in how many futures the bot, or chance, did the same as in the match. */
  private readonly same: Int32Array;

  constructor(
    rules: SearchRules,
    log: readonly Entry[],
    positions: readonly Position[],
    futures: Futures,
  ) {
    this.rules = rules;
    this.log = log;
    this.positions = positions;
    this.futures = futures;
    this.sides = sidesOf(rules);
    this.same = new Int32Array(log.length);
    this.causes = log.map(({ actor }, at) => {
      if (rules.count(positions[at]!.state) === 1) return 'forced';
      return actor === CHANCE ? 'luck' : 'choice';
    });
  }

  /** The number of futures. */
  get playouts(): number {
    return this.results.length;
  }

  /** The number of futures with that part of the next one that is done. */
  get begun(): number {
    return this.results.length + this.part;
  }

  /**
   * Adds a future, from the last position back to the first. Where the future begins as the match went on, its result is that
   * of the next position. Yields after each playout.
   */
  *addFuture(): Generator<void, void> {
    const { rules, sides, log, positions, futures, same } = this;
    const j = this.results.length;
    const of = new Float64Array(positions.length * sides);
    const last = log.length;
    const end = positions[last]!;
    if (rules.actor(end.state) === OVER) resultReader(rules)(end.state, of, last * sides);
    else futures.play(end, last, j, of, last * sides);
    for (let at = last - 1; at >= 0; at--) {
      const from = positions[at]!;
      const to = at * sides;
      if (this.causes[at] === 'forced' || futures.first(from, at, j) === log[at]!.action) {
        of.copyWithin(to, to + sides, to + 2 * sides);
        same[at]! += 1;
        continue;
      }
      futures.play(from, at, j, of, to);
      this.part = (last - at) / (last + 1);
      yield;
    }
    this.part = 0;
    this.results.push(of);
  }

  /** Whether this bot would always have done what was done here. */
  asTheBot(at: number): boolean {
    return this.same[at] === this.playouts;
  }

  /** The value of a position for a side: after `at` entries. */
  value(at: number, side: number): Estimate {
    const { sides } = this;
    if (at === this.log.length && this.rules.actor(this.positions[at]!.state) === OVER)
      return exactly(this.results[0]![at * sides + side]!);
    return meanOf(
      this.results.map((of) => of[at * sides + side]!),
      0,
      1,
    );
  }

  /** How the value for a side changed over the entries for which `counts` is true. */
  change(side: number, counts: (at: number) => boolean): Estimate {
    const { sides, log } = this;
    const counted = log.flatMap((_, at) => (counts(at) && !this.asTheBot(at) ? [at] : []));
    if (counted.length === 0) return exactly(0);
    return meanChange(
      this.results.map((of) => {
        let sum = 0;
        for (const at of counted) sum += of[(at + 1) * sides + side]! - of[at * sides + side]!;
        return sum;
      }),
    );
  }

  /** By future: how the value for a side changed at each of these entries. */
  changesAt(side: number, entries: readonly number[]): readonly (readonly number[])[] {
    const { sides } = this;
    return this.results.map((of) =>
      entries.map((at) => of[(at + 1) * sides + side]! - of[at * sides + side]!),
    );
  }

  /**
   * By how much more the value for a side changed in one turn than in another, up, down or either way; each pair in the same
   * future.
   */
  lead(side: number, turn: TurnSpan, other: TurnSpan, way: Way): Estimate {
    const { sides } = this;
    const changeIn = (of: Float64Array, { from, to }: TurnSpan): number =>
      of[to * sides + side]! - of[from * sides + side]!;
    const signOf = (span: TurnSpan): number =>
      way === 'up'
        ? 1
        : way === 'down'
          ? -1
          : Math.sign(this.results.reduce((sum, of) => sum + changeIn(of, span), 0));
    const [sign, otherSign] = [signOf(turn), signOf(other)];
    return meanOf(
      this.results.map((of) => sign * changeIn(of, turn) - otherSign * changeIn(of, other)),
      -2,
      2,
    );
  }

  /** Whether a decision at this entry was one of this side. */
  isOwn(at: number, side: number): boolean {
    return this.causes[at] === 'choice' && sideOf(this.rules, this.log[at]!.actor) === side;
  }
}
