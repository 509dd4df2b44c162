import { placed, seatColour, type EndSceneProps } from '@glade/ui';
import { BESIDE, Landscape } from '@glade/ui/landscape';
import type { ForestFireView } from '../rules/view.ts';
import { UNDECIDED } from './ending.ts';
import { Piece } from './drawings/Crew.tsx';
import { Tongue } from './drawings/Fire.tsx';
import { GROWTH, Snag } from './drawings/Trees.tsx';

/** Where trees stand on the far hill. */
const TREES = [
  [18, 168, 1],
  [46, 164, 0.9],
  [76, 160, 1.05],
  [108, 158, 0.9],
  [140, 158, 1],
  [344, 158, 1],
  [374, 152, 0.9],
  [404, 150, 1.05],
  [434, 150, 0.9],
  [464, 150, 1],
] as const;

/**
 * The forest and its firefighters: green, or with what is left of the fires, far behind them. Where nobody has won or lost, the
 * forest still stands, and burns. Who had to leave stands there as well, safe and sound.
 */
export function EndScene({ view, outcome, seats, won }: EndSceneProps<ForestFireView>) {
  const stands = won || UNDECIDED.includes(outcome.code);
  return (
    <Landscape
      won={won}
      far={TREES.map(([x, y, size], i) => {
        const half = !won && i % 2 === 0;
        const burnt = half && !stands;
        // No flame behind anybody: only between the faces and the firefighters.
        const burns = half && x > 100 && x < 380;
        const Grown = i % 3 === 0 ? GROWTH.oak : GROWTH.pine;
        return (
          <g key={x} stroke="none">
            {placed(x, y, size, burnt ? <Snag /> : <Grown />)}
            {burns && placed(x, y + 3, 0.55, <Tongue />)}
          </g>
        );
      })}
    >
      {view.players.map(({ role }, seat) => {
        const [x, y] = BESIDE[seat % BESIDE.length]!;
        return (
          <g key={seat} stroke="none">
            {placed(
              x - 36,
              y - 70,
              0.76,
              <Piece seat={seat} role={role} colour={seatColour(seats, seat)} out={false} full />,
            )}
          </g>
        );
      })}
    </Landscape>
  );
}
