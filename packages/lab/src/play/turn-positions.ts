import type { Rules } from '@glade/engine';

/** The most positions that are kept, beside the last. */
const MAX_KEPT = 40;

/** The position before a turn. */
export interface TurnPosition {
  readonly turn: number;
  readonly state: object;
}

/**
 * Keeps positions of a match for analysis, evenly spread however long the match is: before every turn; in a match of
 * more than 40 turns before every second, of more than 80 before every fourth, and so on. The position before the last
 * turn is always kept.
 */
export class TurnPositions {
  private readonly rules: Rules;
  private readonly kept: { turn: number; state: object }[];
  private readonly last: { turn: number; state: object };
  private count = 0;
  private added = 0;
  private stride = 1;

  constructor(rules: Rules) {
    this.rules = rules;
    this.kept = Array.from({ length: MAX_KEPT }, () => ({ turn: 0, state: rules.create() }));
    this.last = { turn: 0, state: rules.create() };
  }

  /** Starts a new match. */
  begin(): void {
    this.count = this.added = 0;
    this.stride = 1;
  }

  /** Adds the position before a turn. */
  add(turn: number, state: object): void {
    if (this.added % this.stride === 0) {
      if (this.count === MAX_KEPT) this.thin();
      this.copyTo(this.kept[this.count++]!, turn, state);
    }
    this.copyTo(this.last, turn, state);
    this.added += 1;
  }

  /** The kept positions in the order of turns. They are valid until the next match. */
  all(): readonly TurnPosition[] {
    const some: readonly TurnPosition[] = this.kept.slice(0, this.count);
    const newest = some.at(-1);
    return newest === undefined || newest.turn === this.last.turn ? some : [...some, this.last];
  }

  private copyTo(to: { turn: number; state: object }, turn: number, state: object): void {
    to.turn = turn;
    this.rules.copy(state, to.state);
  }

  /** Drops every other position. */
  private thin(): void {
    const { kept } = this;
    for (let i = 1; i < MAX_KEPT / 2; i++) [kept[i], kept[2 * i]] = [kept[2 * i]!, kept[i]!];
    this.count = MAX_KEPT / 2;
    this.stride *= 2;
  }
}
