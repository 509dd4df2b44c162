import { CHANCE, outcomeAt, type Action, type Event, type Match, type Seat } from '@glade/engine';
import type { Host, Message } from './board.ts';

/** Which dice of a game fall by themselves, and when the rest of a match can be played at once. */
export interface Course<V> {
  /** These dice belong to the throw before: virtual ones are thrown at once, and all of them are shown as one scene. */
  goesOn(view: V): boolean;
  /** What is said about such a scene. */
  told(view: V, people: readonly Seat[]): Message;
  /** The seat whose dice wait, if they are one seat's: a bot's fall by themselves. */
  thrower(view: V): Seat | undefined;
  /** What seats do while the rest is played: people's always, bots' where they can change nothing either. */
  idle(view: V): Action;
  /** Whether nothing that anybody does can change how the match ends. */
  settled(view: V): boolean;
}

const viewOf = ({ rules, state }: Match): unknown => rules.view(state, undefined);

/** Lets dice fall that nobody needs to throw, for as long as the match runs. */
export function flow<V>(host: Host, course: Course<V>): void {
  const { table, people, quiet } = host;
  let gathered: Event[] | undefined;

  function next(): void {
    const { match } = table;
    if (match.actor !== CHANCE || match.header.dice !== 'virtual') return;
    const view = viewOf(match) as V;
    if (course.goesOn(view)) {
      gathered = [];
      quiet.value = true;
      table.submit({ type: 'roll' });
      return;
    }
    const seat = course.thrower(view);
    if (seat !== undefined && people.length > 0 && !people.includes(seat))
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
