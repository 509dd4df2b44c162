import { parentPort } from 'node:worker_threads';
import { parseOptions } from '@glade/engine';
import { Study, loadGame } from '@glade/lab';
import { writeFound } from './found.ts';
import type { Played, Task, Told } from './threads.ts';

// Plays shard after shard, one at a time, as it is asked to.

async function play({ shelf, arms, shard }: Task): Promise<Told> {
  const taken = await loadGame(shelf, arms[0]!.game).catch((error: unknown) => String(error));
  if (typeof taken === 'string') return { lost: taken };
  const { game } = taken;
  // They have been in a database that others write to.
  for (const { options } of arms) {
    const parsed = parseOptions(game.options, options);
    if (!parsed.ok) return { fault: parsed.problem.code };
  }
  const started = performance.now();
  const study = new Study(game, arms);
  study.play(shard);
  const result = writeFound(study.result());
  return { result, seconds: (performance.now() - started) / 1000 };
}

parentPort!.on('message', (task: Task) => {
  play(task).then(
    (played) => parentPort!.postMessage(played),
    (error: unknown) => parentPort!.postMessage({ fault: String(error) } satisfies Played),
  );
});
