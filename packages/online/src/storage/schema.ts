import { sql, type Generated, type Kysely, type RawBuilder } from 'kysely';

/** What is stored of tables far away. `docs/privacy.md` names each column with its reason. */
export interface Database {
  readonly tables: TableRow;
  readonly seats: Omit<SeatRow, 'used'> & { readonly used: Generated<number> };
  readonly steps: StepRow;
  readonly answers: AnswerRow;
}

export interface TableRow {
  /** The invitation. */
  readonly key: string;
  readonly game: string;
  readonly version: number;
  /** JSON. */
  readonly options: string;
  /** JSON: who is to sit in each seat. */
  readonly players: string;
  readonly watchable: number;
  /** The server's secret word for the dice, and its hash that was published first. */
  readonly secret: string;
  readonly commitment: string;
  readonly next: string | null;
  /** The minute since 1970 of the last change. */
  readonly touched: number;
  /** The minute in which a server first saw that its time was over. Null as long as it is not. */
  readonly ending: number | null;
  /** JSON: what the person who opened the table chose for it beside the rules. Null for what is usual. */
  readonly custom: string | null;
  /** JSON: who asks whether they may take back, and who has to agree yet. */
  readonly question: string | null;
  /** The seat whose time was up. */
  readonly late: number | null;
}

export interface SeatRow {
  readonly table: string;
  readonly seat: number;
  /** SHA-256 of the seat's key. */
  readonly key_hash: string;
  /** The random word of the person's page; empty until the page that has opened the table gives it. */
  readonly word: string;
  readonly name: string | null;
  readonly face: string | null;
  readonly colour: string | null;
  readonly stand_in: number;
  /** Milliseconds used up on the clock of this seat; 0 at a table without a clock. */
  readonly used: number;
}

/** A seat that somebody takes. */
export type NewSeat = Omit<SeatRow, 'used'>;

export interface StepRow {
  readonly table: string;
  /** 0, 1, 2 … without a gap. */
  readonly step: number;
  /** Set if the log was cut to this many entries; else actor and action are. With `ahead` it has this many, and none are cut off. */
  readonly cut: number | null;
  readonly actor: number | null;
  readonly action: number | null;
  /** 1: the seat `actor` has done this before the log came to it; without an action it took the last of that back. */
  readonly ahead: number | null;
}

interface AnswerRow {
  readonly table: string;
  /** What the page calls its intent. */
  readonly intent: string;
  readonly seat: number;
  /** JSON. */
  readonly answer: string;
}

/** What `tables.touched` is after a change in this minute. A clock that goes back takes nothing away. */
export const touchedIn = (minute: number): RawBuilder<number> =>
  sql<number>`case when touched < ${minute} then ${minute} else touched end`;

/** Whether the database answers. */
export async function answers(db: Kysely<Database>): Promise<boolean> {
  try {
    await sql`select 1`.execute(db);
    return true;
  } catch {
    return false;
  }
}
