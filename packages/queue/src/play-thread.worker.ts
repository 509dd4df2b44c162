import { parentPort } from 'node:worker_threads';
import { parseOptions } from '@glade/engine';
import { Study, loadGame } from '@glade/lab';
import { formatResult } from './stored-result.ts';
import type { ShardResult, ShardTask, ThreadMessage } from './play-thread.ts';

// Plays one shard after another, as asked.

async function play({ shelf, arms, shard }: ShardTask): Promise<ThreadMessage> {
  const taken = await loadGame(shelf, arms[0]!.game).catch((error: unknown) => String(error));
  if (typeof taken === 'string') return { lost: taken };
  const { game } = taken;
  // The options come from a database that other programs write to.
  for (const { options } of arms) {
    const parsed = parseOptions(game.options, options);
    if (!parsed.ok) return { fault: parsed.problem.code };
  }
  const started = performance.now();
  const study = new Study(game, arms);
  study.play(shard);
  const result = formatResult(study.result());
  return { result, seconds: (performance.now() - started) / 1000 };
}

parentPort!.on('message', (task: ShardTask) => {
  play(task).then(
    (played) => parentPort!.postMessage(played),
    (error: unknown) => parentPort!.postMessage({ fault: String(error) } satisfies ShardResult),
  );
});
