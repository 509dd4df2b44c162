import { placed, type EndSceneProps } from '@glade/ui';
import { HillTree, Landscape } from '@glade/ui/landscape';
import type { UnitType } from '../rules/setup/scenario.ts';
import styles from './Board.module.css';
import { Counter, Flag } from './map/Counters.tsx';
import type { WarKidsView } from './view.ts';

/** Who stands on the meadow: type, place, size, how far it leans. */
type Figure = readonly [type: UnitType, x: number, y: number, size: number, turn: number];

const WINNERS: readonly Figure[] = [
  ['S', 30, 178, 0.8, -4],
  ['P', 118, 172, 0.8, 5],
  ['L', 72, 194, 1.05, 0],
];
const LOSERS: readonly Figure[] = [
  ['S', 452, 174, 0.7, 14],
  ['L', 398, 206, 0.9, 74],
];
const GUESSED: readonly Figure[] = [
  ['S', 60, 196, 1, -5],
  ['P', 122, 184, 0.9, 5],
  ['M', 358, 184, 0.9, -5],
  ['L', 420, 196, 1, 5],
];

/** The meadow after the battle: the army that won stands, the other leader has tipped over. */
export function EndScene({ view, outcome, won }: EndSceneProps<WarKidsView>) {
  const [winner = 0] = outcome.winners;
  const draw = outcome.winners.length !== 1;
  const guess = view.mode === 'guess';
  return (
    <Landscape
      won={won}
      far={
        <>
          <HillTree x={166} y={158} size={0.9} />
          <HillTree x={330} y={160} size={0.8} />
          <HillTree x={360} y={154} size={1} />
        </>
      }
    >
      <g class={styles.sample} stroke="none">
        {guess ? (
          figures(GUESSED, 0)
        ) : (
          <>
            {!draw && placed(150, 168, 0.8, <Flag owner={winner} />)}
            {figures(WINNERS, winner)}
            {figures(draw ? mirrored(WINNERS) : LOSERS, 1 - winner)}
          </>
        )}
      </g>
    </Landscape>
  );
}

const mirrored = (all: readonly Figure[]): readonly Figure[] =>
  all.map(([type, x, y, size, turn]) => [type, 480 - x, y, size, -turn]);

const figures = (all: readonly Figure[], side: number) =>
  all.map(([type, x, y, size, turn]) => (
    <g key={`${type}${x}`}>
      {placed(x, y, size, <Counter unit={{ type, side }} military={false} plain />, turn)}
    </g>
  ));
