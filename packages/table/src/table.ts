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
  type Problem,
  type Refusal,
  type Result,
  type Seat,
  type Level,
} from '@glade/engine';
import { checkFaces, diceOf } from './dice.ts';
import { look } from './look.ts';
import { News, type Listener } from './news.ts';
import { Party, type Served } from './party.ts';
import { playersOf } from './players.ts';
import { checkNumber, readLine } from './read.ts';
import { heard, revealed, show, tell, type Told } from './shown.ts';
import type { Answer, Brain, Change, Intent, Player, TableView, Viewer } from './types.ts';
import { undoFor } from './undo.ts';

/** What a table needs beside its match. */
export interface TableOptions {
  /** Who thinks for bots and hints. Without one, bots fail and hints are refused. */
  readonly brain?: Brain;
  /** Where virtual dice come from; by default from the seed in the header. Without either they cannot be rolled. */
  readonly dice?: DiceSource;
  /** Hears of listeners that throw; by default they surface as unhandled errors. */
  readonly report?: (error: unknown) => void;
  /** Hears why a bot gave no answer, to a move or a hint: for the host's log. People are told only that it gave none. */
  readonly botFailed?: (seat: Seat, error: unknown) => void;
}

interface Thought {
  readonly abort: AbortController;
}

/**
 * One running match: who sits where, where chance comes from, what each seat may see, what may be taken back.
 * People's intents are answered at once; bots answer when they are ready, and listeners hear of everything.
 * The same class runs in a page and on a server: it knows no clock, no screen and no storage.
 *
 * Whoever has the table is its host: it sees everything and acts for any seat. People get a `party`, which is bound to the
 * seats they hold.
 */
export class Table {
  readonly players: readonly Player[];
  private now: Match;
  private told: readonly Told[];
  private thought: Thought | undefined;
  private failure: Problem | undefined;
  private closed = false;
  private readonly brain: Brain | undefined;
  private readonly dice: DiceSource | undefined;
  private readonly botFailed: ((seat: Seat, error: unknown) => void) | undefined;
  private readonly news: News;
  private readonly views = new Map<Viewer, TableView>();
  private readonly hints = new Set<AbortController>();

  /** Takes up a match at any point. When a bot is to act it begins to think at once. */
  constructor(match: Match, options: TableOptions = {}) {
    this.now = match;
    this.told = tell(match);
    this.players = playersOf(match.header);
    this.brain = options.brain;
    this.dice = options.dice ?? diceOf(match.header);
    this.botFailed = options.botFailed;
    this.news = new News(options.report ?? surface);
    this.wake();
  }

  /** The whole truth, also what is hidden: for the host to store, never for a viewer. */
  get match(): Match {
    return this.now;
  }

  /** The table for those who hold these seats: at one device, or behind one connection. Nobody holds a bot's seat. */
  party(seats: readonly Seat[]): Party {
    const served: Served = {
      players: this.players,
      view: (viewer) => this.view(viewer),
      subscribe: (listener, viewer) => this.subscribe(listener, viewer),
      submit: (intent) => this.submit(intent),
      undo: (held) => this.carry(() => this.undoFor(held)),
      why: (what, by) => this.why(what, by),
      read: (text, by) => readLine(this.now, text, by),
      hint: (seat) => this.hint(seat),
      actor: () => this.now.actor,
    };
    return new Party(served, seats);
  }

  /** Everything the viewer may know now. Without a viewer, what a bystander sees. */
  view(viewer?: Viewer): TableView {
    const known = this.views.get(viewer);
    if (known !== undefined) return known;
    const { now, told, players, failure } = this;
    const thinking = this.thought !== undefined;
    const fresh = look({ match: now, told, players, thinking, failed: failure }, viewer);
    this.views.set(viewer, fresh);
    return fresh;
  }

  /** Carries an intent out, or says why not; then nothing has changed. Never throws, whatever comes in. */
  submit(intent: Intent): Answer {
    return this.carry(() => this.answer(intent));
  }

  /** Tells the listener of every change, as far as the viewer may know it. Returns how to stop that. */
  subscribe(listener: Listener, viewer?: Viewer): () => void {
    return this.news.subscribe(listener, viewer);
  }

  /** Ends the table: bots stop, listeners hear nothing more. The match can still be read. */
  dispose(): void {
    this.closed = true;
    this.settle();
    this.news.close();
    this.views.clear();
  }

  private carry(work: () => Answer): Answer {
    if (this.closed) return problem('table.closed');
    const answer = work();
    this.news.spread();
    return answer;
  }

  private why(what: Action | string, by: Seat): Result<Refusal | undefined> {
    const { rules, state } = this.now;
    const action = typeof what === 'number' ? ok(what) : rules.notation.parse(state, what);
    if (!action.ok) return action;
    const fault = checkNumber(action.value);
    return fault === undefined
      ? ok(rules.check(state, action.value, by))
      : { ok: false, problem: fault };
  }

  private async hint(seat: Seat): Promise<Result<Action>> {
    const { brain, now } = this;
    if (this.closed || now.actor !== seat) return problem('hint.turn');
    if (brain === undefined) return problem('bot.none');
    const abort = new AbortController();
    this.hints.add(abort);
    try {
      const action = await brain.choose(now, seat, 'strong', abort.signal);
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

  private answer(intent: Intent | null | undefined): Answer {
    switch (intent?.type) {
      case 'play':
        return this.play(intent.action, intent.by);
      case 'roll':
        return this.roll();
      case 'enter':
        return this.enter(intent.faces);
      case 'outcome':
        return this.name(intent.action);
      case 'undo':
        return this.undoFor(intent.by === undefined ? [] : [intent.by]);
      case 'think':
        return this.think();
      default:
        return problem('table.intent');
    }
  }

  private play(action: Action, by: Seat): Answer {
    const player = typeof by === 'number' ? this.players[by] : undefined;
    if (player === undefined) {
      return problem('seat.none', { seat: typeof by === 'number' ? by + 1 : short(by) });
    }
    if (player.who === 'bot') return problem('seat.bot', { seat: by + 1 });
    return this.append(action, by, by);
  }

  private roll(): Answer {
    const { now } = this;
    if (now.header.dice !== 'virtual') return problem('dice.entered');
    if (now.actor !== CHANCE) return problem('dice.none');
    if (this.dice === undefined) return problem('dice.seed');
    const drawn = drawOutcome(now.rules, now.state, this.dice, now.drawIndex);
    for (const { faces, refusal } of drawn.again) {
      this.publish(() => ({ type: 'again', faces, refusal }));
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

  private name(outcome: Action): Answer {
    if (this.now.header.dice !== 'entered') return problem('dice.virtual');
    if (this.now.actor !== CHANCE) return problem('dice.none');
    return this.append(outcome, CHANCE, undefined);
  }

  private undoFor(seats: readonly Seat[]): Answer {
    const length = undoFor(this.now, this.players, seats);
    if (typeof length !== 'number') return { ok: false, problem: length };
    this.settle();
    this.now = this.now.at(length);
    this.told = this.told.slice(0, length);
    this.publish(() => ({ type: 'cut', length }));
    this.wake();
    return { ok: true, match: this.shared(), events: [] };
  }

  private think(): Answer {
    if (this.failure === undefined) return problem('bot.fine');
    this.failure = undefined;
    this.wake();
    return { ok: true, match: this.shared(), events: [] };
  }

  private append(action: Action, by: Actor, viewer: Viewer): Answer {
    const fault = checkNumber(action);
    if (fault !== undefined) return { ok: false, problem: fault };
    const { rules, state, actor } = this.now;
    const played = this.now.play(action, by);
    if (!played.ok) return played;
    const told: Told = {
      index: this.told.length,
      actor,
      turn: rules.turn(state),
      action,
      text: rules.notation.format(state, action),
      events: played.events,
    };
    this.settle();
    this.now = played.match;
    this.told = [...this.told, told];
    const { over } = this.now;
    this.publish((eyes) => ({ type: 'entry', ...show(rules, told, eyes, over) }));
    this.wake();
    return { ok: true, match: this.shared(), events: heard(rules, told.events, viewer, over) };
  }

  /** Lets the bot think whose turn it is. Its answer counts only if nothing has happened meanwhile. */
  private wake(): void {
    const seat = this.now.actor;
    const player = this.players[seat];
    if (this.closed || player?.who !== 'bot') return;
    const thought: Thought = { abort: new AbortController() };
    this.thought = thought;
    this.publish(() => ({ type: 'thinking', seat }));
    void this.consult(seat, player.level, thought);
  }

  private async consult(seat: Seat, level: Level, thought: Thought): Promise<void> {
    let answer: Result<Action>;
    try {
      // The pause lets whoever opened the table subscribe first.
      await Promise.resolve();
      if (this.thought !== thought) return;
      answer =
        this.brain === undefined
          ? problem('bot.none')
          : ok(await this.brain.choose(this.now, seat, level, thought.abort.signal));
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
    this.news.spread();
  }

  /** Stops everything that was thought about the position as it is. */
  private settle(): void {
    this.thought?.abort.abort();
    this.thought = undefined;
    this.failure = undefined;
    for (const hint of this.hints) hint.abort();
  }

  /** The match as answers may carry it. */
  private shared(): Match | undefined {
    return revealed(this.now) ? this.now : undefined;
  }

  private publish(change: (viewer: Viewer) => Change): void {
    this.views.clear();
    this.news.add(change);
  }
}

function surface(error: unknown): void {
  queueMicrotask(() => {
    throw error;
  });
}
