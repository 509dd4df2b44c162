import type { Action, Seat } from '@glade/engine';
import type { Ahead } from '@glade/table';
import type { Step } from './messages.ts';

/**
 * What seats have done before it is their turn in the log, after these steps; `before` stays as it is. An action of a seat
 * comes to the log as an entry of its own: from then on it is not ahead any more, also if it is cut off the log later.
 */
export function foldAhead(before: Ahead, steps: readonly Step[]): Ahead {
  const ahead = new Map<Seat, readonly Action[]>(before);
  const put = (seat: Seat, actions: readonly Action[]): void => {
    if (actions.length > 0) ahead.set(seat, actions);
    else ahead.delete(seat);
  };
  for (const step of steps) {
    if ('cut' in step) continue;
    if ('ahead' in step) {
      const actions = ahead.get(step.ahead) ?? [];
      put(step.ahead, step.action === null ? actions.slice(0, -1) : [...actions, step.action]);
    } else {
      const actions = ahead.get(step.actor);
      if (actions !== undefined) put(step.actor, actions.slice(1));
    }
  }
  return ahead;
}
