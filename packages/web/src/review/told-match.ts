import type { Action, Event, Match, Seat } from '@glade/engine';
import { knownEntries, type KnownEntry } from '@glade/table';
import {
  briefRuns,
  placeArgs,
  placesOf,
  tellBriefly,
  tellEvents,
  tellTyped,
  turnBegun,
  type Manner,
  type Say,
} from '@glade/text';
import type { GameBoard } from '@glade/ui';
import { eventWeight, TURNING_POINT } from '@glade/ui/event-weight';
import { isShown } from '../match/stage/happenings.ts';
import { byTurn, seatName, seatNamer, turnName } from '../narration/narration.ts';
import { turnText } from '../replay/entry-text.ts';
import { spokenStep } from '../replay/spoken-step.ts';
import { toldLines } from '../replay/told-lines.ts';
import { sharedOnce } from './shared-once.ts';

/** Of what happened in an entry, so many sentences are told. */
const MOST_SENTENCES = 2;

const joined = (...texts: readonly (string | undefined)[]): string =>
  texts.filter((text) => text !== undefined && text !== '').join(' ');

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
    return spokenStep(say, rules, board, sharedOnce(say, rules, entry.events), typed, {
      nameOf,
      you,
      manner: 'written',
    });
  }

  /**
   * What happened at the entry with this index, by which the chances changed, and what came of it before entry `until`: a few
   * whole sentences. With `chosen` it was the choice itself that changed them: what was chosen comes first.
   */
  change(at: number, until: number, chosen = false): string {
    const { actor } = this.match.log[at]!;
    if (actor >= 0 && (chosen || !this.isSeen(at))) return this.chosen(at, until);
    const { events } = this.entries[at]!;
    const told = this.most(events);
    // What is told in two sentences says enough.
    const isWhole = this.weightOf(at) > 0 || this.sentences(events).length > 1;
    if (isWhole) return told;
    return joined(told, this.cameBetween(at, until) ?? this.madeOf(at, until));
  }

  /**
   * The same in one sentence: who did what. With `chosen` what was chosen; else what mattered most of what happened there, and
   * where that says little, what came of it, or what was made of it.
   */
  brief(at: number, until: number, chosen = false): string {
    const { actor } = this.match.log[at]!;
    const { events } = this.entries[at]!;
    if (actor >= 0 && chosen && this.isSeen(at)) return this.played(at);
    if (this.weightOf(at) > 0) return this.most(events, 1);
    const came = this.cameBetween(at, until, 1);
    if (came !== undefined) return came;
    if (actor >= 0) return this.played(at);
    return this.madeOf(at, until) ?? this.most(events, 1);
  }

  /** All that happened from one entry to before another, entry by entry. */
  all(from: number, to: number): readonly string[] {
    const { say, match, board, you } = this;
    const nameOf = seatNamer(say, match.rules, match.header.options, you);
    const told = this.entries
      .slice(from, to)
      .map(({ events }) => toldLines(say, match.rules, board, events, { nameOf, you }));
    const points = this.points(from, to);
    return [
      ...told.map((lines) => joined(...lines.map(({ text }) => text))).filter(Boolean),
      ...(points === undefined ? [] : [points]),
    ];
  }

  /** What was made of a throw or a card that alone says little; undefined of a choice, and where nobody chose in the same turn. */
  private madeOf(at: number, until: number): string | undefined {
    const { log } = this.match;
    if (log[at]!.actor >= 0 || at + 1 >= until || log[at + 1]!.actor < 0) return undefined;
    return this.played(at + 1);
  }

  /** A choice, and what came of it before entry `until`. */
  private chosen(at: number, until: number): string {
    const caused = this.isSeen(at) ? this.entries[at]!.events.slice(1) : this.entries[at]!.events;
    const matters = caused.some((event) => eventWeight(this.board, event) > 0);
    return joined(this.played(at), matters ? this.most(caused) : this.cameBetween(at, until));
  }

  /** What was chosen at the entry with this index, as it was done: in a sentence that gives no order. */
  played(at: number): string {
    const { say, you } = this;
    const { actor, action } = this.match.log[at]!;
    if (this.isSeen(at)) return this.most(this.entries[at]!.events.slice(0, 1));
    const name = this.actor(at);
    const args = { action: this.action(at, action) };
    if (actor === you) return say('review.page.chose.you', args);
    return name === undefined ? `${args.action}.` : say('review.page.chose', { ...args, name });
  }

  /** Whether the first event of a choice says what was done. The end of a phase only begins the next one. */
  private isSeen(at: number): boolean {
    const [first] = this.entries[at]!.events;
    return first !== undefined && first.args['turn'] === undefined;
  }

  /** The points that all have before entry `to`, in a game in which each has points, if somebody is further ahead than before entry `from`. */
  points(from: number, to: number): string | undefined {
    const [before, after] = [this.pointsAt(from), this.pointsAt(to)];
    if (before === undefined || after === undefined) return undefined;
    const ahead = (points: readonly number[]): string => points.map((n) => n - points[0]!).join();
    if (ahead(before) === ahead(after)) return undefined;
    const { say, you } = this;
    const { options } = this.match.header;
    const each = after.map((n, seat) => `${seatName(say, options, seat, you)} ${n}`);
    return say('review.page.points', { points: each.join(', ') });
  }

  private pointsAt(at: number): readonly number[] | undefined {
    const { rules } = this.match;
    if (rules.kind !== 'competitive' || rules.seats < 2) return undefined;
    const { points } = rules.outcome(this.match.at(at).state).measures;
    return Array.isArray(points) ? (points as readonly number[]) : undefined;
  }

  /** What matters most of these events, in their order, in at most so many sentences. */
  private most(events: readonly Event[], sentences = MOST_SENTENCES): string {
    const told = this.sentences(events);
    const top = told.toSorted((x, y) => y.weight - x.weight).slice(0, sentences);
    return told
      .filter((each) => top.includes(each))
      .map(({ text }) => text)
      .join(' ');
  }

  /** These events in whole sentences with names, and how much each matters. Events of one kind that are alike are one. */
  private sentences(
    events: readonly Event[],
  ): readonly { readonly text: string; readonly weight: number }[] {
    const { say, you, board } = this;
    const { rules, header } = this.match;
    const once = sharedOnce(say, rules, events);
    const shown = once.filter((event) => isShown(board, event));
    const nameOf = seatNamer(say, rules, header.options, you);
    const listener = { nameOf, you };
    const { notation } = rules;
    const runs = briefRuns(say, notation, shown.length === 0 ? once : shown, listener);
    const told = runs.flatMap((run) => {
      const whole = (some: readonly Event[]): string =>
        tellEvents(say, notation, some, 'written', listener)
          .map(({ text }) => text)
          .join(' ');
      // What has no place to be seen is told as for the ear, such as how many tiles lie unused now.
      const briefly = (manner: Manner): string =>
        tellBriefly(say, notation, run, manner, listener) ?? '';
      const isHeard =
        placesOf(run[0]!).length === 0 && say.has(`event.${run[0]!.code}.brief.spoken`);
      const alone = isHeard ? briefly('spoken') || whole(run) : whole(run);
      const text = run.length === 1 ? alone : briefly('written');
      return text === undefined || text === ''
        ? []
        : [{ text, weight: eventWeight(board, run[0]!) }];
    });
    return told.filter(({ text }, i) => told.findIndex((each) => each.text === text) === i);
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

  /** What leads to the position before entry `at`: “See turn 3”. With `apart` its step tells it from another one in the same turn. */
  see(at: number, apart = false, turn = this.entries[at]?.turn): string {
    const { say } = this;
    if (turn === undefined) return say('review.page.see.end');
    if (turn === 0) return say(apart ? 'review.page.step' : 'review.page.see.begin', { at });
    const [first = '', ...rest] = this.turn(turn);
    const named = first.toLocaleLowerCase(say.tag) + rest.join('');
    return say(apart ? 'review.page.see.step' : 'review.page.see', { turn: named, at });
  }

  /** Which of these entries are in the same turn as another one of them: a turn alone does not tell them apart. */
  apart(entries: readonly number[]): (at: number) => boolean {
    const turnOf = (at: number): number | undefined => this.entries[at]?.turn;
    return (at) => entries.some((other) => other !== at && turnOf(other) === turnOf(at));
  }

  /** What happened at an entry as a picture of its own, with the position after it; undefined where the game draws none. */
  pictured(at: number): { readonly event: Event; readonly view: unknown } | undefined {
    const { match, board, entries } = this;
    const [event] = (entries[at]?.events ?? [])
      .filter(({ code }) => board.effects?.[code]?.picture === true)
      .toSorted((a, b) => eventWeight(board, b) - eventWeight(board, a));
    if (event === undefined) return undefined;
    return { event, view: match.rules.view(match.at(at + 1).state, undefined) };
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

  /**
   * The most important thing that came after entry `at`, to the end of the next turn, which is then named: “Turn 2: The fire
   * reaches your home!” Undefined if there was none.
   */
  cameOf(at: number): string | undefined {
    const { entries, say } = this;
    const last = (entries[at]!.turn ?? 0) + 1;
    const end = entries.findIndex(({ turn }, next) => next > at && (turn ?? 0) > last);
    const until = end < 0 ? entries.length : end;
    const came = this.cameBetween(at, until);
    if (came === undefined) return undefined;
    const when = this.turnOfHeaviest(this.heaviest(at, until));
    return when === turnText(entries, at + 1, say) ? came : `${when}: ${came}`;
  }

  /** What the turn is called in which the log has what matters most of this entry: what is done last may begin the next one. */
  private turnOfHeaviest(at: number): string {
    const { entries, say } = this;
    const entry = entries[at]!;
    const { rules, log } = this.match;
    const next = entries[at + 1]?.turn ?? rules.turn(this.match.at(log.length).state);
    const parts = byTurn(entry, next);
    const weightOf = ({ events }: { readonly events: readonly Event[] }): number =>
      Math.max(0, ...events.map((event) => this.weight(event)));
    const heaviest = parts.reduce((most, part) => (weightOf(part) > weightOf(most) ? part : most));
    return heaviest.begun === undefined
      ? turnText(entries, at + 1, say)
      : turnName(say, heaviest.turn, heaviest.begun);
  }

  /** The most important thing that came after entry `at` and before entry `until`, no matter who brought it about. */
  private cameBetween(at: number, until: number, sentences?: number): string | undefined {
    const most = this.heaviest(at, until);
    if (most < 0) return undefined;
    const matter = this.entries[most]!.events.filter((each) => this.weight(each) >= TURNING_POINT);
    return this.most(matter, sentences);
  }

  /** The entry after `at` and before `until` whose events matter most; −1 if none matters as much as a turning point. */
  private heaviest(at: number, until: number): number {
    const weights = this.entries.map(({ events }) =>
      Math.max(0, ...events.map((each) => this.weight(each))),
    );
    let most = -1;
    for (let next = at + 1; next < until; next++)
      if (weights[next]! >= TURNING_POINT && weights[next]! > (weights[most] ?? 0)) most = next;
    return most;
  }

  private weight({ code }: Event): number {
    return this.board.moments?.[code] ?? 0;
  }

  private viewAt(at: number): unknown {
    const { match } = this;
    const { actor } = match.log[at]!;
    return match.rules.view(match.at(at).state, actor < 0 ? undefined : actor);
  }
}
