import { CHANCE, type Actor, type Seat } from '@glade/engine';
import type { GameBoard } from '@glade/ui';

/** Whose turn it is: who is to act, or whose dice are to be thrown; undefined for dice that are nobody's own or those of several. */
export function seatAtTurn(
  board: Pick<GameBoard, 'throwers'>,
  actor: Actor,
  view: unknown,
): Seat | undefined {
  if (actor >= 0) return actor;
  const throwers = actor === CHANCE ? (board.throwers?.(view) ?? []) : [];
  return throwers.length === 1 ? throwers[0] : undefined;
}
