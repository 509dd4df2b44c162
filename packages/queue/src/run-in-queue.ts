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
import { Database, pause, pauseAfter, type DatabaseNotice } from './database.ts';
import { resultReader, MAX_RESULT_BYTES } from './stored-result.ts';
import { jobCount, prepareStudy, queueName, shardOf, type QueuedStudy } from './queued-study.ts';
import { storeStudy } from './study-table.ts';
import { QueueError } from './queue-error.ts';

/** Notices to the caller, besides the progress. */
export type RunNotice =
  /** The jobs are in the queue; `done` of them already have a result. */
  | {
      readonly kind: 'queued';
      readonly study: string;
      readonly jobs: number;
      readonly done: number;
    }
  /** Jobs wait, and no worker has finished any for a while. */
  | { readonly kind: 'idle'; readonly study: string }
  /** Somebody who watches the queue stopped the study: the answer is that of the matches that were played. */
  | { readonly kind: 'stopped'; readonly study: string }
  | DatabaseNotice;

/** How a study is run in a queue. None of this changes its result. */
export interface QueueRunSettings {
  /** The address of a PostgreSQL, `postgres://…`. */
  readonly url: string;
  /** Called now and then with the number of matches played. */
  readonly progress?: (played: number) => void;
  readonly notice?: (notice: RunNotice) => void;
  /** Ends the waiting with an error. The jobs stay, and running the same study again continues them. */
  readonly signal?: AbortSignal;
  /** Ends the waiting with the answer so far: that of all matches before the first job without a result. */
  readonly stopEarly?: AbortSignal | undefined;
}

/** The time between two looks at the progress, in milliseconds. */
const POLL_INTERVAL = 250;
/** After this many milliseconds without a result, the notice `idle` is given. */
const IDLE_AFTER = 15_000;
/** How many jobs are inserted, and how many results are read, at a time. */
const JOBS_PER_INSERT = 500;
const RESULTS_PER_PAGE = 50;

/**
 * Lets the workers of a queue play a study. The result is that of `runStudy` to the last byte. Run again, a study
 * continues from the results it has. Throws a QueueError when the database cannot be reached or fails, when a worker
 * failed at the study, when it was cancelled, and when a stored result is damaged. Throws a Stopped when it is stopped
 * before the first result.
 */
export async function runStudyInQueue(
  shelf: ShelfUrl,
  arms: readonly Experiment[],
  asking: QueueRunSettings,
): Promise<StudyResult> {
  const { notice = () => {} } = asking;
  const { game, clauses } = await loadGame(shelf, arms[0]!.game);
  const prepared = prepareStudy(game, arms);
  const database = await Database.open(asking.url, { notice, signal: asking.signal });
  try {
    const study = await database.withRetries(() => storeStudy(database, prepared));
    const done = await insertMissingJobs(database, study);
    notice({ kind: 'queued', study: study.id, jobs: jobCount(study), done });
    await waitForResults(database, study, asking);
    const result = await addUpResults(database, study, game);
    if (result === undefined) throw new Stopped();
    addUnusedClauses(result, clauses);
    return result;
  } finally {
    await database.close();
  }
}

/**
 * Inserts a job for every shard that has no result, and returns how many shards have one. A job that is already in the
 * queue is not doubled.
 */
export async function insertMissingJobs(database: Database, study: QueuedStudy): Promise<number> {
  const queue = queueName(study);
  const rows = await database.withRetries(async () => {
    await database.createQueue(queue);
    return database.rows('select shard from glade_lab_results where study = $1', [study.id]);
  });
  const done = new Set(rows.map((row) => Number(row['shard'])));
  const jobs = jobCount(study);
  const missing = Array.from({ length: jobs }, (_, shard) => shard).filter((n) => !done.has(n));
  for (let at = 0; at < missing.length; at += JOBS_PER_INSERT) {
    const page = missing.slice(at, at + JOBS_PER_INSERT).map((shard) => ({
      singletonKey: `${study.id}/${shard}`,
      data: { study: study.id, shard },
    }));
    await database.withRetries(() => database.boss.insert(queue, page));
  }
  return jobs - missing.length;
}

/** Waits until every shard has a result, or the run is stopped. */
async function waitForResults(
  database: Database,
  study: QueuedStudy,
  { progress, notice, signal, stopEarly }: QueueRunSettings,
): Promise<void> {
  const all = jobCount(study);
  let before = -1;
  let since = Date.now();
  for (;;) {
    signal?.throwIfAborted();
    const began = performance.now();
    const { jobs, matches, stopped } = await database.withRetries(() =>
      studyProgress(database, study),
    );
    progress?.(matches);
    if (jobs === all || stopEarly?.aborted === true) return;
    if (stopped && !(await isBeingPlayed(database, study))) {
      notice?.({ kind: 'stopped', study: study.id });
      return;
    }
    if (jobs !== before) [before, since] = [jobs, Date.now()];
    if (Date.now() - since > IDLE_AFTER && !stopped) {
      await database.withRetries(() => insertLostJobs(database, study));
      notice?.({ kind: 'idle', study: study.id });
      since = Date.now();
    }
    await pause(pauseAfter(began, POLL_INTERVAL), signal);
  }
}

/** Whether a worker is at a job of the study. */
async function isBeingPlayed(database: Database, study: QueuedStudy): Promise<boolean> {
  const states = await database.withRetries(() => database.jobStates(queueName(study), study.id));
  return states.has('active');
}

async function studyProgress(
  database: Database,
  study: QueuedStudy,
): Promise<{ readonly jobs: number; readonly matches: number; readonly stopped: boolean }> {
  const [row] = await database.rows(
    `select s.fault, s.stopped, count(r.shard) as jobs, coalesce(sum(r.matches), 0) as matches
     from glade_lab_studies s
     left join glade_lab_results r on r.study = s.id and r.shard between 0 and $2 - 1
     where s.id = $1 group by s.id`,
    [study.id, jobCount(study)],
  );
  if (row === undefined) throw new QueueError('queue.cancelled', { study: study.id });
  if (row['fault'] !== null)
    throw new QueueError('queue.fault', { study: study.id, reason: String(row['fault']) });
  return {
    jobs: Number(row['jobs']),
    matches: Math.min(Number(row['matches']), study.games),
    stopped: row['stopped'] === true,
  };
}

/**
 * If no job of the study waits or is played, inserts the missing ones again. Throws a QueueError if jobs failed because
 * their workers were lost too often.
 */
async function insertLostJobs(database: Database, study: QueuedStudy): Promise<void> {
  const states = await database.jobStates(queueName(study), study.id);
  if (['created', 'retry', 'active'].some((state) => states.has(state))) return;
  if (states.has('failed')) throw new QueueError('queue.lost', { study: study.id });
  await insertMissingJobs(database, study);
}

/**
 * Reads the results in the order of their shards and adds them up: all of them, or those before the first that is
 * missing. Undefined where there is none.
 */
export async function addUpResults(
  database: Database,
  study: QueuedStudy,
  game: BotGame,
): Promise<StudyResult | undefined> {
  const read = resultReader(game, study.arms);
  const all = jobCount(study);
  let sum: StudyResult | undefined;
  let next = 0;
  reading: for (let from = 0; from < all; from += RESULTS_PER_PAGE) {
    const page = await database.withRetries(() =>
      database.rows(
        `select shard, case when octet_length(result) <= $4 then result end as result
         from glade_lab_results where study = $1 and shard >= $2 and shard < $3 order by shard`,
        [study.id, from, Math.min(all, from + RESULTS_PER_PAGE), MAX_RESULT_BYTES],
      ),
    );
    for (const row of page) {
      const shard = Number(row['shard']);
      if (shard !== next) break reading;
      next += 1;
      const found = readResult(
        () => read(String(row['result']), shardOf(study, shard)),
        study,
        shard,
      );
      if (sum === undefined) sum = found;
      else addStudyResult(sum, found);
    }
  }
  return sum;
}

function readResult(
  read: () => StudyResult,
  { id: study }: QueuedStudy,
  shard: number,
): StudyResult {
  try {
    return read();
  } catch {
    throw new QueueError('queue.result', { study, shard });
  }
}
