import type { JobWithMetadata } from 'pg-boss';
import { short } from '@glade/engine';
import { codeVersionOf, type Shelf, type ShelfUrl } from '@glade/lab';
import {
  HEARTBEAT_INTERVAL,
  Database,
  pause,
  pauseAfter,
  type DatabaseNotice,
  type Row,
} from './database.ts';
import { digest, firstBlock, queueName, shardOf, type QueuedStudy } from './queued-study.ts';
import { readStudy } from './study-table.ts';
import { ThreadLost, PlayThread, type ShardResult, type ShardTask } from './play-thread.ts';
import { QueueError } from './queue-error.ts';

/** Notices of a worker, besides its figures. */
export type WorkerNotice =
  | { readonly kind: 'taken'; readonly study: string; readonly game: string }
  /** Left to other workers: this one does not have the game. */
  | { readonly kind: 'game'; readonly study: string; readonly game: string }
  /** Left to other workers: the rules here have another version. */
  | {
      readonly kind: 'version';
      readonly study: string;
      readonly game: string;
      readonly asked: number;
      readonly here: number;
    }
  /** Left to other workers: the study was started with other code. */
  | {
      readonly kind: 'code';
      readonly study: string;
      readonly game: string;
      readonly asked: string;
      readonly here: string;
    }
  /** Left to other workers: the code is the same, yet the first matches have another result here. */
  | { readonly kind: 'differs'; readonly study: string; readonly game: string }
  /** The study failed at a job. Its caller gets the error. */
  | { readonly kind: 'fault'; readonly study: string; readonly reason: string }
  /** The machine or the database kept the worker from a job, which goes back into the queue. */
  | { readonly kind: 'again'; readonly study: string; readonly reason: string }
  | DatabaseNotice;

/** What a worker has played. */
export interface Throughput {
  readonly jobs: number;
  /** Matches of all experiments together. */
  readonly matches: number;
  /** Seconds spent on playing, of all threads together. */
  readonly seconds: number;
  /** Matches per second with all threads at work. */
  readonly rate: number;
}

export interface WorkerSettings {
  /** The address of a PostgreSQL, `postgres://…`. */
  readonly url: string;
  /** Modules with games. If two have a game with the same id, the first is used. */
  readonly shelves: readonly ShelfUrl[];
  readonly threads: number;
  /** Whether to end when no job waits, and none is being played that might come back. */
  readonly once?: boolean;
  /** Ends the worker after the jobs it is playing. */
  readonly signal?: AbortSignal;
  readonly notice?: (notice: WorkerNotice) => void;
  /** Called after every job. */
  readonly progress?: (throughput: Throughput) => void;
}

/**
 * Plays jobs of the queue until it is stopped. Throws a QueueError when the database cannot be reached at first, or
 * refuses to give out jobs.
 */
export async function workQueue(settings: WorkerSettings): Promise<Throughput> {
  const games = await localGames(settings.shelves);
  const { notice = () => {} } = settings;
  const database = await Database.open(settings.url, { notice, signal: settings.signal });
  const worker = new QueueWorker(database, games, settings, notice);
  try {
    await worker.work();
    return worker.throughput();
  } finally {
    await database.close();
  }
}

interface LocalGame {
  readonly version: number;
  readonly code: string;
  readonly shelf: ShelfUrl;
}

async function localGames(shelves: readonly ShelfUrl[]): Promise<ReadonlyMap<string, LocalGame>> {
  const known = new Map<string, LocalGame>();
  for (const shelf of shelves) {
    const { load } = (await import(shelf)) as Shelf;
    for (const [id, loadOne] of Object.entries(load)) {
      if (known.has(id)) continue;
      const { game } = await loadOne();
      known.set(id, { version: game.version, code: codeVersionOf(id, shelf).digest, shelf });
    }
  }
  return known;
}

interface JobData {
  readonly study: string;
  readonly shard: number;
}

/** The time before the worker looks for jobs again, in milliseconds. */
const POLL_INTERVAL = 250;

/**
 * How long a thread pauses after a job it was kept from, in milliseconds. The pause doubles each time, up to the
 * maximum, so that a machine that can play nothing does not use up the retries of the jobs.
 */
const FIRST_PAUSE = 500;
const MAX_PAUSE = 5_000;

/** A worker: it takes jobs and plays them on several threads. */
class QueueWorker {
  private readonly database: Database;
  private readonly games: ReadonlyMap<string, LocalGame>;
  private readonly settings: WorkerSettings;
  private readonly notice: (notice: WorkerNotice) => void;
  /** For each study: whether its first matches have the same result here as for its caller. */
  private readonly proven = new Map<string, Promise<boolean>>();
  private readonly noticed = new Set<string>();
  /** Studies whose first matches have another result here. */
  private readonly differing = new Set<string>();
  /** The queue of the last job. */
  private queue: string | undefined;
  /** The queues with waiting jobs, and until when that is assumed. */
  private waitingQueues:
    { readonly until: number; readonly queues: ReadonlySet<string> } | undefined;
  private jobs = 0;
  private matches = 0;
  private seconds = 0;

  constructor(
    database: Database,
    games: ReadonlyMap<string, LocalGame>,
    working: WorkerSettings,
    notice: (notice: WorkerNotice) => void,
  ) {
    this.database = database;
    this.games = games;
    this.settings = working;
    this.notice = notice;
  }

  async work(): Promise<void> {
    await Promise.all(Array.from({ length: this.settings.threads }, () => this.playJobs()));
  }

  throughput(): Throughput {
    const { jobs, matches, seconds } = this;
    const rate = seconds === 0 ? 0 : (matches / seconds) * this.settings.threads;
    return { jobs, matches, seconds, rate };
  }

  private async playJobs(): Promise<void> {
    const { signal } = this.settings;
    const thread = new PlayThread();
    let delay = FIRST_PAUSE;
    try {
      while (!this.stopped()) {
        const job = await this.database.withRetries(() => this.takeJob(), Infinity);
        if (job === undefined) {
          const began = performance.now();
          if (this.settings.once === true && !(await this.jobsMayReturn())) return;
          await pause(pauseAfter(began, POLL_INTERVAL), signal);
        } else if (await this.perform(thread, job)) {
          delay = FIRST_PAUSE;
        } else {
          await pause(delay, signal);
          delay = Math.min(MAX_PAUSE, 2 * delay);
        }
      }
    } catch (error) {
      if (!this.stopped()) throw error;
    } finally {
      await thread.end();
    }
  }

  /**
   * Whether a job is being played, here or by a worker that may be lost, so that this worker may have to play it yet.
   */
  private async jobsMayReturn(): Promise<boolean> {
    const { database } = this;
    const rows = await database.withRetries(() => database.studiesWith('unfinished'), Infinity);
    return this.queuesOf(rows).size > 0;
  }

  private stopped(): boolean {
    return this.settings.signal?.aborted === true;
  }

  /** The next job of a study that this worker can play. */
  private async takeJob(): Promise<JobWithMetadata<JobData> | undefined> {
    const { queue } = this;
    const job = queue === undefined ? undefined : await this.fetch(queue);
    if (job !== undefined) return job;
    for (const other of await this.queuesWithJobs()) {
      const found = await this.fetch(other);
      if (found === undefined) continue;
      this.queue = other;
      return found;
    }
    return undefined;
  }

  private async fetch(queue: string): Promise<JobWithMetadata<JobData> | undefined> {
    const [job] = await this.database.boss.fetch<JobData>(queue, { includeMetadata: true });
    return job;
  }

  private async queuesWithJobs(): Promise<ReadonlySet<string>> {
    const began = performance.now();
    if (this.waitingQueues === undefined || this.waitingQueues.until < began) {
      const queues = this.queuesOf(await this.database.studiesWith('waiting'));
      this.waitingQueues = { until: performance.now() + pauseAfter(began, POLL_INTERVAL), queues };
    }
    return this.waitingQueues.queues;
  }

  /** The queues of these studies, in their order. Gives a notice for those this worker must leave to others. */
  private queuesOf(studies: readonly Row[]): ReadonlySet<string> {
    const queues = new Set<string>();
    for (const row of studies) {
      const id = String(row['id']);
      if (this.differing.has(id)) continue;
      const [game, version, code] = [
        String(row['game']),
        Number(row['version']),
        String(row['code']),
      ];
      const why = this.reasonToLeave(id, { game, version, code });
      if (why === undefined) queues.add(queueName({ game, version, code }));
      else this.noticeOnce(why);
    }
    return queues;
  }

  /** Why a study must be left to other workers. Undefined if this worker can play it. */
  private reasonToLeave(
    study: string,
    { game: name, version, code }: Pick<QueuedStudy, 'game' | 'version' | 'code'>,
  ): (WorkerNotice & { readonly study: string }) | undefined {
    const here = this.games.get(name);
    const game = short(name);
    if (here === undefined) return { kind: 'game', study, game };
    if (here.version !== version)
      return { kind: 'version', study, game, asked: version, here: here.version };
    if (here.code !== code)
      return { kind: 'code', study, game, asked: short(code), here: here.code };
    return undefined;
  }

  private noticeOnce(notice: WorkerNotice & { readonly study: string }): void {
    const key = `${notice.kind} ${notice.study}`;
    if (!this.noticed.has(key)) this.notice(notice);
    this.noticed.add(key);
  }

  /** Plays a job, or reports what is wrong with its study. False if the machine or the database kept it from that. */
  private async perform(thread: PlayThread, job: JobWithMetadata<JobData>): Promise<boolean> {
    const { boss } = this.database;
    // A failed heartbeat does not matter: the next follows soon.
    const beat = setInterval(
      () => void boss.touch(job.name, job).catch(() => {}),
      HEARTBEAT_INTERVAL,
    );
    try {
      const order = await this.studyOfJob(job);
      if (order !== undefined) await this.playJob(thread, job, order);
      return true;
    } catch (error) {
      if (this.stopped() && error === this.settings.signal?.reason) return false;
      return await this.handleFailure(job, error);
    } finally {
      clearInterval(beat);
    }
  }

  /**
   * Handles an error at a job. True if the study is at fault, which ends it. If the machine or the database is, the job
   * is tried again.
   */
  private async handleFailure(job: JobWithMetadata<JobData>, error: unknown): Promise<boolean> {
    const retry = error instanceof ThreadLost || error instanceof QueueError;
    const reason = retry
      ? reasonOfFailure(error)
      : error instanceof Error
        ? error.message
        : String(error);
    try {
      if (retry && job.retryCount < job.retryLimit) await this.returnJob(job, reason);
      else await this.endStudy(job, reason);
    } catch (trouble) {
      // Without heartbeats the job goes back into the queue by itself.
      if (!(trouble instanceof QueueError) && !this.stopped()) throw trouble;
    }
    return !retry;
  }

  /** The study of the job. Undefined if it was cancelled, has failed or already has this result: then the job is completed. */
  private async studyOfJob(job: JobWithMetadata<JobData>): Promise<QueuedStudy | undefined> {
    const { database } = this;
    const { study, shard } = job.data;
    return database.withRetries(async () => {
      // The study is read each time: if it was cancelled and started again, its jobs may have another size.
      const order = await readStudy(database, study);
      const rows = await database.rows(
        `select 1 from glade_lab_results where study = $1 and shard = $2
         union all select 1 from glade_lab_studies where id = $1 and fault is not null`,
        [study, shard],
      );
      if (order !== undefined && rows.length === 0) return order;
      await database.boss.complete(job.name, job);
      return undefined;
    });
  }

  private async playJob(
    thread: PlayThread,
    job: JobWithMetadata<JobData>,
    study: QueuedStudy,
  ): Promise<void> {
    const { shelf } = this.games.get(study.game)!;
    const task = { shelf, arms: study.arms };
    if (!(await this.isProven(thread, study, task))) {
      this.differing.add(study.id);
      this.queue = undefined;
      this.noticeOnce({ kind: 'differs', study: study.id, game: study.game });
      await this.database.withRetries(() => this.database.boss.fail(job.name, job));
      return;
    }
    this.noticeOnce({ kind: 'taken', study: study.id, game: study.game });
    const part = shardOf(study, job.data.shard);
    const played = await this.playTwice(thread, { ...task, shard: part });
    if (played.fault !== undefined) {
      await this.endStudy(job, played.fault);
      return;
    }
    const matches = (part.to - part.from) * study.arms.length;
    await this.database.withRetries(() => this.storeResult(job, study, played.result));
    this.count(matches, played);
  }

  /** Plays a shard, and once more in a fresh thread if it fails. Only what fails twice is the study's own fault. */
  private async playTwice(thread: PlayThread, task: ShardTask): Promise<ShardResult> {
    const played = await thread.play(task);
    if (played.fault === undefined) return played;
    await thread.end();
    return thread.play(task);
  }

  private count(
    matches: number,
    { seconds }: Exclude<ShardResult, { readonly fault: string }>,
  ): void {
    this.jobs += 1;
    this.matches += matches;
    this.seconds += seconds;
    this.settings.progress?.(this.throughput());
  }

  /** Whether the first matches of the study have the same result here as for its caller. They are played once. */
  private isProven(
    thread: PlayThread,
    study: QueuedStudy,
    task: Omit<ShardTask, 'shard'>,
  ): Promise<boolean> {
    const { proven } = this;
    const known = proven.get(study.id);
    if (known !== undefined) return known;
    const proof = this.playTwice(thread, { ...task, shard: firstBlock(study.arms) }).then(
      (played) => played.fault === undefined && digest(played.result) === study.proof,
    );
    proven.set(study.id, proof);
    // A lost thread proves nothing, so the next job tries again.
    proof.catch(() => proven.delete(study.id));
    return proof;
  }

  /** Stores the result and completes the job, both or neither. For a cancelled study nothing is stored. */
  private async storeResult(
    job: JobWithMetadata<JobData>,
    study: QueuedStudy,
    result: string,
  ): Promise<void> {
    const { shard } = job.data;
    const { from, to } = shardOf(study, shard);
    await this.database.transaction(async (db) => {
      await db.executeSql(
        `insert into glade_lab_results (study, shard, matches, result)
         select id, $2, $3, $4 from glade_lab_studies where id = $1 and size = $5 for key share
         on conflict do nothing`,
        [study.id, shard, to - from, result, study.size],
      );
      await this.database.boss.complete(job.name, job, null, { db });
    });
  }

  /** Gives the job back, to be tried by the next worker that takes it. */
  private async returnJob(job: JobWithMetadata<JobData>, message: string): Promise<void> {
    const reason = short(message);
    this.notice({ kind: 'again', study: job.data.study, reason });
    const { database } = this;
    await database.withRetries(() => database.boss.fail(job.name, job, { reason }));
  }

  /** Ends the study with an error for its caller. The job is not tried again, since it would fail in the same way. */
  private async endStudy(job: JobWithMetadata<JobData>, message: string): Promise<void> {
    const { study } = job.data;
    const reason = short(message);
    this.notice({ kind: 'fault', study, reason });
    await this.database.withRetries(() =>
      this.database.transaction(async (db) => {
        await db.executeSql('update glade_lab_studies set fault = $2 where id = $1', [
          study,
          reason,
        ]);
        await this.database.boss.complete(job.name, job, null, { db });
      }),
    );
  }
}

const reasonOfFailure = (error: ThreadLost | QueueError): string =>
  error instanceof ThreadLost ? error.message : String(error.problem.args?.['reason']);
