import {
  addUnusedClauses,
  blockSize,
  loadGame,
  type Experiment,
  type ShelfUrl,
  type StudyResult,
} from '@glade/lab';
import { Database, type DatabaseSettings } from './database.ts';
import { queueName, studyId, type QueuedStudy } from './queued-study.ts';
import { QueueError } from './queue-error.ts';
import { addUpResults, insertMissingJobs } from './run-in-queue.ts';
import { readStudy, storeStudy } from './study-table.ts';

/** A study and how far it is. */
export interface StudyStatus {
  readonly study: string;
  readonly game: string;
  readonly version: number;
  /** Matches of each experiment: played, and asked for. */
  readonly played: number;
  readonly games: number;
  readonly jobs: number;
  readonly done: number;
  /** Jobs that are being played now. */
  readonly active: number;
  /** Somebody stopped it; what was found is kept, and it can go on. */
  readonly stopped: boolean;
  /** It goes on from a shorter study whose answer could be seen before. */
  readonly prolonged: boolean;
  /** The error of a worker that ended the study. */
  readonly fault: string | undefined;
}

/** The most matches of a study that can be prolonged, so that no number overflows. */
const MOST_PROLONGED = 1_000_000_000;

/**
 * The studies of a queue, for people who watch them. While the database is away, every call throws a QueueError
 * (`queue.away`); with another study than there is, `queue.study`. The same object goes on when it is back.
 */
export class Studies {
  private readonly database: Database;

  private constructor(database: Database) {
    this.database = database;
  }

  static async open(
    url: string,
    settings: DatabaseSettings = { patient: false },
  ): Promise<Studies> {
    return new Studies(await Database.open(url, settings));
  }

  /** All studies, the oldest first. */
  async list(): Promise<readonly StudyStatus[]> {
    const { database } = this;
    const rows = await database.withRetries(() =>
      database.rows(
        `select s.*, count(r.shard) as done, coalesce(sum(r.matches), 0) as played
       from glade_lab_studies s left join glade_lab_results r on r.study = s.id
       group by s.id order by s.asked, s.id`,
      ),
    );
    return Promise.all(
      rows.map(async (row) => {
        const listed = {
          study: String(row['id']),
          game: String(row['game']),
          version: Number(row['version']),
          played: Number(row['played']),
          games: Number(row['games']),
          jobs: Number(row['jobs']),
          done: Number(row['done']),
          stopped: row['stopped'] === true,
          prolonged: row['prolonged'] === true,
          fault: row['fault'] === null ? undefined : String(row['fault']),
        };
        const open = listed.done < listed.jobs;
        const queue = queueName({ ...listed, code: String(row['code']) });
        const states = open
          ? await database.withRetries(() => database.jobStates(queue, listed.study))
          : new Map();
        return { ...listed, active: states.get('active') ?? 0 };
      }),
    );
  }

  async status(id: string): Promise<StudyStatus> {
    const found = (await this.list()).find(({ study }) => study === id);
    if (found === undefined) throw new QueueError('queue.study', { study: id });
    return found;
  }

  /** The study as it was asked for. */
  async study(id: string): Promise<QueuedStudy> {
    const { database } = this;
    const found = await database.withRetries(() => readStudy(database, id));
    if (found === undefined) throw new QueueError('queue.study', { study: id });
    return found;
  }

  /**
   * The result of all matches before the first that is missing; undefined while there is none. `shelf`: the module with
   * its game. It is that of `runStudy` with this many matches.
   */
  async resultSoFar(study: QueuedStudy, shelf: ShelfUrl): Promise<StudyResult | undefined> {
    const { game, clauses } = await loadGame(shelf, study.game);
    const found = await addUpResults(this.database, study, game);
    if (found !== undefined) addUnusedClauses(found, clauses);
    return found;
  }

  /**
   * Stops a study: jobs that are being played are finished, the others are taken out of the queue. What was found is
   * kept. The program that waits for its answer gets the answer so far.
   */
  async stop(id: string): Promise<void> {
    const { database } = this;
    const study = await this.study(id);
    await database.withRetries(async () => {
      // First the mark: the program that waits for the answer would put missing jobs back.
      await database.rows('update glade_lab_studies set stopped = true where id = $1', [id]);
      await database.deleteWaitingJobs(queueName(study), id);
    });
  }

  /** Lets a study that was stopped or failed go on. */
  async goOn(id: string): Promise<void> {
    const { database } = this;
    const study = await this.study(id);
    await database.withRetries(() =>
      database.rows('update glade_lab_studies set stopped = false, fault = null where id = $1', [
        id,
      ]),
    );
    await insertMissingJobs(database, study);
  }

  /**
   * Asks for the same study with twice as many matches, and returns its id. It begins with what the shorter one has found,
   * which stays as it is.
   */
  async prolong(id: string): Promise<string> {
    const { database } = this;
    const study = await this.study(id);
    const arms = study.arms.map(twiceAsLong);
    const games = arms[0]!.games;
    if (games > MOST_PROLONGED) throw new QueueError('queue.long', { most: MOST_PROLONGED });
    const asked = { ...study, id: studyId(arms, study.version, study.proof), arms, games };
    const longer = await database.withRetries(() => storeStudy(database, asked));
    await database.withRetries(() =>
      database.transaction(async (db) => {
        await db.executeSql('update glade_lab_studies set prolonged = true where id = $1', [
          longer.id,
        ]);
        if (longer.size !== study.size) return;
        // The last job of the shorter study may have had fewer matches.
        await db.executeSql(
          `insert into glade_lab_results (study, shard, matches, result)
           select $1, shard, matches, result from glade_lab_results where study = $2 and shard < $3
           on conflict do nothing`,
          [longer.id, id, Math.floor(study.games / study.size)],
        );
      }),
    );
    await insertMissingJobs(database, longer);
    return longer.id;
  }

  /** Deletes a study with its jobs and results. What a worker still plays of it is dropped. */
  async cancel(id: string): Promise<void> {
    const { database } = this;
    const [row] = await database.withRetries(() =>
      database.rows('delete from glade_lab_studies where id = $1 returning game, version, code', [
        id,
      ]),
    );
    if (row === undefined) throw new QueueError('queue.study', { study: id });
    const queue = queueName({
      game: String(row['game']),
      version: Number(row['version']),
      code: String(row['code']),
    });
    await database.withRetries(() => database.deleteJobs(queue, id));
  }

  close(): Promise<void> {
    return this.database.close();
  }
}

/** Twice as many matches, of which the first half is looked into as before. */
function twiceAsLong(experiment: Experiment): Experiment {
  const { games, looks } = experiment;
  if (looks === undefined) return { ...experiment, games: 2 * games };
  const block = blockSize(experiment);
  const twice = (matches: number): number => 2 * block * Math.ceil(matches / block);
  const longer = {
    ...looks,
    matches: twice(looks.matches),
    ...(looks.of === undefined ? {} : { of: twice(looks.of) }),
  };
  return { ...experiment, games: 2 * games, looks: longer };
}

/** All studies of the database, the oldest first. */
export const listStudies = (url: string): Promise<readonly StudyStatus[]> =>
  withStudies(url, (studies) => studies.list());

/** Deletes a study with its jobs and results. What a worker still plays of it is dropped. */
export const cancelStudy = (url: string, study: string): Promise<void> =>
  withStudies(url, (studies) => studies.cancel(study));

async function withStudies<T>(url: string, work: (studies: Studies) => Promise<T>): Promise<T> {
  const studies = await Studies.open(url, {});
  try {
    return await work(studies);
  } finally {
    await studies.close();
  }
}
