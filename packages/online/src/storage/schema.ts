import { sql, type Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';

/** What is stored of tables far away. `docs/privacy.md` names each column with its reason. */
export interface Database {
  readonly tables: TableRow;
  readonly seats: SeatRow;
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
}

export interface SeatRow {
  readonly table: string;
  readonly seat: number;
  /** SHA-256 of the seat's key. */
  readonly key_hash: string;
  /** The random word of the person's page. */
  readonly word: string;
  readonly name: string | null;
  readonly face: string | null;
  readonly colour: string | null;
  readonly stand_in: number;
}

export interface StepRow {
  readonly table: string;
  /** 0, 1, 2 … without a gap. */
  readonly step: number;
  /** Set if the log was cut to so many entries; else actor and action are. */
  readonly cut: number | null;
  readonly actor: number | null;
  readonly action: number | null;
}

interface AnswerRow {
  readonly table: string;
  /** What the page calls its intent. */
  readonly intent: string;
  readonly seat: number;
  /** JSON. */
  readonly answer: string;
}

const migrations: Readonly<Record<string, Migration>> = {
  '2026-11-tables': {
    async up(db) {
      await db.schema
        .createTable('tables')
        .addColumn('key', 'text', (c) => c.primaryKey())
        .addColumn('game', 'text', (c) => c.notNull())
        .addColumn('version', 'integer', (c) => c.notNull())
        .addColumn('options', 'text', (c) => c.notNull())
        .addColumn('players', 'text', (c) => c.notNull())
        .addColumn('watchable', 'integer', (c) => c.notNull())
        .addColumn('secret', 'text', (c) => c.notNull())
        .addColumn('commitment', 'text', (c) => c.notNull())
        .addColumn('next', 'text')
        .addColumn('touched', 'integer', (c) => c.notNull())
        .execute();
      await db.schema
        .createTable('seats')
        .addColumn('table', 'text', (c) => c.references('tables.key').onDelete('cascade').notNull())
        .addColumn('seat', 'integer', (c) => c.notNull())
        .addColumn('key_hash', 'text', (c) => c.notNull())
        .addColumn('word', 'text', (c) => c.notNull())
        .addColumn('name', 'text')
        .addColumn('face', 'text')
        .addColumn('colour', 'text')
        .addColumn('stand_in', 'integer', (c) => c.notNull())
        .addPrimaryKeyConstraint('seats_key', ['table', 'seat'])
        .execute();
      await db.schema
        .createTable('steps')
        .addColumn('table', 'text', (c) => c.references('tables.key').onDelete('cascade').notNull())
        .addColumn('step', 'integer', (c) => c.notNull())
        .addColumn('cut', 'integer')
        .addColumn('actor', 'integer')
        .addColumn('action', 'integer')
        .addPrimaryKeyConstraint('steps_key', ['table', 'step'])
        .execute();
      await db.schema
        .createTable('answers')
        .addColumn('table', 'text', (c) => c.references('tables.key').onDelete('cascade').notNull())
        .addColumn('intent', 'text', (c) => c.notNull())
        .addColumn('seat', 'integer', (c) => c.notNull())
        .addColumn('answer', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('answers_key', ['table', 'intent'])
        .execute();
      await db.schema.createIndex('tables_touched').on('tables').column('touched').execute();
    },
  },
};

/** Brings the tables of a database up to date, in one transaction. Throws if a later build of Glade has written it. */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined)
    throw new Error('The database was written by another build of Glade.', { cause: error });
}

/** Whether the database answers. */
export async function answers(db: Kysely<Database>): Promise<boolean> {
  try {
    await sql`select 1`.execute(db);
    return true;
  } catch {
    return false;
  }
}
