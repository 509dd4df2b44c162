import {
  CHANCE,
  drawOutcome,
  ok,
  problem,
  short,
  type Action,
  type Actor,
  type DiceSource,
  type Match,
  type Played,
  type Problem,
  type Refusal,
  type Result,
  type Seat,
  type Level,
} from '@glade/engine';
import {
  carriedOutcome,
  NOTHING_CARRIED,
  readThrows,
  throwsIn,
  throwsToCarry,
  type CarriedThrows,
  type ThrowsToCome,
} from './correcting/carried-throws.ts';
import { checkCorrection, correct } from './correcting/correct.ts';
import { checkFaces, diceOf } from './dice.ts';
import { askedToAgree, mayCorrect, mayForesee, maySayInstead } from './correcting/may-correct.ts';
import { canUndo, proposalFor, viewFor, type Proposed, type TableState } from './table-view.ts';
import { Subscriptions, type Listener } from './subscriptions.ts';
import { holderFirst } from './holder-first.ts';
import { Party, type Foreseen, type TableAccess } from './party.ts';
import { isPerson, playersOf } from './players.ts';
import { checkActionNumber, readAction, readLine } from './read-line.ts';
import {
  hasSecrets,
  isRevealed,
  knownEntries,
  visibleBroken,
  visibleEntry,
  visibleEvents,
  type KnownEntry,
} from './visible-entries.ts';
import type {
  Answer,
  Broken,
  Change,
  Chooser,
  Correction,
  Intent,
  Player,
  TableView,
  Viewer,
} from './types.ts';
import {
  type LastCorrection,
  longestUndo,
  mayRedo,
  mayRestore,
  type Undone,
} from './correcting/undo.ts';

/** What a table needs besides its match. */
export interface TableOptions {
  /** Chooses actions for bots and hints. Without one, bots fail and hints are refused. */
  readonly chooser?: Chooser;
  /** Where virtual dice come from; by default from the seed in the header. Without either they cannot be rolled. */
  readonly dice?: DiceSource;
  /** The seats whose people act here, if the others are far away; by default all people. */
  readonly acting?: readonly Seat[];
  /** Called with what a listener throws. By default it becomes an unhandled error. */
  readonly report?: (error: unknown) => void;
  /** Called with why a bot gave no action or hint, for the host's log. People are told only that it gave none. */
  readonly botFailed?: (seat: Seat, error: unknown) => void;
  /**
   * Called before a correction drops entries: the one it removes, or those that do not fit any more. The match is as it
   * still is, to be kept as a copy. If it returns a problem, the correction is not made.
   */
  readonly keep?: (before: Match, correction: Correction) => Problem | undefined;
  /** Where seats act at the same time, who acted last begins the next round: all people share one device. */
  readonly oneDevice?: boolean;
  /** For a match that goes on after a pause: the last correction, if nothing else has happened since. */
  readonly corrected?: LastCorrection | undefined;
  /** For such a match: throws that a correction has dropped, and that come again. */
  readonly toCome?: ThrowsToCome | undefined;
}

/** A bot's thinking about the present position. */
interface Thought {
  readonly abort: AbortController;
}

/**
 * One running match: who sits where, where chance comes from, what each seat may see, what may be taken back.
 * Intents of people are answered at once. Bots answer when they are ready. Listeners are told every change.
 * The same class runs in a page and on a server: it knows no clock, no screen and no storage.
 *
 * The code that holds the table is its host: it sees everything and acts for any seat. People are given a `party`, which
 * is bound to the seats they hold.
 */
export class Table {
  readonly players: readonly Player[];
  protected readonly acting: readonly Seat[];
  private present: Match;
  private entries: readonly KnownEntry[];
  private thought: Thought | undefined;
  private failure: Problem | undefined;
  private closed = false;
  /** What was taken back, the latest last; empty again once another entry is made. */
  protected undone: readonly Undone[] = [];
  private proposed: Proposed | undefined;
  private lastCorrection: LastCorrection | undefined;
  /** Open throws that the last correction dropped: they are made again where they are due. */
  private carried: CarriedThrows = NOTHING_CARRIED;
  private dropped: Omit<ThrowsToCome, 'left'> | undefined;
  private readonly chooser: Chooser | undefined;
  private readonly dice: DiceSource | undefined;
  private readonly oneDevice: boolean;
  private readonly botFailed: ((seat: Seat, error: unknown) => void) | undefined;
  private readonly keep:
    ((before: Match, correction: Correction) => Problem | undefined) | undefined;
  protected readonly subscriptions: Subscriptions;
  private readonly views = new Map<Viewer, TableView>();
  private readonly hints = new Set<AbortController>();

  /** Continues a match from any position. If a bot is to act, it begins to think at once. */
  constructor(match: Match, options: TableOptions = {}) {
    this.oneDevice = options.oneDevice === true;
    this.entries = knownEntries(match);
    this.players = playersOf(match.header);
    this.acting =
      options.acting ?? this.players.flatMap(({ who }, seat) => (who === 'person' ? [seat] : []));
    this.present = this.withHolder(match);
    this.chooser = options.chooser;
    this.dice = options.dice ?? diceOf(match.header);
    this.botFailed = options.botFailed;
    this.keep = options.keep;
    this.lastCorrection = options.corrected;
    this.dropped = options.toCome;
    if (options.toCome !== undefined) this.carried = readThrows(options.toCome);
    this.subscriptions = new Subscriptions(options.report ?? throwLater);
    this.letBotThink();
  }

  protected get now(): Match {
    return this.present;
  }

  protected set now(match: Match) {
    this.present = this.withHolder(match);
  }

  private withHolder(match: Match): Match {
    return this.oneDevice ? holderFirst(match, this.acting) : match;
  }

  /** The whole match with its seed and everything hidden: for the host to store, never for a viewer. */
  get match(): Match {
    return this.now;
  }

  /** The last correction, as long as it can be taken back: for the host to store, never for a viewer. */
  get corrected(): LastCorrection | undefined {
    return this.lastCorrection;
  }

  /** The throws that come again, if there are any: for the host to store, never for a viewer. */
  get toCome(): ThrowsToCome | undefined {
    const made = throwsIn(this.now);
    const left = [...this.carried.keys()].filter((number) => number >= made);
    return this.dropped === undefined || left.length === 0 ? undefined : { ...this.dropped, left };
  }

  /**
   * The table for the people who hold these seats, at one device or behind one connection. Nobody holds a bot's seat. A
   * table that follows one far away gives with `far` how its people act and take back there.
   */
  party(
    seats: readonly Seat[],
    far: Partial<Pick<TableAccess, 'submit' | 'undo' | 'redo' | 'hint'>> = {},
  ): Party {
    const access: TableAccess = {
      players: this.players,
      view: (viewer) => this.view(viewer),
      subscribe: (listener, viewer) => this.subscribe(listener, viewer),
      submit: (intent, held) => this.submit(intent, held),
      undo: (held) => this.answered(() => this.undoFor(held)),
      redo: (held) => this.answered(() => this.redoFor(held)),
      mayCorrect: (at, by) => mayCorrect(this.known, at, by),
      askedToAgree: (at, by, held) => askedToAgree(this.known, at, by, held),
      foresee: (correction, by) => this.foresee(correction, by),
      actionAt: (text, at) => readAction(this.now.at(at), text),
      moment: () => this.now,
      why: (what, by) => this.why(what, by),
      read: (text, by) => readLine(this.now, text, by),
      hint: (seat) => this.hint(seat),
      actor: () => this.now.actor,
      ...far,
    };
    return new Party(access, seats);
  }

  /** Everything the viewer may know now; without a viewer, everything a bystander may know. */
  view(viewer?: Viewer): TableView {
    const known = this.views.get(viewer);
    if (known !== undefined) return known;
    const fresh = viewFor(this.known, viewer);
    this.views.set(viewer, fresh);
    return fresh;
  }

  /** The same as in the view, without a view. */
  canUndo(viewer?: Viewer): boolean {
    return canUndo(this.known, viewer);
  }

  private get known(): TableState {
    const { now: match, entries, players, acting, failure: failed, proposed } = this;
    const thinking = this.thought !== undefined;
    const undone = this.undone.at(-1);
    const { lastCorrection } = this;
    return {
      match,
      entries,
      players,
      acting,
      thinking,
      failed,
      proposed,
      undone,
      lastCorrection,
    };
  }

  /**
   * Carries an intent out. If it cannot, nothing changes and the answer says why. Never throws, whatever comes in. `held`
   * are the seats at the device that asks, where they are more than the seat that the intent names.
   */
  submit(intent: Intent, held: readonly Seat[] = []): Answer {
    return this.answered(() => this.answer(intent, held));
  }

  /** Tells the listener every change, as far as the viewer may know it. Returns how to end the subscription. */
  subscribe(listener: Listener, viewer?: Viewer): () => void {
    return this.subscriptions.subscribe(listener, viewer);
  }

  /** Ends the table: bots stop, listeners are told nothing more. The match can still be read. */
  dispose(): void {
    this.closed = true;
    this.stopThinking();
    this.subscriptions.close();
    this.views.clear();
  }

  /** Runs what gives an answer, then tells the listeners what it changed. */
  private answered(work: () => Answer): Answer {
    if (this.closed) return problem('table.closed');
    const answer = work();
    this.subscriptions.deliver();
    return answer;
  }

  private why(what: Action | string, by: Seat): Result<Refusal | undefined> {
    const { rules, state } = this.now;
    const action = typeof what === 'number' ? ok(what) : rules.notation.parse(state, what);
    if (!action.ok) return action;
    const fault = checkActionNumber(action.value);
    return fault === undefined
      ? ok(rules.check(state, action.value, by))
      : { ok: false, problem: fault };
  }

  private async hint(seat: Seat): Promise<Result<Action>> {
    const { chooser, now } = this;
    if (this.closed || now.actor !== seat) return problem('hint.turn');
    if (chooser === undefined) return problem('bot.none');
    const abort = new AbortController();
    this.hints.add(abort);
    try {
      const action = await chooser.choose(now, seat, 'hint', abort.signal);
      if (this.now !== now || this.closed) return problem('hint.stale');
      return now.rules.check(now.state, action, seat) === undefined
        ? ok(action)
        : problem('bot.illegal');
    } catch (error) {
      if (this.now !== now || this.closed) return problem('hint.stale');
      this.botFailed?.(seat, error);
      return problem('bot.failed');
    } finally {
      this.hints.delete(abort);
    }
  }

  private answer(intent: Intent | null | undefined, held: readonly Seat[]): Answer {
    switch (intent?.type) {
      case 'play':
        return this.play(intent.action, intent.by);
      case 'roll':
        return this.roll();
      case 'enter':
        return this.enter(intent.faces);
      case 'outcome':
        return this.nameOutcome(intent.action);
      case 'undo':
        return this.undoFor(intent.by === undefined ? [] : [intent.by]);
      case 'redo':
        return this.redoFor(intent.by === undefined ? [] : [intent.by]);
      case 'correct':
        return this.propose(intent.correction, intent.by, held);
      case 'restore':
        return this.askToRestore(intent.by, held);
      case 'agree':
        return this.agree(intent.by);
      case 'disagree':
        return this.disagree(intent.by);
      case 'think':
        return this.think();
      default:
        return problem('table.intent');
    }
  }

  private play(action: Action, by: Seat): Answer {
    const fault = this.checkPerson(by);
    return fault === undefined ? this.append(action, by, by) : { ok: false, problem: fault };
  }

  private roll(): Answer {
    const { now } = this;
    if (now.header.dice !== 'virtual') return problem('dice.entered');
    if (now.actor !== CHANCE) return problem('dice.none');
    if (this.dice === undefined) return problem('dice.seed');
    const drawn = drawOutcome(now.rules, now.state, this.dice, now.drawIndex);
    for (const { faces, refusal } of drawn.again) {
      this.publish(() => ({ type: 'refusedThrow', faces, refusal }));
    }
    return this.append(drawn.action, CHANCE, undefined);
  }

  private enter(faces: readonly number[]): Answer {
    const { now } = this;
    if (now.header.dice !== 'entered') return problem('dice.virtual');
    const thrown = now.actor === CHANCE ? now.rules.thrown(now.state) : undefined;
    if (thrown === undefined) return problem('dice.none');
    const fault = checkFaces(thrown, faces);
    if (fault !== undefined) return { ok: false, problem: fault };
    return this.append(now.rules.outcomeOf(now.state, faces), CHANCE, undefined);
  }

  private nameOutcome(outcome: Action): Answer {
    if (this.now.header.dice !== 'entered') return problem('dice.virtual');
    if (this.now.actor !== CHANCE) return problem('dice.none');
    return this.append(outcome, CHANCE, undefined);
  }

  private undoFor(seats: readonly Seat[]): Answer {
    const length = longestUndo(this.now, this.players, seats);
    if (typeof length !== 'number') return { ok: false, problem: length };
    this.undone = [...this.undone, { seats, entries: this.now.log.slice(length) }];
    this.cut(length);
    this.letBotThink();
    return this.done();
  }

  /** Takes away all entries behind the first `length`, and tells the listeners. No bot begins to think. */
  protected cut(length: number): void {
    this.stopThinking();
    this.proposed = undefined;
    this.lastCorrection = undefined;
    this.now = this.now.at(length);
    this.entries = this.entries.slice(0, length);
    this.publish(() => ({ type: 'cut', length }));
  }

  private redoFor(seats: readonly Seat[]): Answer {
    const last = this.undone.at(-1);
    if (last === undefined) return problem('redo.nothing');
    if (!mayRedo(this.now, this.players, last, seats)) return problem('redo.other');
    this.stopThinking();
    for (const { actor, action } of last.entries) this.add(action, actor);
    this.undone = this.undone.slice(0, -1);
    this.views.clear();
    this.letBotThink();
    return this.done();
  }

  private foresee(correction: Correction, by: Seat): Foreseen {
    const { now, players } = this;
    const found = correct(now, correction, players);
    if (!found.ok) return found;
    const known = mayForesee(this.known, correction.at, by);
    return { ok: true, known, broken: known ? visibleBroken(now, found.broken, by) : undefined };
  }

  private propose(correction: Correction, by: Seat, held: readonly Seat[]): Answer {
    const seat = this.checkPerson(by) ?? checkCorrection(this.now, correction);
    if (seat !== undefined) return { ok: false, problem: seat };
    const { at, kind } = correction;
    const not =
      mayCorrect(this.known, at, by) ??
      maySayInstead(this.known, [by, ...held], correction.instead);
    if (not !== undefined) return { ok: false, problem: not };
    if (kind === 'change' && this.now.log[at]!.action === correction.action)
      return problem('correct.same', { entry: at + 1 });
    const found = correct(this.now, correction, this.players);
    if (!found.ok) return found;
    const asked = askedToAgree(this.known, at, by, held);
    const proposed: Proposed = { by, correction, asked, missing: asked };
    return asked.length === 0 ? this.putRight(proposed) : this.waitFor(proposed);
  }

  private agree(by: Seat): Answer {
    const { proposed } = this;
    if (proposed?.missing.includes(by) !== true) return problem('correct.none');
    const missing = proposed.missing.filter((seat) => seat !== by);
    if (missing.length > 0) return this.waitFor({ ...proposed, missing });
    return this.putRight(proposed);
  }

  private disagree(by: Seat): Answer {
    const { proposed } = this;
    if (proposed === undefined) return problem('correct.none');
    const involved = proposed.by === by || proposed.missing.includes(by);
    return involved ? this.waitFor(undefined, proposed.by === by) : problem('correct.none');
  }

  private waitFor(proposed: Proposed | undefined, withdrawn = false): Answer {
    this.proposed = proposed;
    const { known } = this;
    this.publish((viewer) => {
      const proposal = proposalFor(known, viewer);
      return { type: 'proposal', proposal, withdrawn };
    });
    return this.done();
  }

  private askToRestore(by: Seat, held: readonly Seat[]): Answer {
    const last = this.lastCorrection;
    const seat = this.checkPerson(by);
    if (seat !== undefined) return { ok: false, problem: seat };
    if (last === undefined) return problem('restore.nothing');
    const own = hasSecrets(this.now.rules) ? [by] : [by, ...held];
    if (!mayRestore(this.now, this.players, last, own)) return problem('restore.other');
    const agreed = last.asked.length === 0 ? [] : [...last.asked, last.by];
    const asked = agreed.filter((each) => !own.includes(each)).toSorted((a, b) => a - b);
    if (asked.length === 0) return this.restore(by, agreed);
    const correction = { kind: 'restore', at: last.at } as const;
    return this.waitFor({ by, correction, asked, missing: asked });
  }

  /** The match becomes what it was before the last correction, and that what it would go back to. */
  private restore(by: Seat, agreed: readonly Seat[]): Answer {
    const last = this.lastCorrection;
    if (last === undefined) return problem('restore.nothing');
    const { before, at } = last;
    const asked = agreed.filter((each) => each !== by);
    this.replace(before, at, undefined, { before: this.now, at, by, asked, kind: 'restore' });
    return this.done();
  }

  /** Puts another match in the place of the present one; what is asked of anybody, or could be done again, lapses. */
  private replace(
    match: Match,
    at: number,
    broken: Broken | undefined,
    last: LastCorrection,
  ): void {
    const { now } = this;
    this.stopThinking();
    this.proposed = undefined;
    this.undone = [];
    this.now = match;
    this.entries = knownEntries(match);
    this.lastCorrection = last;
    this.carried = NOTHING_CARRIED;
    const { length } = match.log;
    this.publish((viewer) => ({
      type: 'corrected',
      at,
      length,
      broken: visibleBroken(now, broken, viewer),
    }));
    this.letBotThink();
  }

  private putRight({ by, correction, asked }: Proposed): Answer {
    const { now } = this;
    if (correction.kind === 'restore') return this.restore(by, asked);
    const { at } = correction;
    const found = correct(now, correction, this.players);
    if (!found.ok) return found;
    const { match, broken } = found;
    const leavesOut = (correction.without?.length ?? 0) > 0 || match.log.length < now.log.length;
    const drops = correction.kind === 'remove' || broken !== undefined || leavesOut;
    const notKept = drops ? this.keep?.(now, correction) : undefined;
    if (notKept !== undefined) return { ok: false, problem: notKept };
    this.replace(match, at, broken, { before: now, at, by, asked, kind: correction.kind });
    if (broken !== undefined) {
      this.carried = throwsToCarry(now, broken.at, match);
      const [first] = this.carried.keys();
      this.dropped = first === undefined ? undefined : { before: now, from: broken.at, first };
    }
    return { ...this.done(), broken: visibleBroken(now, broken, undefined) };
  }

  /** What is wrong with the seat of an intent; undefined if a person sits there. */
  private checkPerson(by: Seat): Problem | undefined {
    const player = typeof by === 'number' ? this.players[by] : undefined;
    if (player === undefined) {
      const seat = typeof by === 'number' ? by + 1 : short(by);
      return { code: 'seat.none', args: { seat } };
    }
    return isPerson(this.players, by) ? undefined : { code: 'seat.bot', args: { seat: by + 1 } };
  }

  /** The answer where there is nothing to tell but that it was done. */
  private done(): Extract<Answer, { ok: true }> {
    return { ok: true, match: this.openMatch(), events: [] };
  }

  private think(): Answer {
    if (this.failure === undefined) return problem('bot.fine');
    this.failure = undefined;
    this.letBotThink();
    return this.done();
  }

  private append(action: Action, by: Actor, viewer: Viewer): Answer {
    const fault = checkActionNumber(action);
    if (fault !== undefined) return { ok: false, problem: fault };
    const throws = throwsIn(this.now);
    const added = this.add(action, by);
    if (!added.ok) return added;
    this.undone = [];
    if (by === CHANCE) this.forget(throws);
    else this.throwAgain();
    this.letBotThink();
    return {
      ok: true,
      match: this.openMatch(),
      events: visibleEvents(this.now.rules, added.events, viewer, this.now.over),
    };
  }

  /** Makes the throw that is due, if it was made before a correction and everybody has seen it. */
  private throwAgain(): void {
    const again = carriedOutcome(this.now, this.carried);
    if (again !== undefined) this.add(again, CHANCE);
  }

  /** The throw with this number was entered by hand: what was entered before it is not meant any more. */
  private forget(number: number): void {
    if (!this.carried.has(number)) return;
    this.carried = new Map([...this.carried].filter(([each]) => each !== number));
  }

  /** Adds an entry, if the rules allow it, and tells the listeners. No bot begins to think. */
  protected add(action: Action, by: Actor): Played {
    const { rules, state, actor } = this.now;
    const played = this.now.play(action, by);
    if (!played.ok) return played;
    const entry: KnownEntry = {
      index: this.entries.length,
      actor,
      turn: rules.turn(state),
      action,
      text: rules.notation.format(state, action),
      events: played.events,
    };
    this.stopThinking();
    this.proposed = undefined;
    this.lastCorrection = undefined;
    this.now = played.match;
    this.entries = [...this.entries, entry];
    const { over } = this.now;
    this.publish((eyes) => ({ type: 'entry', ...visibleEntry(rules, entry, eyes, over) }));
    return played;
  }

  /** If it is a bot's turn, lets it think. Its answer counts only if nothing has happened meanwhile. */
  protected letBotThink(): void {
    const seat = this.now.actor;
    const player = this.players[seat];
    if (this.closed || player?.who !== 'bot') return;
    const thought: Thought = { abort: new AbortController() };
    this.thought = thought;
    this.publish(() => ({ type: 'thinking', seat }));
    void this.askChooser(seat, player.level, thought);
  }

  private async askChooser(seat: Seat, level: Level, thought: Thought): Promise<void> {
    let answer: Result<Action>;
    try {
      // The pause lets the code that opened the table subscribe first.
      await Promise.resolve();
      if (this.thought !== thought) return;
      answer =
        this.chooser === undefined
          ? problem('bot.none')
          : ok(await this.chooser.choose(this.now, seat, level, thought.abort.signal));
    } catch (error) {
      if (this.thought === thought) this.botFailed?.(seat, error);
      answer = problem('bot.failed');
    }
    if (this.thought !== thought) return;
    this.thought = undefined;
    if (!answer.ok || !this.append(answer.value, seat, seat).ok) {
      const fault = answer.ok ? { code: 'bot.illegal' } : answer.problem;
      this.failure = fault;
      this.publish(() => ({ type: 'failed', seat, problem: fault }));
    }
    this.subscriptions.deliver();
  }

  /** Stops all thinking about the present position. */
  private stopThinking(): void {
    this.thought?.abort.abort();
    this.thought = undefined;
    this.failure = undefined;
    for (const hint of this.hints) hint.abort();
  }

  /** The match for an answer; undefined while something in it is hidden. */
  private openMatch(): Match | undefined {
    return isRevealed(this.now) ? this.now : undefined;
  }

  private publish(change: (viewer: Viewer) => Change): void {
    this.views.clear();
    this.subscriptions.queue(change);
  }
}

/** Lets an error surface as an unhandled one, without disturbing the caller. */
function throwLater(error: unknown): void {
  queueMicrotask(() => {
    throw error;
  });
}
