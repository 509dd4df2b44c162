import type { Event } from '@glade/engine';
import type { GameBoard } from './game-board.ts';

/** From this weight on an event is a turning point of a match. */
export const TURNING_POINT = 2;
/** What nobody may miss matters as much as what decides a match. */
const NOTABLE = 3;

/** How much an event matters to who watches a match again: the game's own weight, from 1 to 3, or 0 for what is not looked for. */
export function eventWeight(
  { moments = {}, isNotable }: Pick<GameBoard, 'moments' | 'isNotable'>,
  event: Event,
): number {
  const moment = moments[event.code];
  // What nobody may miss is told also where a game gives it little weight.
  return isNotable?.(event) === true ? Math.max(TURNING_POINT, moment ?? NOTABLE) : (moment ?? 0);
}
