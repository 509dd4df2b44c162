import type { JobWithMetadata } from 'pg-boss';
import { short } from '@glade/engine';
import { codeVersionOf, type Shelf, type ShelfUrl } from '@glade/lab';
import { BEAT, Database, pause, restAfter, type Health, type Row } from './database.ts';
import { digest, proofShard, queueOf, shardOf, type Order } from './order.ts';
import { readOrder } from './orders.ts';
import { Lost, Thread, type Played, type Task } from './threads.ts';
import { Trouble } from './trouble.ts';

/** What a worker has to say beside its figures. */
export type Remark =
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
  | Health;

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

export interface Working {
  /** The address of a PostgreSQL, `postgres://…`. */
  readonly url: string;
  /** Where games come from; of two with the same id the first is taken. */
  readonly shelves: readonly ShelfUrl[];
  readonly threads: number;
  /** Ends when there is nothing to play, and nothing is being played that might come back. */
  readonly once?: boolean;
  /** Ends it after the jobs it is at. */
  readonly signal?: AbortSignal;
  readonly remark?: (remark: Remark) => void;
  /** Hears of every job that was played. */
  readonly progress?: (throughput: Throughput) => void;
}

/**
 * Plays jobs of the queue until it is told to stop. Throws a Trouble when the database cannot be reached at first, or
 * refuses to give out jobs.
 */
export async function workQueue(working: Working): Promise<Throughput> {
  const games = await gamesOf(working.shelves);
  const { remark = () => {} } = working;
  const database = await Database.open(working.url, { heard: remark, signal: working.signal });
  const crew = new Crew(database, games, working, remark);
  try {
    await crew.work();
    return crew.throughput();
  } finally {
    await database.close();
  }
}

interface Known {
  readonly version: number;
  readonly code: string;
  readonly shelf: ShelfUrl;
}

async function gamesOf(shelves: readonly ShelfUrl[]): Promise<ReadonlyMap<string, Known>> {
  const known = new Map<string, Known>();
  for (const shelf of shelves) {
    const { games } = (await import(shelf)) as Shelf;
    for (const { id, version } of games)
      if (!known.has(id)) known.set(id, { version, code: codeVersionOf(id, shelf).digest, shelf });
  }
  return known;
}

interface Piece {
  readonly study: string;
  readonly shard: number;
}

/** When nothing is there to play, a worker looks again after so many milliseconds. */
const LOOK = 250;

/**
 * So long a thread rests after a job that it was kept from, in milliseconds: twice as long each time, up to the most. A
 * machine that can play nothing is not to use up what tries the jobs have.
 */
const REST = 500;
const MOST_REST = 5_000;

/** The threads of one worker. */
class Crew {
  private readonly database: Database;
  private readonly games: ReadonlyMap<string, Known>;
  private readonly working: Working;
  private readonly remark: (remark: Remark) => void;
  /** Of each study, whether its first matches come out here as they did for whoever asked. */
  private readonly proven = new Map<string, Promise<boolean>>();
  private readonly said = new Set<string>();
  /** Studies that this worker plays differently. */
  private readonly differing = new Set<string>();
  /** Where the last job was found. */
  private queue: string | undefined;
  /** Where jobs wait, and until when that is taken for true. */
  private look: { readonly until: number; readonly queues: ReadonlySet<string> } | undefined;
  private jobs = 0;
  private matches = 0;
  private seconds = 0;

  constructor(
    database: Database,
    games: ReadonlyMap<string, Known>,
    working: Working,
    remark: (remark: Remark) => void,
  ) {
    this.database = database;
    this.games = games;
    this.working = working;
    this.remark = remark;
  }

  async work(): Promise<void> {
    await Promise.all(Array.from({ length: this.working.threads }, () => this.serve()));
  }

  throughput(): Throughput {
    const { jobs, matches, seconds } = this;
    const rate = seconds === 0 ? 0 : (matches / seconds) * this.working.threads;
    return { jobs, matches, seconds, rate };
  }

  private async serve(): Promise<void> {
    const { signal } = this.working;
    const thread = new Thread();
    let rest = REST;
    try {
      while (!this.stopped()) {
        const job = await this.database.lasting(() => this.take(), Infinity);
        if (job === undefined) {
          const began = performance.now();
          if (this.working.once === true && !(await this.mayComeBack())) return;
          await pause(restAfter(began, LOOK), signal);
        } else if (await this.perform(thread, job)) {
          rest = REST;
        } else {
          await pause(rest, signal);
          rest = Math.min(MOST_REST, 2 * rest);
        }
      }
    } catch (error) {
      if (!this.stopped()) throw error;
    } finally {
      await thread.end();
    }
  }

  /** Whether a job is being played somewhere, or was by who is lost, that this worker may have to play yet. */
  private async mayComeBack(): Promise<boolean> {
    const { database } = this;
    const rows = await database.lasting(() => database.studiesWith('unfinished'), Infinity);
    return this.queuesOf(rows).size > 0;
  }

  private stopped(): boolean {
    return this.working.signal?.aborted === true;
  }

  /** The next job of a study that this worker can play. */
  private async take(): Promise<JobWithMetadata<Piece> | undefined> {
    const { queue } = this;
    const job = queue === undefined ? undefined : await this.fetch(queue);
    if (job !== undefined) return job;
    for (const other of await this.queues()) {
      const found = await this.fetch(other);
      if (found === undefined) continue;
      this.queue = other;
      return found;
    }
    return undefined;
  }

  private async fetch(queue: string): Promise<JobWithMetadata<Piece> | undefined> {
    const [job] = await this.database.boss.fetch<Piece>(queue, { includeMetadata: true });
    return job;
  }

  private async queues(): Promise<ReadonlySet<string>> {
    const began = performance.now();
    if (this.look === undefined || this.look.until < began) {
      const queues = this.queuesOf(await this.database.studiesWith('waiting'));
      this.look = { until: performance.now() + restAfter(began, LOOK), queues };
    }
    return this.look.queues;
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
      const why = this.whyNot(id, { game, version, code });
      if (why === undefined) queues.add(queueOf({ game, version, code }));
      else this.sayOnce(why);
    }
    return queues;
  }

  /** Why a study is not for this worker, if it is not. */
  private whyNot(
    study: string,
    { game: name, version, code }: Pick<Order, 'game' | 'version' | 'code'>,
  ): (Remark & { readonly study: string }) | undefined {
    const here = this.games.get(name);
    const game = short(name);
    if (here === undefined) return { kind: 'game', study, game };
    if (here.version !== version)
      return { kind: 'version', study, game, asked: version, here: here.version };
    if (here.code !== code)
      return { kind: 'code', study, game, asked: short(code), here: here.code };
    return undefined;
  }

  private sayOnce(remark: Remark & { readonly study: string }): void {
    const key = `${remark.kind} ${remark.study}`;
    if (!this.said.has(key)) this.remark(remark);
    this.said.add(key);
  }

  /** Plays a job, or says what is wrong with its study. False when it was kept from that. */
  private async perform(thread: Thread, job: JobWithMetadata<Piece>): Promise<boolean> {
    const { boss } = this.database;
    // A beat that is missed is made up for by the next.
    const beat = setInterval(() => void boss.touch(job.name, job).catch(() => {}), BEAT);
    try {
      const order = await this.wanted(job);
      if (order !== undefined) await this.playJob(thread, job, order);
      return true;
    } catch (error) {
      if (this.stopped() && error === this.working.signal?.reason) return false;
      return await this.failed(job, error);
    } finally {
      clearInterval(beat);
    }
  }

  /** True when it was the study's own fault. What the machine or the database kept from being played is tried again. */
  private async failed(job: JobWithMetadata<Piece>, error: unknown): Promise<boolean> {
    const kept = error instanceof Lost || error instanceof Trouble;
    const reason = kept ? whyKept(error) : error instanceof Error ? error.message : String(error);
    try {
      if (kept && job.retryCount < job.retryLimit) await this.giveBack(job, reason);
      else await this.fault(job, reason);
    } catch (trouble) {
      // The beats have ended: the job goes back into the queue without a word.
      if (!(trouble instanceof Trouble) && !this.stopped()) throw trouble;
    }
    return !kept;
  }

  /** The study of the job, unless it was cancelled or has this result: then nothing is left to do. */
  private async wanted(job: JobWithMetadata<Piece>): Promise<Order | undefined> {
    const { database } = this;
    const { study, shard } = job.data;
    return database.lasting(async () => {
      // Always afresh: cancelled and asked again, its jobs may be of another size.
      const order = await readOrder(database, study);
      const rows = await database.rows(
        'select 1 from glade_lab_results where study = $1 and shard = $2',
        [study, shard],
      );
      if (order !== undefined && rows.length === 0) return order;
      await database.boss.complete(job.name, job);
      return undefined;
    });
  }

  private async playJob(thread: Thread, job: JobWithMetadata<Piece>, order: Order): Promise<void> {
    const { study, shard } = job.data;
    const { shelf } = this.games.get(order.game)!;
    const task = { shelf, arms: order.arms };
    if (!(await this.prove(thread, order, task))) {
      this.differing.add(study);
      this.queue = undefined;
      this.sayOnce({ kind: 'differs', study, game: order.game });
      await this.database.lasting(() => this.database.boss.fail(job.name, job));
      return;
    }
    this.sayOnce({ kind: 'taken', study, game: order.game });
    const part = shardOf(order, shard);
    const played = await this.playTwice(thread, { ...task, shard: part });
    if (played.fault !== undefined) {
      await this.fault(job, played.fault);
      return;
    }
    const matches = (part.to - part.from) * order.arms.length;
    await this.database.lasting(() => this.store(job, order, played.result));
    this.count(matches, played);
  }

  /** What fails is played once more in a fresh thread: only what fails again is the study's own fault. */
  private async playTwice(thread: Thread, task: Task): Promise<Played> {
    const played = await thread.play(task);
    if (played.fault === undefined) return played;
    await thread.end();
    return thread.play(task);
  }

  private count(matches: number, { seconds }: Exclude<Played, { readonly fault: string }>): void {
    this.jobs += 1;
    this.matches += matches;
    this.seconds += seconds;
    this.working.progress?.(this.throughput());
  }

  /** Plays the first matches of the study, once: they must come to what they came to for whoever asked. */
  private prove(thread: Thread, order: Order, task: Omit<Task, 'shard'>): Promise<boolean> {
    const { proven } = this;
    const known = proven.get(order.id);
    if (known !== undefined) return known;
    const proof = this.playTwice(thread, { ...task, shard: proofShard(order.arms) }).then(
      (played) => played.fault === undefined && digest(played.result) === order.proof,
    );
    proven.set(order.id, proof);
    // Whoever was lost at it has proven nothing: the next tries again.
    proof.catch(() => proven.delete(order.id));
    return proof;
  }

  /** Keeps the result and ends the job, both or neither. Of a study that was cancelled nothing is kept. */
  private async store(job: JobWithMetadata<Piece>, order: Order, result: string): Promise<void> {
    const { study, shard } = job.data;
    const { from, to } = shardOf(order, shard);
    await this.database.transaction(async (db) => {
      await db.executeSql(
        `insert into glade_lab_results (study, shard, matches, result)
         select id, $2, $3, $4 from glade_lab_studies where id = $1 and size = $5 for key share
         on conflict do nothing`,
        [study, shard, to - from, result, order.size],
      );
      await this.database.boss.complete(job.name, job, null, { db });
    });
  }

  /** Another try, by whoever takes the job next. */
  private async giveBack(job: JobWithMetadata<Piece>, message: string): Promise<void> {
    const reason = short(message);
    this.remark({ kind: 'again', study: job.data.study, reason });
    const { database } = this;
    await database.lasting(() => database.boss.fail(job.name, job, { reason }));
  }

  /** Whoever asked hears of it; the job is not tried again, since it would go the same way. */
  private async fault(job: JobWithMetadata<Piece>, message: string): Promise<void> {
    const { study } = job.data;
    const reason = short(message);
    this.remark({ kind: 'fault', study, reason });
    await this.database.lasting(() =>
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

const whyKept = (error: Lost | Trouble): string =>
  error instanceof Lost ? error.message : String(error.problem.args?.['reason']);
