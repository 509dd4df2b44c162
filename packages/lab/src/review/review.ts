import type { Action } from '@glade/engine';
import type { Estimate } from '../statistics/intervals.ts';
import type { Cause } from './curve.ts';

/** What happened in a match, as far as playouts can tell by now. Plain data, so that a worker can send it. */
export interface Review {
  /** The policy that plays on to the end. */
  readonly by: string;
  /** What is at stake, from 0 to 1: a win (or a share of it), the share of homes saved, or the place reached. */
  readonly stake: 'win' | 'homes' | 'place';
  /** Whether several seats are one team. Then there is one side, as there is with one player; else each seat is a side. */
  readonly team: boolean;
  /** Playouts from each position, and how many of all playouts did not end. */
  readonly playouts: number;
  readonly cut: number;
  /** How much of the work is done, 0 to 1. */
  readonly progress: number;
  /** The positions: before the first entry, and after each entry. */
  readonly points: readonly Point[];
  /** The entries. */
  readonly steps: readonly Step[];
  readonly sides: readonly SideReview[];
}

export interface Point {
  /** The turn to which the next entry belongs. */
  readonly turn: number;
  /** The value for each side. */
  readonly values: readonly Estimate[];
}

export interface Step {
  readonly cause: Cause;
  /** Who acted: a seat, or below zero chance. */
  readonly actor: number;
  /** How the value changed for each side. */
  readonly changes: readonly Estimate[];
  /** In every playout the bot did the same; false for chance. */
  readonly asTheBot: boolean;
}

/** One side's match. `result - start` is the sum of `luck`, `own` and `others`, to rounding. */
export interface SideReview {
  readonly start: Estimate;
  readonly result: Estimate;
  /** What chance changed. */
  readonly luck: Estimate;
  /** What the side's own decisions changed, against what the bot would have done. */
  readonly own: Estimate;
  /**
   * Of `own`: what the decisions changed that clearly helped, and those that clearly cost. The rest is too small to tell. Which
   * they are is found in other futures than what they changed.
   */
  readonly ownHelped: Estimate;
  readonly ownCost: Estimate;
  /** What the decisions of the other sides changed for this side. */
  readonly others: Estimate;
  /**
   * The turn that did most for how the match ended, if it clearly did anything: where it was won the one in which the value rose
   * most, where it was lost the one in which it fell most. Where it ended as it began, the one that changed most, up or down.
   */
  readonly turningPoint: TurningPoint | undefined;
  /** The turn before it that clearly changed most the other way. */
  readonly before: Swing | undefined;
  /** The turn in which the value rose most, if it clearly rose; it is `ahead` if it clearly rose more than in every other turn. */
  readonly bestTurn: TurningPoint | undefined;
  /** The side's decisions that seem to have cost most, the costliest first; at most three. */
  readonly costs: readonly Decision[];
  /** The side's decisions that were much better than the other actions, the best first; at most two. */
  readonly well: readonly Decision[];
  /** How many of the side's decisions were examined, and how many it took. */
  readonly examined: number;
  readonly decisions: number;
}

/** A turn in which the value went from one to another. */
export interface Swing {
  readonly turn: number;
  /** The value when the turn began, and when it was over. */
  readonly from: Estimate;
  readonly to: Estimate;
  readonly change: Estimate;
}

/** A turn with what changed the value in it. `to - from` is `change`, and the sum of `luck`, `own` and `others`, to rounding. */
export interface TurningPoint extends Swing {
  /** Whether it clearly changed more than every other turn the same way: then further playouts will hardly name another one. */
  readonly ahead: boolean;
  /** What chance, the side's own decisions and those of the others changed in this turn. */
  readonly luck: Estimate;
  readonly own: Estimate;
  readonly others: Estimate;
}

/** A decision that was compared with the other actions. */
export interface Decision {
  /** The index of its entry in the log. */
  readonly at: number;
  readonly seat: number;
  readonly turn: number;
  readonly played: Action;
  /** The best other action found, if one seemed better. */
  readonly better: Action | undefined;
  /** What the played action cost against `better`. The playouts cannot tell while the interval contains zero. */
  readonly loss: Estimate;
  /** How much better the played action was than one of the others by chance. */
  readonly gain: Estimate;
  /** The same where everybody slips now and then: it is near zero where only the bot's habits made the difference. */
  readonly slippedGain: Estimate;
  /** The values are exact: all that could follow was searched. */
  readonly exact: boolean;
  /** The intervals hold for certain, if all play perfectly from there. */
  readonly proven: boolean;
}
