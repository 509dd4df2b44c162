import { placed, seatColour, type EndSceneProps } from '@glade/ui';
import { BESIDE, Landscape } from '@glade/ui/landscape';
import type { StarfallView } from '../rules/view.ts';
import styles from './forest/Pieces.module.css';
import { Fairy, PALETTE, STAR, Tree } from './forest/Pieces.tsx';

/** Stars that hang above those who won. */
const STARS = [
  [132, 62, 0.5],
  [186, 34, 0.7],
  [240, 22, 0.9],
  [294, 34, 0.7],
  [348, 62, 0.5],
] as const;

/** The forest by night: fairies that are at home fly, the others wait or sleep at the foot of the trees. */
export function EndScene({ view, seats, won }: EndSceneProps<StarfallView>) {
  return (
    <Landscape
      won={won}
      night
      far={
        <g class={PALETTE} stroke="none">
          {placed(30, 130, 1.1, <Tree strong={false} down={false} />)}
          {placed(92, 126, 0.9, <Tree strong down={false} />)}
          {placed(394, 116, 0.9, <Tree strong={false} down={false} />)}
          {placed(450, 118, 1.1, <Tree strong down={false} />)}
        </g>
      }
    >
      <g class={PALETTE} stroke="none">
        {won &&
          STARS.map(([x, y, size]) => (
            <g key={x}>{placed(x, y, size, <path class={styles.star} d={STAR} />)}</g>
          ))}
        {view.fairies.map(({ flat, rank }, seat) => {
          const [x, y] = BESIDE[seat % BESIDE.length]!;
          return (
            <g key={seat}>
              {placed(
                x,
                y - (rank > 0 ? 52 : 30),
                rank > 0 ? 0.86 : 0.7,
                <Fairy seat={seat} colour={seatColour(seats, seat)} flat={flat} />,
              )}
            </g>
          );
        })}
      </g>
    </Landscape>
  );
}
