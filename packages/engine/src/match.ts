import { CHANCE, OVER, type Action, type Actor, type Seat } from './actor.ts';
import type { Game } from './game.ts';
import type { Entry, Header } from './record/log.ts';
import type { Refusal } from './refusal.ts';
import type { Kernel } from './rules.ts';
import { EventList, type Event, type Trace } from './trace.ts';

export type Played<G extends Game = Game> =
  | { readonly ok: true; readonly match: Match<G>; readonly events: readonly Event[] }
  | { readonly ok: false; readonly refusal: Refusal };

/** The type of rules that a game has. */
export type RulesOf<G extends Game> = ReturnType<G['rules']>;

/** A match to which entries are added in place. So adding one costs the same however long the log is. */
export interface Building<G extends Game = Game> {
  readonly rules: RulesOf<G>;
  readonly state: object;
  readonly actor: Actor;
  readonly over: boolean;
  /** Where seats act at the same time: lets this seat act before the others. False if it may not act now. */
  turnTo(seat: Seat): boolean;
  /** Adds an entry. If it is not legal, returns why not and changes nothing. */
  play(action: Action, by: Actor): Refusal | undefined;
  /** The match with all entries so far. Nothing may be added after this call. */
  match(): Match<G>;
}

const silent: Trace = { tell: () => {} };

/** One play of a game: an immutable header and log, and the position they fold to. */
export class Match<G extends Game = Game> {
  readonly game: G;
  readonly header: Header;
  readonly rules: RulesOf<G>;
  readonly log: readonly Entry[];
  /** Entries before this index can never be taken back, because dice were drawn after them or something was revealed. */
  readonly fixed: number;
  private readonly folded: object;
  private readonly drawn: readonly number[];

  private constructor(
    game: G,
    header: Header,
    rules: RulesOf<G>,
    log: readonly Entry[],
    folded: object,
    drawn: readonly number[],
    fixed: number,
  ) {
    this.game = game;
    this.header = header;
    this.rules = rules;
    this.log = log;
    this.folded = folded;
    this.drawn = drawn;
    this.fixed = fixed;
  }

  /**
   * A match with an empty log. The options must have passed `parseOptions`. The seed must pass `isSeed` and the names
   * `isName`, or a record of the match cannot be read.
   */
  static start<G extends Game>(game: G, header: Omit<Header, 'game' | 'version'>): Match<G> {
    const rules = game.rules(header.options) as RulesOf<G>;
    const full: Header = { ...header, game: game.id, version: game.version };
    const drawn = rules.streams.map(() => 0);
    return new Match(game, full, rules, [], rules.create(), drawn, 0);
  }

  /** The present position. It is shared: read it, copy it, never change it. */
  get state(): object {
    return this.folded;
  }

  get actor(): Actor {
    return this.rules.actor(this.folded);
  }

  get over(): boolean {
    return this.actor === OVER;
  }

  /** How often the present chance node's stream has been drawn from: the index of the next draw. */
  get drawIndex(): number {
    return this.drawn[this.rules.stream(this.folded)] ?? 0;
  }

  /** The match after one more entry, with the events it caused; or a refusal. This match stays as it is. */
  play(action: Action, by: Actor): Played<G> {
    const refusal = this.rules.check(this.folded, action, by);
    if (refusal !== undefined) return { ok: false, refusal };
    const trace = new EventList();
    const building = this.building();
    building.add(action, trace);
    return { ok: true, match: building.match(), events: trace.events };
  }

  /** A copy of the match to which entries can be added in place. */
  build(): Building<G> {
    return this.building();
  }

  private building() {
    const { game, header, rules } = this;
    const state = rules.create();
    rules.copy(this.folded, state);
    const drawn = [...this.drawn];
    const log = [...this.log];
    let { fixed } = this;
    return {
      rules,
      state,
      get actor(): Actor {
        return rules.actor(state);
      },
      get over(): boolean {
        return rules.actor(state) === OVER;
      },
      turnTo: (seat: Seat): boolean => rules.turnTo?.(state, seat) === true,
      play(action: Action, by: Actor): Refusal | undefined {
        const refusal = rules.check(state, action, by);
        if (refusal === undefined) this.add(action, silent);
        return refusal;
      },
      add(action: Action, trace: Trace): void {
        const actor = rules.actor(state);
        if (actor === CHANCE) drawn[rules.stream(state)]! += 1;
        rules.apply(state, action, trace);
        log.push({ actor, action });
        if (actor === CHANCE || rules.landmark?.(state) === true) fixed = log.length;
      },
      match: () => new Match(game, header, rules, log, state, drawn, fixed),
    };
  }

  /**
   * The match as it was when it had `length` entries, 0 <= length <= log.length. To act is who made the next entry, also
   * where seats that act at the same time stand in an order of their own.
   */
  at(length: number): Match<G> {
    const building = Match.start(this.game, this.header).building();
    for (const { actor, action } of this.log.slice(0, length)) {
      giveTurn(building.rules, building.state, actor);
      building.add(action, silent);
    }
    if (length < this.log.length) giveTurn(building.rules, building.state, this.log[length]!.actor);
    return building.match();
  }

  /** The same match for somebody who must not compute its future dice: they follow from the seed. */
  withoutSeed(): Match<G> {
    const { seed: _, ...header } = this.header;
    const { game, rules, log, folded, drawn, fixed } = this;
    return new Match(game, header, rules, log, folded, drawn, fixed);
  }

  /** The events of each entry, one list an entry: for replay and narration. */
  events(): readonly (readonly Event[])[] {
    const { rules } = this;
    const state = rules.create();
    return this.log.map((entry) => {
      const trace = new EventList();
      applyEntry(rules, state, entry, trace);
      return trace.events;
    });
  }
}

/** Applies an entry of a log in place, also where seats that act at the same time stand in an order of their own. */
export function applyEntry(
  rules: Pick<Kernel, 'actor' | 'apply' | 'turnTo'>,
  state: object,
  { actor, action }: Entry,
  trace?: Trace,
): void {
  giveTurn(rules, state, actor);
  rules.apply(state, action, trace);
}

/**
 * Gives the turn to who makes the next entry of a log, where seats that act at the same time stand in an order of their own.
 * Before an entry is told, or its choices are counted, it needs its turn.
 */
export function giveTurn(
  rules: Pick<Kernel, 'actor' | 'turnTo'>,
  state: object,
  actor: Actor,
): void {
  if (actor >= 0 && rules.actor(state) !== actor) rules.turnTo?.(state, actor);
}
