import type { Experiment } from '@glade/lab';
import type { Database, Row } from './database.ts';
import { jobCount, type QueuedStudy } from './queued-study.ts';
import { QueueError } from './queue-error.ts';

/** Stores the study, or returns the one that is stored: only the size of its jobs can differ. */
export async function storeStudy(database: Database, study: QueuedStudy): Promise<QueuedStudy> {
  const { id, game, version, code, arms, games, size, proof } = study;
  await database.rows(
    `insert into glade_lab_studies (id, game, version, code, arms, games, size, jobs, proof)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (id)
     do update set fault = null, stopped = false`,
    [id, game, version, code, JSON.stringify(arms), games, size, jobCount(study), proof],
  );
  const [row] = await database.rows('select size, jobs from glade_lab_studies where id = $1', [id]);
  const stored = { ...study, size: Number(row?.['size']) };
  const whole = Number.isSafeInteger(stored.size) && stored.size > 0;
  if (
    !whole ||
    stored.size % blockOfStudy(study) !== 0 ||
    Number(row?.['jobs']) !== jobCount(stored)
  )
    throw new QueueError('queue.damaged', { study: id });
  return stored;
}

const blockOfStudy = ({ arms }: QueuedStudy): number =>
  arms[0]!.rotate === true ? arms[0]!.bots.length : 1;

/** The stored study, or undefined if it was cancelled. */
export async function readStudy(database: Database, id: string): Promise<QueuedStudy | undefined> {
  const [row] = await database.rows('select * from glade_lab_studies where id = $1', [id]);
  return row === undefined ? undefined : studyOfRow(row);
}

function studyOfRow(row: Row): QueuedStudy {
  return {
    id: String(row['id']),
    game: String(row['game']),
    version: Number(row['version']),
    code: String(row['code']),
    arms: JSON.parse(String(row['arms'])) as Experiment[],
    games: Number(row['games']),
    size: Number(row['size']),
    proof: String(row['proof']),
  };
}
