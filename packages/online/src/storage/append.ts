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

/** A step as it is stored. */
export const rowOf = (table: string, step: number, what: Step): StepRow =>
  'cut' in what
    ? { table, step, cut: what.cut, actor: null, action: null, ahead: null }
    : 'ahead' in what
      ? { table, step, cut: null, actor: what.ahead, action: what.action, ahead: 1 }
      : { table, step, cut: null, actor: what.actor, action: what.action, ahead: null };

/** A step as it was stored. */
export function stepOf({ cut, actor, action, ahead }: StepRow): Step {
  if (cut !== null) return { cut };
  return ahead === null ? { actor: actor!, action: action! } : { ahead: actor!, action };
}

/** Rolls a transaction back. */
class Behind extends Error {}
