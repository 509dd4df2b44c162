import { CHANCE, OVER, type Seat } from '@glade/engine';
import { visibleEntries, type VisibleEntry } from '@glade/table';
import type { LaidOut } from '../../storage/laid-out.ts';
import type { Session } from '../session.ts';
import { NOT_SET_UP } from './laid-out.ts';

/** Whose real table the screen can tell of now. */
interface TableNow {
  /** Several where each has a table of their own and all of them still lie the same. */
  readonly seats: readonly Seat[];
  /** What is carried out there. */
  readonly laid: LaidOut;
  /** What has happened there. */
  readonly entries: readonly VisibleEntry[];
}

/**
 * The table that the screen can tell of; undefined while it shows nobody's. Before anybody has acted, what dice have brought
 * lies the same on all tables: it is told to all at once.
 */
export function tableNow(session: Session): TableNow | undefined {
  const { viewer, entries, actor } = session.view.value;
  const tables = session.laidOut.value ?? [];
  const laidAt = (seat: Seat): LaidOut => tables[seat] ?? NOT_SET_UP;
  if (!session.secret) return { seats: [0], laid: laidAt(0), entries };
  if (viewer !== undefined) return { seats: [viewer], laid: laidAt(viewer), entries };
  const seats = Array.from({ length: session.host.rules.seats }, (_, seat) => seat);
  const laid = laidAt(0);
  const alike = typeof laid === 'number' && seats.every((seat) => laidAt(seat) === laid);
  if (session.isFar || actor === OVER || !alike) return undefined;
  const acted = entries.findIndex((entry) => entry.actor !== CHANCE);
  const common = acted < 0 ? entries.length : acted;
  if (laid >= common) return undefined;
  return { seats, laid, entries: visibleEntries(session.table.match, 0).slice(0, common) };
}

/** Whether something has to be carried out on that table before the device is passed on. */
export function owesTable(session: Session): boolean {
  if (session.laidOut.value === undefined || session.busy.value) return false;
  const now = tableNow(session);
  return now !== undefined && now.laid !== now.entries.length;
}
