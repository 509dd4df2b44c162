import { CHANCE, type Event, type Header, type Seat } from '@glade/engine';
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
  /**
   * Where the lines come in parts, one after the other: who gets the device only now is told of what came before the last
   * throw, too. Empty where all is one part.
   */
  readonly parts: readonly CardPart[];
}

/** Some lines of a card in a row. */
interface CardPart {
  /** The number of its first line. */
  readonly from: number;
  /** The index of the throw that it comes from; undefined where it comes from what was there before. */
  readonly thrown: number | undefined;
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
  const told = (some: readonly VisibleEntry[], own = !ownMoves): readonly TableLine[] => {
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
    return { todo: [...setUp, ...told(entries)], changed: false, parts: [] };
  }
  const same = sameAtFront(done.entries, entries);
  if (same === done.entries.length) {
    const now = entries.slice(same);
    if (before === undefined) return { todo: told(now), changed: false, parts: [] };
    return { ...inParts(now, told), changed: false };
  }
  const lies = [done.view(), view] as const;
  return { todo: tellMends(say, notation, companion, lies, viewer), changed: true, parts: [] };
}

/** Each throw with what it brings in lines of its own, after those of what came before. */
function inParts(
  entries: readonly VisibleEntry[],
  told: (some: readonly VisibleEntry[]) => readonly TableLine[],
): Pick<TableCard, 'todo' | 'parts'> {
  const parts: CardPart[] = [];
  const todo: TableLine[] = [];
  let some: VisibleEntry[] = [];
  const end = (): void => {
    const lines = told(some);
    const [first] = some;
    const thrown = first?.actor === CHANCE ? first.index : undefined;
    if (lines.length > 0) parts.push({ from: todo.length, thrown });
    todo.push(...lines);
    some = [];
  };
  for (const entry of entries) {
    if (entry.actor === CHANCE) end();
    some.push(entry);
  }
  end();
  return { todo, parts: parts.length > 1 ? parts : [] };
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
