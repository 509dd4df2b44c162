import type { Event, Header, Seat } from '@glade/engine';
import { playersOf, type TableView, type VisibleEntry } from '@glade/table';
import {
  isDoneByHand,
  isOwnChoice,
  tellOnTable,
  tellSetUp,
  type Companion,
  type Listener,
  type Say,
  type TableLine,
} from '@glade/text';

/** What is on the card: first what has to be taken back, in the order in which hands undo it, then what has to be done. */
export interface TableCard {
  readonly back: readonly TableLine[];
  readonly todo: readonly TableLine[];
}

/** Whose hands move pieces on this table. */
export interface Hands {
  /** The seats of the people at this table: what others do far away has to be told. All people of the match if not given. */
  readonly here?: readonly Seat[];
  /** They move what they choose themselves before they enter it: they are told of it only where something is taken back. */
  readonly ownMoves?: boolean;
}

const allPeople = (header: Header): readonly Seat[] =>
  playersOf(header).flatMap(({ who }, seat) => (who === 'person' ? [seat] : []));

/** The entries that have been carried out on the real table; undefined before its set-up. */
export type DoneEntries = readonly VisibleEntry[] | undefined;

/**
 * What is missing until the pieces on the real table lie as the view says. Entries that were carried out and are no longer
 * in the log are to be taken back. `start` is what everybody sees before the first entry.
 */
export function cardOf(
  say: Say,
  companion: Companion,
  start: unknown,
  { rules, entries, header }: Pick<TableView, 'rules' | 'entries' | 'header'>,
  done: DoneEntries,
  listener: Listener,
  { here = allPeople(header), ownMoves = false }: Hands = {},
): TableCard {
  const told = (some: readonly VisibleEntry[], own: boolean): readonly TableLine[] => {
    const events: readonly Event[] = some.flatMap((entry) => {
      return here.includes(entry.actor)
        ? entry.events.filter(
            (event) =>
              !isDoneByHand(companion.deeds, event) &&
              (own || !isOwnChoice(companion.deeds, event)),
          )
        : entry.events;
    });
    return tellOnTable(say, rules.notation, companion.deeds, events, listener);
  };
  const same = done === undefined ? 0 : sameAtFront(done, entries);
  const setUp = done === undefined ? tellSetUp(say, rules.notation, companion.setUp(start)) : [];
  const back = told(done?.slice(same) ?? [], true).toReversed();
  return {
    back,
    todo: [...setUp, ...told(entries.slice(same), !ownMoves || back.length > 0)],
  };
}

/** How many entries two logs have in common from their start. */
function sameAtFront(a: readonly VisibleEntry[], b: readonly VisibleEntry[]): number {
  const end = a.findIndex(
    (entry, i) => b[i] === undefined || fingerprintOf(entry) !== fingerprintOf(b[i]),
  );
  return end < 0 ? a.length : end;
}

const fingerprintOf = ({ actor, action, events }: VisibleEntry): string =>
  JSON.stringify([actor, action, events]);
