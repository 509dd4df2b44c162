import { mending, type Lying, type Mends } from '@glade/text';
import type { LeafClimbersView } from '../rules/index.ts';

// What lies on the board, and what hands do with it when a match was put right.

export const liesOnBoard = ({ elevation, chips, climbers }: LeafClimbersView): readonly Lying[] => [
  ...elevation.flatMap((height, cell) =>
    height > 0 ? [{ kind: 'squares', what: { cell }, at: { height } }] : [],
  ),
  ...chips.flatMap((n, cell) => (n > 0 ? [{ kind: 'rounds', what: { cell }, n }] : [])),
  ...climbers.flatMap(({ place: cell, alive }, seat) =>
    alive ? [{ kind: 'climber', what: { seat }, at: { cell } }] : [],
  ),
];

export const mend: Mends = {
  squares: {
    away: (what) => [mending('noSquares', what)],
    put: (what, to) => [mending('squares', { ...what, ...to })],
    move: (what, _, to) => [mending('squares', { ...what, ...to })],
  },
  rounds: {
    away: (what, _, count) => [mending('roundsLess', { ...what, count })],
    put: (what, _, count) => [
      count === 1 ? mending('round', what) : mending('rounds', { ...what, count }),
    ],
  },
  climber: {
    away: (who, from) => [mending('off', { ...from, ...who })],
    put: (who, to) => [mending('put', { ...to, ...who })],
    move: (who, _, to) => [mending('move', { ...to, ...who })],
  },
};
