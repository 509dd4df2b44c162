import { useMemo } from 'preact/hooks';
import { parseRecord } from '@glade/engine/record-reader';
import { visibleEntries, type TableView } from '@glade/table';
import { isGathering, type Companion, type Say } from '@glade/text';
import { listenerOf } from '../../narration/narration.ts';
import { settings } from '../../settings/settings.ts';
import type { LaidOut } from '../../storage/laid-out.ts';
import type { Session } from '../session.ts';
import { tableNow } from './table-now.ts';
import { cardOf, type CarriedOut, type TableCard } from './table-card.ts';

/** The card of the moment, and whose it is. */
interface CardNow extends TableCard {
  /** More of what is on it comes at once. */
  readonly gathers: boolean;
  /** It is nothing but what people have just chosen themselves: who moves first and taps then can do without. */
  readonly onlyOwn: boolean;
  /** Where each has a table of their own: it is the same for all of them, and all may read it. */
  readonly forAll: boolean;
  /** This many entries are carried out for this table; -1 before its set-up. */
  readonly laid: LaidOut;
  /** This many entries are carried out once the card is done. */
  readonly entries: number;
  /** Everything on the card lies on the table now. */
  done(): void;
}

/** What is to be told now; undefined while a device is passed on, because then nobody's table may be told. */
export function useTableCard(
  companion: Companion,
  session: Session,
  say: Say,
): CardNow | undefined {
  const view = session.view.value;
  const tables = session.laidOut.value;
  const { ownMoves } = settings.value;
  return useMemo(() => {
    const now = tableNow(session);
    if (now === undefined) return undefined;
    const { seats, laid, entries } = now;
    const start = view.rules.view(view.rules.create(), undefined);
    const shown = { ...view, entries };
    const done = carriedOutOf(session, laid, shown);
    const forAll = seats.length > 1;
    // What lies the same on all tables is nobody's own.
    const listener = forAll ? {} : listenerOf(say, view, session.you);
    const told = (own: boolean): TableCard =>
      cardOf(say, companion, start, shown, done, listener, {
        here: session.people,
        before: session.secret && !forAll ? seats[0] : undefined,
        ownMoves: own,
      });
    const card = told(ownMoves);
    return {
      ...card,
      gathers: !card.changed && isGathering(companion, view.view, card.todo),
      onlyOwn: told(true).todo.length === 0,
      forAll,
      laid,
      entries: entries.length,
      done: () => {
        for (const seat of seats) session.layOut(seat, entries.length);
      },
    };
  }, [view, tables, say, ownMoves]);
}

/** What a seat has carried out; undefined before the set-up. */
function carriedOutOf(
  session: Session,
  laid: LaidOut,
  { entries, viewer, view }: Pick<TableView, 'entries' | 'viewer' | 'view'>,
): CarriedOut | undefined {
  if (typeof laid === 'number')
    return laid < 0 ? undefined : { entries: entries.slice(0, laid), view: () => view };
  const { game } = session.host;
  const before = parseRecord(laid.record, (id) => (id === game.id ? game : undefined), {
    asPlayed: true,
  });
  if (!before.ok) return { entries, view: () => view };
  const { value: match } = before;
  return {
    entries: visibleEntries(match, viewer).slice(0, laid.entries),
    view: () => match.rules.view(match.at(laid.entries).state, viewer),
  };
}
