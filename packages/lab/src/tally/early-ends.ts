import { count, addHistogram, type Histogram } from '../statistics/histogram.ts';

/** A seat whose part in a match was over before the match was. */
export interface EarlyEnd {
  readonly seat: number;
  /** The turn in which that was, and how many turns more the match had. */
  readonly turn: number;
  readonly turns: number;
  /** From then to the end at the assumed pace, in seconds, rounded. */
  readonly seconds: number;
}

/** Of matches that ended: how many seats' part was over before, and when it was for the first of them. */
export interface EarlyEnds {
  /** How many seats of each match. */
  readonly seats: Histogram;
  /** Of the first seat of each match that had one: after how many of 100 turns, the turns until the end, the seconds until the end. */
  readonly after: Histogram;
  readonly turns: Histogram;
  readonly seconds: Histogram;
}

export const emptyEarlyEnds = (): EarlyEnds => ({
  seats: new Map(),
  after: new Map(),
  turns: new Map(),
  seconds: new Map(),
});

/** Adds `from` to `to`. */
export function addEarlyEnds(to: EarlyEnds, from: EarlyEnds): void {
  for (const name of ['seats', 'after', 'turns', 'seconds'] as const)
    addHistogram(to[name], from[name]);
}

/** A moment of a match: its turn, and what came before it. */
interface Moment {
  readonly turn: number;
  readonly entries: number;
  readonly real: number;
  readonly draws: number;
}

/** Finds early ends, one match after the other. Seats told in the last entry of a match end with it, not before. */
export class EarlyEndCounter {
  private readonly seconds: (choices: number, draws: number) => number;
  private readonly over = new Map<number, Moment>();
  private now: Moment = { turn: 0, entries: 0, real: 0, draws: 0 };

  /** `seconds`: how long this many choices and throws take at the assumed pace. */
  constructor(seconds: (choices: number, draws: number) => number) {
    this.seconds = seconds;
  }

  /** Starts a new match. */
  begin(): void {
    this.over.clear();
  }

  /** Says what came before the next entry, and this entry. */
  advance(turn: number, entries: number, real: number, draws: number): void {
    this.now = { turn, entries, real, draws };
  }

  /** The part of this seat is over. */
  readonly note = (seat: number): void => {
    if (!this.over.has(seat)) this.over.set(seat, this.now);
  };

  /** The early ends of the match, which has ended in this turn; the first comes first. */
  close(lastTurn: number): readonly EarlyEnd[] {
    const { entries, real, draws } = this.now;
    return [...this.over]
      .filter(([, moment]) => moment.entries < entries)
      .map(([seat, moment]) => ({
        seat,
        turn: moment.turn,
        turns: lastTurn - moment.turn,
        seconds: Math.round(this.seconds(real - moment.real, draws - moment.draws)),
      }));
  }
}

/** Counts the early ends of a match of so many turns. */
export function countEarlyEnds(to: EarlyEnds, ends: readonly EarlyEnd[], lastTurn: number): void {
  count(to.seats, ends.length);
  const [first] = ends;
  if (first === undefined) return;
  count(to.after, Math.round((100 * first.turn) / Math.max(1, lastTurn)));
  count(to.turns, first.turns);
  count(to.seconds, first.seconds);
}
