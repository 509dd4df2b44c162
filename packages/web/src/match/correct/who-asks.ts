import { CHANCE, type Seat } from '@glade/engine';
import type { Correction, Foreseen } from '@glade/table';
import type { Session } from '../session.ts';

/**
 * Who asks here to put entry `at` right: the person whose entry it is, else the person at the device. Undefined if the
 * screen is nobody's and the entry is no throw that everybody has seen.
 */
export function askerOf(session: Session, at: number): Seat | undefined {
  const { entries } = session.now;
  const actor = entries[at]?.actor ?? CHANCE;
  if (!session.secret) return session.people.includes(actor) ? actor : session.seat;
  if (!session.isNobodys) return session.seat;
  const hidden = at < entries.length && !(actor === CHANCE && isShown(session, at));
  return hidden ? undefined : session.seat;
}

/** Whether the person at the screen, or everybody if it is nobody's, knows what entry `at` says. */
export const isShown = (session: Session, at: number): boolean =>
  session.now.entries[at]?.action !== undefined;

/** What would become of the match by a correction, as far as it may be told on the screen as it is. */
export function foresee(session: Session, correction: Correction, by: Seat): Foreseen {
  const found = session.host.foresee(correction, by);
  if (!found.ok || !session.isNobodys) return found;
  const hidden = session.now.entries.some((_, at) => at >= correction.at && !isShown(session, at));
  return hidden ? { ok: true, known: false, broken: undefined } : found;
}
