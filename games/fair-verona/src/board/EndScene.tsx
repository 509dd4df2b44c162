import { placed, type EndSceneProps } from '@glade/ui';
import { BESIDE, HillTree, Landscape } from '@glade/ui/landscape';
import type { VeronaView } from '../rules/view.ts';
import styles from './EndScene.module.css';
import { Meeple, PALETTE, Token } from './pieces/Pieces.tsx';

/** Verona on its hill, the family before it, and the tokens that came home: low enough to be whole on a phone. */
export function EndScene({ view, won }: EndSceneProps<VeronaView>) {
  return (
    <Landscape
      won={won}
      far={
        <>
          <HillTree x={18} y={166} size={1.1} slim />
          <HillTree x={160} y={158} size={0.9} slim />
          <HillTree x={336} y={158} size={0.9} slim />
          <HillTree x={466} y={160} size={1.1} slim />
          {placed(88, 160, 0.74, <Town />)}
          {placed(400, 158, 0.74, <Town />)}
        </>
      }
    >
      <g class={PALETTE} stroke="none">
        {view.players.map(({ encounters }, seat) => {
          const [x, y] = BESIDE[seat % BESIDE.length]!;
          return (
            <g key={seat}>
              {placed(x, y + 8, 1.5, <Meeple seat={seat} mired={encounters.length > 0} />)}
            </g>
          );
        })}
        {won && (
          <>
            {placed(138, 118, 0.95, <Token />, -10)}
            {placed(342, 118, 0.95, <Token />, 10)}
          </>
        )}
      </g>
    </Landscape>
  );
}

/** Houses with roofs of clay round a tower; their foot is at 0. */
const Town = () => (
  <>
    <path class={styles.wall} d="M-46 4V-22H-14V4ZM14 4V-26H46V4ZM-12 4V-62H12V4Z" />
    <path class={styles.roof} d="M-50-20L-30-38L-10-20ZM10-24L30-42L50-24ZM-16-60L0-80L16-60Z" />
    <path
      class={styles.door}
      d="M-34 4V-8H-26V4M26 4V-10H34V4M-4-40H4V-30H-4ZM-4 4V-10Q0-16 4-10V4"
    />
  </>
);
