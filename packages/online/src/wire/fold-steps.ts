import type { Entry } from '@glade/engine';
import type { Step } from './messages.ts';

/** The log after these steps; `before` stays as it is. */
export function foldSteps(before: readonly Entry[], steps: readonly Step[]): readonly Entry[] {
  const log = [...before];
  for (const step of steps) {
    if ('cut' in step) log.length = step.cut;
    else if ('actor' in step) log.push({ actor: step.actor, action: step.action });
  }
  return log;
}

/** How many entries two logs have in common from their beginning. */
export function commonLength(a: readonly Entry[], b: readonly Entry[]): number {
  const differs = a.findIndex(
    ({ actor, action }, i) => b[i]?.actor !== actor || b[i].action !== action,
  );
  return differs < 0 ? a.length : differs;
}
