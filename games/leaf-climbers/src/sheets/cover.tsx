import type { Picture, SheetRequest } from '@glade/print/model';
import { seatColour } from '@glade/ui/seat-look';
import { THICK, UNIT } from '../board/geometry.ts';
import { Climber, Hovering, Pile } from '../board/Pieces.tsx';
import { onBoard } from './pieces.tsx';

/** How many leaves lie in each pile. */
const HEIGHTS = [1, 2, 3, 4, 5, 6, 6, 5, 4, 3, 2, 1];
/** On which piles the climbers stand, seat by seat, and above which leaves still fall. */
const CLIMBERS = [1, 5, 7, 10];
const FALLING = [3, 9];

/** What stands at the head of the first sheet: a hill of leaves, and those who climb it. */
export const cover = ({ looks, seats }: SheetRequest): Picture => ({
  viewBox: [0, -76, HEIGHTS.length * UNIT, 184],
  content: onBoard(
    <>
      {HEIGHTS.map((height, i) => (
        <g key={i} transform={`translate(${i * UNIT} 0)`}>
          <Pile square={i} height={height} over />
        </g>
      ))}
      {FALLING.map((i) => (
        <g key={i} transform={`translate(${(i + 0.5) * UNIT} -32)`}>
          <Hovering turn={i * 17} scale={0.8} />
        </g>
      ))}
      {CLIMBERS.slice(0, seats).map((i, seat) => (
        <g
          key={seat}
          transform={`translate(${(i + 0.5) * UNIT} ${74 - HEIGHTS[i]! * THICK}) scale(1.15)`}
        >
          <Climber seat={seat} colour={seatColour(looks, seat)} />
        </g>
      ))}
    </>,
  ),
});
