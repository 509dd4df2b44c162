import { CHANCE, outcomeAt, type Event, type Match } from '@glade/engine';
import type { Host } from './board.ts';
import { type Course, viewOf } from './course.ts';

/** Plays the rest at once and shows how it ends. Where dice are entered, the page draws instead of them. */
export function finish<V>(host: Host, course: Course<V>): void {
  const { table, people, quiet } = host;
  let last: readonly Event[] = [];
  host.skip();
  quiet.value = true;
  host.deputy = (match) => {
    const view = viewOf(match) as V;
    return course.settled(view) ? course.idle(view) : undefined;
  };

  const stop = table.subscribe(({ type, events = [] }) => {
    if (type === 'entry') last = events;
    const goesOn = type === 'entry' ? next() : type !== 'failed' && type !== 'cut';
    if (!goesOn) end();
  });

  function end(): void {
    stop();
    host.deputy = undefined;
    host.reveal(last);
  }

  /** Whether it goes on. */
  function next(): boolean {
    const { match } = table;
    const { actor } = match;
    if (match.over) return false;
    if (actor === CHANCE) return table.submit(drawn(match)).ok;
    if (!people.includes(actor)) return true;
    return table.submit({ type: 'play', by: actor, action: course.idle(viewOf(match) as V) }).ok;
  }

  if (!next()) end();
}

function drawn({ header, rules, state }: Match) {
  if (header.dice === 'virtual') return { type: 'roll' } as const;
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  const share = Math.floor((random / 2 ** 32) * rules.totalWeight(state));
  return { type: 'outcome', action: outcomeAt(rules, state, share) } as const;
}
