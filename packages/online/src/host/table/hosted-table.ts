import { problem, type Game, type Match, type Problem, type Seat } from '@glade/engine';
import type { Chooser } from '@glade/table';
import type { BotMove, BotWork } from '../../bots/index.ts';
import type { StoredTable, TableNews, TableStore } from '../../storage/index.ts';
import type { IntentMessage, QuestionMessage, Remark, TableInfo } from '../../wire/index.ts';
import { Absence } from '../guests/absence.ts';
import { plain, toldOf } from '../guests/answers.ts';
import { PROCESS, readNote, type Note } from '../guests/elsewhere.ts';
import { Guests, type Guest, type Position } from '../guests/guests.ts';
import { Questions } from '../guests/questions.ts';
import { tableInfo } from '../guests/table-info.ts';
import { customOf, isTaken, openerOf } from '../match-of.ts';
import { questionAt } from './back-question.ts';
import { FoldedMatch } from './folded-match.ts';
import { Intents } from './intents.ts';
import { Queue } from './queue.ts';
import { TableBots } from './table-bots.ts';
import { TableClock } from './table-clock.ts';
import { TableLog } from './table-log.ts';

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

/**
 * One table far away, as this process serves it: who is here, and what they do. The steps in the database are the truth.
 * `FoldedMatch` has the match, `Intents` carries out what people ask for, `TableBots` what bots do, `Guests` tells.
 */
export class HostedTable {
  private readonly options: HostedOptions;
  private readonly match: FoldedMatch;
  private readonly guests = new Guests();
  private readonly queue = new Queue();
  private readonly absence: Absence;
  private readonly clock: TableClock;
  private readonly bots: TableBots;
  private readonly intents: Intents;
  private readonly questions = new Questions();
  private isEnded = false;

  private constructor(log: TableLog, options: HostedOptions) {
    this.options = options;
    const { guests, queue } = this;
    const { now, store, report, bots, chooser } = options;
    const { shared } = store;
    this.absence = new Absence({ now, idle: (store.now - log.stored.touched) * 60_000 });
    const storeClock = (): Promise<void> => this.storeClock();
    this.clock = new TableClock(log, { now, timeIsUp: () => void queue.run(storeClock) });
    const match = new FoldedMatch(log, options, {
      read: () => this.dismissStrangers(),
      folded: () => this.passOn(),
      full: () => guests.welcomeAll(this.info, log, this.position),
      news: (next, from) => this.tellNews(next, from),
      appended: async (next, from) => {
        this.turnClock();
        if (log.steps.length > from) this.tellNews(next, from);
        await this.storeClock();
        this.bots.goOn();
      },
      gone: () => this.end('gone'),
    });
    this.match = match;
    const sayFailed = (step: number): void => this.say({ type: 'failed', from: PROCESS, step });
    const tellInfo = (): void => this.tellInfo();
    this.bots = new TableBots({ match, guests, queue, chooser, bots, shared, report, sayFailed });
    const { bots: own, clock } = this;
    this.intents = new Intents({
      match,
      guests,
      bots: own,
      clock,
      shared,
      report,
      storeClock,
      tellInfo,
    });
  }

  /** Opens a table from the database. */
  static async open(stored: StoredTable, options: HostedOptions): Promise<HostedTable> {
    const hosted = new HostedTable(await TableLog.read(stored, options.store), options);
    hosted.match.begin();
    return hosted;
  }

  /** The table as this process has read it last. */
  get stored(): StoredTable {
    return this.match.stored;
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
    const { guests, match, clock } = this;
    return tableInfo(this.stored, {
      turn: match.turn,
      over: match.over,
      steps: match.steps,
      pagesAt: (seat) => guests.pagesAt(seat),
      watching: guests.watching,
      standInAfter: (seat) => this.standInAfter(seat),
      clock: (seat) => clock.at(seat),
    });
  }

  /** Whether the match has ended, by its rules or because time was up. */
  get over(): boolean {
    return this.match.over;
  }

  /** This seat, if it may act in a match that hides something: of others nobody is told whether they may. */
  ownTurn(seat: Seat): Seat | undefined {
    const { told } = this.match;
    return told !== undefined && !this.over && told.matchFor([seat]).actor === seat
      ? seat
      : undefined;
  }

  /**
   * Somebody opens the table in a page that has the first `from` steps already. They are welcomed once that which is being
   * stored is stored: until then nobody is told of it.
   */
  async arrive(guest: Guest, from: number): Promise<void> {
    await this.queue.run(() => {
      this.guests.add(guest);
      for (const seat of guest.held) this.absence.came(seat);
      this.turnClock();
      this.guests.welcome(guest, this.info, this.match.log, this.position, from);
      this.guests.tellOthers(guest, { type: 'table', table: this.info });
      this.sayWhoIsHere(this.guests.size === 1);
      this.bots.goOn();
      return Promise.resolve();
    });
    for (const seat of guest.held) this.standIn(seat, false).catch(this.options.report);
  }

  leave(guest: Guest): void {
    if (!this.guests.has(guest)) return;
    this.guests.remove(guest);
    for (const seat of guest.held) if (!this.guests.isHere(seat)) this.absence.left(seat);
    this.turnClock();
    this.tellInfo();
    void this.queue.run(() => this.storeClock());
    this.sayWhoIsHere();
  }

  /** Gives a seat another key in place of this one, by their hashes: pages with the old one are let go. False if it has not this key. */
  async renewKey(seat: Seat, before: string, after: string): Promise<boolean> {
    return this.queue.run(async () => {
      const done = await this.match.log.renewKey(seat, before, after);
      await this.match.readAgain();
      return done;
    });
  }

  /** Lets the pages go that hold a seat by an old key. What they have asked for just now is answered before. */
  private dismissStrangers(): void {
    for (const guest of this.guests.strangers(this.stored)) {
      this.leave(guest);
      void this.queue.run(async () => {
        guest.tell({ type: 'problem', ...plain(problem('far.renewed')) });
        guest.tell({ type: 'bye', why: 'gone' });
      });
    }
  }

  /** The seats that this page speaks for: it has shown their keys, and has not been let go since. */
  heldBy(guest: Guest): readonly Seat[] {
    return this.guests.has(guest) ? guest.held : [];
  }

  private holds(guest: Guest, seat: Seat): boolean {
    return this.heldBy(guest).includes(seat);
  }

  remark(guest: Guest, seat: Seat, remark: Remark): void {
    if (!this.holds(guest, seat)) return refuse(guest, problem('seat.other'));
    if (!customOf(this.stored).remarks) return refuse(guest, problem('far.remarks'));
    this.guests.tellAll({ type: 'remark', seat, remark });
    return this.say({ type: 'remark', from: PROCESS, seat, remark });
  }

  /** Allows remarks, or ends them: the person who has opened the table says. */
  async allowRemarks(guest: Guest, on: boolean): Promise<void> {
    const opener = openerOf(this.stored);
    if (opener === undefined || !this.holds(guest, opener))
      return refuse(guest, problem('seat.other'));
    return this.queue.run(async () => {
      await this.match.log.change({
        custom: JSON.stringify({ ...customOf(this.stored), remarks: on }),
      });
      await this.match.readAgain();
      this.tellInfo();
    });
  }

  /**
   * Reads the table again after somebody has sat down or another process has changed it, or after notices may have been missed:
   * then the job of a bot may be lost, too, and is asked for again.
   */
  async refresh(): Promise<void> {
    await this.queue.run(async () => {
      await this.match.readAgain();
      this.tellInfo();
      this.bots.goOn();
    });
  }

  /** Reads what other processes may have stored, before something is told or done. */
  async catchUp(): Promise<void> {
    if (this.options.store.shared) await this.queue.run(() => this.match.readAgain());
  }

  /** Another process has changed the table or says something of it. */
  async hear({ steps, note }: TableNews): Promise<void> {
    if (note === undefined) {
      if (steps === undefined) return this.refresh();
      if (steps > this.match.steps) await this.queue.run(() => this.match.readSteps());
      return undefined;
    }
    const said = readNote(note);
    if (said?.type === 'here') {
      if (this.guests.elsewhere.take(said)) this.tellInfo();
      if (said.asks) this.sayWhoIsHere();
    } else if (said?.type === 'remark') {
      this.guests.tellAll({ type: 'remark', seat: said.seat, remark: said.remark });
    } else if (said !== undefined && said.step === this.match.steps) {
      this.bots.hasFailed(said.step);
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
    this.guests.dismiss({ type: 'bye', why, ...(retryAfter === undefined ? {} : { retryAfter }) });
    this.clock.stop();
    this.match.dispose();
    this.isEnded = true;
  }

  /** Milliseconds until the others may let a bot act for this seat; undefined: its person is here, or they may never. */
  private standInAfter(seat: Seat): number | undefined {
    const { patience } = customOf(this.stored);
    if (patience === 0 || this.guests.isHere(seat)) return undefined;
    return Math.max(0, Math.ceil(patience * 1000 - this.absence.of(seat)));
  }

  /**
   * Lets a bot act for a seat whose person has been away for long enough, or ends that. Anybody else at the table may ask. A
   * person who is here acts alone, but may ask it for themselves when they go. False if that cannot be.
   */
  async standIn(seat: Seat, wanted: boolean, by?: Guest): Promise<boolean> {
    const row = this.stored.seats.find((each) => each.seat === seat);
    const goes = by !== undefined && this.holds(by, seat) && this.mayGo(seat);
    const asks = by !== undefined && this.heldBy(by).length > 0 && this.standInAfter(seat) === 0;
    const allowed = !wanted || goes || asks;
    if (row === undefined || !allowed) return false;
    if ((row.stand_in === 1) === wanted) {
      by?.tell({ type: 'table', table: this.info });
      return true;
    }
    await this.queue.run(async () => {
      await this.match.log.standIn(seat, wanted);
      await this.match.readAgain();
      this.turnClock();
      this.tellInfo();
      this.bots.goOn();
    });
    return true;
  }

  /**
   * Whether the person in this seat may go and let a bot act for them: bots may, and their seat is open nowhere else. Not where
   * there are clocks: nobody gets rid of theirs so.
   */
  private mayGo(seat: Seat): boolean {
    const { patience } = customOf(this.stored);
    return patience > 0 && !this.clock.counts && this.guests.pagesAt(seat) === 1;
  }

  /** Carries out what a page asks for. The same intent sent again has the same answer and changes nothing. */
  async perform(guest: Guest, asked: IntentMessage): Promise<void> {
    await this.queue.run(async () => {
      guest.tell(await this.intents.answerTo(guest, asked));
      if (this.match.log.ahead.size > 0) await this.takeUp();
    });
  }

  /** Lets the log come to what seats have done already. If that cannot be stored now, it is tried again: nothing of it is lost. */
  private async takeUp(): Promise<void> {
    try {
      await this.match.settleOrBegin();
      this.bots.askForNow();
    } catch (error) {
      this.options.report(error);
      this.bots.goOn();
    }
  }

  /** Answers what a page may know and cannot find out by itself. */
  async ask(guest: Guest, { id, question }: QuestionMessage): Promise<void> {
    if (!this.guests.has(guest)) return guest.tell(toldOf(id, problem('far.renewed')));
    return guest.tell(
      toldOf(id, await this.questions.answer(this.match.tableFor(guest.held), guest, question)),
    );
  }

  /** Lets a bot move that is due, as `TableBots.move` says. */
  moveBot(move: Pick<BotMove, 'step'>): Promise<void> {
    return this.bots.move(move);
  }

  /** The clock runs for the person whose turn it is, as long as somebody waits for them here. */
  private turnClock(): void {
    const seat = this.match.turn;
    const waits = this.stored.seats.some(
      (row) => row.seat !== seat && this.guests.isHere(row.seat),
    );
    const runs =
      seat !== undefined && waits && isTaken(this.stored, seat) && !this.match.standsIn(seat);
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

  /** Another seat may be to act. */
  private passOn(): void {
    this.turnClock();
    this.bots.goOn();
  }

  private tellInfo(): void {
    this.guests.tellAll({ type: 'table', table: this.info });
  }

  private tellNews(match: Match, from: number): void {
    const { told, log } = this.match;
    this.guests.news(log, { match, thinking: false, told }, from);
    const away = this.stored.seats.some(({ seat }) => !this.guests.isHere(seat));
    // A question whether somebody may take back lapses with these steps.
    const asked = questionAt(this.stored, from) !== undefined;
    if (match.over || asked || (told === undefined && (away || this.clock.counts))) this.tellInfo();
  }

  private get position(): Position | undefined {
    const { table, told } = this.match;
    if (table === undefined) return undefined;
    return { match: table.match, thinking: this.bots.thinking, told };
  }
}

const refuse = (guest: Guest, why: { readonly problem: Problem }): void =>
  guest.tell({ type: 'problem', ...plain(why) });
