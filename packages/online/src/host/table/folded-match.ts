import { CHANCE, SealedDice, type Action, type Game, type Match, type Seat } from '@glade/engine';
import { hasSecrets, type Answer, type Change, type Chooser, type Table } from '@glade/table';
import type { NewAnswer, StoredTable } from '../../storage/index.ts';
import { ToldSights } from '../guests/told-sights.ts';
import { beginMatch, isFull } from '../match-of.ts';
import { ServedTable } from './served-table.ts';
import type { TableLog } from './table-log.ts';

interface FoldedMatchOptions {
  readonly game: Game | undefined;
  /** Chooses hints. Bots are moved from outside. */
  readonly chooser: Chooser;
  /** Called with what went wrong that no page is told. */
  readonly report: (error: unknown) => void;
}

/** Who is to hear what becomes of a match. */
interface Listener {
  /** The table has been read again. */
  read(): void;
  /** The log has been folded: another seat may be to act. */
  folded(): void;
  /** Everybody has sat down: the match has begun. */
  full(): void;
  /** The steps from number `from` on are new. */
  news(match: Match, from: number): void;
  /** Something has been appended behind the first `from` steps. */
  appended(match: Match, from: number): Promise<void>;
  /** The table is there no more. */
  gone(): void;
}

/**
 * The match of a table: the steps in the database, and the table to which they lead. What cannot be stored has not happened.
 */
export class FoldedMatch {
  readonly log: TableLog;
  private readonly options: FoldedMatchOptions;
  private readonly listener: Listener;
  private served: ServedTable | undefined;
  private toldNow: ToldSights | undefined;

  constructor(log: TableLog, options: FoldedMatchOptions, listener: Listener) {
    this.log = log;
    this.options = options;
    this.listener = listener;
  }

  /** The table as it has been read last. */
  get stored(): StoredTable {
    return this.log.stored;
  }

  /** How many steps are stored, as far as this process knows. */
  get steps(): number {
    return this.log.steps.length;
  }

  /** The folded match; undefined as long as seats are free. */
  get table(): ServedTable | undefined {
    return this.served;
  }

  /** What has been told of a match that hides something; undefined where nothing is hidden. */
  get told(): ToldSights | undefined {
    return this.toldNow;
  }

  /** Whether the match has ended, by its rules or because time was up. */
  get over(): boolean {
    return this.served?.match.over === true || this.stored.late !== null;
  }

  /** The seat whose turn it is. Where something is hidden it is told to nobody: it may say that somebody has acted in secret. */
  get turn(): Seat | undefined {
    const actor = this.served?.match.actor ?? CHANCE;
    return actor < 0 || this.over || this.told !== undefined ? undefined : actor;
  }

  /** Whether a bot acts for this seat, whose person is away. */
  standsIn(seat: Seat): boolean {
    return this.stored.seats.some((row) => row.seat === seat && row.stand_in === 1);
  }

  /** Folds the stored steps, if everybody has sat down. */
  begin(): void {
    if (!isFull(this.stored)) return;
    this.dispose();
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
    const { chooser, report } = this.options;
    const table = new ServedTable(building.match(), {
      dice: new SealedDice(begun.value.seed),
      chooser,
      botFailed: (_, error) => report(error),
      report,
    });
    this.served = table;
    this.toldNow = hasSecrets(table.match.rules)
      ? new ToldSights(table.match, this.log.ahead)
      : undefined;
    table.subscribe((change) => this.noteRefused(table, change));
    this.listener.folded();
  }

  /**
   * Throws the dice that are due, stores what has happened at the table since the last step, and tells of it. False if another
   * process was quicker: then the table is what that one has stored. Rejects with the errors of the database; then the table
   * has to be folded again.
   */
  async settle(answer?: NewAnswer): Promise<boolean> {
    const { served: table, log } = this;
    if (table === undefined) return true;
    while (this.goesOnAlone(table));
    const from = log.steps.length;
    const isNew = answer !== undefined || !log.isStored(table.match.log);
    if (!isNew) return true;
    const { match } = table;
    if ((await log.append(match.log, answer)) === 'behind') {
      await this.readAgain();
      return false;
    }
    await this.listener.appended(match, from);
    return true;
  }

  /** Throws the dice that are due, or adds what the seat that is to act has done already. False if there is nothing of that. */
  private goesOnAlone(table: ServedTable): boolean {
    const { match } = table;
    if (match.actor === CHANCE) return table.submit({ type: 'roll' }).ok;
    const seat = match.actor;
    // What has been added since the last step is ahead no more, but is stored only with the next one.
    const added = match.log.slice(this.log.entries.length).filter(({ actor }) => actor === seat);
    const action = this.log.ahead.get(seat)?.[added.length];
    if (action === undefined) return false;
    const answer = table.submit({ type: 'play', by: seat, action });
    if (!answer.ok) this.options.report(new Error(`${this.stored.game}: ${whyNot(answer)}`));
    return answer.ok;
  }

  /**
   * The table as a page with these seats knows it, for what the page asks. Where seats act one after the other it is the table
   * itself; else one of its own, which is thrown away.
   */
  tableFor(held: readonly Seat[]): ServedTable | undefined {
    const { served: table, told } = this;
    if (table === undefined || told === undefined || table.match.over) return table;
    if (table.match.rules.turnTo === undefined) return table;
    const { chooser, report } = this.options;
    return new ServedTable(told.matchFor(held), {
      chooser,
      botFailed: (_, error) => report(error),
      report,
    });
  }

  /**
   * Stores what a seat does where several act at the same time, or with null that it takes the last of that back. The log has
   * it once it comes to that seat, with `settle`, which may be at once: so the seat's page hears of its own action in one
   * message and of what follows in another, no matter who has acted before. `behind`: another process was quicker, and nothing has
   * changed.
   */
  async goAhead(
    seat: Seat,
    action: Action | null,
    answer: NewAnswer,
  ): Promise<'stored' | 'behind'> {
    const { steps: from, told } = this;
    const known = action === null && !this.log.ahead.has(seat);
    const done = known
      ? await this.log.takeOut(seat, (other) => this.isPerson(other), answer)
      : await this.log.appendAhead(seat, action, answer);
    if (done === 'behind') return done;
    if (known) {
      this.begin();
      this.toldNow = told ?? this.told;
    }
    if (this.served !== undefined) this.listener.news(this.served.match, from);
    return done;
  }

  private isPerson(seat: Seat): boolean {
    return this.served?.players[seat]?.who === 'person';
  }

  /** The same; if the database refuses, the table is what is stored. */
  async settleOrBegin(): Promise<void> {
    try {
      await this.settle();
    } catch (error) {
      this.begin();
      throw error;
    }
  }

  /** Takes back to this many entries. `behind`: another process was quicker, and nothing has changed. */
  async cut(length: number, answer: NewAnswer): Promise<'stored' | 'behind'> {
    const from = this.steps;
    if ((await this.log.cut(length, answer)) === 'behind') return 'behind';
    this.begin();
    if (this.served !== undefined) this.listener.news(this.served.match, from);
    return 'stored';
  }

  /** Makes this what the database says. */
  async readAgain(): Promise<void> {
    const from = this.steps;
    if (!(await this.log.readAgain())) return this.listener.gone();
    this.listener.read();
    return this.follow(from);
  }

  /** The same where others have only added steps. */
  async readSteps(): Promise<void> {
    const from = this.steps;
    await this.log.readSteps();
    await this.follow(from);
  }

  dispose(): void {
    this.served?.dispose();
    this.served = undefined;
  }

  /** Goes on from what has been stored behind the first `from` steps. */
  private async follow(from: number): Promise<void> {
    const { log, served: table, told } = this;
    if (log.steps.length === from && table !== undefined && log.isStored(table.match.log)) return;
    const began = table === undefined && isFull(this.stored);
    this.begin();
    // What pages have been told stays what they have been told.
    this.toldNow = told ?? this.told;
    if (began) this.listener.full();
    else if (log.steps.length > from && this.served !== undefined)
      this.listener.news(this.served.match, from);
    await this.settle();
  }

  private noteRefused(table: Table, change: Change): void {
    if (table === this.served && change.type === 'refusedThrow') this.log.noteRefused(change.faces);
  }
}

const whyNot = (answer: Exclude<Answer, { ok: true }>): string =>
  'refusal' in answer ? answer.refusal.clause : answer.problem.code;
