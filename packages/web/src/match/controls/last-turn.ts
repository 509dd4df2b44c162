import type { Match, Seat } from '@glade/engine';

/** Where the last turn of these people begins, as an index of the log: the first of their last entries in a row, or 0. */
export function lastTurnOf({ log }: Match, people: readonly Seat[]): number {
  const theirs = (at: number): boolean => people.includes(log[at]?.actor ?? -1);
  let at = log.length - 1;
  while (at > 0 && !theirs(at)) at--;
  while (at > 0 && log[at - 1]?.actor === log[at]?.actor) at--;
  return Math.max(at, 0);
}
