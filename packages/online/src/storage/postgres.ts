import { CompiledQuery, Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import { Pool, type ClientConfig } from 'pg';
import { appendShared } from './append-shared.ts';
import { migrate } from './migrations.ts';
import { Listener } from './listener.ts';
import { sayTogether } from './say-together.ts';
import type { Database } from './schema.ts';
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
/** Milliseconds after which the database ends a transaction whose server is gone: until then it keeps tables locked for others. */
const GONE = 10_000;

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
      append: appendShared(db, CHANNEL),
      say: sayTogether(db, CHANNEL),
    }),
    db,
  };
}

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
  idle_in_transaction_session_timeout: GONE,
  keepAlive: true,
});
