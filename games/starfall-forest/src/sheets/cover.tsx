import type { Picture, SheetRequest } from '@glade/print/model';
import { seatColour } from '@glade/ui/seat-look';
import { Fairy, Snake, Stars, Tree } from '../board/forest/Pieces.tsx';
import { PAPER } from './paper.tsx';

/** From one tree to the next, and how many there are. */
const APART = 118;
const TREES = 11;
/** Between which trees the fairies fly, seat by seat, and how high. */
const FAIRIES = [
  [1, 8],
  [4, -14],
  [7, 2],
  [9, -18],
] as const;
/** Beside which trees a star shines, and between which a snake lies. */
const STARS = [0, 3, 6, 8];
const SNAKES = [3, 6];

/** What stands at the head of the first sheet: fairies who look for stars, and the snakes that lie in wait. */
export const cover = ({ looks, seats }: SheetRequest): Picture => ({
  viewBox: [0, -90, TREES * APART, 170],
  content: (
    <g class={PAPER}>
      {Array.from({ length: TREES }, (_, i) => (
        <g key={i} transform={`translate(${(i + 0.5) * APART} ${(i % 3) * 7}) scale(1.5)`}>
          <Tree strong={i % 2 === 0} down={i === 5} />
        </g>
      ))}
      {STARS.map((i) => (
        <g key={i} transform={`translate(${(i + 0.94) * APART} ${-58 + (i % 2) * 14}) scale(.8)`}>
          <Stars count={1} />
        </g>
      ))}
      {SNAKES.map((i) => (
        <g key={i} transform={`translate(${i * APART} 44) scale(1.1)`}>
          <Snake />
        </g>
      ))}
      {FAIRIES.slice(0, seats).map(([i, y], seat) => (
        <g key={seat} transform={`translate(${(i + 1) * APART} ${y}) scale(1.15)`}>
          <Fairy seat={seat} colour={seatColour(looks, seat)} />
        </g>
      ))}
    </g>
  ),
});
