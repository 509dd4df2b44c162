import type { Kysely } from 'kysely';
import type { Step } from '../wire/index.ts';
import type { Database, SeatRow, StepRow, TableRow } from './schema.ts';

/** A table as it is stored, with the people who have sat down. */
export interface StoredTable extends TableRow {
  readonly seats: readonly SeatRow[];
}

/** The answer to an intent, kept with the steps it led to: the same intent sent again has the same answer. */
export interface StoredAnswer {
  readonly intent: string;
  readonly seat: number;
  readonly answer: string;
}

/**
 * The tables in a database. Every method is one transaction: what it has promised is on disk. Errors of the database are
 * thrown, and then nothing has changed.
 */
export class TableStore {
  private readonly db: Kysely<Database>;
  private readonly minute: () => number;

  /** `minute` tells the minutes since 1970. */
  constructor(db: Kysely<Database>, minute: () => number) {
    this.db = db;
    this.minute = minute;
  }

  async create(table: Omit<TableRow, 'touched'>, seats: readonly SeatRow[]): Promise<void> {
    await this.db.transaction().execute(async (db) => {
      await db
        .insertInto('tables')
        .values({ ...table, touched: this.minute() })
        .execute();
      if (seats.length > 0)
        await db
          .insertInto('seats')
          .values([...seats])
          .execute();
    });
  }

  async read(key: string): Promise<StoredTable | undefined> {
    const table = await this.db
      .selectFrom('tables')
      .selectAll()
      .where('key', '=', key)
      .executeTakeFirst();
    if (table === undefined) return undefined;
    const seats = await this.db
      .selectFrom('seats')
      .selectAll()
      .where('table', '=', key)
      .orderBy('seat')
      .execute();
    return { ...table, seats };
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

  /** Sits somebody down. False if the seat is taken. */
  async takeSeat(seat: SeatRow): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await this.db
      .insertInto('seats')
      .values(seat)
      .onConflict((conflict) => conflict.columns(['table', 'seat']).doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  }

  async standIn(table: string, seat: number, standIn: boolean): Promise<void> {
    await this.db
      .updateTable('seats')
      .set({ stand_in: standIn ? 1 : 0 })
      .where('table', '=', table)
      .where('seat', '=', seat)
      .execute();
  }

  /** Names the next table of the same people. Returns its key: that of whoever asked first. */
  async setNext(table: string, next: string): Promise<string> {
    await this.db
      .updateTable('tables')
      .set({ next })
      .where('key', '=', table)
      .where('next', 'is', null)
      .execute();
    const row = await this.db
      .selectFrom('tables')
      .select('next')
      .where('key', '=', table)
      .executeTakeFirstOrThrow();
    return row.next!;
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
   * than `from` already, or this intent has been answered; then nothing has changed.
   */
  async append(
    table: string,
    from: number,
    steps: readonly Step[],
    answer?: StoredAnswer,
  ): Promise<'stored' | 'behind'> {
    try {
      await this.db.transaction().execute(async (db) => {
        const rows = steps.map((step, i) => rowOf(table, from + i, step));
        if (rows.length > 0) {
          const { numInsertedOrUpdatedRows } = await db
            .insertInto('steps')
            .values(rows)
            .onConflict((conflict) => conflict.columns(['table', 'step']).doNothing())
            .executeTakeFirst();
          if (numInsertedOrUpdatedRows !== BigInt(rows.length)) throw new Behind();
        }
        if (answer !== undefined) {
          const { numInsertedOrUpdatedRows } = await db
            .insertInto('answers')
            .values({ table, ...answer })
            .onConflict((conflict) => conflict.columns(['table', 'intent']).doNothing())
            .executeTakeFirst();
          if (numInsertedOrUpdatedRows !== 1n) throw new Behind();
        }
        await db
          .updateTable('tables')
          .set({ touched: this.minute() })
          .where('key', '=', table)
          .execute();
      });
      return 'stored';
    } catch (error) {
      if (error instanceof Behind) return 'behind';
      throw error;
    }
  }

  /** Deletes the tables in which nothing has happened since this minute. Returns how many. */
  async deleteOlder(minute: number): Promise<number> {
    const { numDeletedRows } = await this.db
      .deleteFrom('tables')
      .where('touched', '<', minute)
      .executeTakeFirst();
    return Number(numDeletedRows);
  }

  async close(): Promise<void> {
    await this.db.destroy();
  }
}

/** Rolls a transaction back. */
class Behind extends Error {}

const stepOf = ({ cut, actor, action }: StepRow): Step =>
  cut === null ? { actor: actor!, action: action! } : { cut };

const rowOf = (table: string, step: number, what: Step): StepRow =>
  'cut' in what
    ? { table, step, cut: what.cut, actor: null, action: null }
    : { table, step, cut: null, actor: what.actor, action: what.action };
