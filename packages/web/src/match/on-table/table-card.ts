import type { Event, Header, Seat } from '@glade/engine';
import { playersOf, type TableView, type VisibleEntry } from '@glade/table';
import {
  isDoneByHand,
  isOwnChoice,
  tellMends,
  tellOnTable,
  tellSetUp,
  type Companion,
  type Listener,
  type Say,
  type TableLine,
} from '@glade/text';

/** What is on the card. */
export interface TableCard {
  /** What has to be done. */
  readonly todo: readonly TableLine[];
  /** Something that was carried out was put right since: the lines say only what has to lie differently now. */
  readonly changed: boolean;
}

/** Whose hands move pieces on this table. */
export interface Hands {
  /** The seats of the people at this table: what others do far away has to be told. All people of the match if not given. */
  readonly here?: readonly Seat[];
  /** Whose table it is, where each has one of their own: what lies before others is not told. */
  readonly before?: Seat | undefined;
  /** They move what they choose themselves before they enter it: they are told of it only where something is taken back. */
  readonly ownMoves?: boolean;
}

const allPeople = (header: Header): readonly Seat[] =>
  playersOf(header).flatMap(({ who }, seat) => (who === 'person' ? [seat] : []));

/** What has been carried out on the real table. */
export interface CarriedOut {
  readonly entries: readonly VisibleEntry[];
  /** The game's own view when these were all entries. */
  view(): unknown;
}

/**
 * What is missing until the pieces on the real table lie as the view says; `done` is undefined before the set-up. Where
 * entries that were carried out are no longer in the log, the card compares how the table lies with how it is to lie. `start`
 * is what everybody sees before the first entry.
 */
export function cardOf(
  say: Say,
  companion: Companion,
  start: unknown,
  {
    rules,
    entries,
    header,
    view,
    viewer,
  }: Pick<TableView, 'rules' | 'entries' | 'header' | 'view' | 'viewer'>,
  done: CarriedOut | undefined,
  listener: Listener,
  { here = allPeople(header), before, ownMoves = false }: Hands = {},
): TableCard {
  const told = (some: readonly VisibleEntry[], own: boolean): readonly TableLine[] => {
    const all: readonly Event[] = some.flatMap((entry) => {
      return here.includes(entry.actor)
        ? entry.events.filter(
            (event) =>
              !isDoneByHand(companion.deeds, event) &&
              (own || !isOwnChoice(companion.deeds, event)),
          )
        : entry.events;
    });
    const events = all.filter(({ args }) => before === undefined || isBefore(before, args['seat']));
    return tellOnTable(say, rules.notation, companion.deeds, events, listener);
  };
  const { notation } = rules;
  if (done === undefined) {
    const setUp = tellSetUp(say, notation, companion.setUp(start));
    return { todo: [...setUp, ...told(entries, !ownMoves)], changed: false };
  }
  const same = sameAtFront(done.entries, entries);
  if (same === done.entries.length)
    return { todo: told(entries.slice(same), !ownMoves), changed: false };
  const lies = [done.view(), view] as const;
  return { todo: tellMends(say, notation, companion, lies, viewer), changed: true };
}

/** Whether something lies before this seat: what is nobody's own lies before all. */
const isBefore = (seat: Seat, owner: Seat | undefined): boolean =>
  owner === undefined || owner === seat;

/** How many entries two logs have in common from their start. */
function sameAtFront(a: readonly VisibleEntry[], b: readonly VisibleEntry[]): number {
  const end = a.findIndex(
    (entry, i) => b[i] === undefined || fingerprintOf(entry) !== fingerprintOf(b[i]),
  );
  return end < 0 ? a.length : end;
}

const fingerprintOf = ({ actor, action, events }: VisibleEntry): string =>
  JSON.stringify([actor, action, events]);
