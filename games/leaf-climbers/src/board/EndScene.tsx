import { placed, seatColour, type EndSceneProps } from '@glade/ui';
import { BESIDE, HillTree, Landscape } from '@glade/ui/landscape';
import type { LeafClimbersView } from '../rules/view.ts';
import styles from './Board.module.css';
import { Climber, Hovering, Pile } from './Pieces.tsx';

/** Where piles lie before the hill, and how high each can be. */
const PILES = [
  [-6, 5],
  [62, 4],
  [130, 3],
  [198, 4],
  [266, 3],
  [334, 4],
  [402, 5],
] as const;

/** Piles of leaves with the climbers: upright who is still on them, lying who is lost. */
export function EndScene({ view, seats, won }: EndSceneProps<LeafClimbersView>) {
  const full = view.landed / 216;
  return (
    <Landscape
      won={won}
      far={
        <>
          <HillTree x={36} y={166} size={1.3} />
          <HillTree x={444} y={150} size={1.4} />
        </>
      }
    >
      <g stroke="none" class={styles.still}>
        {PILES.map(([x, height], i) => (
          <g key={x}>
            {placed(x, 196, 0.84, <Pile square={i} height={1 + Math.round(height * full)} over />)}
          </g>
        ))}
        {view.climbers.map(({ alive }, seat) => {
          const [x, y] = BESIDE[seat % BESIDE.length]!;
          const climber = <Climber seat={seat} colour={seatColour(seats, seat)} out={!alive} />;
          return (
            <g key={seat}>
              {placed(x, y, alive ? 0.76 : 0.6, climber, alive ? 0 : x < 240 ? 78 : -78)}
            </g>
          );
        })}
        {placed(150, 74, 1, <Hovering turn={24} scale={0.7} />)}
        {placed(322, 88, 1, <Hovering turn={-40} scale={0.6} />)}
      </g>
    </Landscape>
  );
}
