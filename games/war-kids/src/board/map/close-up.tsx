import type { BoardProps } from '@glade/ui';
import { wholeCloseUp } from '@glade/ui/whole-frame';
import type { BattleView } from '../../rules/view.ts';
import { boxOf, HEX, middle, type DrawnMap } from './geometry.ts';
import { openingOf } from './sight.ts';

/** How near to somebody else a unit is that has something to do with them, in hexes. */
const NEAR = 2;
/** Half the size of a counter with its number, in units of the picture. */
const COUNTER = 33;

/** What a small picture of a battle shows: what is planned or who meets, what is lit, and nobody only half. */
export function closeUpOf(props: BoardProps<BattleView>, map: DrawnMap) {
  const spotsOf = (cells: readonly number[]) =>
    cells.filter((cell) => cell >= 0).map((cell) => middle(map, cell));
  const units = spotsOf(props.view.units.map(({ cell }) => cell));
  const planned = spotsOf(
    (props.planned ?? []).flatMap(({ args }) => [args['fromcell'] ?? -1, args['cell'] ?? -1]),
  );
  const shown = planned.length > 0 ? planned : meeting(props, map, units);
  return wholeCloseUp(boxOf(map), [...shown, ...spotsOf(props.lit)], HEX, units, COUNTER);
}

/** Where units stand that may fight in this turn, or else that are near to others; where none are, all of them. */
function meeting(
  { view, events, lit }: BoardProps<BattleView>,
  map: DrawnMap,
  units: readonly (readonly [x: number, y: number])[],
) {
  const { show, together } = openingOf(view);
  if (together && events.length + lit.length === 0) return show.map((cell) => middle(map, cell));
  const near = units.filter(([x, y]) =>
    units.some(
      ([ox, oy]) => (ox !== x || oy !== y) && Math.hypot(ox - x, oy - y) < (NEAR + 0.5) * HEX,
    ),
  );
  return near.length > 0 ? near : units;
}
