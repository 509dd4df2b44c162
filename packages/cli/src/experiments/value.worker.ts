import { parentPort, workerData } from 'node:worker_threads';
import { values } from '@glade/games';
import type { ProvenGroup, ValueAssignment } from './prove-starts.ts';

// Proves one group of starts after another, until none is left.
const { game, groups, gap, positions, next } = workerData as ValueAssignment;
for (;;) {
  const group = groups[Atomics.add(next, 0, 1)];
  if (group === undefined) break;
  const prover = values[game]!.prover(group[0]!, positions);
  const starts = group.map((name) => {
    const { lower, upper } = prover.prove(name, gap, () => false);
    parentPort!.postMessage('start');
    return [name, lower, upper] as const;
  });
  parentPort!.postMessage({ starts, opened: prover.opened } satisfies ProvenGroup);
}
