import { CHANCE, type Event } from '@glade/engine';
import type { Host } from '../contract/host.ts';
import { type Pacing, publicView } from './pacing.ts';

/** For as long as the match runs, throws the virtual dice that nobody needs to throw, and shows each series as one scene. */
export function letDiceFall<V>(host: Host, pacing: Pacing<V>): void {
  const { table, people, quiet } = host;
  /** The events of the series that is falling; undefined between two series. */
  let gathered: Event[] | undefined;

  function begin(): void {
    const { match } = table;
    if (match.actor !== CHANCE || match.header.dice !== 'virtual') return;
    if (!pacing.continues(publicView(match) as V)) return;
    gathered = [];
    quiet.value = true;
    table.submit({ type: 'roll' });
  }

  table.subscribe(({ type, events = [] }) => {
    if (type !== 'entry') return;
    if (gathered === undefined) return quiet.value ? undefined : begin();
    gathered.push(...events);
    const view = publicView(table.match) as V;
    if (pacing.continues(view) && table.submit({ type: 'roll' }).ok) return;
    host.reveal(gathered, pacing.announcement(view, people));
    gathered = undefined;
    begin();
  });
  begin();
}
