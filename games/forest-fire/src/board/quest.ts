import type { Event, OptionValues } from '@glade/engine';
import { SIDE } from '@glade/boards/squares36';

/** How many called squares of a match people find themselves before they are only shown (option tapToPlace). */
const FOUND_FIRST = 3;

const isCalled = ({ code }: Event): boolean => code === 'rolled' || code === 'firebreak';

interface Quest {
  readonly cell: number;
  readonly clues: readonly number[];
}

/**
 * FF-11, FF-R42: the square that people are to find after these events, with its row and its column; undefined where none is
 * called. `earlier` are all events before: after the first squares of a match the others are shown at once, unless
 * it is agreed that people always look.
 */
export function questOf(
  events: readonly Event[],
  options: OptionValues,
  earlier: readonly Event[],
): Quest | undefined {
  const { tapToPlace } = options;
  const cell = events.find(isCalled)?.args['cell'];
  if (cell === undefined || tapToPlace === false) return undefined;
  if (tapToPlace !== 'always' && earlier.filter(isCalled).length >= FOUND_FIRST) return undefined;
  const side = Array.from({ length: SIDE }, (_, i) => i);
  const row = side.map((i) => cell - (cell % SIDE) + i);
  const column = side.map((i) => i * SIDE + (cell % SIDE));
  return { cell, clues: [...row, ...column.filter((each) => each !== cell)] };
}
