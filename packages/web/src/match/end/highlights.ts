import type { Event } from '@glade/engine';
import type { GameBoard } from '@glade/ui';
import { eventWeight, TURNING_POINT } from '@glade/ui/event-weight';
import { momentsOf, type Moment } from '@glade/ui/ending';

/** At most this many moments stand below the end of a match. */
const MOST = 3;

/**
 * The moments of a match that mattered most, in order: those that have a picture, first by the weights of the game, without
 * the last entry, because the end itself is told above them. Of those that `textOf` tells in the same words there is one.
 */
export function highlightsOf(
  entries: readonly { readonly events: readonly Event[] }[],
  board: Pick<GameBoard, 'moments' | 'effects' | 'isNotable'>,
  textOf: (moment: Moment) => string | undefined = () => undefined,
): readonly Moment[] {
  const { effects = {} } = board;
  const told = new Set<string>();
  const isFirst = (moment: Moment): boolean => {
    const text = textOf(moment);
    const isNew = text === undefined || !told.has(text);
    if (text !== undefined) told.add(text);
    return isNew;
  };
  const weight = ({ events }: Moment): number => eventWeight(board, events[0]);
  const pictured = momentsOf(entries, true, board).filter(
    ({ step, events }) => step < entries.length && effects[events[0].code]?.picture === true,
  );
  // Beside turning points what is only worth a look does not count.
  const turning = pictured.filter((moment) => weight(moment) >= TURNING_POINT);
  return (turning.length > 0 ? turning : pictured)
    .toSorted((a, b) => weight(b) - weight(a))
    .filter(isFirst)
    .slice(0, MOST)
    .toSorted((a, b) => a.step - b.step);
}
