import { SQUARES } from '@glade/boards/squares36';
import { alongOf, sideOf } from '../../rules/places.ts';
import styles from '../Board.module.css';
import { BurntGround, Tongue } from '../drawings/Fire.tsx';
import { Land, Signpost } from '../drawings/Land.tsx';
import { GROWTH, Snag, Stump } from '../drawings/Trees.tsx';
import { cornerOf, FRAME, OUTWARDS, RING, SPOTS, WIDTH } from './ring.ts';

/** All that never changes: the drawings that are used again and again, the frame, the land, the ground of each square. */
export function Backdrop({ id }: { readonly id: string }) {
  return (
    <>
      <defs>
        {Object.entries(GROWTH).map(([kind, Plant]) => (
          <g key={kind} id={`${id}-${kind}`}>
            <Plant />
          </g>
        ))}
        <g id={`${id}-flame`}>
          <Tongue />
        </g>
        <g id={`${id}-burnt`}>
          <BurntGround />
          <g transform="translate(22 60) scale(0.9)">
            <Snag />
          </g>
          <g transform="translate(80 58) scale(-0.8 0.8)">
            <Snag />
          </g>
          <g transform="translate(86 80) scale(0.8)">
            <Stump />
          </g>
        </g>
        <clipPath id={`${id}-edge`}>
          <rect width={WIDTH} height={WIDTH} rx="12" />
        </clipPath>
      </defs>
      <rect
        class={styles.frame}
        x={-FRAME + 1.5}
        y={-FRAME + 1.5}
        width={WIDTH + 2 * FRAME - 3}
        height={WIDTH + 2 * FRAME - 3}
        rx="20"
      />
      <g clip-path={`url(#${id}-edge)`}>
        <Land />
      </g>
      {SPOTS.map((spot) => {
        const [across, down] = OUTWARDS[sideOf(spot)]!;
        const [x, y] = cornerOf(spot);
        return (
          <g key={spot} transform={`translate(${x + 50 + across * 29} ${y + 50 + down * 27})`}>
            <Signpost number={alongOf(spot)} />
          </g>
        );
      })}
      {Array.from({ length: SQUARES }, (_, square) => {
        const [x, y] = cornerOf(square);
        return (
          <rect
            key={square}
            class={styles[`moss${(square * 7 + Math.floor(square / (RING - 2))) % 3}`]}
            x={x + 3}
            y={y + 3}
            width="94"
            height="94"
            rx="14"
          />
        );
      })}
      <rect class={styles.rim} x="-1" y="-1" width={WIDTH + 2} height={WIDTH + 2} rx="12" />
    </>
  );
}
