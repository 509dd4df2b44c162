import type { ClientBase } from 'pg';
import { PgBoss } from 'pg-boss';
import type { BotMove, BotWork, MoveBot } from './bot-work.ts';

export interface BotJobsOptions {
  /** The address of the PostgreSQL database that the servers share. */
  readonly address: string;
  /** How many bots think at the same time in this process. */
  readonly atOnce: number;
  /** For how many milliseconds each of them rests after a move, as in `BotLine`. */
  readonly rest?: number;
  /** Called with why a move has failed, or could not be asked for. It is tried again. */
  readonly report: (error: unknown) => void;
}

/** pg-boss keeps its jobs in a schema of its own. */
const SCHEMA = 'glade_bots';
const QUEUE = 'moves';

/** Seconds without a sign of life after which another process takes a job over. pg-boss allows no less. */
const LOST = 10;
const HOUR = 3600;

/**
 * The bots of servers that share a PostgreSQL database: each move is a job of pg-boss, which one process does. A job holds the
 * key of the table and the number of its steps, and is deleted soon after it is done.
 */
export class BotJobs implements BotWork {
  private readonly options: BotJobsOptions;
  private readonly boss: PgBoss;
  private stopped = false;

  private constructor(options: BotJobsOptions) {
    this.options = options;
    const config = {
      connectionString: options.address,
      application_name: 'glade bots',
      schema: SCHEMA,
      max: 3,
      schedule: false,
      useListenNotify: true,
      superviseIntervalSeconds: 5,
      monitorIntervalSeconds: 5,
      maintenanceIntervalSeconds: HOUR,
      // A job that a crash of the database loses is asked for again. So people's moves, which wait for the disk, do not wait
      // for the many small steps of jobs, too: notices make all of them wait for each other.
      onConnect: async (client: ClientBase) => {
        await client.query('set synchronous_commit = off');
      },
    };
    this.boss = new PgBoss(config);
    // Errors of pg-boss's own maintenance: its next round does it again.
    this.boss.on('error', () => {});
  }

  /** Opens the queue. Rejects with the errors of the database. */
  static async open(options: BotJobsOptions): Promise<BotJobs> {
    const jobs = new BotJobs(options);
    await jobs.boss.start();
    await jobs.boss.createQueue(QUEUE, {
      // One job for each move of each table: a second one is refused while the first waits or is done.
      policy: 'exclusive',
      notify: true,
      heartbeatSeconds: LOST,
      retryLimit: 1000,
      retryDelay: 1,
      retryBackoff: true,
      retryDelayMax: 60,
      expireInSeconds: HOUR,
      retentionSeconds: 24 * HOUR,
      deleteAfterSeconds: 60,
    });
    return jobs;
  }

  async start(moveBot: MoveBot): Promise<void> {
    const { boss, options } = this;
    const work = { pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 2, batchSize: 1 };
    for (let i = 0; i < options.atOnce; i++)
      await boss.work<BotMove>(QUEUE, work, async ([job]) => {
        try {
          await moveBot(job!.data);
          if (options.rest !== undefined) await pause(options.rest);
        } catch (error) {
          options.report(error);
          // oxlint-disable-next-line preserve-caught-error -- pg-boss stores what is thrown, and nothing of it is to be stored
          throw new Error('to be tried again');
        }
      });
  }

  ask({ table, step }: BotMove): void {
    if (this.stopped) return;
    this.boss
      .send(QUEUE, { table, step }, { singletonKey: `${table} ${step}` })
      // The person who comes to the table next asks again.
      .catch((error: unknown) => this.options.report(error));
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await this.boss.stop({ graceful: true, timeout: 3000 }).catch(() => {});
  }
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
