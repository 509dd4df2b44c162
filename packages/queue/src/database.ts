import { PgBoss, type Db } from 'pg-boss';
import { Trouble } from './trouble.ts';

/** pg-boss keeps its jobs in a schema of its own. */
const SCHEMA = 'glade_lab_queue';

/** A worker that has not been heard of for so long, in seconds, is lost: its job goes to another. The least there is. */
const LOST = 10;
/** So often a worker says that it is there, in milliseconds. */
export const BEAT = 3000;
/** So often somebody looks for workers that are lost, in seconds. */
const WATCH = 5;
/** So often a job is given out again after its worker was lost. */
const RETRIES = 20;

const HOUR = 3600;

const QUEUE = {
  // One job for each shard of each study: a second one is not taken in while the first waits or is played.
  policy: 'exclusive',
  heartbeatSeconds: LOST,
  retryLimit: RETRIES,
  // For a moment others go first: a worker that left the job does not get it at once.
  retryDelay: 2,
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

/** The tables of the lab and the queue beside them, on one PostgreSQL. */
export class Database {
  readonly boss: PgBoss;
  private readonly heard: (away: boolean) => void;
  private away = false;

  private constructor(boss: PgBoss, heard: (away: boolean) => void) {
    this.boss = boss;
    this.heard = heard;
  }

  /**
   * Opens the database and makes what is missing in it. `heard` is told when it goes away, and when it is back. Throws
   * a Trouble when it cannot be reached; of the address nothing is told but that.
   */
  static async open(url: string, heard: (away: boolean) => void = () => {}): Promise<Database> {
    if (!isAddress(url)) throw new Trouble('queue.address');
    const boss = new PgBoss({
      connectionString: url,
      application_name: 'glade lab',
      schema: SCHEMA,
      max: 3,
      schedule: false,
      superviseIntervalSeconds: WATCH,
      monitorIntervalSeconds: WATCH,
      maintenanceIntervalSeconds: HOUR,
    });
    // What goes wrong in its own rounds goes better in the next, or is met by one of our own calls.
    boss.on('error', () => {});
    try {
      await boss.start();
      const database = new Database(boss, heard);
      await database.transaction(async (db) => {
        await db.executeSql(`select pg_advisory_xact_lock(hashtext('glade_lab'))`);
        await db.executeSql(TABLES);
      });
      return database;
    } catch (error) {
      await boss.stop({ graceful: false }).catch(() => {});
      throw new Trouble('queue.unreachable', { reason: reasonOf(error) });
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
      await transaction.rollback();
      throw error;
    }
  }

  /** Does what may be done twice, again and again while the database is away. */
  async lasting<T>(work: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        const result = await work();
        this.hear(false);
        return result;
      } catch (error) {
        if (!isAway(error)) throw error;
        this.hear(true);
        await pause(500);
      }
    }
  }

  private hear(away: boolean): void {
    if (this.away !== away) this.heard(away);
    this.away = away;
  }

  /** The studies that have jobs nobody is at, the oldest first. */
  waiting(): Promise<readonly Row[]> {
    return this.rows(
      `select s.id, s.game, s.version, s.code from glade_lab_studies s
       join (select distinct data ->> 'study' as id from ${SCHEMA}.job where state < 'active') j
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
    return this.boss.createQueue(name, QUEUE);
  }

  async close(): Promise<void> {
    await this.boss.stop({ graceful: false }).catch(() => {});
  }
}

/** So many times as long as a look has taken whoever looks rests: many who look leave the database its time. */
const REST = 20;

/** How long to rest after a look that began then: in milliseconds, at least `least`. */
export const restAfter = (began: number, least: number): number =>
  Math.max(least, REST * (performance.now() - began));

export const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

function isAddress(url: string): boolean {
  return /^postgres(ql)?:\/\//.test(url) && URL.canParse(url);
}

interface Fault {
  readonly code?: string;
  readonly message?: string;
}

/** A short word that tells nothing of the address: the code of the system or of PostgreSQL, where there is one. */
const reasonOf = (error: unknown): string => (error as Fault).code ?? 'no answer';

/** The connection broke or could not be made: classes 08 and 57P of PostgreSQL's codes, and those of the system. */
function isAway(error: unknown): boolean {
  const { code, message = '' } = error as Fault;
  if (code !== undefined) return /^(08...|57P0.|53300|E[A-Z_]+)$/.test(code);
  return /^(Connection terminated|timeout exceeded|Client has encountered|Connection ended)/i.test(
    message,
  );
}
