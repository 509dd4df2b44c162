import { EDGE, ROTATIONS } from '../tiles/looks.ts';
import { SPRING } from '../tiles/tiles.ts';
import type { VeronaView } from '../view.ts';
import { ROUND_X, ROUND_Y, STEP_X, STEP_Y } from './map.ts';

// Why a tile that was drawn fits nowhere (FV-29).

type Space = Readonly<Record<'x' | 'y', number>>;

/** A side of a tile that does not match the tile beside it: 0 north, 1 east, 2 south, 3 west. */
interface Clash {
  readonly side: number;
  readonly mine: number;
  readonly theirs: number;
}

/** A space where a tile could lie if it fitted, and the turn in which fewest of its sides clash there. */
export interface NoFit extends Space {
  readonly turn: number;
  readonly clashes: readonly Clash[];
  /** How many tiles lie beside it. */
  readonly beside: number;
  /** It is not next to the meeple. */
  readonly far: boolean;
}

/** The spaces where a tile of this type could lie beside the meeple of a seat; one of the River only at its open end. */
export function noFits(
  view: VeronaView,
  { riverReach }: Readonly<Record<string, unknown>>,
  seat: number,
  type: number,
): readonly NoFit[] {
  const { river, players } = view;
  const own = players[seat]!;
  if (type >= SPRING && river !== null) {
    const near =
      riverReach === 'anywhere' ||
      Math.max(Math.abs(own.x - river.x), Math.abs(own.y - river.y)) === 1;
    return [{ ...noFitAt(view, type, river), far: !near }];
  }
  return ROUND_X.map((dx, i) => ({ x: own.x + dx, y: own.y + ROUND_Y[i]! }))
    .filter((space) => tileAt(view, space) === undefined)
    .map((space) => ({ ...noFitAt(view, type, space), far: false }));
}

const tileAt = ({ tiles }: VeronaView, { x, y }: Space) =>
  tiles.find((tile) => tile.x === x && tile.y === y);

function noFitAt(view: VeronaView, type: number, { x, y }: Space): Omit<NoFit, 'far'> {
  const theirs = STEP_X.map((dx, side) => {
    const tile = tileAt(view, { x: x + dx, y: y + STEP_Y[side]! });
    return tile && EDGE[(tile.type * 4 + tile.turn) * 4 + ((side + 2) % 4)]!;
  });
  const turns = Array.from({ length: ROTATIONS[type]! }, (_, turn) => ({
    turn,
    clashes: theirs.flatMap((their, side) => {
      const mine = EDGE[(type * 4 + turn) * 4 + side]!;
      return their === undefined || their === mine ? [] : [{ side, mine, theirs: their }];
    }),
  }));
  const [fewest] = turns.toSorted((a, b) => a.clashes.length - b.clashes.length);
  return { x, y, ...fewest!, beside: theirs.filter((their) => their !== undefined).length };
}
