import { parentPort, workerData } from 'node:worker_threads';
import { values } from '@glade/games';
import type { ProvenStart, ValueAssignment } from './prove-starts.ts';

// Proves one start after another, until none is left.
const { game, starts, gap, positions, next } = workerData as ValueAssignment;
for (;;) {
  const name = starts[Atomics.add(next, 0, 1)];
  if (name === undefined) break;
  const bounds = values[game]!.prover(name, positions).prove(gap, () => false);
  parentPort!.postMessage({ name, ...bounds } satisfies ProvenStart);
}
