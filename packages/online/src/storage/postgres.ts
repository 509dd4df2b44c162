import { CompiledQuery, Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import { Pool, type ClientConfig } from 'pg';
import { migrate } from './migrations.ts';
import { Listener } from './listener.ts';
import { touchedIn, type AnswerRow, type Database, type StepRow } from './schema.ts';
import type { Appended } from './stored.ts';
import { TableStore } from './table-store.ts';

/** The tables have a schema of their own, so that other programs can use the same database. */
const SCHEMA = 'glade_tables';
/** The channel on which servers tell each other that a table has changed. */
const CHANNEL = 'glade_tables';

const SYNCHRONOUS = `select set_config('synchronous_commit', 'on', false)
  where current_setting('synchronous_commit') = 'off'`;

const CONNECTIONS = 10;
/** Milliseconds until a database that does not answer counts as away. */
const PATIENCE = 5000;

/** Thrown when what was given is no address of a PostgreSQL database. */
export class NoAddress extends Error {}

/**
 * The tables in a PostgreSQL database, which any number of servers may share. Whatever a method of the store has promised has
 * been written through to the disk. No error contains the address, which may hold a password. Throws `NoAddress`,
 * `NewerDatabase`, and the errors of the database.
 */
export async function openPostgres(
  address: string,
  minute: () => number,
): Promise<{ readonly store: TableStore; readonly db: Kysely<Database> }> {
  const db = readPostgres(address);
  try {
    await migrate(db, SCHEMA);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  const notify = async (transaction: Transaction<Database>, news: string): Promise<void> => {
    await sql`select pg_notify(${CHANNEL}, ${news})`.execute(transaction);
  };
  const listen = (heard: (notice: string | undefined) => void): Listener =>
    new Listener({ connection: connectionTo(address), channel: CHANNEL, heard });
  return {
    store: new TableStore(db, {
      minute,
      notify,
      listen,
      append: (added) => append(db, added),
    }),
    db,
  };
}

/**
 * Appends in one statement, which is a transaction of its own: one journey to the database in place of six. False if a step or
 * an answer of this number is there already, or if the seat has another key.
 */
async function append(
  db: Kysely<Database>,
  { table, rows, answer, minute, notice }: Appended,
): Promise<boolean> {
  const touched = db.with('touched', (each) => {
    const update = each
      .updateTable('tables')
      .set({ touched: touchedIn(minute) })
      .where('key', '=', table);
    const { by, seat } = answer ?? {};
    const allowed =
      by === undefined
        ? update
        : update.where((where) =>
            where.exists(
              where
                .selectFrom('seats')
                .select('seat')
                .where('table', '=', table)
                .where('seat', '=', seat!)
                .where('key_hash', '=', by),
            ),
          );
    return allowed.returning('key');
  });
  // Where nothing was touched, these insert nothing.
  const withSteps = touched.with('added', (each) =>
    each
      .insertInto('steps')
      .columns(['table', 'step', 'cut', 'actor', 'action', 'ahead'])
      .expression(
        each
          .selectFrom([
            'touched',
            sql<StepRow>`json_to_recordset(${JSON.stringify(rows)}::json)`.as<'added'>(
              sql`added ("table" text, step integer, cut integer, actor integer, action integer, ahead integer)`,
            ),
          ])
          .select([
            'added.table',
            'added.step',
            'added.cut',
            'added.actor',
            'added.action',
            'added.ahead',
          ]),
      )
      .returning('step'),
  );
  const withAnswer = withSteps.with('kept', (each) =>
    each
      .insertInto('answers')
      .columns(['table', 'intent', 'seat', 'answer'])
      .expression(
        each
          .selectFrom([
            'touched',
            sql<AnswerRow>`json_to_recordset(${JSON.stringify(answer === undefined ? [] : [answer])}::json)`.as<'given'>(
              sql`given (intent text, seat integer, answer text)`,
            ),
          ])
          .select(['touched.key', 'given.intent', 'given.seat', 'given.answer']),
      )
      .returning('intent'),
  );
  try {
    const told = await withAnswer
      .selectFrom('touched')
      .select(sql`pg_notify(${CHANNEL}, ${notice})`.as('told'))
      .execute();
    return told.length === 1;
  } catch (error) {
    if ((error as { code?: unknown }).code === UNIQUE_VIOLATION) return false;
    throw error;
  }
}

/** What PostgreSQL calls a row that is there already. */
const UNIQUE_VIOLATION = '23505';

/** The tables in a PostgreSQL database as they are, of whichever version. Throws `NoAddress`. */
export function readPostgres(address: string): Kysely<Database> {
  if (!/^postgres(?:ql)?:\/\//.test(address) || !URL.canParse(address))
    throw new NoAddress('This is no address of a PostgreSQL database.');
  const pool = new Pool({ ...connectionTo(address), max: CONNECTIONS });
  // A connection that breaks while nobody uses it is taken out of the pool; the next question opens another.
  pool.on('error', () => {});
  const dialect = new PostgresDialect({
    pool,
    // Whatever the database is set to: what has been acknowledged is on disk.
    onCreateConnection: async (each) => {
      await each.executeQuery(CompiledQuery.raw(SYNCHRONOUS));
    },
  });
  return new Kysely<Database>({ dialect }).withSchema(SCHEMA);
}

const connectionTo = (address: string): ClientConfig => ({
  connectionString: address,
  application_name: 'glade',
  connectionTimeoutMillis: PATIENCE,
  keepAlive: true,
});
