import {
  CHANCE,
  SealedDice,
  problem,
  type Action,
  type Game,
  type Match,
  type Problem,
  type Seat,
} from '@glade/engine';
import { hasSecrets, type Change, type Chooser, type Intent, type Table } from '@glade/table';
import type { BotMove, BotWork } from '../bots/index.ts';
import type { StoredAnswer, StoredTable, TableNews, TableStore } from '../storage/index.ts';
import {
  takeBack,
  type FarIntent,
  type IntentMessage,
  type QuestionMessage,
  type TableInfo,
} from '../wire/index.ts';
import { Absence } from './absence.ts';
import { answerOf, plain, toldOf, type AnswerMessage } from './answers.ts';
import { isAsked, nextQuestion, questionAt, type Asked } from './back-question.ts';
import { DueMove, dueIn, type Due } from './due-move.ts';
import { PROCESS, readNote, type Note } from './elsewhere.ts';
import { Guests, positionHash, type Guest, type Position } from './guests.ts';
import { beginMatch, customOf, isFull, isTaken, openerOf } from './match-of.ts';
import { Queue } from './queue.ts';
import { Questions } from './questions.ts';
import { ServedTable } from './served-table.ts';
import { TableClock } from './table-clock.ts';
import { tableInfo } from './table-info.ts';
import { TableLog } from './table-log.ts';
import { ToldSights } from './told-sights.ts';

/** What a table far away needs besides its storage. */
export interface HostedOptions {
  readonly store: TableStore;
  readonly game: Game | undefined;
  /** Chooses the moves of bots. */
  readonly chooser: Chooser;
  /** Sees to it that bots move. */
  readonly bots: Pick<BotWork, 'ask'>;
  /** Called with what went wrong that no page is told: a bot's error, a full disk. */
  readonly report: (error: unknown) => void;
  /** Milliseconds of a clock that never jumps. */
  readonly now: () => number;
}

/** How often an intent is tried again after another process was quicker. */
const TRIES = 5;

/**
 * One table far away, as this process serves it. The steps in the database are the truth. An intent is checked, its entries
 * and those of chance are appended there, then it is acknowledged, then everybody is told. If it cannot be stored, it has not
 * happened. `TableLog` stores, `Guests` tells.
 */
export class HostedTable {
  private readonly options: HostedOptions;
  private readonly log: TableLog;
  private readonly guests = new Guests();
  private readonly queue = new Queue();
  private table: ServedTable | undefined;
  private readonly dueMove: DueMove;
  private readonly absence: Absence;
  private readonly clock: TableClock;
  private isEnded = false;
  /** What has been told of a match that hides something; undefined where nothing is hidden. */
  private told: ToldSights | undefined;
  private readonly questions = new Questions();

  private constructor(log: TableLog, options: HostedOptions) {
    this.log = log;
    this.options = options;
    this.dueMove = new DueMove(options.chooser);
    const { now, store } = options;
    this.absence = new Absence({ now, idle: (store.now - log.stored.touched) * 60_000 });
    this.clock = new TableClock(log, {
      now,
      timeIsUp: () => void this.queue.run(() => this.storeClock()),
    });
  }

  /** Opens a table from the database. */
  static async open(stored: StoredTable, options: HostedOptions): Promise<HostedTable> {
    const hosted = new HostedTable(await TableLog.read(stored, options.store), options);
    hosted.begin();
    return hosted;
  }

  /** The table as this process has read it last. */
  get stored(): StoredTable {
    return this.log.stored;
  }

  /** Whether nobody is here through this process and nothing is being done. */
  get idle(): boolean {
    return this.guests.size === 0 && this.queue.idle;
  }

  /** Whether this object serves the table no more: it is to be opened again, or is not there any more. */
  get ended(): boolean {
    return this.isEnded;
  }

  get info(): TableInfo {
    const { guests, log, clock } = this;
    return tableInfo(this.stored, {
      turn: this.turn,
      over: this.over,
      steps: log.steps.length,
      pagesAt: (seat) => guests.pagesAt(seat),
      watching: guests.watching,
      standInAfter: (seat) => this.standInAfter(seat),
      clock: (seat) => clock.at(seat),
    });
  }

  /** Whether the match has ended, by its rules or because time was up. */
  get over(): boolean {
    return this.table?.match.over === true || this.stored.late !== null;
  }

  /** The seat whose turn it is. Where something is hidden it is told to nobody: it may say that somebody has acted in secret. */
  private get turn(): Seat | undefined {
    const actor = this.table?.match.actor ?? CHANCE;
    return actor < 0 || this.over || this.told !== undefined ? undefined : actor;
  }

  /** Somebody opens the table in a page that has the first `from` steps already. */
  arrive(guest: Guest, from: number): void {
    this.guests.add(guest);
    for (const seat of guest.held) this.absence.came(seat);
    this.turnClock();
    this.guests.welcome(guest, this.info, this.log, this.position, from);
    this.guests.tellOthers(guest, { type: 'table', table: this.info });
    this.sayWhoIsHere(this.guests.size === 1);
    this.goOn();
    for (const seat of guest.held) this.standIn(seat, false).catch(this.options.report);
  }

  leave(guest: Guest): void {
    this.guests.remove(guest);
    for (const seat of guest.held) if (!this.guests.isHere(seat)) this.absence.left(seat);
    this.turnClock();
    this.tellInfo();
    void this.queue.run(() => this.storeClock());
    this.sayWhoIsHere();
  }

  remark(guest: Guest, seat: Seat, remark: 'well-played' | 'one-moment' | 'your-turn' | 'again') {
    if (!guest.held.includes(seat)) return refuse(guest, problem('seat.other'));
    if (!customOf(this.stored).remarks) return refuse(guest, problem('far.remarks'));
    this.guests.tellAll({ type: 'remark', seat, remark });
    return this.say({ type: 'remark', from: PROCESS, seat, remark });
  }

  /** Allows remarks, or ends them: whoever has opened the table says. */
  async allowRemarks(guest: Guest, on: boolean): Promise<void> {
    const opener = openerOf(this.stored);
    if (opener === undefined || !guest.held.includes(opener))
      return refuse(guest, problem('seat.other'));
    return this.queue.run(async () => {
      await this.log.change({
        custom: JSON.stringify({ ...customOf(this.stored), remarks: on }),
      });
      await this.readAgain();
      this.tellInfo();
    });
  }

  /** Reads the table again after somebody has sat down or another process has changed it. */
  async refresh(): Promise<void> {
    await this.queue.run(async () => {
      await this.readAgain();
      this.tellInfo();
    });
  }

  /** Reads what other processes may have stored, before something is told or done. */
  async catchUp(): Promise<void> {
    if (this.options.store.shared) await this.queue.run(() => this.readAgain());
  }

  /** Another process has changed the table or says something of it. */
  async hear({ steps, note }: TableNews): Promise<void> {
    if (note === undefined) {
      if (steps === undefined) return this.refresh();
      if (steps > this.log.steps.length) await this.queue.run(() => this.readSteps());
      return undefined;
    }
    const said = readNote(note);
    if (said?.type === 'here') {
      this.guests.elsewhere.take(said);
      this.tellInfo();
      if (said.asks) this.sayWhoIsHere();
    } else if (said?.type === 'remark') {
      this.guests.tellAll({ type: 'remark', seat: said.seat, remark: said.remark });
    } else if (said !== undefined && said.step === this.log.steps.length) {
      this.botHasFailed(said.step);
    }
  }

  /** Is called once a minute: says who is here, and forgets processes that say nothing any more. */
  sweep(): void {
    if (this.guests.size > 0) this.sayWhoIsHere();
    if (this.guests.elsewhere.sweep()) this.tellInfo();
  }

  private sayWhoIsHere(asks = false): void {
    const { seats, watching } = this.guests.own;
    this.say({ type: 'here', from: PROCESS, seats, watching, asks });
  }

  private say(note: Note): void {
    this.options.store.say(this.stored.key, note).catch(this.options.report);
  }

  /** Ends this process's part in the table. */
  async close(why: 'restart' | 'gone', retryAfter?: number): Promise<void> {
    await this.queue.done;
    await this.storeClock();
    this.end(why, retryAfter);
  }

  /** The same at once. */
  end(why: 'restart' | 'gone', retryAfter?: number): void {
    this.guests.tellAll({ type: 'bye', why, ...(retryAfter === undefined ? {} : { retryAfter }) });
    this.guests.clear();
    this.clock.stop();
    this.table?.dispose();
    this.table = undefined;
    this.isEnded = true;
  }

  /** Milliseconds until the others may let a bot act for this seat; undefined: its person is here, or they may never. */
  private standInAfter(seat: Seat): number | undefined {
    const { patience } = customOf(this.stored);
    if (patience === 0 || this.guests.isHere(seat)) return undefined;
    return Math.max(0, Math.ceil(patience * 1000 - this.absence.of(seat)));
  }

  /**
   * Lets a bot act for a seat whose person has been away for long enough, or ends that. Anybody else at the table may ask; a
   * person who is here acts alone. False if that cannot be.
   */
  async standIn(seat: Seat, wanted: boolean, by?: Guest): Promise<boolean> {
    const row = this.stored.seats.find((each) => each.seat === seat);
    const allowed =
      !wanted || (this.standInAfter(seat) === 0 && by !== undefined && by.held.length > 0);
    if (row === undefined || !allowed) return false;
    if ((row.stand_in === 1) === wanted) {
      by?.tell({ type: 'table', table: this.info });
      return true;
    }
    await this.queue.run(async () => {
      await this.log.standIn(seat, wanted);
      await this.readAgain();
      this.turnClock();
      this.tellInfo();
      this.goOn();
    });
    return true;
  }

  /** Carries out what a page asks for. The same intent sent again has the same answer and changes nothing. */
  async perform(guest: Guest, asked: IntentMessage): Promise<void> {
    const message = await this.queue.run(() => this.answerTo(guest, asked));
    guest.tell(message);
  }

  /** Answers what a page may know and cannot find out by itself. */
  async ask(guest: Guest, { id, question }: QuestionMessage): Promise<void> {
    guest.tell(toldOf(id, await this.questions.answer(this.table, guest, question)));
  }

  private async answerTo(guest: Guest, { id, on, intent }: IntentMessage): Promise<AnswerMessage> {
    const seat = guest.held[0];
    if (seat === undefined) return answerOf(id, problem('seat.watch'));
    const message = { id, on, intent };
    try {
      // What this process has heard is nearly always what is stored. If it is not, nothing is appended.
      if (this.options.store.shared && intent.type === 'play' && !this.clock.counts) {
        const answer = await this.attempt(guest, seat, message);
        if (answer?.ok === true) return answer;
      }
      for (let tries = 0; tries < TRIES; tries++) {
        if (this.options.store.shared) await this.readAgain();
        const known = await this.known(guest, id);
        const answer = known ?? (await this.attempt(guest, seat, message));
        if (answer !== undefined) return answer;
      }
      return answerOf(id, problem('far.late'));
    } catch (error) {
      this.options.report(error);
      return this.answerAfterError(guest, id);
    }
  }

  /** Carries out an intent as the table is known here. Undefined if another process was quicker. */
  private async attempt(
    guest: Guest,
    seat: Seat,
    { id, on, intent }: Pick<IntentMessage, 'id' | 'on' | 'intent'>,
  ): Promise<AnswerMessage | undefined> {
    const { table } = this;
    if (table === undefined) return answerOf(id, problem('far.waiting'));
    // The secret of the dice has been told: whoever went on would know every throw.
    if (table.match.over) return answerOf(id, problem('far.over'));
    if (this.clock.at(table.match.actor)?.left === 0) await this.storeClock();
    if (this.stored.late !== null) return answerOf(id, problem('far.time'));
    if (!(await this.settle())) return undefined;
    if (on !== this.positionOf(guest, table)) return answerOf(id, problem('far.late'));
    if (intent.type === 'think') return answerOf(id, this.askAgain());
    if (isAsked(intent) && this.told === undefined) {
      const why = await this.takeBack(table, guest, intent, { intent: id, seat });
      if (why === 'behind') return undefined;
      return answerOf(id, why === undefined ? DONE : { ok: false, problem: why });
    }
    const wanted = this.asAllowed(guest, table, intent);
    if (wanted === undefined) return answerOf(id, problem('far.undo'));
    const answer = answerOf(id, table.party(guest.held).submit(wanted as Intent));
    if (!answer.ok) return answer;
    const stored = await this.settle({ intent: id, seat, answer: JSON.stringify(answer) });
    return stored ? answer : undefined;
  }

  /**
   * Takes back, or asks those who have seen the move, or answers such a question. `behind`: another process was quicker. A
   * problem says why it cannot be.
   */
  private async takeBack(
    { match, players }: Table,
    { held }: Guest,
    intent: Asked,
    { intent: id, seat }: Omit<StoredAnswer, 'answer'>,
  ): Promise<Problem | 'behind' | undefined> {
    const from = this.log.steps.length;
    const next = nextQuestion(intent, {
      held,
      back: () => takeBack(match, players, held),
      at: from,
      open: questionAt(this.stored, from),
      standsIn: (other) => this.standsIn(other),
    });
    if (next !== null && 'code' in next) return next;
    if (next?.missing.length === 0) {
      const answer = JSON.stringify(answerOf(id, DONE));
      if ((await this.log.cut(next.length, { intent: id, seat, answer })) === 'behind')
        return 'behind';
      this.begin();
      if (this.table !== undefined) this.tellNews(this.table.match, from);
      return undefined;
    }
    await this.log.change({ question: next === null ? null : JSON.stringify(next) });
    await this.readAgain();
    this.tellInfo();
    return undefined;
  }

  private standsIn(seat: Seat): boolean {
    return this.stored.seats.some((row) => row.seat === seat && row.stand_in === 1);
  }

  /** The clock runs for the person whose turn it is, as long as somebody waits for them here. */
  private turnClock(): void {
    const seat = this.turn;
    const waits = this.stored.seats.some(
      (row) => row.seat !== seat && this.guests.isHere(row.seat),
    );
    const runs = seat !== undefined && waits && isTaken(this.stored, seat) && !this.standsIn(seat);
    this.absence.turn(seat);
    this.clock.run(runs ? seat : undefined);
  }

  /** Stores what the clocks have counted. If somebody's time is up, the match is over. */
  private async storeClock(): Promise<void> {
    if (!this.clock.counts || this.stored.late !== null) return;
    try {
      await this.clock.store();
    } catch (error) {
      this.options.report(error);
    }
    if (this.stored.late === null) return;
    this.clock.run(undefined);
    this.tellInfo();
  }

  /** The answer that an intent has had already. */
  private async known(guest: Guest, id: string): Promise<AnswerMessage | undefined> {
    const known = await this.log.answer(id);
    if (known === undefined) return undefined;
    return guest.held.includes(known.seat)
      ? (JSON.parse(known.answer) as AnswerMessage)
      : answerOf(id, problem('seat.other'));
  }

  /** What could not be stored has not happened. But the connection may have broken after it was stored. */
  private async answerAfterError(guest: Guest, id: string): Promise<AnswerMessage> {
    this.begin();
    try {
      await this.readAgain();
      const known = await this.known(guest, id);
      if (known !== undefined) return known;
    } catch (error) {
      this.options.report(error);
    }
    return answerOf(id, problem('far.storage'));
  }

  /** What names the position that a page sees: where something is hidden, the hash of all would tell of it. */
  private positionOf({ held }: Guest, { match }: Table): number {
    return this.told?.at(held) ?? positionHash(match);
  }

  /**
   * Where something is hidden, a seat takes back only as long as it is still its turn: else the answer would tell whether the
   * next seat has acted in secret. Undefined if an intent is against that.
   */
  private asAllowed({ held }: Guest, { match }: Table, intent: FarIntent): FarIntent | undefined {
    if (intent.type !== 'undo' || this.told === undefined) return intent;
    const { actor } = match;
    const { by = actor } = intent;
    return by === actor && held.includes(by) ? { type: 'undo', by } : undefined;
  }

  /**
   * Throws the dice that are due, stores what has happened at the table since the last step, and tells everybody. False if
   * another process was quicker: then the table is what that one has stored.
   */
  private async settle(answer?: StoredAnswer): Promise<boolean> {
    const { table, log } = this;
    if (table === undefined) return true;
    while (table.match.actor === CHANCE) {
      if (!table.submit({ type: 'roll' }).ok) break;
    }
    const from = log.steps.length;
    const isNew = answer !== undefined || !log.isStored(table.match.log);
    if (!isNew) return true;
    const { match } = table;
    if ((await log.append(match.log, answer)) === 'behind') {
      await this.readAgain();
      return false;
    }
    this.turnClock();
    if (log.steps.length > from) this.tellNews(match, from);
    await this.storeClock();
    this.goOn();
    return true;
  }

  /** Makes this table what the database says. */
  private async readAgain(): Promise<void> {
    const from = this.log.steps.length;
    return (await this.log.readAgain()) ? this.follow(from) : this.end('gone');
  }

  /** The same where others have only added steps. */
  private async readSteps(): Promise<void> {
    const from = this.log.steps.length;
    await this.log.readSteps();
    await this.follow(from);
  }

  /** Goes on from what has been stored behind the first `from` steps. */
  private async follow(from: number): Promise<void> {
    const { log, table, told } = this;
    if (log.steps.length === from && table !== undefined && log.isStored(table.match.log)) return;
    const began = table === undefined && isFull(this.stored);
    this.begin();
    // What pages have been told stays what they have been told.
    this.told = told ?? this.told;
    if (began) this.guests.welcomeAll(this.info, log, this.position);
    else if (log.steps.length > from && this.table !== undefined)
      this.tellNews(this.table.match, from);
    await this.settle();
  }

  /** Folds the stored steps, if everybody has sat down. What is due next is asked for. */
  private begin(): void {
    if (!isFull(this.stored)) return;
    this.table?.dispose();
    this.table = undefined;
    const begun = beginMatch(this.stored, this.options.game);
    if (!begun.ok) return this.options.report(new Error(begun.problem.code));
    const building = begun.value.match.build();
    for (const { action } of this.log.entries) {
      const refusal = building.play(action, building.actor);
      if (refusal !== undefined) {
        this.options.report(new Error(`${this.stored.game}: ${refusal.clause}`));
        return;
      }
    }
    const table = new ServedTable(building.match(), {
      dice: new SealedDice(begun.value.seed),
      // Bots are moved from outside; this is for hints.
      chooser: this.options.chooser,
      botFailed: (_, error) => this.options.report(error),
      report: this.options.report,
    });
    this.table = table;
    this.told = hasSecrets(table.match.rules) ? new ToldSights(table.match) : undefined;
    table.subscribe((change) => this.noteRefused(table, change));
    this.turnClock();
    this.goOn();
  }

  private noteRefused(table: Table, change: Change): void {
    if (table === this.table && change.type === 'refusedThrow') this.log.noteRefused(change.faces);
  }

  private get due(): Due | undefined {
    return dueIn(this.stored, this.table?.match);
  }

  /** Whether a bot is to be asked again by a person. */
  private get stuck(): boolean {
    return this.dueMove.isStuck(this.log.steps.length);
  }

  /** Whether a bot is about to move. */
  private get thinking(): boolean {
    const { due } = this;
    return due !== undefined && due.seat !== CHANCE && !this.stuck;
  }

  /** If the table is to go on without a person, asks for it. */
  private goOn(): void {
    if (this.due === undefined || this.stuck) return;
    if (this.thinking) this.guests.bot(this.told, true);
    this.options.bots.ask({ table: this.stored.key, step: this.log.steps.length });
  }

  /** A person asks a bot again that gave no move. */
  private askAgain(): typeof DONE | ReturnType<typeof problem> {
    if (!this.stuck) return problem('bot.fine');
    this.dueMove.askAgain();
    this.goOn();
    return DONE;
  }

  /**
   * Lets a bot move that is due behind this many steps, and throws dice that are due. Does nothing if the table has gone on.
   * Rejects if it is to be tried again.
   */
  async moveBot({ step }: Pick<BotMove, 'step'>): Promise<void> {
    await this.queue.run(async () => {
      if (this.options.store.shared) await this.readAgain();
      await this.settleOrBegin();
    });
    const { table, due } = this;
    if (table === undefined || due === undefined || due.seat === CHANCE) return;
    if (this.log.steps.length !== step) return;
    let action: Action;
    try {
      action = await this.dueMove.choose(table.match, due, step);
    } catch (error) {
      if (!this.stuck) throw error;
      this.options.report(error);
      this.botHasFailed(step);
      return this.say({ type: 'failed', from: PROCESS, step });
    }
    await this.queue.run(async () => {
      if (this.log.steps.length !== step || this.due?.seat !== due.seat) return;
      const refusal = this.table?.moveBot(action, due.seat);
      if (refusal !== undefined) {
        this.options.report(
          new Error(`${this.stored.game}: a bot may not move so, ${refusal.clause}`),
        );
        this.botHasFailed(step);
        return;
      }
      await this.settleOrBegin();
    });
  }

  private async settleOrBegin(): Promise<void> {
    try {
      await this.settle();
    } catch (error) {
      // What could not be stored has not happened.
      this.begin();
      throw error;
    }
  }

  /** Tells people that a bot gives no move. They may ask it again; why it gave none is told to nobody. */
  private botHasFailed(step: number): void {
    this.dueMove.giveUp(step);
    this.guests.bot(this.told, false, { code: 'bot.failed' });
  }

  private tellInfo(): void {
    this.guests.tellAll({ type: 'table', table: this.info });
  }

  private tellNews(match: Match, from: number): void {
    this.guests.news(this.log, { match, thinking: false, told: this.told }, from);
    const away = this.stored.seats.some(({ seat }) => !this.guests.isHere(seat));
    if (match.over || (this.told === undefined && (away || this.clock.counts))) this.tellInfo();
  }

  private get position(): Position | undefined {
    const { table, told } = this;
    if (table === undefined) return undefined;
    return { match: table.match, thinking: this.thinking, told };
  }
}

const DONE = { ok: true, match: undefined, events: [] } as const;

const refuse = (guest: Guest, why: { readonly problem: Problem }): void =>
  guest.tell({ type: 'problem', ...plain(why) });
