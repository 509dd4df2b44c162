import type { Match, Seat } from '@glade/engine';
import type { Session } from '../session.ts';

/** Where the last turn of these people begins, as an index of the log: the first of their last entries in a row, or 0. */
export function lastTurnOf({ log }: Match, people: readonly Seat[]): number {
  const theirs = (at: number): boolean => people.includes(log[at]?.actor ?? -1);
  let at = log.length - 1;
  while (at > 0 && !theirs(at)) at--;
  while (at > 0 && log[at - 1]?.actor === log[at]?.actor) at--;
  return Math.max(at, 0);
}

/** How a match can end that nobody has lost: even, or by people who stopped it. */
const NOT_LOST: ReadonlySet<string> = new Set(['draw', 'drawn', 'tie', 'stopped']);

/** Whether one person has lost against bots, or with them: one turn may have decided it. */
export function hasLostAlone({ people, isFar, view }: Session): boolean {
  const { outcome, rules, header } = view.value;
  return (
    outcome !== undefined &&
    people.length === 1 &&
    !outcome.winners.includes(people[0]!) &&
    !NOT_LOST.has(outcome.code) &&
    rules.seats > 1 &&
    header.dice === 'virtual' &&
    !isFar
  );
}
