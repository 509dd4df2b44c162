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

/** What a worker has to say beside its figures. */
export type WorkerNotice =
  | { readonly kind: 'taken'; readonly study: string; readonly game: string }
  /** The study is left to others: there is no such game here. */
  | { readonly kind: 'game'; readonly study: string; readonly game: string }
  /** The study is left to others: the rules here are of another version. */
  | {
      readonly kind: 'version';
      readonly study: string;
      readonly game: string;
      readonly asked: number;
      readonly here: number;
    }
  /** The study is left to others: it was asked with other code. */
  | {
      readonly kind: 'code';
      readonly study: string;
      readonly game: string;
      readonly asked: string;
      readonly here: string;
    }
  /** The study is left to others: the same code, yet its first matches come out differently here. */
  | { readonly kind: 'differs'; readonly study: string; readonly game: string }
  /** It failed at a job; whoever asked is told. */
  | { readonly kind: 'fault'; readonly study: string; readonly reason: string }
  /** The machine or the database kept it from a job, which goes back into the queue. */
  | { readonly kind: 'again'; readonly study: string; readonly reason: string }
  | DatabaseNotice;

/** What a machine has played. */
export interface Throughput {
  readonly jobs: number;
  /** Of all arms together. */
  readonly matches: number;
  /** Of all threads together, spent on playing. */
  readonly seconds: number;
  /** Matches a second with all threads at work. */
  readonly rate: number;
}

export interface WorkerSettings {
  /** The address of a PostgreSQL, `postgres://…`. */
  readonly url: string;
  /** Where games come from; of two with the same id the first is taken. */
  readonly shelves: readonly ShelfUrl[];
  readonly threads: number;
  /** Ends when there is nothing to play, and nothing is being played that might come back. */
  readonly once?: boolean;
  /** Ends it after the jobs it is at. */
  readonly signal?: AbortSignal;
  readonly notice?: (notice: WorkerNotice) => void;
  /** Hears of every job that was played. */
  readonly progress?: (throughput: Throughput) => void;
}

/**
 * Plays jobs of the queue until it is told to stop. Throws a Trouble when the database cannot be reached at first, or
 * refuses to give out jobs.
 */
export async function workQueue(settings: WorkerSettings): Promise<Throughput> {
  const games = await localGames(settings.shelves);
  const { notice = () => {} } = settings;
  const database = await Database.open(settings.url, { notice, signal: settings.signal });
  const worker = new Worker(database, games, settings, notice);
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
    const { games } = (await import(shelf)) as Shelf;
    for (const { id, version } of games)
      if (!known.has(id)) known.set(id, { version, code: codeVersionOf(id, shelf).digest, shelf });
  }
  return known;
}

interface JobData {
  readonly study: string;
  readonly shard: number;
}

/** When nothing is there to play, a worker looks again after so many milliseconds. */
const POLL_INTERVAL = 250;

/**
 * So long a thread rests after a job that it was kept from, in milliseconds: twice as long each time, up to the most. A
 * machine that can play nothing is not to use up what tries the jobs have.
 */
const FIRST_PAUSE = 500;
const MAX_PAUSE = 5_000;

/** The threads of one worker. */
class Worker {
  private readonly database: Database;
  private readonly games: ReadonlyMap<string, LocalGame>;
  private readonly settings: WorkerSettings;
  private readonly notice: (notice: WorkerNotice) => void;
  /** Of each study, whether its first matches come out here as they did for whoever asked. */
  private readonly proven = new Map<string, Promise<boolean>>();
  private readonly noticed = new Set<string>();
  /** Studies that this worker plays differently. */
  private readonly differing = new Set<string>();
  /** Where the last job was found. */
  private queue: string | undefined;
  /** Where jobs wait, and until when that is taken for true. */
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

  /** Whether a job is being played somewhere, or was by who is lost, that this worker may have to play yet. */
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

  /** The queues of these studies, in their order; says which are not for this worker. */
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

  /** Why a study is not for this worker, if it is not. */
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

  /** Plays a job, or says what is wrong with its study. False when it was kept from that. */
  private async perform(thread: PlayThread, job: JobWithMetadata<JobData>): Promise<boolean> {
    const { boss } = this.database;
    // A beat that is missed is made up for by the next.
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

  /** True when it was the study's own fault. What the machine or the database kept from being played is tried again. */
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
      // The beats have ended: the job goes back into the queue without a word.
      if (!(trouble instanceof QueueError) && !this.stopped()) throw trouble;
    }
    return !retry;
  }

  /** The study of the job, unless it was cancelled or has this result: then nothing is left to do. */
  private async studyOfJob(job: JobWithMetadata<JobData>): Promise<QueuedStudy | undefined> {
    const { database } = this;
    const { study, shard } = job.data;
    return database.withRetries(async () => {
      // Always afresh: cancelled and asked again, its jobs may be of another size.
      const order = await readStudy(database, study);
      const rows = await database.rows(
        'select 1 from glade_lab_results where study = $1 and shard = $2',
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

  /** What fails is played once more in a fresh thread: only what fails again is the study's own fault. */
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

  /** Plays the first matches of the study, once: they must come to what they came to for whoever asked. */
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
    // Whoever was lost at it has proven nothing: the next tries again.
    proof.catch(() => proven.delete(study.id));
    return proof;
  }

  /** Keeps the result and ends the job, both or neither. Of a study that was cancelled nothing is kept. */
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

  /** Another try, by whoever takes the job next. */
  private async returnJob(job: JobWithMetadata<JobData>, message: string): Promise<void> {
    const reason = short(message);
    this.notice({ kind: 'again', study: job.data.study, reason });
    const { database } = this;
    await database.withRetries(() => database.boss.fail(job.name, job, { reason }));
  }

  /** Whoever asked hears of it; the job is not tried again, since it would go the same way. */
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
