import type { BoardProps } from '@glade/ui';
import { bankCount } from '../../rules/tiles/banks.ts';
import type { ReachablePlace, VeronaView } from '../../rules/view.ts';
import { Ways } from '../pieces/Pieces.tsx';
import { freeAround, laidTileAt } from '../view-queries.ts';
import { spotOf } from './Figures.tsx';
import styles from './Map.module.css';
import { FailureMark, FitMark, RiverEndMark, UnfitMark } from './Marks.tsx';

// Where something can be done on the map.

const SIZE = 100;
/** How far the sign of a bank may stand from the middle of its tile. */
const ASIDE = 28;

/** A tile that a person tries out on a space before it is laid. */
export interface HeldTile {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  /** A hint has laid it there: the next tap leaves it so. */
  readonly advised?: boolean;
}

interface Props extends Pick<BoardProps<VeronaView>, 'view'> {
  readonly held: HeldTile | undefined;
}

interface At {
  readonly x: number;
  readonly y: number;
}

/** Free spaces round the meeple at turn: where the tile can be laid, and where it cannot. */
export function FreeSpaces({ view, held }: Props) {
  if (view.step !== 'place' || view.hand < 0) return null;
  const fits = ({ x, y }: At): boolean => view.spots.some((spot) => spot.x === x && spot.y === y);
  return (
    <>
      {freeAround(view)
        .filter((at) => !fits(at))
        .map(({ x, y }) => (
          <UnfitMark key={`${x} ${y}`} transform={`translate(${x * SIZE} ${y * SIZE})`} />
        ))}
      {view.spots.map(({ x, y, turns }) => (
        <FitMark
          key={`${x} ${y}`}
          transform={`translate(${x * SIZE} ${y * SIZE})`}
          several={turns.length > 1}
          off={held !== undefined && (held.x !== x || held.y !== y)}
        />
      ))}
    </>
  );
}

/** Where the River runs on. */
export function RiverEnd({ view: { river, result, spots } }: Pick<Props, 'view'>) {
  if (river === null || result !== 'none') return null;
  const { x, y, heading } = river;
  // Where the tile in hand fits, the middle of the space has its mark.
  const marked = spots.some((spot) => spot.x === x && spot.y === y);
  return (
    <RiverEndMark
      transform={`translate(${x * SIZE} ${y * SIZE}) rotate(${heading * 90})`}
      aside={marked}
    />
  );
}

/** Where the meeple at turn can go, in which ways, and how likely it is that the next tile does not fit there. */
export function ReachablePlaces({ view }: Pick<Props, 'view'>) {
  if (view.step !== 'move') return null;
  return (
    <>
      {view.reach
        .filter(({ ways }) => ways > 0)
        .map((reach) => (
          <ReachMark key={`${reach.x} ${reach.y} ${reach.bank}`} view={view} reach={reach} />
        ))}
    </>
  );
}

const within = (at: number, space: number): number =>
  Math.max(space * SIZE - ASIDE, Math.min(space * SIZE + ASIDE, at));

function ReachMark({ view, reach }: Pick<Props, 'view'> & { readonly reach: ReachablePlace }) {
  const { x, y, bank, ways, fails } = reach;
  const tile = laidTileAt(view, x, y);
  const whole = tile === undefined || bankCount(tile.type) === 1;
  const [px, py] = whole ? [x * SIZE, y * SIZE] : spotOf(view, x, y, bank);
  // The sign of a bank lies on its own tile, and not over the next one.
  const [cx, cy] = [within(px, x), within(py, y)];
  return (
    <g class={styles.reach} data-calls transform={`translate(${cx} ${cy})`}>
      {whole ? <rect x="-44" y="-44" width="88" height="88" rx="9" /> : <circle r="21" />}
      {whole ? (
        <rect class={styles.around} x="-41" y="-41" width="82" height="82" rx="6.5" />
      ) : (
        <circle class={styles.around} r="18" />
      )}
      <g transform={whole ? 'translate(0 -29)' : 'scale(.86)'}>
        <Ways ways={ways} />
      </g>
      {whole && fails >= 0 && <FailureMark transform="translate(0 36)" share={fails} />}
    </g>
  );
}
