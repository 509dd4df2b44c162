import type { Picture, SheetRequest } from '@glade/print/model';
import { seatColour } from '@glade/ui/seat-look';
import { Piece } from '../board/drawings/Crew.tsx';
import { Burning } from '../board/drawings/Scraps.tsx';
import { GROWTH } from '../board/drawings/Trees.tsx';
import { rolesOf, seatsOf } from './pieces.tsx';

const TREES = ['pine', 'oak', 'tall', 'birch', 'pine', 'bush'] as const;
const WIDTH = 1000;
const APART = 42;
/** Where the forest ends and the fires begin. */
const EDGE = 730;
const FIRES = [748, 826, 904];

/** What stands at the head of the first sheet: the team before its forest, and the fire that it puts out. */
export function cover(request: SheetRequest): Picture {
  const seats = seatsOf(request);
  return {
    viewBox: [0, 0, WIDTH, 132],
    content: (
      <>
        {Array.from({ length: Math.floor(EDGE / APART) }, (_, i) => {
          const Plant = GROWTH[TREES[(i * 5) % TREES.length]!];
          const [x, y] = [26 + i * APART, 92 - ((i * 5) % 3) * 7];
          return (
            <g key={i} transform={`translate(${x} ${y}) scale(${1.35 + ((i * 7) % 5) * 0.08})`}>
              <Plant />
            </g>
          );
        })}
        {FIRES.map((x, i) => (
          <g key={x} transform={`translate(${x} ${34 - (i % 2) * 10}) scale(.92)`}>
            <Burning />
          </g>
        ))}
        {Array.from({ length: seats }, (_, seat) => (
          <g key={seat} transform={`translate(${((seat + 0.72) * EDGE) / seats - 50} 26)`}>
            <Piece
              seat={seat}
              role={rolesOf(request, seat)[0]!}
              colour={seatColour(request.looks, seat)}
              full
              plain
            />
          </g>
        ))}
      </>
    ),
  };
}
