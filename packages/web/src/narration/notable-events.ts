import type { Event, Seat } from '@glade/engine';
import type { TableView } from '@glade/table';
import { tellEvents, type Manner, type Say } from '@glade/text';
import type { NoticeContent } from '../match/Notice.tsx';

/**
 * The notable events since a person last acted, from entry `from` on, as one notice; undefined if there are none. They are
 * found in the view, so they are shown again after a reload.
 */
export function notableEvents(
  say: Say,
  { entries, rules }: Pick<TableView, 'entries' | 'rules'>,
  people: readonly Seat[],
  isNotable: (event: Event) => boolean,
  from: number,
): NoticeContent | undefined {
  const you = people.length === 1 ? people[0] : undefined;
  const last = entries.findLastIndex(({ actor }) => people.includes(actor));
  const since = entries.slice(Math.max(0, last, from));
  const lines = (manner: Manner) =>
    since
      .flatMap(({ events }) => events.filter(isNotable))
      .flatMap((event) => tellEvents(say, rules.notation, [event], manner, { you }));
  const text = (manner: Manner): string =>
    lines(manner)
      .map((line) => line.text)
      .join(' ');
  const told = lines('written');
  if (told.length === 0) return undefined;
  return {
    kind: 'news',
    text: text('written'),
    spoken: text('spoken'),
    clauses: [],
    lit: told.flatMap(({ cells }) => cells),
  };
}
