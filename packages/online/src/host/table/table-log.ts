import { CHANCE, type Action, type Entry, type Seat } from '@glade/engine';
import type { NewAnswer, StoredAnswer, StoredTable, TableStore } from '../../storage/index.ts';
import { NOBODY_AHEAD, type Ahead } from '@glade/table';
import { commonLength, foldAhead, foldSteps, type Step } from '../../wire/index.ts';

/**
 * A table as it is stored: who sits there, its steps, and the log to which they lead. All that is written of a match goes
 * through this class. Errors of the database are thrown, and then nothing here has changed.
 */
export class TableLog {
  private readonly store: TableStore;
  private row: StoredTable;
  private known: readonly Step[] = [];
  private folded: readonly Entry[] = [];
  private aheadNow: Ahead = NOBODY_AHEAD;
  /** Throws that the rules refused, since the last step. */
  private refused: (readonly number[])[] = [];

  private constructor(row: StoredTable, store: TableStore) {
    this.row = row;
    this.store = store;
  }

  /** Reads the steps of a table. */
  static async read(row: StoredTable, store: TableStore): Promise<TableLog> {
    const log = new TableLog(row, store);
    log.take(await store.steps(row.key, 0));
    return log;
  }

  /** The table with the people who have sat down. */
  get stored(): StoredTable {
    return this.row;
  }

  /** All stored steps. */
  get steps(): readonly Step[] {
    return this.known;
  }

  /** The log to which the steps lead. */
  get entries(): readonly Entry[] {
    return this.folded;
  }

  /** What seats have done before the log comes to it. */
  get ahead(): Ahead {
    return this.aheadNow;
  }

  /** Virtual dice showed something that the rules refuse: it belongs to the next throw that counts. */
  noteRefused(faces: readonly number[]): void {
    this.refused.push(faces);
  }

  /** Whether this log is the stored one. */
  isStored(log: readonly Entry[]): boolean {
    const { folded } = this;
    return log.length === folded.length && commonLength(folded, log) === log.length;
  }

  /**
   * Appends the steps that lead to this log, with the answer that belongs to them. `behind`: another process was quicker, or
   * the intent has been answered, or its seat has another key; then nothing has changed.
   */
  async append(log: readonly Entry[], answer?: NewAnswer): Promise<'stored' | 'behind'> {
    const steps = this.stepsTo(log);
    if (steps.length === 0 && answer === undefined) return 'stored';
    const done = await this.store.append(this.row.key, this.known.length, steps, answer);
    if (done === 'stored') {
      this.refused = [];
      this.known = [...this.known, ...steps];
      this.folded = log;
      this.aheadNow = foldAhead(this.aheadNow, steps);
    }
    return done;
  }

  /**
   * Appends what a seat does before the log comes to it; with null it takes the last of that back. Answers as `append` does.
   */
  async appendAhead(
    seat: Seat,
    action: Action | null,
    answer: NewAnswer,
  ): Promise<'stored' | 'behind'> {
    const steps = [{ ahead: seat, action, at: this.folded.length }];
    const done = await this.store.append(this.row.key, this.known.length, steps, answer);
    if (done === 'stored') {
      this.known = [...this.known, ...steps];
      this.aheadNow = foldAhead(this.aheadNow, steps);
    }
    return done;
  }

  /**
   * Takes back the last entry of a seat in a round that is not over. What people have done since they have still done: it comes
   * to the log again once it is their turn. Bots act again. Answers as `append` does.
   */
  async takeOut(
    seat: Seat,
    isPerson: (seat: Seat) => boolean,
    answer: NewAnswer,
  ): Promise<'stored' | 'behind'> {
    const at = this.folded.findLastIndex(({ actor }) => actor === seat);
    const since = this.folded.slice(at + 1).filter(({ actor }) => isPerson(actor));
    const steps = [
      { cut: at },
      ...since.map(({ actor, action }) => ({ ahead: actor, action, at })),
    ];
    const done = await this.store.append(this.row.key, this.known.length, steps, answer);
    if (done === 'stored') this.take(steps);
    return done;
  }

  /** Takes back to this many entries. */
  cut(length: number, answer: NewAnswer): Promise<'stored' | 'behind'> {
    return this.append(this.folded.slice(0, length), answer);
  }

  /** The stored answer to an intent. */
  answer(intent: string): Promise<StoredAnswer | undefined> {
    return this.store.answer(this.row.key, intent);
  }

  /** Gives a seat another key in place of this one, by their hashes. False if it has not this key. */
  renewKey(seat: number, before: string, after: string): Promise<boolean> {
    return this.store.renewKey(this.row.key, seat, before, after);
  }

  /** Stores whether a bot acts for a seat whose person is away. */
  standIn(seat: number, standIn: boolean): Promise<void> {
    return this.store.standIn(this.row.key, seat, standIn);
  }

  /** Stores what somebody asks the others, or what holds beside the rules, and the answer to that. */
  change(
    changed: Partial<Pick<StoredTable, 'question' | 'custom'>>,
    answer?: StoredAnswer,
  ): Promise<void> {
    return this.store.change(this.row.key, changed, answer);
  }

  /** Stores the time that a seat has used up, and with `late` that its time is up. */
  async spend(seat: number, spent: number, late: boolean): Promise<void> {
    await this.store.spend(this.row.key, seat, spent, late);
    this.row = {
      ...this.row,
      late: this.row.late ?? (late ? seat : null),
      seats: this.row.seats.map((row) =>
        row.seat === seat ? { ...row, used: row.used + spent } : row,
      ),
    };
  }

  /** Reads what others have stored since. False if the table is there no more. */
  async readAgain(): Promise<boolean> {
    const row = await this.store.read(this.row.key);
    if (row === undefined) return false;
    await this.readSteps();
    this.row = row;
    return true;
  }

  /** Reads the steps that others have stored since. */
  async readSteps(): Promise<void> {
    this.take(await this.store.steps(this.row.key, this.known.length));
  }

  private take(more: readonly Step[]): void {
    if (more.length === 0) return;
    this.known = [...this.known, ...more];
    this.folded = foldSteps(this.folded, more);
    this.aheadNow = foldAhead(this.aheadNow, more);
  }

  /** The steps from the stored log to this one. */
  private stepsTo(log: readonly Entry[]): readonly Step[] {
    const { folded } = this;
    const same = commonLength(folded, log);
    const cut: readonly Step[] = same < folded.length ? [{ cut: same }] : [];
    let again = this.refused;
    const added = log.slice(same).map(({ actor, action }): Step => {
      if (actor !== CHANCE || again.length === 0) return { actor, action };
      const refused = again.map((faces) => [...faces]);
      again = [];
      return { actor, action, refused };
    });
    return [...cut, ...added];
  }
}
