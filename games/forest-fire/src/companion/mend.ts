import { mending, type Lying, type Mends } from '@glade/text';
import type { ForestFireView } from '../rules/index.ts';
import { HAND } from '../rules/places.ts';

// What lies on the board, and what hands do with it when a match was put right.

export const liesOnBoard = ({
  counters,
  firebreaks,
  players,
}: ForestFireView): readonly Lying[] => [
  ...firebreaks.map((cell) => ({ kind: 'firebreak', what: { cell } })),
  ...counters.flatMap((n, cell) => (n > 0 ? [{ kind: 'fire', what: { cell }, n }] : [])),
  ...players.flatMap(({ place: cell }, seat) =>
    cell === HAND ? [] : [{ kind: 'piece', what: { seat }, at: { cell } }],
  ),
];

export const mend: Mends = {
  firebreak: {
    away: (what) => [mending('noFirebreak', what)],
    put: (what) => [mending('firebreak', what)],
  },
  fire: {
    away: (what, _, count) => [mending('firesLess', { ...what, count })],
    put: (what, _, count) => [
      count === 1 ? mending('fire', what) : mending('fires', { ...what, count }),
    ],
  },
  piece: {
    away: (who, from) => [mending('off', { ...from, ...who })],
    put: (who, to) => [mending('put', { ...to, ...who })],
    move: (who, _, to) => [mending('move', { ...to, ...who })],
  },
};
