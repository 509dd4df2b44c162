import type { Game } from './game.ts';
import { short, type OptionValues } from './options.ts';
import type { Refusal } from './refusal.ts';
import { CHANCE, OVER, type Action, type Actor, type Rules } from './rules.ts';
import { EventList, type Event, type Trace } from './trace.ts';

/** What is fixed before a match begins. With the log it is the whole truth about the match. */
export interface Header {
  readonly game: string;
  readonly version: number;
  readonly options: OptionValues;
  /** Where outcomes come from: drawn from the seed, or thrown by people and entered. */
  readonly dice: 'virtual' | 'entered';
  /** What virtual dice are drawn from: see `isSeed`. */
  readonly seed?: string;
  /** Who sits where: `person` or a bot's name, one per seat: see `isName`. */
  readonly players: readonly string[];
}

/** Whether a record gives this seed back as it is: on one line, not empty, no space at its ends. */
export const isSeed = (text: string): boolean =>
  text !== '' && text === text.trim() && oneLine(text);

/** Whether a record gives this name back as it is: 1 to 40 characters on one line, single spaces, no comma. */
export const isName = (text: string): boolean =>
  text !== '' && short(text) === text && !text.includes(',');

const oneLine = (text: string): boolean => !/[\n\r\u2028\u2029]/.test(text);

/** What was done or rolled, and by whom. */
export interface Entry {
  readonly actor: Actor;
  readonly action: Action;
}

export type Played =
  | { readonly ok: true; readonly match: Match; readonly events: readonly Event[] }
  | { readonly ok: false; readonly refusal: Refusal };

/** One play of a game: an immutable header and log, and the position they fold to. */
export class Match {
  readonly game: Game;
  readonly header: Header;
  readonly rules: Rules;
  readonly log: readonly Entry[];
  /** Entries before this index can never be taken back: a chance was drawn, or something was revealed. */
  readonly fixed: number;
  private readonly folded: object;
  private readonly drawn: readonly number[];

  private constructor(
    game: Game,
    header: Header,
    rules: Rules,
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
   * A match of which nothing has been played. The options must have passed `parseOptions`; the seed and the names must be
   * such as `isSeed` and `isName` take, or a record of the match cannot be read.
   */
  static start(game: Game, header: Omit<Header, 'game' | 'version'>): Match {
    const rules = game.rules(header.options);
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

  /** The match after one more entry, with the events it caused; or why not, and nothing has changed. */
  play(action: Action, by: Actor): Played {
    const refusal = this.rules.check(this.folded, action, by);
    if (refusal !== undefined) return { ok: false, refusal };
    const trace = new EventList();
    const match = this.append(action, trace);
    return { ok: true, match, events: trace.events };
  }

  private append(action: Action, trace: Trace): Match {
    const { rules, folded } = this;
    const actor = rules.actor(folded);
    const drawn = [...this.drawn];
    if (actor === CHANCE) drawn[rules.stream(folded)]! += 1;
    const next = rules.create();
    rules.copy(folded, next);
    rules.apply(next, action, trace);
    const log = [...this.log, { actor, action }];
    const fixed = actor === CHANCE || rules.landmark?.(next) === true ? log.length : this.fixed;
    return new Match(this.game, this.header, rules, log, next, drawn, fixed);
  }

  /** The match as it was when it had `length` entries, 0 <= length <= log.length. */
  at(length: number): Match {
    let match = Match.start(this.game, this.header);
    const silent: Trace = { tell: () => {} };
    for (const entry of this.log.slice(0, length)) match = match.append(entry.action, silent);
    return match;
  }

  /** What each entry caused, one list an entry: for replay and narration. */
  events(): readonly (readonly Event[])[] {
    const { rules } = this;
    const state = rules.create();
    return this.log.map(({ action }) => {
      const trace = new EventList();
      rules.apply(state, action, trace);
      return trace.events;
    });
  }
}
