import type { Action, Actor, Seat } from './actor.ts';
import type { Notation } from './notation.ts';
import type { Refusal } from './refusal.ts';
import type { Event, Trace } from './trace.ts';
import type { Random } from './random.ts';

/** How a match ended, told once per match at the edge. */
export interface Outcome {
  /** Which message tells it: `outcome.<code>` in the game's catalogue. */
  readonly code: string;
  /** The seats that won, ascending; several when a win is shared; none when all lost. */
  readonly winners: readonly Seat[];
  /** What else is counted, e.g. `points`; one number per match or one per seat. */
  readonly measures: Readonly<Record<string, number | readonly number[]>>;
}

/** How people bring about a chance event at a real table. */
export interface Throw {
  /** What is thrown or drawn, e.g. `event`; also the message key `throw.<code>`. */
  readonly code: string;
  /** Number of sides of each die, in the order in which they are read. */
  readonly dice: readonly number[];
  /** What each die tells, e.g. `['column', 'row']`. */
  readonly reads: readonly string[];
  /** What each side of every die shows, from side 1: messages `face.<name>`. Absent where the sides are numbers. */
  readonly faces?: readonly string[];
}

/**
 * What a game's room `rules` makes under one choice of options: what every use of the game folds.
 *
 * The core functions allocate nothing, throw nothing and check nothing: they are defined for states made by `create`
 * and changed by `apply` with legal actions only. The edges check and explain, and may be slow.
 */
export interface Kernel<S extends object = object, V = unknown> {
  readonly kind: 'solo' | 'cooperative' | 'competitive';
  readonly seats: number;
  /** Upper bounds that the conformance harness enforces: legal actions at a node, entries in a log. */
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
  /** Which stream the present chance node draws from. */
  stream(s: S): number;
  /** Carries out a legal action in place, and tells the trace every effect with its clause. */
  apply(s: S, a: Action, trace?: Trace): void;
  copy(from: S, to: S): void;
  /** An int32 that depends on everything that further play and `resample` depend on. */
  hash(s: S): number;

  /** Why `by` may not do this now, or undefined when it is legal. Total: any int32, any actor. */
  check(s: S, a: Action, by: Actor): Refusal | undefined;
  /** Valid when OVER. */
  outcome(s: S): Outcome;
  /** The turn that the next action belongs to; 0 during setup. Never falls. */
  turn(s: S): number;
  /** How the present chance event is thrown by hand; undefined where there are no dice. */
  thrown(s: S): Throw | undefined;
  /** The outcome that these faces (1 to sides) mean. It may be refused by `check`: then people throw again. */
  outcomeOf(s: S, faces: readonly number[]): Action;
  /** The faces that show this outcome: the inverse of `outcomeOf`. */
  facesOf(s: S, a: Action): readonly number[];
  /** All that may leave the host for this seat, as plain JSON; undefined is a bystander. */
  view(s: S, seat: Seat | undefined): V;
  /** Replaces what the seat cannot see by another possibility; its view stays the same. Only for hidden information. */
  resample?(s: S, seat: Seat, random: Random): void;
  /**
   * Whether the seat may hear of this event; absent when nothing is hidden. An outcome is shown to everybody when a
   * bystander hears the first event it causes: that event must tell the outcome, or nothing of it.
   */
  hears?(event: Event, seat: Seat | undefined): boolean;
  /**
   * True where something has just been revealed: the action that led here may not be taken back, whatever the dice. An
   * outcome that people mistyped may, while it is the last entry.
   */
  landmark?(s: S): boolean;
}

/** The rules of a game with its notation: what a table, a record and a page need. */
export interface Rules<S extends object = object, V = unknown> extends Kernel<S, V> {
  readonly notation: Notation<S>;
}

/** What a search knows beside the rules. */
export interface Evaluation<S extends object = object> {
  /** Per seat in [0, 1]: final when OVER, before that an estimate that tells near from far. */
  score(s: S, out: Float64Array): void;
  /** The actions worth a search's time; a subset of the legal ones in the same order, positive. All when absent. */
  readonly moveFilter?: MoveFilter<S>;
  /** Entries that a search plays out before it trusts `score`; absent where every match is soon over. */
  readonly horizon?: number;
}

/** The rules with what a search knows beside them. */
export interface SearchRules<S extends object = object, V = unknown>
  extends Rules<S, V>, Evaluation<S> {}

/** Some of the legal actions of a decision, asked for as `Rules` are. It is asked nothing at chance nodes. */
export interface MoveFilter<S> {
  count(s: S): number;
  nth(s: S, k: number): Action;
}

/** A cheap player that needs no search. It sees the state through what its seat may see. */
export interface Policy<S extends object = object> {
  choose(s: S, random: Random): Action;
  /** Another match begins: forgets what it kept of the last one. Absent where nothing is kept. */
  begin?(): void;
}
