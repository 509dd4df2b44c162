import type { Kysely, Transaction } from 'kysely';
import type { Step } from '../wire/index.ts';
import type { Database, StepRow } from './schema.ts';
import type { Appended } from './stored.ts';

/**
 * Appends steps and the answer that belongs to them in one transaction, with what `more` does. `behind`: there is such a step
 * or answer already, or the seat has another key; then nothing has changed.
 */
export async function append(
  store: Kysely<Database>,
  { table, rows, answer }: Pick<Appended, 'table' | 'rows' | 'answer'>,
  more: (db: Transaction<Database>) => Promise<void>,
): Promise<'stored' | 'behind'> {
  try {
    await store.transaction().execute(async (db) => {
      if (rows.length > 0) {
        const { numInsertedOrUpdatedRows } = await db
          .insertInto('steps')
          .values([...rows])
          .onConflict((conflict) => conflict.columns(['table', 'step']).doNothing())
          .executeTakeFirst();
        if (numInsertedOrUpdatedRows !== BigInt(rows.length)) throw new Behind();
      }
      if (answer !== undefined) {
        const { by, ...kept } = answer;
        if (by !== undefined && !(await isKeyOf(db, table, answer.seat, by))) throw new Behind();
        const { numInsertedOrUpdatedRows } = await db
          .insertInto('answers')
          .values({ table, ...kept })
          .onConflict((conflict) => conflict.columns(['table', 'intent']).doNothing())
          .executeTakeFirst();
        if (numInsertedOrUpdatedRows !== 1n) throw new Behind();
      }
      await more(db);
    });
    return 'stored';
  } catch (error) {
    if (error instanceof Behind) return 'behind';
    throw error;
  }
}

async function isKeyOf(
  db: Transaction<Database>,
  table: string,
  seat: number,
  hash: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('seats')
    .select('key_hash')
    .where('table', '=', table)
    .where('seat', '=', seat)
    .executeTakeFirst();
  return row?.key_hash === hash;
}

/**
 * A step as it is stored. What is done ahead is also a cut that cuts nothing off: a server of an older build, which does not
 * know `ahead`, leaves the log as it is.
 */
export function rowOf(table: string, step: number, what: Step): StepRow {
  const row = { table, step, cut: null, actor: null, action: null, ahead: null };
  if ('cut' in what) return { ...row, cut: what.cut };
  if ('ahead' in what)
    return { ...row, cut: what.at, actor: what.ahead, action: what.action, ahead: 1 };
  return { ...row, actor: what.actor, action: what.action };
}

/** A step as it was stored. */
export function stepOf({ cut, actor, action, ahead }: StepRow): Step {
  if (ahead === 1) return { ahead: actor!, action, at: cut! };
  return cut === null ? { actor: actor!, action: action! } : { cut };
}

/** Rolls a transaction back. */
class Behind extends Error {}
