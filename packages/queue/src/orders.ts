import type { Experiment } from '@glade/lab';
import type { Database, Row } from './database.ts';
import { jobsOf, type Order } from './order.ts';
import { Trouble } from './trouble.ts';

/** Keeps the order, or takes the one there is: only the size of its jobs can differ. */
export async function keepOrder(database: Database, order: Order): Promise<Order> {
  const { id, game, version, code, arms, games, size, proof } = order;
  await database.rows(
    `insert into glade_lab_studies (id, game, version, code, arms, games, size, jobs, proof)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (id) do update set fault = null`,
    [id, game, version, code, JSON.stringify(arms), games, size, jobsOf(order), proof],
  );
  const [row] = await database.rows('select size, jobs from glade_lab_studies where id = $1', [id]);
  const kept = { ...order, size: Number(row?.['size']) };
  const whole = Number.isSafeInteger(kept.size) && kept.size > 0;
  if (!whole || kept.size % unit(order) !== 0 || Number(row?.['jobs']) !== jobsOf(kept))
    throw new Trouble('queue.damaged', { study: id });
  return kept;
}

const unit = ({ arms }: Order): number => (arms[0]!.rotate === true ? arms[0]!.bots.length : 1);

/** The order of a study; undefined once it is cancelled. */
export async function readOrder(database: Database, id: string): Promise<Order | undefined> {
  const [row] = await database.rows('select * from glade_lab_studies where id = $1', [id]);
  return row === undefined ? undefined : orderOf(row);
}

function orderOf(row: Row): Order {
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
