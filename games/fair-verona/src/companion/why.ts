import { mendingOne, type SetUpDeed } from '@glade/text';
import { cellOf, ROUND_X, ROUND_Y, STEP_X, STEP_Y } from '../rules/map/map.ts';
import { EDGE, ROTATIONS } from '../rules/tiles/looks.ts';
import { SPRING } from '../rules/tiles/tiles.ts';
import type { VeronaView } from '../rules/view.ts';

// Why a tile that was drawn fits nowhere (FV-29), for people who have it in their hands.

type Space = Readonly<Record<'x' | 'y', number>>;

/**
 * What stands against each space where the tile could lie: one clash for each, of the turn in which fewest sides clash. A
 * tile of the River can only go to the River's open end.
 */
export function whyUnused(
  view: VeronaView,
  { riverReach }: Readonly<Record<string, unknown>>,
  seat: number,
  type: number,
): readonly SetUpDeed[] {
  const { river, players } = view;
  const own = players[seat]!;
  if (type >= SPRING && river !== null) {
    const clash = clashAt(view, type, river);
    if (clash !== undefined) return [clash];
    const isNear =
      riverReach === 'anywhere' ||
      Math.max(Math.abs(own.x - river.x), Math.abs(own.y - river.y)) === 1;
    const cell = cellOf(river.x, river.y);
    return [isNear ? mendingOne('why.bend', { cell }) : mendingOne('why.far', { cell, seat })];
  }
  const round = ROUND_X.map((dx, i) => ({ x: own.x + dx, y: own.y + ROUND_Y[i]! }));
  const free = round.filter((space) => tileAt(view, space) === undefined);
  if (free.length === 0) return [mendingOne('why.full', { seat })];
  return free.map(
    (space) =>
      clashAt(view, type, space) ?? mendingOne('why.side', { cell: cellOf(space.x, space.y) }),
  );
}

const tileAt = ({ tiles }: VeronaView, { x, y }: Space) =>
  tiles.find((tile) => tile.x === x && tile.y === y);

/** The first clash of the turn in which fewest sides clash; undefined where none does, or where no tile lies beside. */
function clashAt(view: VeronaView, type: number, space: Space): SetUpDeed | undefined {
  const beside = STEP_X.map((dx, side) =>
    tileAt(view, { x: space.x + dx, y: space.y + STEP_Y[side]! }),
  );
  const theirs = beside.map((tile, side) =>
    tile === undefined ? undefined : EDGE[(tile.type * 4 + tile.turn) * 4 + ((side + 2) % 4)]!,
  );
  const turns = Array.from({ length: ROTATIONS[type]! }, (_, turn) =>
    theirs.flatMap((their, side) => {
      const mine = EDGE[(type * 4 + turn) * 4 + side]!;
      return their === undefined || their === mine ? [] : [{ mine, theirs: their }];
    }),
  );
  const [fewest] = turns.toSorted((a, b) => a.length - b.length);
  const [clash] = fewest!;
  return clash && mendingOne('why.clash', { cell: cellOf(space.x, space.y), ...clash });
}
