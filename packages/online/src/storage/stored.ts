import type { Transaction } from 'kysely';
import type { Database, SeatRow, StepRow, TableRow } from './schema.ts';

/** A table as it is stored, with the people who have sat down. */
export interface StoredTable extends TableRow {
  readonly seats: readonly SeatRow[];
}

/** A table that is opened. */
export type NewTable = Omit<TableRow, 'touched' | 'ending' | 'custom' | 'question' | 'late'> & {
  readonly custom?: string | null;
};

/** The answer to an intent, kept with the steps it led to: the same intent sent again has the same answer. */
export interface StoredAnswer {
  readonly intent: string;
  readonly seat: number;
  readonly answer: string;
}

/** An answer that is stored with its steps. */
export interface NewAnswer extends StoredAnswer {
  /** SHA-256 of the key by which it was asked for. If the seat has another key now, nothing is stored. */
  readonly by?: string;
}

/**
 * What has changed at a table. `steps`: to how many steps it has come; undefined if something else has changed. `note`: said
 * by another process, and stored nowhere. Without a table, notices may have been missed.
 */
export interface TableNews {
  readonly table?: string;
  readonly steps?: number;
  readonly note?: unknown;
}

/** What is appended to a table, with the notice to the other processes. */
export interface Appended {
  readonly table: string;
  readonly rows: readonly StepRow[];
  readonly answer: NewAnswer | undefined;
  readonly minute: number;
  readonly notice: string;
}

/** How the database of a store is used beside asking it. */
export interface StoreOptions {
  /** The minutes since 1970. */
  readonly minute: () => number;
  /** Where several processes share the database: tells all of them, once the transaction stands. */
  readonly notify?: (db: Transaction<Database>, notice: string) => Promise<void>;
  /** Tells all of them something that is stored nowhere. */
  readonly say?: (notice: string) => Promise<void>;
  readonly listen?: (heard: (notice: string | undefined) => void) => { close(): Promise<void> };
  /**
   * Appends to a table, and resolves once that is on disk. False if there is such a step or answer already, the seat has another
   * key, or there is no such table; then nothing has changed.
   */
  readonly append: (added: Appended) => Promise<boolean>;
  /** Called after rows were deleted: nothing of them is to be left in the files. */
  readonly forget?: () => void;
  /** Called when the store is closed. */
  readonly release?: () => void;
}

/** A notice as it was sent; undefined if another program has sent it. */
export function readNotice(notice: string): TableNews | undefined {
  try {
    const news = JSON.parse(notice) as TableNews | null;
    return typeof news?.table === 'string' ? news : undefined;
  } catch {
    return undefined;
  }
}
