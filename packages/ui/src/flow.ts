import { CHANCE, type Event } from '@glade/engine';
import type { Host } from './board.ts';
import { type Course, viewOf } from './course.ts';

/** Lets dice fall that nobody needs to throw, for as long as the match runs. */
export function flow<V>(host: Host, course: Course<V>): void {
  const { table, people, quiet } = host;
  let gathered: Event[] | undefined;

  function next(): void {
    const { match } = table;
    if (match.actor !== CHANCE || match.header.dice !== 'virtual') return;
    if (!course.goesOn(viewOf(match) as V)) return;
    gathered = [];
    quiet.value = true;
    table.submit({ type: 'roll' });
  }

  table.subscribe(({ type, events = [] }) => {
    if (type !== 'entry') return;
    if (gathered === undefined) return quiet.value ? undefined : next();
    gathered.push(...events);
    const view = viewOf(table.match) as V;
    if (course.goesOn(view) && table.submit({ type: 'roll' }).ok) return;
    host.reveal(gathered, course.told(view, people));
    gathered = undefined;
    next();
  });
  next();
}

export type { Course } from './course.ts';
export { finish } from './finish.ts';
