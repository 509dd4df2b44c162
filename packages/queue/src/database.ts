import { randomInt } from 'node:crypto';
import type { EventEmitter } from 'node:events';
import { PgBoss, type Db } from 'pg-boss';
import { causeOf, reasonOf } from './error-cause.ts';
import { QueueError } from './queue-error.ts';

/** pg-boss keeps its jobs in a schema of its own. */
const SCHEMA = 'glade_lab_queue';

/**
 * A worker without a heartbeat for this many seconds counts as lost, and its job goes to another. pg-boss allows no
 * less.
 */
const WORKER_TIMEOUT = 10;
/** The time between two heartbeats of a worker, in milliseconds. */
export const HEARTBEAT_INTERVAL = 3000;
/** The time between two searches for lost workers, in seconds. */
const SUPERVISE_INTERVAL = 5;
/** How often a job is given out again after its worker or thread was lost. */
const MAX_JOB_RETRIES = 20;
/** Seconds before a job is given out again. The delay doubles each time, up to the maximum. */
const RETRY_DELAY = 2;
const MAX_RETRY_DELAY = 30;

/** How often a request is repeated that the server could not serve for the moment. */
const MAX_TRIES = 8;
/** The first pause between two tries, in milliseconds. It doubles each time, up to the maximum. */
const FIRST_PAUSE = 100;
const MAX_PAUSE = 10_000;
/**
 * The number of failed tries after which a notice is given; and the milliseconds before the same notice is given again.
 */
const NOTICE_AFTER_TRIES = 3;
const NOTICE_INTERVAL = 60_000;

const HOUR = 3600;

const QUEUE_OPTIONS = {
  // One job for each shard of each study. A second one is refused while the first waits or is played.
  policy: 'exclusive',
  heartbeatSeconds: WORKER_TIMEOUT,
  retryLimit: MAX_JOB_RETRIES,
  // A delay, so that a worker that returned a job does not get it again at once.
  retryDelay: RETRY_DELAY,
  retryBackoff: true,
  retryDelayMax: MAX_RETRY_DELAY,
  expireInSeconds: 24 * HOUR,
  retentionSeconds: 365 * 24 * HOUR,
  deleteAfterSeconds: 24 * HOUR,
};

const TABLES = `
  create table if not exists glade_lab_studies (
    id text primary key,
    game text not null,
    version integer not null,
    arms text not null,
    games bigint not null,
    size integer not null,
    jobs integer not null,
    proof text not null,
    fault text,
    asked timestamptz not null default now()
  );
  alter table glade_lab_studies add column if not exists code text not null default '';
  alter table glade_lab_studies add column if not exists stopped boolean not null default false;
  alter table glade_lab_studies add column if not exists prolonged boolean not null default false;
  create table if not exists glade_lab_results (
    study text not null references glade_lab_studies on delete cascade,
    shard integer not null,
    matches integer not null,
    result text not null,
    primary key (study, shard)
  );`;

/** A row that other programs may have written. */
export type Row = Readonly<Record<string, string | number | boolean | null>>;

/** A notice about the state of the database. */
export type DatabaseNotice =
  /** The connection was lost, or is back. */
  | { readonly kind: 'away' | 'back' }
  /** The server could not serve a request for the moment. `reason` is PostgreSQL's code. The request is repeated. */
  | { readonly kind: 'busy'; readonly reason: string };

/** How a database is used. */
export interface DatabaseSettings {
  readonly notice?: (health: DatabaseNotice) => void;
  /** Ends the waiting for a database that is away or busy. */
  readonly signal?: AbortSignal | undefined;
  /** Whether requests wait for a database that is away; if not, they fail with a QueueError at once. */
  readonly patient?: boolean;
}

/** The lab's tables and the job queue, in one PostgreSQL database. */
export class Database {
  readonly boss: PgBoss;
  private readonly settings: DatabaseSettings;
  private away = false;
  /** The last notice, and until when it is not repeated. */
  private lastNotice = { reason: '', until: 0 };

  private constructor(boss: PgBoss, using: DatabaseSettings) {
    this.boss = boss;
    this.settings = using;
  }

  /**
   * Opens the database and creates missing tables. Throws a QueueError when it cannot be reached. The error does not
   * contain the address, which may hold a password.
   */
  static async open(url: string, using: DatabaseSettings = {}): Promise<Database> {
    if (!isAddress(url)) throw new QueueError('queue.address');
    const boss = new PgBoss({
      connectionString: url,
      application_name: 'glade lab',
      schema: SCHEMA,
      max: 3,
      schedule: false,
      superviseIntervalSeconds: SUPERVISE_INTERVAL,
      monitorIntervalSeconds: SUPERVISE_INTERVAL,
      maintenanceIntervalSeconds: HOUR,
    });
    // Errors of pg-boss's own maintenance are ignored: the next round repeats it, and our own calls report what lasts.
    boss.on('error', () => {});
    try {
      await boss.start();
      ignoreErrorsOutsideQueries(boss);
      const database = new Database(boss, using);
      await database.withRetries(() =>
        database.transaction(async (db) => {
          await db.executeSql(`select pg_advisory_xact_lock(hashtext('glade_lab'))`);
          await db.executeSql(TABLES);
        }),
      );
      return database;
    } catch (error) {
      await boss.stop({ graceful: false }).catch(() => {});
      if (error instanceof QueueError) throw error;
      throw new QueueError('queue.unreachable', { reason: reasonOf(error) });
    }
  }

  async rows(text: string, values: readonly unknown[] = []): Promise<readonly Row[]> {
    const { rows } = await this.boss.getDb().executeSql(text, [...values]);
    return rows as Row[];
  }

  /** Runs the work in a transaction: all of it happens, or nothing. */
  async transaction<T>(work: (db: Db) => Promise<T>): Promise<T> {
    const transaction = await this.boss.getDb().beginTransaction!();
    try {
      const result = await work(transaction.db);
      await transaction.commit();
      return result;
    } catch (error) {
      // The first error counts. If the connection is gone, so is the transaction.
      await transaction.rollback().catch(() => {});
      throw error;
    }
  }

  /**
   * Runs work that may be repeated: again and again while the database is away, and up to `tries` times while it is
   * busy. Throws a QueueError when that does not help, or when the database refuses. Other errors are passed on.
   */
  async withRetries<T>(work: () => Promise<T>, tries = MAX_TRIES): Promise<T> {
    let failed = 0;
    for (let delay = FIRST_PAUSE; ; delay = Math.min(MAX_PAUSE, 2 * delay)) {
      try {
        const result = await work();
        this.noticeAway(false);
        return result;
      } catch (error) {
        const cause = causeOf(error);
        if (cause === 'unrelated') throw error;
        const reason = reasonOf(error);
        if (cause === 'away') {
          if (this.settings.patient === false) throw new QueueError('queue.away', { reason });
          this.noticeAway(true);
        } else {
          failed += 1;
          if (cause === 'refused' || failed >= tries)
            throw new QueueError('queue.trouble', { reason });
          if (failed >= NOTICE_AFTER_TRIES) this.noticeBusy(reason);
        }
        // Waiting without a limit can be ended by the signal.
        const signal = cause === 'away' || tries === Infinity ? this.settings.signal : undefined;
        // A random pause: workers that failed together should not try again together.
        await pause(randomInt(delay / 2, delay), signal);
        signal?.throwIfAborted();
      }
    }
  }

  private noticeAway(away: boolean): void {
    if (this.away !== away) this.settings.notice?.({ kind: away ? 'away' : 'back' });
    this.away = away;
  }

  private noticeBusy(reason: string): void {
    const now = Date.now();
    if (this.lastNotice.reason === reason && this.lastNotice.until > now) return;
    this.lastNotice = { reason, until: now + NOTICE_INTERVAL };
    this.settings.notice?.({ kind: 'busy', reason });
  }

  /**
   * The studies with jobs that wait (`waiting`), or also with jobs that are being played (`unfinished`), the oldest
   * first.
   */
  studiesWith(jobs: 'waiting' | 'unfinished'): Promise<readonly Row[]> {
    const open = jobs === 'waiting' ? `state < 'active'` : `state <= 'active'`;
    return this.rows(
      `select s.id, s.game, s.version, s.code from glade_lab_studies s
       join (select distinct data ->> 'study' as id from ${SCHEMA}.job where ${open}) j
       using (id) where s.fault is null order by s.asked, s.id`,
    );
  }

  /** How many jobs of a study are in each state. */
  async jobStates(queue: string, study: string): Promise<ReadonlyMap<string, number>> {
    const rows = await this.rows(
      `select state::text, count(*) as jobs from ${SCHEMA}.job
       where name = $1 and data ->> 'study' = $2 group by state`,
      [queue, study],
    );
    return new Map(rows.map((row) => [String(row['state']), Number(row['jobs'])]));
  }

  /** Deletes all jobs of a study, also those that are being played. */
  async deleteJobs(queue: string, study: string): Promise<void> {
    await this.rows(`delete from ${SCHEMA}.job where name = $1 and data ->> 'study' = $2`, [
      queue,
      study,
    ]);
  }

  /** Deletes the jobs of a study that nobody plays yet. */
  async deleteWaitingJobs(queue: string, study: string): Promise<void> {
    await this.rows(
      `delete from ${SCHEMA}.job where name = $1 and data ->> 'study' = $2 and state < 'active'`,
      [queue, study],
    );
  }

  createQueue(name: string): Promise<void> {
    return this.boss.createQueue(name, QUEUE_OPTIONS);
  }

  async close(): Promise<void> {
    await this.boss.stop({ graceful: false }).catch(() => {});
  }
}

/**
 * Between the moment at which the pool hands a connection out and the one at which its user listens, nobody hears that
 * the server ended it, and an error that nobody hears ends the program. Nothing is lost by a listener that does nothing:
 * the next query on such a connection fails, and is repeated.
 */
function ignoreErrorsOutsideQueries(boss: PgBoss): void {
  const { pool } = boss.getDb() as { readonly pool?: EventEmitter };
  const heard = new WeakSet<EventEmitter>();
  pool?.on('acquire', (connection: EventEmitter) => {
    if (heard.has(connection)) return;
    heard.add(connection);
    connection.on('error', () => {});
  });
}

/** A poller pauses this many times as long as its poll took. So many pollers leave the database time for other work. */
const PAUSE_FACTOR = 20;

/** The pause in milliseconds after a poll that began at `began`: at least `least`. */
export const pauseAfter = (began: number, least: number): number =>
  Math.max(least, PAUSE_FACTOR * (performance.now() - began));

/** Waits for this many milliseconds, or until the signal. */
export const pause = (ms: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal?.addEventListener('abort', end);
    if (signal?.aborted === true) end();
  });

function isAddress(url: string): boolean {
  return /^postgres(ql)?:\/\//.test(url) && URL.canParse(url);
}
