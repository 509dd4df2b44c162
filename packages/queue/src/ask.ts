import type { BotGame } from '@glade/engine';
import {
  addStudyResult,
  addUnusedClauses,
  Stopped,
  loadGame,
  type Experiment,
  type StudyResult,
  type ShelfUrl,
} from '@glade/lab';
import { Database, pause, restAfter, type Health } from './database.ts';
import { foundReader, LONGEST } from './found.ts';
import { jobsOf, orderFor, queueOf, shardOf, type Order } from './order.ts';
import { keepOrder } from './orders.ts';
import { Trouble } from './trouble.ts';

/** What the one who asks is told besides the progress. */
export type Notice =
  /** The jobs are in the queue; `done` of them were done before. */
  | {
      readonly kind: 'queued';
      readonly study: string;
      readonly jobs: number;
      readonly done: number;
    }
  /** Jobs wait, and nobody has played any for a while. */
  | { readonly kind: 'idle'; readonly study: string }
  | Health;

/** How a study is asked of a queue: nothing of this changes its result. */
export interface Asking {
  /** The address of a PostgreSQL, `postgres://…`. */
  readonly url: string;
  /** Hears now and then how many matches have been played. */
  readonly progress?: (played: number) => void;
  readonly told?: (notice: Notice) => void;
  /** Ends the waiting; the jobs stay, and the same question goes on from there. */
  readonly signal?: AbortSignal;
  /** Ends the waiting, too, but with the answer so far: that of all matches before the first job without a result. */
  readonly enough?: AbortSignal | undefined;
}

/** So often the asker looks how far the workers are, in milliseconds. */
const LOOK = 250;
/** After so many milliseconds without a result the asker is told that nobody plays. */
const IDLE = 15_000;
/** So many jobs are handed over, and so many results read, at a time. */
const MANY = 500;
const PAGE = 50;

/**
 * Lets the workers of a queue play a study. The answer is that of `runStudy` to the last byte. Asked again, it takes up
 * what has been found. Throws a Trouble when the database cannot be reached or cannot do it, when a worker failed at the study,
 * when it was cancelled, and when a result is none.
 */
export async function askQueue(
  shelf: ShelfUrl,
  arms: readonly Experiment[],
  asking: Asking,
): Promise<StudyResult> {
  const { told = () => {} } = asking;
  const { game, clauses } = await loadGame(shelf, arms[0]!.game);
  const wanted = orderFor(game, arms);
  const database = await Database.open(asking.url, { heard: told, signal: asking.signal });
  try {
    const order = await database.lasting(() => keepOrder(database, wanted));
    const done = await handOver(database, order);
    told({ kind: 'queued', study: order.id, jobs: jobsOf(order), done });
    await allPlayed(database, order, asking);
    const found = await addUp(database, order, game);
    addUnusedClauses(found, clauses);
    return found;
  } finally {
    await database.close();
  }
}

/**
 * Puts a job into the queue for every shard that has no result, and tells how many have one. Jobs that are in the queue
 * are not doubled.
 */
async function handOver(database: Database, order: Order): Promise<number> {
  const { id: study } = order;
  const queue = queueOf(order);
  const rows = await database.lasting(async () => {
    await database.createQueue(queue);
    return database.rows('select shard from glade_lab_results where study = $1', [study]);
  });
  const done = new Set(rows.map((row) => Number(row['shard'])));
  const jobs = jobsOf(order);
  const missing = Array.from({ length: jobs }, (_, shard) => shard).filter((n) => !done.has(n));
  for (let at = 0; at < missing.length; at += MANY) {
    const some = missing.slice(at, at + MANY).map((shard) => ({
      singletonKey: `${study}/${shard}`,
      data: { study, shard },
    }));
    await database.lasting(() => database.boss.insert(queue, some));
  }
  return jobs - missing.length;
}

/** Waits until every shard has a result. */
async function allPlayed(
  database: Database,
  order: Order,
  { progress, told, signal, enough }: Asking,
): Promise<void> {
  const all = jobsOf(order);
  let before = -1;
  let since = Date.now();
  for (;;) {
    signal?.throwIfAborted();
    const began = performance.now();
    const { jobs, matches } = await database.lasting(() => standing(database, order));
    progress?.(matches);
    if (jobs === all || enough?.aborted === true) return;
    if (jobs !== before) [before, since] = [jobs, Date.now()];
    if (Date.now() - since > IDLE) {
      await database.lasting(() => lookAfter(database, order));
      told?.({ kind: 'idle', study: order.id });
      since = Date.now();
    }
    await pause(restAfter(began, LOOK), signal);
  }
}

async function standing(
  database: Database,
  order: Order,
): Promise<{ readonly jobs: number; readonly matches: number }> {
  const [row] = await database.rows(
    `select s.fault, count(r.shard) as jobs, coalesce(sum(r.matches), 0) as matches
     from glade_lab_studies s
     left join glade_lab_results r on r.study = s.id and r.shard between 0 and $2 - 1
     where s.id = $1 group by s.id`,
    [order.id, jobsOf(order)],
  );
  if (row === undefined) throw new Trouble('queue.cancelled', { study: order.id });
  if (row['fault'] !== null)
    throw new Trouble('queue.fault', { study: order.id, reason: String(row['fault']) });
  return { jobs: Number(row['jobs']), matches: Math.min(Number(row['matches']), order.games) };
}

/** What nobody plays for a while may have no job any more: then there must be another, unless its workers were lost. */
async function lookAfter(database: Database, order: Order): Promise<void> {
  const states = await database.jobStates(queueOf(order), order.id);
  if (['created', 'retry', 'active'].some((state) => states.has(state))) return;
  if (states.has('failed')) throw new Trouble('queue.lost', { study: order.id });
  await handOver(database, order);
}

/** Reads results in the order of their shards and adds them up: all, or those before the first that is missing. */
async function addUp(database: Database, order: Order, game: BotGame): Promise<StudyResult> {
  const read = foundReader(game, order.arms);
  const all = jobsOf(order);
  let sum: StudyResult | undefined;
  let next = 0;
  reading: for (let from = 0; from < all; from += PAGE) {
    const page = await database.lasting(() =>
      database.rows(
        `select shard, case when octet_length(result) <= $4 then result end as result
         from glade_lab_results where study = $1 and shard >= $2 and shard < $3 order by shard`,
        [order.id, from, Math.min(all, from + PAGE), LONGEST],
      ),
    );
    for (const row of page) {
      const shard = Number(row['shard']);
      if (shard !== next) break reading;
      next += 1;
      const found = readResult(
        () => read(String(row['result']), shardOf(order, shard)),
        order,
        shard,
      );
      if (sum === undefined) sum = found;
      else addStudyResult(sum, found);
    }
  }
  if (sum === undefined) throw new Stopped();
  return sum;
}

function readResult(read: () => StudyResult, { id: study }: Order, shard: number): StudyResult {
  try {
    return read();
  } catch {
    throw new Trouble('queue.result', { study, shard });
  }
}
