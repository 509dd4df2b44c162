import { mendingOne, repeated, type Lying, type Mends } from '@glade/text';
import { cellOf } from '../rules/cells.ts';
import type { StarfallView } from '../rules/index.ts';
import { kindOfTree } from './kind-of-tree.ts';

// What lies in the forest and before the players, and what hands do with it when a match was put right.

const DICE = 5;

export function liesInForest(view: StarfallView): readonly Lying[] {
  const { trees, down, stars, snakes, fairies, pool } = view;
  const fallen = new Set(down);
  return [
    ...trees.map((_, tree) => ({
      kind: 'tree',
      what: { cell: cellOf(view, tree) },
      at: { fallen: fallen.has(tree) ? 1 : 0 },
    })),
    ...snakes.map((location) => ({ kind: 'snake', at: { cell: cellOf(view, location) } })),
    ...stars.flatMap((n, tree) =>
      n > 0 ? [{ kind: 'star', what: { cell: cellOf(view, tree) }, n }] : [],
    ),
    ...fairies.flatMap(({ place, flat, hearts, stars: held }, seat): readonly Lying[] => [
      ...(place < 0 ? [] : [{ kind: 'fairy', what: { seat }, at: { cell: cellOf(view, place) } }]),
      ...(flat ? [{ kind: 'flat', what: { seat } }] : []),
      { kind: 'hearts', what: { seat }, n: hearts },
      { kind: 'held', what: { seat }, n: held },
    ]),
    { kind: 'aside', n: DICE - pool },
  ];
}

export const mend: Mends = {
  tree: {
    away: (what) => [mendingOne('noTree', what)],
    put: (what, { fallen }) => [
      mendingOne('plantTree', { ...what, ...kindOfTree(what) }),
      ...(fallen === 1 ? [mendingOne('layTree', what)] : []),
    ],
    move: (what, _, { fallen }) => [mendingOne(fallen === 1 ? 'layTree' : 'standTree', what)],
  },
  snake: {
    away: (_, from, n) => repeated(n, mendingOne('noSnake', from)),
    put: (_, to, n) => repeated(n, mendingOne('snakeHere', to)),
    move: (_, { cell: fromcell = 0 }, to, n) =>
      repeated(n, mendingOne('slither', { fromcell, ...to })),
  },
  star: {
    away: (what, _, count) => [mendingOne('noStar', { ...what, count })],
    put: (what, _, count) => [mendingOne('starHere', { ...what, count })],
  },
  fairy: {
    away: (who) => [mendingOne('home', who)],
    put: (who, to) => [mendingOne('fairy', { ...to, ...who })],
    move: (who, _, to) => [mendingOne('fly', { ...to, ...who })],
  },
  flat: {
    away: (who) => [mendingOne('stand', who)],
    put: (who) => [mendingOne('flat', who)],
  },
  hearts: {
    away: (who, _, count) => [mendingOne('heartsLess', { ...who, count })],
    put: (who, _, count) => [mendingOne('hearts', { ...who, count })],
  },
  held: {
    away: (who, _, count) => [mendingOne('starsLess', { ...who, count })],
    put: (who, _, count) => [mendingOne('stars', { ...who, count })],
  },
  aside: {
    away: (_, __, dice) => [mendingOne('asideBack', { dice })],
    put: (_, __, aside) => [mendingOne('aside', { aside, shooting: 0 })],
  },
};
