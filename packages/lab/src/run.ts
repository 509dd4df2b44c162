import { shardsOf, type Experiment } from './experiment.ts';
import { Player } from './play.ts';
import { playInWorkers } from './pool.ts';
import { takeGame, type ShelfUrl } from './shelf.ts';
import type { Tally } from './tally.ts';

/** So few matches are over before a worker has started. */
const SMALL = 20;

/** How an experiment is run: nothing of this changes its result. */
export interface Running {
  /** How many threads play; with one, the calling thread does. */
  readonly workers: number;
  /** Hears now and then how many matches have been played. */
  readonly progress?: (played: number) => void;
}

/**
 * Plays all matches of an experiment and adds them up. The result depends on the experiment alone: not on the number
 * of workers, nor on who was faster. `shelf` is the address of a module that exports `games`, as a Shelf does.
 */
export async function runExperiment(
  shelf: ShelfUrl,
  experiment: Experiment,
  { workers, progress }: Running,
): Promise<Tally> {
  const { game, clauses } = await takeGame(shelf, experiment.game);
  const tally =
    workers < 2 || experiment.games < SMALL
      ? await playHere(new Player(game, experiment), experiment.games, progress)
      : await playInWorkers({ shelf, experiment }, workers, progress);
  // A clause that never came up is a finding, too.
  for (const id of clauses) if (!tally.clauses.has(id)) tally.clauses.set(id, 0);
  return tally;
}

async function playHere(
  player: Player,
  games: number,
  progress: Running['progress'],
): Promise<Tally> {
  for (const shard of shardsOf(games)) {
    player.play(shard);
    progress?.(shard.to);
    // Lets the caller draw, or be interrupted.
    await new Promise((resolve) => setImmediate(resolve));
  }
  return player.result();
}
