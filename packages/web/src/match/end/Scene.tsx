import type { Outcome, Seat } from '@glade/engine';
import type { EndScene, GameBoard, SeatLook } from '@glade/ui';
import { SeatFace } from '@glade/ui/seats';
import { LANDSCAPE } from '@glade/ui/landscape';
import { useEffect, useState } from 'preact/hooks';
import { sideStyle } from '../../seats/side-style.ts';
import styles from './Scene.module.css';

interface Props {
  readonly board: GameBoard;
  readonly view: unknown;
  readonly outcome: Outcome;
  readonly looks: readonly SeatLook[];
  /** Whose faces stand in the middle: those who won, or the whole team. */
  readonly faces: readonly Seat[];
  readonly bots: readonly boolean[];
  /** The colours are not the seats' own, because the rules give them others. */
  readonly sides: boolean;
  readonly won: boolean;
}

/** The end as a scene of the game, with the faces of those who won before it. */
export function Scene({ board, view, outcome, looks, faces, bots, sides, won }: Props) {
  const [drawn, setDrawn] = useState<{ readonly Drawing: EndScene<unknown> }>();
  useEffect(() => {
    let here = true;
    // Offline, if it was not loaded before, there are the faces alone.
    void board.endScene?.().then(
      (Drawing) => here && setDrawn({ Drawing }),
      () => undefined,
    );
    return () => (here = false);
  }, [board]);
  return (
    <div class={styles.scene} data-won={won} data-scene>
      <svg
        viewBox={`0 0 ${LANDSCAPE.width} ${LANDSCAPE.height}`}
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
      >
        {drawn !== undefined && (
          <drawn.Drawing
            view={view}
            outcome={outcome}
            seats={looks}
            won={won}
            faces={faces.length > 0}
          />
        )}
      </svg>
      {faces.length > 0 && (
        <div class={styles.faces} data-faces={faces.length}>
          {faces.map((seat) => (
            <span
              key={seat}
              class={styles.face}
              style={sides ? sideStyle(board, view, seat) : undefined}
            >
              <SeatFace
                face={looks[seat]!.face}
                colour={sides ? undefined : looks[seat]!.colour}
                bot={bots[seat] ?? false}
              />
            </span>
          ))}
        </div>
      )}
    </div>
  );
}
