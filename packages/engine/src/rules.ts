import type { Action, Actor, Seat } from './actor.ts';
import type { Notation } from './notation.ts';
import type { Refusal } from './refusal.ts';
import type { Event, Trace } from './trace.ts';
import type { Random } from './chance/random.ts';

/** How a match ended. */
export interface Outcome {
  /**
   * Which message tells it: `outcome.<code>` in the game's catalogue. `draw`, `drawn`, `tie`, and `stopped` where people
   * ended it themselves, mean that nobody has lost.
   */
  readonly code: string;
  /** The seats that won, ascending; several when a win is shared; none when all lost. */
  readonly winners: readonly Seat[];
  /** What else the game counts at the end, e.g. `points`: one number for the match, or one per seat. */
  readonly measures: Readonly<Record<string, number | readonly number[]>>;
}

/** How people bring about a chance event at a real table. */
export interface Throw {
  /** What is thrown or drawn, e.g. `event`; also the message key `throw.<code>`. */
  readonly code: string;
  /** Number of sides of each die, in the order in which they are read. */
  readonly dice: readonly number[];
  /** What each die stands for, e.g. `['column', 'row']`. */
  readonly reads: readonly string[];
  /** What each side of every die shows, from side 1: messages `face.<name>`. Absent where the sides are numbers. */
  readonly faces?: readonly string[];
}

/**
 * The rules of a game under one choice of options, without its notation. The room `rules` of a game makes it.
 *
 * The core functions allocate nothing, throw nothing and check nothing: they are defined for states made by `create`
 * and changed by `apply` with legal actions only. The edges check and explain, and may be slow.
 */
export interface Kernel<S extends object = object, V = unknown> {
  readonly kind: 'solo' | 'cooperative' | 'competitive';
  readonly seats: number;
  /** Upper bounds, which the conformance harness checks: legal actions at a node, entries in a log. */
  readonly bounds: { readonly actions: number; readonly steps: number };
  /** The purposes for which chance is drawn; `stream` answers with an index into it. */
  readonly streams: readonly string[];

  /** A new match. No randomness: setup rolls are chance nodes. */
  create(): S;
  actor(s: S): Actor;
  /** Number of legal actions, at a chance node of outcomes; positive unless OVER. */
  count(s: S): number;
  /** The k-th legal action or outcome, ascending, 0 <= k < count. */
  nth(s: S, k: number): Action;
  /** Integer weight of the k-th outcome of a chance node, positive. */
  weight(s: S, k: number): number;
  /** Sum of all weights of this chance node; equal to `count` when all outcomes are equally likely. */
  totalWeight(s: S): number;
  /** The stream from which the present chance node draws, as an index into `streams`. */
  stream(s: S): number;
  /** Carries out a legal action in place, and tells the trace every effect as an event. */
  apply(s: S, a: Action, trace?: Trace): void;
  copy(from: S, to: S): void;
  /** An int32 hash of everything that further play and `resample` depend on. */
  hash(s: S): number;

  /** Why `by` may not do this now; undefined if it is legal. Takes any int32 and any actor. */
  check(s: S, a: Action, by: Actor): Refusal | undefined;
  /** How the match ended. Only valid when OVER. */
  outcome(s: S): Outcome;
  /**
   * The fewest and the most points of a seat at the end, where points are won and lost and not matches: what counts is then the
   * measure `points` of the outcome, one number for each seat. A search's `score` is 0 for the fewest and 1 for the most.
   */
  readonly stakes?: readonly [least: number, most: number];
  /**
   * The measure of seats that says how much of a win each of them got, from 0 to 1. Absent where each winner has a whole one,
   * whether alone or together with others.
   */
  readonly credit?: string;
  /** The turn that the next action belongs to; 0 during setup. Never falls. */
  turn(s: S): number;
  /** Which dice people throw at the present chance node; undefined if there are none. */
  thrown(s: S): Throw | undefined;
  /** The outcome that these faces (1 to sides) mean. If `check` refuses it, people throw again. */
  outcomeOf(s: S, faces: readonly number[]): Action;
  /** The faces that show this outcome: the inverse of `outcomeOf`. */
  facesOf(s: S, a: Action): readonly number[];
  /** All that this seat may know of the state, as plain JSON; an undefined seat is a bystander. */
  view(s: S, seat: Seat | undefined): V;
  /**
   * Replaces what the seat cannot see by another possibility; its view stays the same. From all positions that look the same to
   * the seat, the same random numbers lead to the same world. Only for hidden information.
   */
  resample?(s: S, seat: Seat, random: Random): void;
  /**
   * Whether the event is visible to the seat; absent if nothing is hidden. If the first event of an outcome is visible to a
   * bystander, a table shows the outcome to everybody: so that event must tell all of the outcome, or nothing of it.
   */
  hears?(event: Event, seat: Seat | undefined): boolean;
  /**
   * True at a point of no return: something has just been revealed, so the action that led here may not be taken back. With
   * own dice people may still correct an outcome that they mistyped, as long as it is the last entry.
   */
  landmark?(s: S): boolean;
  /**
   * Where seats act at the same time: lets this seat act before the others, in place. False if it may not act now; then
   * nothing changes. Absent where seats act one after the other. Whatever the order in which seats act between two outcomes of
   * chance, each action does the same, and the position after all of them is the same.
   */
  turnTo?(s: S, seat: Seat): boolean;
  /**
   * Whether this legal action of a seat ends the match for all before it is decided. At a table far away the others have to
   * agree first. Absent if there is no such action.
   */
  endsForAll?(s: S, a: Action): boolean;
}

/** The rules of a game with its notation: what a table, a record and a page need. */
export interface Rules<S extends object = object, V = unknown> extends Kernel<S, V> {
  readonly notation: Notation<S>;
}

/** What a search knows beside the rules. */
export interface Evaluation<S extends object = object> {
  /** How well each seat stands, 0 to 1, written to `out`: the result when OVER, an estimate before. */
  score(s: S, out: Float64Array): void;
  /** The actions worth a search's time: at least one of the legal actions, in the same order. Absent: all of them. */
  readonly moveFilter?: MoveFilter<S>;
  /** Entries after which a playout stops and trusts `score`; absent if every match is soon over. */
  readonly horizon?: number;
  /** Entries that are played for a hint: as many as take half a second to a second. Absent: as many as suit a game that takes long. */
  readonly hintEntries?: number;
  /**
   * Whether hints follow one bot's plan, where a turn takes many moves: that of `strong`, or else of the thorough bot, as long as no
   * other action is better by more than the luck of so many explains.
   */
  readonly hintPlan?: boolean;
  /**
   * Whether this legal action spends something for what another one does as surely without it: it is never a hint while
   * another action is looked at, though by chance its playouts may end better. Absent: none does.
   */
  wastes?(s: S, a: Action): boolean;
  /**
   * The action that people expect instead of this one, such as water for a fire instead of a step into it. A hint that would be
   * this action is that one, where that one is as good. Absent, or undefined: none.
   */
  insteadOf?(s: S, a: Action): Action | undefined;
  /**
   * Whether this legal action brings a piece of its seat back to where it was at an earlier position, and does nothing else. It is no
   * hint while another one is as good: who follows hints would walk to and fro. Absent: none does.
   */
  undoes?(earlier: S, s: S, a: Action): boolean;
  /** The policy that people meet as the strong bot, where only these rules have it. */
  readonly strong?: string;
  /**
   * How the strong bot searches, where the usual search does not suit the game: how many positions it looks at for a decision at
   * most, how much it explores (the factor of UCB1), and what a new position is worth to it, without a playout. It stops once
   * none of the rest could change its choice.
   */
  readonly search?: {
    readonly iterations: number;
    readonly explore: number;
    score(s: S, out: Float64Array): void;
  };
  /** How a match is looked back at, where it is not by the game's first policy or not for a win. */
  readonly review?: {
    /** The policy that plays on to the end. */
    readonly by?: string;
    /** What `score` counts at the end if it is not a win: the share of homes saved, or the place reached (1 for the first, 0 for the last). */
    readonly stake?: 'homes' | 'place';
  };
}

/** The rules with what a search knows beside them. */
export interface SearchRules<S extends object = object, V = unknown>
  extends Rules<S, V>, Evaluation<S> {}

/** Some of the legal actions of a decision; `count` and `nth` as in `Kernel`. Never called at chance nodes. */
export interface MoveFilter<S> {
  count(s: S): number;
  nth(s: S, k: number): Action;
}

/** A player that chooses an action from a state. It must use only what its seat may see. */
export interface Policy<S extends object = object> {
  choose(s: S, random: Random): Action;
  /** Called before another match: forgets what it stored about the last one. Absent if it stores nothing. */
  begin?(): void;
}
