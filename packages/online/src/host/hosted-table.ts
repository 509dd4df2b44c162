import { CHANCE, SealedDice, problem, type Game, type Seat } from '@glade/engine';
import { Table, type Change, type Chooser, type Intent } from '@glade/table';
import type { StoredAnswer, StoredTable, TableStore } from '../storage/index.ts';
import type { IntentMessage, TableInfo } from '../wire/index.ts';
import { answerOf, plain, type AnswerMessage } from './answers.ts';
import { Guests, positionHash, type Guest } from './guests.ts';
import { beginMatch, chairsOf, isFull, isTaken } from './match-of.ts';
import { Queue } from './queue.ts';
import { TableLog } from './table-log.ts';

/** What a table far away needs besides its storage. */
export interface HostedOptions {
  readonly store: TableStore;
  readonly game: Game | undefined;
  readonly chooser: Chooser;
  /** Called with what went wrong that no page is told: a bot's error, a full disk. */
  readonly report: (error: unknown) => void;
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
  private table: Table | undefined;
  private standingIn: AbortController | undefined;

  private constructor(log: TableLog, options: HostedOptions) {
    this.log = log;
    this.options = options;
  }

  /** Opens a table from the database. */
  static async open(stored: StoredTable, options: HostedOptions): Promise<HostedTable> {
    const hosted = new HostedTable(await TableLog.read(stored, options.store), options);
    hosted.begin();
    return hosted;
  }

  private get stored(): StoredTable {
    return this.log.stored;
  }

  /** Whether nobody is here, nothing is being done, and no bot thinks. */
  get idle(): boolean {
    return (
      this.guests.size === 0 &&
      this.queue.idle &&
      this.standingIn === undefined &&
      this.table?.view().thinking !== true
    );
  }

  get info(): TableInfo {
    return this.guests.info(this.stored, this.table?.match.over === true);
  }

  /** Whether nobody sits in this seat, and a person is to. */
  isFree(seat: Seat): boolean {
    return chairsOf(this.stored)[seat]?.who === 'person' && !isTaken(this.stored, seat);
  }

  /** Somebody opens the table in a page that has the first `from` steps already. */
  arrive(guest: Guest, from: number): void {
    this.guests.add(guest);
    this.guests.welcome(guest, this.info, this.log, this.table, from);
    this.guests.tellOthers(guest, { type: 'table', table: this.info });
    void this.queue.run(() => this.settleOrReport());
    for (const seat of guest.held) this.standIn(seat, false).catch(this.options.report);
  }

  leave(guest: Guest): void {
    this.guests.remove(guest);
    this.tellInfo();
  }

  remark(guest: Guest, seat: Seat, remark: 'well-played' | 'one-moment' | 'your-turn' | 'again') {
    if (guest.held.includes(seat)) this.guests.tellAll({ type: 'remark', seat, remark });
    else guest.tell({ type: 'problem', ...plain(problem('seat.other')) });
  }

  /** Reads the table again after somebody has sat down or another process has changed it. */
  async refresh(): Promise<void> {
    await this.queue.run(async () => {
      await this.readAgain();
      this.tellInfo();
    });
  }

  /** Ends this process's part in the table. */
  async close(why: 'restart' | 'gone', retryAfter?: number): Promise<void> {
    await this.queue.done;
    this.end(why, retryAfter);
  }

  private end(why: 'restart' | 'gone', retryAfter?: number): void {
    this.guests.tellAll({ type: 'bye', why, ...(retryAfter === undefined ? {} : { retryAfter }) });
    this.guests.clear();
    this.table?.dispose();
    this.table = undefined;
    this.standingIn?.abort();
    this.standingIn = undefined;
  }

  /**
   * Lets a bot act for a seat whose person is away, or ends that. Anybody else at the table may ask; a person who is here
   * acts alone.
   */
  async standIn(seat: Seat, wanted: boolean, by?: Guest): Promise<void> {
    const row = this.stored.seats.find((each) => each.seat === seat);
    const allowed =
      !wanted || (!this.guests.isHere(seat) && by !== undefined && by.held.length > 0);
    if (row === undefined || !allowed || (row.stand_in === 1) === wanted) return;
    await this.queue.run(async () => {
      await this.log.standIn(seat, wanted);
      await this.readAgain();
      this.tellInfo();
      this.letStandInThink();
    });
  }

  /** Carries out what a page asks for. The same intent sent again has the same answer and changes nothing. */
  async perform(guest: Guest, asked: IntentMessage): Promise<void> {
    const message = await this.queue.run(() => this.answerTo(guest, asked));
    guest.tell(message);
  }

  private async answerTo(guest: Guest, { id, on, intent }: IntentMessage): Promise<AnswerMessage> {
    const seat = guest.held[0];
    if (seat === undefined) return answerOf(id, problem('seat.watch'));
    try {
      for (let tries = 0; tries < TRIES; tries++) {
        const known = await this.log.answer(id);
        if (known !== undefined) {
          if (!guest.held.includes(known.seat)) return answerOf(id, problem('seat.other'));
          return JSON.parse(known.answer) as AnswerMessage;
        }
        if (this.table === undefined) return answerOf(id, problem('far.waiting'));
        // The secret of the dice has been told: whoever went on would know every throw.
        if (this.table.match.over) return answerOf(id, problem('far.over'));
        // What a bot has done may have met a full disk.
        if (!(await this.settle())) continue;
        if (on !== positionHash(this.table.match)) return answerOf(id, problem('far.late'));
        const answer = answerOf(id, this.table.party(guest.held).submit(intent as Intent));
        if (!answer.ok) return answer;
        if (await this.settle({ intent: id, seat, answer: JSON.stringify(answer) })) return answer;
      }
      return answerOf(id, problem('far.late'));
    } catch (error) {
      this.options.report(error);
      await this.readAgain().catch(this.options.report);
      return answerOf(id, problem('far.storage'));
    }
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
    if ((await log.append(table.match.log, answer)) === 'behind') {
      await this.readAgain();
      return false;
    }
    if (log.steps.length > from) this.tellNews(from);
    this.letStandInThink();
    return true;
  }

  /** Makes this table what the database says. */
  private async readAgain(): Promise<void> {
    const { log, table } = this;
    const from = log.steps.length;
    if (!(await log.readAgain())) return this.end('gone');
    if (log.steps.length === from && table !== undefined && log.isStored(table.match.log)) return;
    const began = table === undefined && isFull(this.stored);
    this.begin();
    if (began) this.guests.welcomeAll(this.info, log, this.table);
    else if (log.steps.length > from) this.tellNews(from);
    await this.settle();
  }

  /** Folds the stored steps, if everybody has sat down. Bots whose turn it is begin to think. */
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
    const table = new Table(building.match(), {
      dice: new SealedDice(begun.value.seed),
      chooser: this.options.chooser,
      report: this.options.report,
      botFailed: (_, error) => this.options.report(error),
    });
    this.table = table;
    table.subscribe((change) => this.hear(table, change));
    if (table.match.actor === CHANCE) void this.queue.run(() => this.settleOrReport());
    this.letStandInThink();
  }

  /** Bots act when they are ready. */
  private hear(table: Table, change: Change): void {
    if (table !== this.table) return;
    if (change.type === 'refusedThrow') this.log.noteRefused(change.faces);
    if (change.type === 'thinking') this.guests.tellAll({ type: 'bot', thinking: true });
    if (change.type === 'failed')
      this.guests.tellAll({ type: 'bot', thinking: false, failed: plain(change).problem });
    const byBot = change.type === 'entry' && this.table.players[change.actor]?.who === 'bot';
    if (byBot) void this.queue.run(() => this.settleOrReport());
  }

  private async settleOrReport(): Promise<void> {
    try {
      await this.settle();
    } catch (error) {
      this.options.report(error);
    }
  }

  /** If it is the turn of a seat for which a bot stands in, lets the bot act. */
  private letStandInThink(): void {
    this.standingIn?.abort();
    this.standingIn = undefined;
    const { table } = this;
    const seat = table?.match.actor ?? CHANCE;
    const stands = this.stored.seats.some((row) => row.seat === seat && row.stand_in === 1);
    if (table === undefined || !stands) return;
    const abort = new AbortController();
    this.standingIn = abort;
    const { match } = table;
    this.options.chooser.choose(match.withoutSeed(), seat, 'steady', abort.signal).then(
      (action) =>
        this.queue.run(async () => {
          if (this.standingIn !== abort || this.table?.match !== match) return;
          this.standingIn = undefined;
          table.submit({ type: 'play', by: seat, action });
          await this.settleOrReport();
        }),
      (error: unknown) => {
        if (!abort.signal.aborted) this.options.report(error);
      },
    );
  }

  private tellInfo(): void {
    this.guests.tellAll({ type: 'table', table: this.info });
  }

  private tellNews(from: number): void {
    const { table } = this;
    if (table === undefined) return;
    this.guests.news(this.log, table, from);
    if (table.match.over) this.tellInfo();
  }
}
