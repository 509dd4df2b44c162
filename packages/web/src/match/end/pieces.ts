import type { Event } from '@glade/engine';
import type { GameBoard } from '@glade/ui';

/** At most so many pictures stand around those who won. */
const MOST = 4;

/**
 * What is shown of a match at its end: of each kind of event that has a picture the last one, those first that matter most,
 * and among equals the latest.
 */
export function keptPieces(
  events: readonly Event[],
  { moments = {}, effects = {} }: Pick<GameBoard, 'moments' | 'effects'>,
): readonly Event[] {
  const last = new Map<string, Event>();
  for (const event of events) {
    if (effects[event.code]?.picture !== true) continue;
    last.delete(event.code);
    last.set(event.code, event);
  }
  const weight = ({ code }: Event): number => moments[code] ?? 0;
  return [...last.values()]
    .toReversed()
    .toSorted((a, b) => weight(b) - weight(a))
    .slice(0, MOST);
}
