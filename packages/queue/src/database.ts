import { randomInt } from 'node:crypto';
import { PgBoss, type Db } from 'pg-boss';
import { causeOf, reasonOf } from './error-cause.ts';
import { QueueError } from './queue-error.ts';

/** pg-boss keeps its jobs in a schema of its own. */
const SCHEMA = 'glade_lab_queue';

/** A worker that has not been heard of for so long, in seconds, is lost: its job goes to another. The least there is. */
const WORKER_TIMEOUT = 10;
/** So often a worker says that it is there, in milliseconds. */
export const HEARTBEAT_INTERVAL = 3000;
/** So often somebody looks for workers that are lost, in seconds. */
const SUPERVISE_INTERVAL = 5;
/** So often a job is given out again after its worker, or the thread that played it, was lost. */
const MAX_JOB_RETRIES = 20;
/** After so many seconds it is given out again: twice as many each time, up to the most. */
const RETRY_DELAY = 2;
const MAX_RETRY_DELAY = 30;

/** So often something is tried that the server could not do just now. */
const MAX_TRIES = 8;
/** So long the first rest between two tries is, in milliseconds: twice as long each time, up to the most. */
const FIRST_PAUSE = 100;
const MAX_PAUSE = 10_000;
/** After so many tries somebody is told; of the same trouble again after so many milliseconds. */
const NOTICE_AFTER_TRIES = 3;
const NOTICE_INTERVAL = 60_000;

const HOUR = 3600;

const QUEUE_OPTIONS = {
  // One job for each shard of each study: a second one is not taken in while the first waits or is played.
  policy: 'exclusive',
  heartbeatSeconds: WORKER_TIMEOUT,
  retryLimit: MAX_JOB_RETRIES,
  // For a moment others go first: a worker that left the job does not get it at once.
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
  create table if not exists glade_lab_results (
    study text not null references glade_lab_studies on delete cascade,
    shard integer not null,
    matches integer not null,
    result text not null,
    primary key (study, shard)
  );`;

/** Of rows that others may have written. */
export type Row = Readonly<Record<string, string | number | null>>;

/** What a database has to say for itself. */
export type DatabaseNotice =
  /** It has gone away, or is back. */
  | { readonly kind: 'away' | 'back' }
  /** It could not do something just now, by PostgreSQL's code; it is asked again. */
  | { readonly kind: 'busy'; readonly reason: string };

/** How a database is used. */
export interface DatabaseSettings {
  readonly notice?: (health: DatabaseNotice) => void;
  /** Ends the waiting for a database that is away or cannot do something just now. */
  readonly signal?: AbortSignal | undefined;
}

/** The tables of the lab and the queue beside them, on one PostgreSQL. */
export class Database {
  readonly boss: PgBoss;
  private readonly settings: DatabaseSettings;
  private away = false;
  /** Until when which trouble is not told again. */
  private lastNotice = { reason: '', until: 0 };

  private constructor(boss: PgBoss, using: DatabaseSettings) {
    this.boss = boss;
    this.settings = using;
  }

  /**
   * Opens the database and makes what is missing in it. Throws a Trouble when it cannot be reached; of the address
   * nothing is told but that.
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
    // What goes wrong in its own rounds goes better in the next, or is met by one of our own calls.
    boss.on('error', () => {});
    try {
      await boss.start();
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

  /** All of it happens, or nothing. */
  async transaction<T>(work: (db: Db) => Promise<T>): Promise<T> {
    const transaction = await this.boss.getDb().beginTransaction!();
    try {
      const result = await work(transaction.db);
      await transaction.commit();
      return result;
    } catch (error) {
      // What went wrong first is what counts: where the connection is gone, so is the transaction.
      await transaction.rollback().catch(() => {});
      throw error;
    }
  }

  /**
   * Does what may be done twice: again and again while the database is away, and up to `tries` times when it cannot do it
   * just now. Throws a Trouble when that does not help, or when the database refuses; other errors as they are.
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
        if (cause === 'own') throw error;
        const reason = reasonOf(error);
        if (cause === 'away') this.noticeAway(true);
        else {
          failed += 1;
          if (cause === 'refused' || failed >= tries)
            throw new QueueError('queue.trouble', { reason });
          if (failed >= NOTICE_AFTER_TRIES) this.noticeBusy(reason);
        }
        // Those who wait for ever can be called off.
        const signal = cause === 'away' || tries === Infinity ? this.settings.signal : undefined;
        // Not all of them at the same moment: so they were in each other's way.
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

  /** The studies that have jobs nobody is at, or also those at which somebody is or was; the oldest first. */
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

  /** Takes all jobs of a study out of the queue, also those that are being played. */
  async deleteJobs(queue: string, study: string): Promise<void> {
    await this.rows(`delete from ${SCHEMA}.job where name = $1 and data ->> 'study' = $2`, [
      queue,
      study,
    ]);
  }

  createQueue(name: string): Promise<void> {
    return this.boss.createQueue(name, QUEUE_OPTIONS);
  }

  async close(): Promise<void> {
    await this.boss.stop({ graceful: false }).catch(() => {});
  }
}

/** So many times as long as a look has taken whoever looks rests: many who look leave the database its time. */
const PAUSE_FACTOR = 20;

/** How long to rest after a look that began then: in milliseconds, at least `least`. */
export const pauseAfter = (began: number, least: number): number =>
  Math.max(least, PAUSE_FACTOR * (performance.now() - began));

/** Rests for so many milliseconds, or until the signal. */
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
