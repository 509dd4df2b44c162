import type { Event, OptionValues } from '@glade/engine';
import type { Say } from '@glade/text';
import type { GameBoard } from '@glade/ui';
import type { SeatLook } from '@glade/ui/seat-look';
import { isPlain } from '../../settings/settings.ts';

interface Props {
  readonly board: GameBoard;
  readonly view: unknown;
  readonly say: Say;
  readonly seats?: readonly SeatLook[];
  readonly options: OptionValues;
  /** The places with a frame round them; none without. */
  readonly lit?: readonly number[];
  /** What a screen reader calls it. */
  readonly label?: string;
  /** What comes next from here. */
  readonly planned?: readonly Event[];
}

const NONE: readonly never[] = [];

/** A position as a picture, drawn by the board of its game: nothing in it moves or can be tapped. */
export const StillBoard = ({ board, lit = NONE, ...position }: Props) => (
  <board.Board
    {...position}
    legal={NONE}
    events={NONE}
    lit={lit}
    settings={{ motion: false, forecast: false, score: false, plain: isPlain() }}
    still
  />
);
