import { addHistogram, count, type Histogram } from '../statistics/histogram.ts';
import { GROUP_COUNT, groupZeros } from './decision-groups.ts';

/**
 * How long seats wait. A wait is what passes between two real choices of a seat, or before its first or after its last, if
 * others have a real choice in it. The sums are those of waits between two choices alone: waiting for the end is something else. In
 * groups of matches, as in `DecisionGroups`.
 */
export interface Waits {
  /** How many waits between two real choices of a seat there were. */
  readonly times: number[];
  /** Real choices of others in all of them. */
  readonly choices: number[];
  /** Throws and draws in all of them. */
  readonly draws: number[];
  /** The longest wait of each match at the assumed pace, in seconds, rounded. */
  readonly longest: Histogram;
  /** The longest of those between two real choices of the same seat; 0 where there was none. */
  readonly between: Histogram;
  /** The longest of those after the last real choice of a seat, until the end: that of who is out, for instance. */
  readonly last: Histogram;
}

export function emptyWaits(): Waits {
  return {
    times: groupZeros(),
    choices: groupZeros(),
    draws: groupZeros(),
    longest: new Map(),
    between: new Map(),
    last: new Map(),
  };
}

/** Adds `from` to `to`. */
export function addWaits(to: Waits, from: Waits): void {
  for (const name of ['times', 'choices', 'draws'] as const)
    from[name].forEach((sum, group) => (to[name][group]! += sum));
  for (const name of ['longest', 'between', 'last'] as const) addHistogram(to[name], from[name]);
}

/** Counts the waits of one match after the other. */
export class WaitCounter {
  private readonly choices: number[];
  private readonly draws: number[];
  private readonly seconds: (choices: number, draws: number) => number;
  private times = 0;
  private allChoices = 0;
  private allDraws = 0;
  private longest = 0;
  private between = 0;
  private last = 0;
  private readonly begun: boolean[];

  /** `seconds`: how long this many choices and throws take at the assumed pace. */
  constructor(seats: number, seconds: (choices: number, draws: number) => number) {
    this.seconds = seconds;
    this.choices = Array.from({ length: seats }, () => 0);
    this.draws = [...this.choices];
    this.begun = this.choices.map(() => false);
  }

  /** Starts a new match. */
  begin(): void {
    this.choices.fill(0);
    this.draws.fill(0);
    this.begun.fill(false);
    this.times = this.allChoices = this.allDraws = 0;
    this.longest = this.between = this.last = 0;
  }

  /** Counts a throw or a draw. */
  draw(): void {
    for (let seat = 0; seat < this.draws.length; seat++) this.draws[seat]! += 1;
  }

  /** Counts a real choice of a seat. */
  choose(by: number): void {
    const wait = this.endWait(by, this.begun[by]!);
    if (this.begun[by]) this.between = Math.max(this.between, wait);
    this.begun[by] = true;
    for (let seat = 0; seat < this.choices.length; seat++)
      if (seat !== by) this.choices[seat]! += 1;
  }

  /** Adds the match, which has ended, to those counted. */
  close(to: Waits, block: number): void {
    for (let seat = 0; seat < this.choices.length; seat++)
      this.last = Math.max(this.last, this.endWait(seat, false));
    const group = block % GROUP_COUNT;
    to.times[group]! += this.times;
    to.choices[group]! += this.allChoices;
    to.draws[group]! += this.allDraws;
    count(to.longest, Math.round(this.longest));
    count(to.between, Math.round(this.between));
    count(to.last, Math.round(this.last));
  }

  /** Says how long a wait was, 0 if it is none. `between`: whether it was one between two choices, which is summed. */
  private endWait(seat: number, between: boolean): number {
    const [choices, draws] = [this.choices[seat]!, this.draws[seat]!];
    this.choices[seat] = this.draws[seat] = 0;
    if (choices === 0) return 0;
    if (between) {
      this.times += 1;
      this.allChoices += choices;
      this.allDraws += draws;
    }
    const wait = this.seconds(choices, draws);
    this.longest = Math.max(this.longest, wait);
    return wait;
  }
}
