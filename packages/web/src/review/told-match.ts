import type { Action, Match, Seat } from '@glade/engine';
import { knownEntries, type KnownEntry } from '@glade/table';
import { placeArgs, tellTyped, turnBegun, type Say } from '@glade/text';
import type { GameBoard } from '@glade/ui';
import { eventWeight, TURNING_POINT } from '@glade/ui/event-weight';
import { seatName, seatNamer, turnName } from '../narration/narration.ts';
import { turnText } from '../replay/entry-text.ts';
import { spokenStep } from '../replay/spoken-step.ts';

/** Says in words what happened in a match, and what else could have been done. */
export class ToldMatch {
  readonly match: Match;
  readonly board: GameBoard;
  readonly say: Say;
  readonly entries: readonly KnownEntry[];
  private readonly you: Seat | undefined;

  /** `you`: the seat of the only person, as in the words of the table. */
  constructor(match: Match, board: GameBoard, say: Say, you?: Seat) {
    this.match = match;
    this.board = board;
    this.say = say;
    this.you = you;
    this.entries = knownEntries(match);
  }

  /** Whether the match went on until it was decided: nobody ended it before. */
  get playedOut(): boolean {
    const { rules, log } = this.match;
    const last = log.at(-1);
    if (last === undefined) return false;
    return rules.endsForAll?.(this.match.at(log.length - 1).state, last.action) !== true;
  }

  /** What the entry with this index caused, in short sentences. */
  entry(at: number): string {
    const { match, board, say, you } = this;
    const { rules, header } = match;
    const entry = this.entries[at]!;
    const nameOf = seatNamer(say, rules, header.options, you);
    const typed = tellTyped(say, entry.text);
    return spokenStep(say, rules, board, entry.events, typed, {
      nameOf,
      you,
      manner: 'written',
    });
  }

  /**
   * What happened at the entry with this index, by which the chances changed. Who ended a phase has done nothing that can be
   * seen: then what came of it before entry `until` is told, too. With `chosen` a choice is called by its name, whatever it led to.
   */
  change(at: number, until: number, chosen = false): string {
    const { board, match } = this;
    if (chosen && match.log[at]!.actor >= 0) return this.chosen(at, until);
    if (this.weightOf(at) > 0) return this.entry(at);
    const { actor, action } = match.log[at]!;
    const ends = actor >= 0 && board.name(this.viewAt(at), action).cells.length === 0;
    const done = ends ? this.ended(at, action) : this.entry(at);
    const came = this.cameBetween(at, until) ?? this.madeOf(at, until);
    return came === undefined ? done : `${done} ${came}`;
  }

  /** What was made of a throw or a card that alone says little; undefined of a choice, and where nobody chose in the same turn. */
  private madeOf(at: number, until: number): string | undefined {
    const { log } = this.match;
    if (log[at]!.actor >= 0 || at + 1 >= until || log[at + 1]!.actor < 0) return undefined;
    return this.say('review.page.then', { what: this.entry(at + 1) });
  }

  /** A choice by its name, and what came of it before entry `until`. */
  private chosen(at: number, until: number): string {
    const named = this.ended(at, this.match.log[at]!.action);
    const came = this.weightOf(at) > 0 ? this.entry(at) : this.cameBetween(at, until);
    return came === undefined ? named : `${named} ${came}`;
  }

  /** An action without a place, such as the end of a phase: whose it was, and what its button says. */
  private ended(at: number, action: Action): string {
    const name = this.action(at, action);
    const actor = this.actor(at);
    return actor === undefined ? `${name}.` : `${actor}: ${name}.`;
  }

  /** How much the most important event of an entry matters to who watches the match again; 0 for what is often. */
  private weightOf(at: number): number {
    const { events } = this.entries[at]!;
    return Math.max(0, ...events.map((event) => eventWeight(this.board, event)));
  }

  /** What a turn is called in the log of the match: a game may count its turns differently. */
  turn(turn: number): string {
    const first = this.entries.findIndex((entry) => entry.turn === turn);
    return turnText(this.entries, first + 1, this.say);
  }

  /** What the last turn that began is called: it may have ended the match at once. */
  get lastTurn(): string {
    const { entries, say } = this;
    const begun = turnBegun(entries.map(({ events }) => events));
    return turnName(say, begun?.args['turn'] ?? entries.at(-1)?.turn ?? 0, begun);
  }

  /** Who acted at this entry; undefined for chance, and where there is only one player. */
  actor(at: number): string | undefined {
    const { rules, header } = this.match;
    const { actor } = this.match.log[at]!;
    return actor < 0 || rules.seats === 1
      ? undefined
      : seatName(this.say, header.options, actor, this.you);
  }

  /** The name of an action before entry `at`, as the button for it says. */
  action(at: number, action: Action): string {
    const { board, say } = this;
    const { key, args, cells } = board.name(this.viewAt(at), action);
    const { notation } = this.match.rules;
    return say(key, { ...args, ...placeArgs(say, notation, cells, 'written') });
  }

  /** What the seat at turn sees before entry `at`, and the places of an action there. */
  places(
    at: number,
    action: Action,
  ): { readonly view: unknown; readonly cells: readonly number[] } {
    const view = this.viewAt(at);
    return { view, cells: this.board.name(view, action).cells };
  }

  /** Why an action before entry `at` would have decided something, where the game has a short reason. */
  async reason(at: number, action: Action): Promise<string | undefined> {
    const extras = await this.board.extras?.();
    return extras?.hintReason(this.viewAt(at), action, this.say, true);
  }

  /** The most important thing that came after entry `at`, to the end of the next turn; undefined if there was none. */
  cameOf(at: number): string | undefined {
    const last = (this.entries[at]!.turn ?? 0) + 1;
    const end = this.entries.findIndex(({ turn }, next) => next > at && (turn ?? 0) > last);
    return this.cameBetween(at, end < 0 ? this.entries.length : end);
  }

  /** The most important thing that came after entry `at` and before entry `until`, no matter who brought it about. */
  private cameBetween(at: number, until: number): string | undefined {
    let most = -1;
    for (let next = at + 1; next < until; next++)
      if (this.weightOf(next) > Math.max(TURNING_POINT - 1, most < 0 ? 0 : this.weightOf(most)))
        most = next;
    return most < 0 ? undefined : this.say('review.page.then', { what: this.entry(most) });
  }

  private viewAt(at: number): unknown {
    const { match } = this;
    const { actor } = match.log[at]!;
    return match.rules.view(match.at(at).state, actor < 0 ? undefined : actor);
  }
}
