import { sql, type Kysely } from 'kysely';
import { DatabaseError } from 'pg';
import { touchedIn, type Database, type StepRow } from './schema.ts';
import type { Appended } from './stored.ts';

/** How many statements are under way at the same time: one that waits for a locked table leaves room for another. */
const AT_ONCE = 2;

interface Waiting {
  readonly added: Appended;
  readonly resolve: (stored: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Appends to tables in PostgreSQL, and notifies `channel` of each. PostgreSQL lets transactions with notices end one after the
 * other, each with a wait of its own for the disk. So what comes while one is written is written in the next one, all of it
 * together.
 *
 * False if a step or an answer of this number is there already, if the seat has another key, or if there is no such table; then
 * nothing of it has changed. Rejects with the errors of the database.
 */
export function appendShared(
  db: Kysely<Database>,
  channel: string,
): (added: Appended) => Promise<boolean> {
  let waiting: Waiting[] = [];
  /** The tables of which something is being written. */
  const busy = new Set<string>();
  let writing = 0;

  /** Takes what may be written now: of each table what came first. */
  const take = (): readonly Waiting[] => {
    const taken = firstOfEach(waiting.filter(({ added }) => !busy.has(added.table)));
    waiting = waiting.filter((each) => !taken.includes(each));
    for (const { added } of taken) busy.add(added.table);
    return taken;
  };
  const write = async (taken: readonly Waiting[]): Promise<void> => {
    try {
      const stored = await append(
        db,
        channel,
        taken.map(({ added }) => added),
      );
      for (const { added, resolve } of taken) resolve(stored.has(added.table));
    } catch (error) {
      if (!isUndone(error)) for (const { reject } of taken) reject(error);
      // It may be the fault of one of them.
      else if (taken.length > 1) for (const each of taken) await write([each]);
      else if (error.code === THERE) taken[0]!.resolve(false);
      else taken[0]!.reject(error);
    }
  };
  const writeAll = async (): Promise<void> => {
    writing += 1;
    for (let taken = take(); taken.length > 0; taken = take()) {
      await write(taken);
      for (const { added } of taken) busy.delete(added.table);
    }
    writing -= 1;
  };
  return (added) =>
    new Promise((resolve, reject) => {
      waiting.push({ added, resolve, reject });
      if (writing < AT_ONCE) void writeAll();
    });
}

/** Of each table what came first. Two servers that write at the same tables come to them in the same order. */
function firstOfEach(waiting: readonly Waiting[]): readonly Waiting[] {
  const first = new Map<string, Waiting>();
  for (const each of waiting) if (!first.has(each.added.table)) first.set(each.added.table, each);
  return [...first.keys()].toSorted().map((table) => first.get(table)!);
}

/** What PostgreSQL calls a row that is there already. */
const THERE = '23505';
/** What it says of a connection that ends. */
const ENDS = /^(08|57P)/;

/** Whether the database has refused the statement, and so has left everything as it was. Else nobody knows. */
const isUndone = (error: unknown): error is DatabaseError =>
  error instanceof DatabaseError && error.code !== undefined && !ENDS.test(error.code);

/**
 * Appends to different tables in one statement, which is a transaction of its own: one journey to the database. Returns the
 * tables to which it has appended. Throws if a step or an answer is there already, or cannot be stored; then nothing has changed.
 */
async function append(
  db: Kysely<Database>,
  channel: string,
  all: readonly Appended[],
): Promise<ReadonlySet<string>> {
  const asked = all.map(({ table, answer, notice }): Asked => ({
    table,
    notice,
    intent: answer?.intent ?? null,
    seat: answer?.seat ?? null,
    answer: answer?.answer ?? null,
    by: answer?.by ?? null,
  }));
  const rows = all.flatMap((each) => each.rows);
  const minute = Math.max(...all.map((each) => each.minute));
  const told = await db
    .with('asked', (each) =>
      each
        .selectFrom(
          sql<Asked>`json_to_recordset(${JSON.stringify(asked)}::json)`.as<'given'>(
            sql`given ("table" text, notice text, intent text, seat integer, answer text, by text)`,
          ),
        )
        .selectAll()
        // So that PostgreSQL knows how few they are, and looks the tables up.
        .limit(asked.length),
    )
    .with('touched', (each) =>
      each
        .updateTable('tables')
        .from('asked')
        .set({ touched: touchedIn(minute) })
        .whereRef('tables.key', '=', 'asked.table')
        .where((where) =>
          where.or([
            where('asked.by', 'is', null),
            where(
              'asked.by',
              '=',
              where
                .selectFrom('seats')
                .select('seats.key_hash')
                .whereRef('seats.table', '=', 'asked.table')
                .whereRef('seats.seat', '=', 'asked.seat'),
            ),
          ]),
        )
        .returning('tables.key'),
    )
    // Where nothing was touched, these insert nothing.
    .with('added', (each) =>
      each
        .insertInto('steps')
        .columns(['table', 'step', 'cut', 'actor', 'action', 'ahead'])
        .expression(
          each
            .selectFrom([
              'touched',
              sql<StepRow>`json_to_recordset(${JSON.stringify(rows)}::json)`.as<'given'>(
                sql`given ("table" text, step integer, cut integer, actor integer, action integer, ahead integer)`,
              ),
            ])
            .select([
              'given.table',
              'given.step',
              'given.cut',
              'given.actor',
              'given.action',
              'given.ahead',
            ])
            .whereRef('given.table', '=', 'touched.key'),
        )
        .returning('step'),
    )
    .with('kept', (each) =>
      each
        .insertInto('answers')
        .columns(['table', 'intent', 'seat', 'answer'])
        .expression(
          each
            .selectFrom('touched')
            .innerJoin('asked', 'asked.table', 'touched.key')
            .select(['touched.key', 'asked.intent', 'asked.seat', 'asked.answer'])
            .where('asked.intent', 'is not', null),
        )
        .returning('intent'),
    )
    .selectFrom('touched')
    .innerJoin('asked', 'asked.table', 'touched.key')
    .select(['touched.key', sql`pg_notify(${channel}, asked.notice)`.as('told')])
    .execute();
  return new Set(told.map(({ key }) => key));
}

/** What is asked for beside the steps, as a row. */
interface Asked {
  readonly table: string;
  readonly notice: string;
  readonly intent: string | null;
  readonly seat: number | null;
  readonly answer: string | null;
  readonly by: string | null;
}
