import type { Picture, SheetRequest } from '@glade/print/model';
import { Meeple, PALETTE } from '../board/pieces/Pieces.tsx';
import { LAND, Tile } from '../board/tiles/Tile.tsx';
import { TILES } from '../rules/tiles/tiles.ts';
import styles from './Paper.module.css';

/** A road through the Old Town: tiles that match, each with its quarter turns. */
const ROAD: readonly (readonly [name: string, turn: number])[] = [
  ['abbey-lane', 3],
  ['cap-road-across', 0],
  ['cap-fork', 0],
  ['city-3-gate', 1],
  ['full-city', 0],
  ['city-3-gate-pennant', 3],
  ['cap-road-across', 0],
  ['road-fork', 0],
  ['abbey-lane', 1],
];
/** On which tiles the figures stand, player by player. */
const FIGURES = [1, 4, 6, 8];
const SIDE = 100;

/** What stands at the head of the first sheet. */
export const cover = ({ seats }: SheetRequest): Picture => ({
  viewBox: [0, 0, ROAD.length * SIDE, SIDE],
  content: (
    <g class={`${styles.paper} ${LAND} ${PALETTE}`}>
      <clipPath id="cover">
        <rect width={ROAD.length * SIDE} height={SIDE} rx="6" />
      </clipPath>
      <g clip-path="url(#cover)">
        {ROAD.map(([name, turn], i) => (
          <g key={i} transform={`translate(${i * SIDE} 0)`}>
            <Tile type={TILES.findIndex((tile) => tile.name === name)} turn={turn} />
          </g>
        ))}
      </g>
      {FIGURES.slice(0, seats).map((i, seat) => (
        <g key={seat} transform={`translate(${(i + 0.5) * SIDE} 84) scale(1.3)`}>
          <Meeple seat={seat} />
        </g>
      ))}
    </g>
  ),
});
