import type { Event } from '@glade/engine';
import { placesOf } from '@glade/text';
import type { GameBoard } from '@glade/ui';
import { isShown } from '../match/stage/happenings.ts';

/** Where what a step tells is to be seen on the board, each place once: as what just happened is lit in a match. */
export const litPlaces = (
  board: Pick<GameBoard, 'effects'>,
  events: readonly Event[],
): readonly number[] => [
  ...new Set(events.filter((event) => isShown(board, event)).flatMap(placesOf)),
];
