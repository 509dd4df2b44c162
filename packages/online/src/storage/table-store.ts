import type { Kysely, Transaction } from 'kysely';
import type { Step } from '../wire/index.ts';
import { deleteEnded } from './delete-ended.ts';
import { touchedIn, type Database, type NewSeat, type TableRow } from './schema.ts';
import { rowOf, stepOf } from './step-rows.ts';
import {
  readNotice,
  type NewAnswer,
  type NewTable,
  type StoredAnswer,
  type StoredTable,
  type StoreOptions,
  type TableNews,
} from './stored.ts';

/**
 * The tables in a database. Every method is one transaction: what it has promised is on disk. Errors of the database are
 * thrown; then nothing has changed, or the connection broke before the database could say that it has.
 */
export class TableStore {
  readonly db: Kysely<Database>;
  private readonly options: StoreOptions;
  private readonly listening = new Set<{ close(): Promise<void> }>();

  constructor(db: Kysely<Database>, options: StoreOptions) {
    this.db = db;
    this.options = options;
  }

  /** Whether other processes may change the tables. */
  get shared(): boolean {
    return this.options.listen !== undefined;
  }

  /** The minutes since 1970, as its clock tells them. */
  get now(): number {
    return this.options.minute();
  }

  /**
   * Tells of every change of a table, by whichever process, from now on. Where the store is not shared there is nothing to
   * tell. It ends when the store is closed.
   */
  listen(heard: (news: TableNews) => void): void {
    const listener = this.options.listen?.((notice) => {
      const news = notice === undefined ? {} : readNotice(notice);
      if (news !== undefined) heard(news);
    });
    if (listener !== undefined) this.listening.add(listener);
  }

  /** Says something about a table to the other processes. It is stored nowhere. */
  async say(table: string, note: unknown): Promise<void> {
    const news: TableNews = { table, note };
    await this.options.say?.(JSON.stringify(news));
  }

  private async tell(db: Transaction<Database>, news: TableNews): Promise<void> {
    await this.options.notify?.(db, JSON.stringify(news));
  }

  /** Stores a new table. False if there is one of this key: then nothing has changed. */
  async create(table: NewTable, seats: readonly NewSeat[]): Promise<boolean> {
    return this.db.transaction().execute(async (db) => {
      if (!(await this.insert(db, table))) return false;
      if (seats.length > 0)
        await db
          .insertInto('seats')
          .values([...seats])
          .execute();
      return true;
    });
  }

  private async insert(db: Transaction<Database>, table: NewTable): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('tables')
      .values({
        custom: null,
        ...table,
        touched: this.options.minute(),
        ending: null,
        question: null,
        late: null,
      })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  }

  read(key: string): Promise<StoredTable | undefined> {
    return readTable(this.db, key);
  }

  /** The tables at which a bot plays or stands in for somebody, and where nobody's time is up; the latest change comes first. */
  async withBots(): Promise<readonly string[]> {
    const rows = await this.db
      .selectFrom('tables')
      .select('key')
      .where('late', 'is', null)
      .where((where) =>
        where.or([
          where('players', 'like', '%"who":"bot"%'),
          where.exists(
            where
              .selectFrom('seats')
              .select('seat')
              .whereRef('seats.table', '=', 'tables.key')
              .where('stand_in', '=', 1),
          ),
        ]),
      )
      .orderBy('touched', 'desc')
      .execute();
    return rows.map(({ key }) => key);
  }

  /** The steps from number `from` on. */
  async steps(key: string, from: number): Promise<readonly Step[]> {
    const rows = await this.db
      .selectFrom('steps')
      .selectAll()
      .where('table', '=', key)
      .where('step', '>=', from)
      .orderBy('step')
      .execute();
    return rows.map(stepOf);
  }

  /**
   * Sits somebody down. False if the seat is taken by another key; the same key sits down once, however often it asks. `may`
   * says by the `players` of the table whether a person may sit there.
   */
  async takeSeat(seat: NewSeat, may: (players: string) => boolean = () => true): Promise<boolean> {
    return this.db.transaction().execute(async (db) => {
      const players = await this.lockPlayers(db, seat.table);
      if (players === undefined || !may(players)) return false;
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('seats')
        .values(seat)
        .onConflict((conflict) => conflict.columns(['table', 'seat']).doNothing())
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows === 1n) {
        await this.touch(db, seat.table);
        await this.tell(db, { table: seat.table });
        return true;
      }
      const row = await db
        .selectFrom('seats')
        .select('key_hash')
        .where('table', '=', seat.table)
        .where('seat', '=', seat.seat)
        .executeTakeFirst();
      return row?.key_hash === seat.key_hash;
    });
  }

  /**
   * Changes who is to sit where, as long as nobody has taken this seat. `change` gets the `players` of the table and gives
   * what is to be stored instead; undefined: it may not be. False if nothing has changed.
   */
  async fillSeat(
    table: string,
    seat: number,
    change: (players: string) => Pick<TableRow, 'players' | 'custom'> | undefined,
  ): Promise<boolean> {
    return this.db.transaction().execute(async (db) => {
      const players = await this.lockPlayers(db, table);
      const changed = players === undefined ? undefined : change(players);
      if (changed === undefined) return false;
      const taken = await db
        .selectFrom('seats')
        .select('seat')
        .where('table', '=', table)
        .where('seat', '=', seat)
        .executeTakeFirst();
      if (taken !== undefined) return false;
      await db.updateTable('tables').set(changed).where('key', '=', table).execute();
      await this.touch(db, table);
      await this.tell(db, { table });
      return true;
    });
  }

  /** Who is to sit where. Until the transaction ends, nobody else changes that or sits down. */
  private async lockPlayers(db: Transaction<Database>, table: string): Promise<string | undefined> {
    const row = await db
      .updateTable('tables')
      .set((own) => ({ players: own.ref('players') }))
      .where('key', '=', table)
      .returning('players')
      .executeTakeFirst();
    return row?.players;
  }

  /**
   * Frees the seat with the key of this hash. `may` says by the table as it is then whether it may be left. False if it may
   * not be, or there is no such seat; then nothing has changed.
   */
  async freeSeat(
    table: string,
    hash: string,
    may: (stored: StoredTable) => boolean,
  ): Promise<boolean> {
    return this.db.transaction().execute(async (db) => {
      if (!(await this.lockIf(db, table, may))) return false;
      const { numDeletedRows } = await db
        .deleteFrom('seats')
        .where('table', '=', table)
        .where('key_hash', '=', hash)
        .executeTakeFirst();
      if (numDeletedRows !== 1n) return false;
      await this.touch(db, table);
      await this.tell(db, { table });
      return true;
    });
  }

  /**
   * Deletes a table for good, if it may be deleted as it is then. Returns the tables of which it was the next one: from now on
   * they have none. Undefined if it may not be deleted: then nothing has changed.
   */
  async delete(
    table: string,
    may: (stored: StoredTable) => boolean,
  ): Promise<readonly string[] | undefined> {
    const before = await this.db.transaction().execute(async (db) => {
      if (!(await this.lockIf(db, table, may))) return undefined;
      await db.deleteFrom('tables').where('key', '=', table).execute();
      const rows = await db
        .updateTable('tables')
        .set({ next: null })
        .where('next', '=', table)
        .returning('key')
        .execute();
      const keys = rows.map(({ key }) => key);
      for (const each of [table, ...keys]) await this.tell(db, { table: each });
      return keys;
    });
    if (before !== undefined) this.options.forget?.();
    return before;
  }

  /** Whether this holds of a table. Until the transaction ends, nobody sits down there or gives a word for the dice. */
  private async lockIf(
    db: Transaction<Database>,
    table: string,
    holds: (stored: StoredTable) => boolean,
  ): Promise<boolean> {
    if ((await this.lockPlayers(db, table)) === undefined) return false;
    const stored = await readTable(db, table);
    return stored !== undefined && holds(stored);
  }

  /** Keeps the word of a seat for the dice. False if the seat has one already. */
  async giveWord(table: string, seat: number, word: string): Promise<boolean> {
    return this.db.transaction().execute(async (db) => {
      await this.lockPlayers(db, table);
      const { numUpdatedRows } = await db
        .updateTable('seats')
        .set({ word })
        .where('table', '=', table)
        .where('seat', '=', seat)
        .where('word', '=', '')
        .executeTakeFirst();
      await this.tell(db, { table });
      return numUpdatedRows === 1n;
    });
  }

  /**
   * Gives a seat another key in place of this one, by their hashes; also the seat of the next table that is kept for it. False
   * if the seat has not this key: then nothing has changed.
   */
  async renewKey(table: string, seat: number, before: string, after: string): Promise<boolean> {
    return this.db.transaction().execute(async (db) => {
      const { numUpdatedRows } = await db
        .updateTable('seats')
        .set({ key_hash: after })
        .where('table', '=', table)
        .where('seat', '=', seat)
        .where('key_hash', '=', before)
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) return false;
      await this.tell(db, { table });
      const { next } = await db
        .selectFrom('tables')
        .select('next')
        .where('key', '=', table)
        .executeTakeFirstOrThrow();
      const players = next === null ? undefined : await this.lockPlayers(db, next);
      if (next === null || players === undefined) return true;
      const kept = players.replaceAll(before, after);
      await db.updateTable('tables').set({ players: kept }).where('key', '=', next).execute();
      await this.tell(db, { table: next });
      return true;
    });
  }

  async standIn(table: string, seat: number, standIn: boolean): Promise<void> {
    await this.db.transaction().execute(async (db) => {
      await db
        .updateTable('seats')
        .set({ stand_in: standIn ? 1 : 0 })
        .where('table', '=', table)
        .where('seat', '=', seat)
        .execute();
      await this.tell(db, { table });
    });
  }

  /**
   * Opens the next table of the same people, if nobody has done so yet. Returns the key of the next table: that of the person who
   * asked first.
   */
  async again(table: string, next: NewTable): Promise<string> {
    return this.db.transaction().execute(async (db) => {
      const row = await db
        .updateTable('tables')
        .set((own) => ({ next: own.fn.coalesce('next', own.val(next.key)) }))
        .where('key', '=', table)
        .returning('next')
        .executeTakeFirstOrThrow();
      if (row.next === next.key) {
        await this.insert(db, next);
        await this.tell(db, { table });
      }
      return row.next!;
    });
  }

  /** Changes what somebody asks the others at a table, or what holds there beside the rules, and keeps the answer to that. */
  async change(
    table: string,
    changed: Partial<Pick<TableRow, 'question' | 'custom'>>,
    answer?: StoredAnswer,
  ): Promise<void> {
    await this.db.transaction().execute(async (db) => {
      await db.updateTable('tables').set(changed).where('key', '=', table).execute();
      if (answer !== undefined)
        await db
          .insertInto('answers')
          .values({ table, intent: answer.intent, seat: answer.seat, answer: answer.answer })
          .onConflict((conflict) => conflict.columns(['table', 'intent']).doNothing())
          .execute();
      await this.tell(db, { table });
    });
  }

  /** Adds to the time that a seat has used up. With `late`, its time is up, unless another seat's was before. */
  async spend(table: string, seat: number, spent: number, late: boolean): Promise<void> {
    await this.db.transaction().execute(async (db) => {
      await db
        .updateTable('seats')
        .set((row) => ({ used: row('used', '+', spent) }))
        .where('table', '=', table)
        .where('seat', '=', seat)
        .execute();
      if (late)
        await db
          .updateTable('tables')
          .set({ late: seat })
          .where('key', '=', table)
          .where('late', 'is', null)
          .execute();
      await this.tell(db, { table });
    });
  }

  /** Notes that something has happened at a table. */
  private async touch(db: Transaction<Database>, table: string): Promise<void> {
    await db
      .updateTable('tables')
      .set({ touched: touchedIn(this.now) })
      .where('key', '=', table)
      .execute();
  }

  async answer(table: string, intent: string): Promise<StoredAnswer | undefined> {
    return this.db
      .selectFrom('answers')
      .select(['intent', 'seat', 'answer'])
      .where('table', '=', table)
      .where('intent', '=', intent)
      .executeTakeFirst();
  }

  /**
   * Appends steps behind the first `from`, all or none, and keeps the answer that belongs to them. `behind`: there are more
   * than `from` already, or this intent has been answered, or its seat has another key; then nothing has changed.
   */
  async append(
    table: string,
    from: number,
    steps: readonly Step[],
    answer?: NewAnswer,
  ): Promise<'stored' | 'behind'> {
    const rows = steps.map((step, i) => rowOf(table, from + i, step));
    const news: TableNews = { table, steps: from + steps.length };
    const added = { table, rows, answer, minute: this.now, notice: JSON.stringify(news) };
    return (await this.options.append(added)) ? 'stored' : 'behind';
  }

  /**
   * Deletes tables for good in which nothing has happened for `keep` minutes, but only those of which that was seen `grace`
   * minutes ago already: so a clock that is wrong for a while deletes nothing. Returns their keys.
   */
  async deleteEnded(keep: number, grace: number): Promise<readonly string[]> {
    const deleted = await this.db.transaction().execute(async (db) => {
      const gone = await deleteEnded(db, { now: this.options.minute(), keep, grace });
      for (const table of gone) await this.tell(db, { table });
      return gone;
    });
    if (deleted.length > 0) this.options.forget?.();
    return deleted;
  }

  /** Counts the grace of every table from its beginning: the clock has jumped, and nobody knows when it was right. */
  async beginGraceAgain(): Promise<void> {
    await this.db
      .updateTable('tables')
      .set({ ending: null })
      .where('ending', 'is not', null)
      .execute();
  }

  async close(): Promise<void> {
    await Promise.all([...this.listening].map((listener) => listener.close()));
    await this.db.destroy();
    this.options.release?.();
  }
}

async function readTable(db: Kysely<Database>, key: string): Promise<StoredTable | undefined> {
  const table = await db.selectFrom('tables').selectAll().where('key', '=', key).executeTakeFirst();
  if (table === undefined) return undefined;
  const seats = await db
    .selectFrom('seats')
    .selectAll()
    .where('table', '=', key)
    .orderBy('seat')
    .execute();
  return { ...table, seats };
}
