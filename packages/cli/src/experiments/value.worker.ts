import { parentPort, workerData } from 'node:worker_threads';
import { values } from '@glade/games';
import type { ValueAssignment } from './prove-starts.ts';
import { sampleStart } from './sampled-starts.ts';

// Proves one start after another, or plays matches from it, until none is left.
const { game, starts, gap, positions, sampled, options, next } = workerData as ValueAssignment;
const value = values[game]!;
for (;;) {
  const name = starts[Atomics.add(next, 0, 1)];
  if (name === undefined) break;
  if (sampled === undefined) {
    parentPort!.postMessage({
      name,
      ...value.prover(name, positions, options, value.aims[0]!.id).prove(gap, () => false),
    });
  } else {
    const relaxation = value.relaxation(name, positions, gap, sampled.lookahead);
    parentPort!.postMessage(sampleStart(name, relaxation, sampled.games, sampled.seed));
  }
}
