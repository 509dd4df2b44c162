import { mending, type Lying, type Mends } from '@glade/text';
import type { GuessView } from '../guess/index.ts';
import type { BattleView } from '../rules/index.ts';

// What lies on the map or between two people, and what hands do with it when a match was put right.

/** The types as events number them. */
const TYPES = 'SPML';

/** A counter by the number that events give it: its colour and type. */
export const pieceOf = ({ side, type }: BattleView['units'][number]): number =>
  4 * side + TYPES.indexOf(type);

export const liesThere = (view: BattleView | GuessView): readonly Lying[] =>
  view.mode === 'guess'
    ? [view.middle, view.child, view.adult].flatMap((heap, whose) =>
        heap.flatMap((n, type) =>
          n > 0 ? [{ kind: 'counter', what: { type }, at: { heap: whose }, n }] : [],
        ),
      )
    : [
        ...view.units.flatMap((unit) => {
          const { cell, wounded } = unit;
          const what = { piece: pieceOf(unit) };
          return cell < 0 ? [] : [{ kind: 'unit', what, at: { cell, wounded: wounded ? 1 : 0 } }];
        }),
        ...view.owners.flatMap((seat, place) => {
          const spotcell = view.map.places[place]!.cells[0]!;
          return seat < 0 ? [] : [{ kind: 'marker', what: { spotcell }, at: { seat } }];
        }),
      ];

/** Where a counter lies, as the args `heap` and `from` number it; 2 is before the grown-up. */
const MIDDLE = 0;
const CHILD = 1;
const WOUNDED = 1;

export const mend: Mends = {
  unit: {
    away: (what, { cell = 0 }) => [mending('off', { ...what, cell })],
    put: (what, { cell = 0, wounded }) => [
      mending('put', { ...what, cell }),
      ...(wounded === WOUNDED ? [mending('turnOver', { ...what, cell })] : []),
    ],
    move: (what, { cell: fromcell = 0, wounded: was }, { cell = 0, wounded }) => [
      ...(fromcell === cell ? [] : [mending('move', { ...what, fromcell, cell })]),
      ...(was === wounded
        ? []
        : [mending(wounded === WOUNDED ? 'turnOver' : 'turnBack', { ...what, cell })]),
    ],
    alone: true,
  },
  marker: {
    away: (what) => [mending('noMarker', what)],
    put: (what, to) => [mending('marker', { ...what, ...to })],
    move: (what, _, to) => [mending('marker', { ...what, ...to })],
  },
  counter: {
    away: () => [],
    put: () => [],
    move: (what, { heap: from = 0 }, { heap: to = 0 }, n) =>
      Array.from({ length: n }, () => [
        ...(from === MIDDLE ? [] : [mending('toMiddle', { ...what, from })]),
        ...(to === MIDDLE ? [] : [mending(to === CHILD ? 'toChild' : 'toAdult', what)]),
      ]).flat(),
  },
};
