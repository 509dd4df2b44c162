import type { Seat } from '@glade/engine';
import type { GameBoard } from '@glade/ui';

/** The colour of a side as custom properties, for its face; undefined where the game gives its sides no colours. */
export function sideStyle(
  board: Pick<GameBoard, 'sideColour'>,
  view: unknown,
  seat: Seat,
): Readonly<Record<string, string>> | undefined {
  const colour = board.sideColour?.(view, seat);
  if (colour === undefined) return undefined;
  return { '--seat': colour, '--seat-tint': `color-mix(in srgb, ${colour} 24%, var(--card))` };
}
