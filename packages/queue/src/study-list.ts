import { Database } from './database.ts';
import { queueName } from './queued-study.ts';
import { QueueError } from './queue-error.ts';

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
  /** The error of a worker that ended the study. */
  readonly fault: string | undefined;
}

/** All studies of the database, the oldest first. */
export async function listStudies(url: string): Promise<readonly StudyStatus[]> {
  const database = await Database.open(url);
  try {
    const rows = await database.withRetries(() =>
      database.rows(
        `select s.*, count(r.shard) as done, coalesce(sum(r.matches), 0) as played
       from glade_lab_studies s left join glade_lab_results r on r.study = s.id
       group by s.id order by s.asked, s.id`,
      ),
    );
    return await Promise.all(
      rows.map(async (row) => {
        const listed = {
          study: String(row['id']),
          game: String(row['game']),
          version: Number(row['version']),
          played: Number(row['played']),
          games: Number(row['games']),
          jobs: Number(row['jobs']),
          done: Number(row['done']),
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
  } finally {
    await database.close();
  }
}

/** Deletes a study with its jobs and results. What a worker still plays of it is dropped. */
export async function cancelStudy(url: string, study: string): Promise<void> {
  const database = await Database.open(url);
  try {
    const [row] = await database.withRetries(() =>
      database.rows('delete from glade_lab_studies where id = $1 returning game, version, code', [
        study,
      ]),
    );
    if (row === undefined) throw new QueueError('queue.study', { study });
    const queue = queueName({
      game: String(row['game']),
      version: Number(row['version']),
      code: String(row['code']),
    });
    await database.withRetries(() => database.deleteJobs(queue, study));
  } finally {
    await database.close();
  }
}
