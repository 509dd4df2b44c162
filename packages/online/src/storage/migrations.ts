import type { Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import type { Database } from './schema.ts';

/** Thrown when a later build of Glade has written the database. */
export class NewerDatabase extends Error {}

/**
 * In the order of their names. A server of the build before may still be running while the next one starts, so a migration
 * adds, and changes nothing that older builds use.
 */
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
  '2026-11-tables-2-ending': {
    async up(db) {
      await db.schema.alterTable('tables').addColumn('ending', 'integer').execute();
    },
  },
  '2026-11-tables-3-custom': {
    async up(db) {
      await db.schema.alterTable('tables').addColumn('custom', 'text').execute();
      await db.schema.alterTable('tables').addColumn('question', 'text').execute();
      await db.schema.alterTable('tables').addColumn('late', 'integer').execute();
      await db.schema
        .alterTable('seats')
        .addColumn('used', 'integer', (c) => c.notNull().defaultTo(0))
        .execute();
    },
  },
  '2026-11-tables-4-ahead': {
    async up(db) {
      await db.schema.alterTable('steps').addColumn('ahead', 'integer').execute();
    },
  },
  '2026-11-tables-5-next': {
    async up(db) {
      await db.schema
        .createIndex('tables_next')
        .on('tables')
        .column('next')
        .where('next', 'is not', null)
        .execute();
    },
  },
};

/**
 * Brings the tables of a database up to date, in one transaction; of several processes that start at once one does it. Throws
 * `NewerDatabase` if a later build of Glade has written it, and the errors of the database. `schema` is that of PostgreSQL.
 */
export async function migrate(db: Kysely<Database>, schema?: string): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
    ...(schema === undefined ? {} : { migrationTableSchema: schema }),
  });
  const { error } = await migrator.migrateToLatest();
  if (error instanceof Error && error.message.startsWith('corrupted migrations'))
    throw new NewerDatabase('A later version of Glade has written this database: use that one.', {
      cause: error,
    });
  if (error !== undefined) throw error;
}
