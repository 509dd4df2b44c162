import type { BoardProps } from '@glade/ui';
import type { TileBounds } from '@glade/ui/tile-board';
import { useId } from 'preact/hooks';
import { Figures, spotOf } from './Figures.tsx';
import { Overlays } from './Overlays.tsx';
import { PALETTE, Ways } from '../pieces/Pieces.tsx';
import { placeFrom } from '../places.ts';
import { LAND, Tile } from '../tiles/Tile.tsx';
import { freeAround, laidTileAt } from '../view-queries.ts';
import { bankCount } from '../../rules/tiles/banks.ts';
import type { ReachablePlace, VeronaView } from '../../rules/view.ts';
import styles from './Map.module.css';

/** A tile that somebody looks at before it is laid. */
export interface Held {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

interface Props extends Pick<
  BoardProps<VeronaView>,
  'view' | 'events' | 'lit' | 'settings' | 'options'
> {
  readonly bounds: TileBounds;
  readonly held: Held | undefined;
  /** The person who looks is to act. */
  readonly acts: boolean;
}

const SIZE = 100;

interface At {
  readonly x: number;
  readonly y: number;
}

/** The spaces to be drawn: all tiles, where one can be laid, where the River runs on, these, and `least` either way. */
export function boundsOf(view: VeronaView, more: readonly At[], least: number): TileBounds {
  const { river, tiles, spots } = view;
  const round = view.step === 'place' ? freeAround(view) : [];
  const all: readonly At[] = [
    ...tiles,
    ...spots,
    ...round,
    ...more,
    ...(river === null ? [] : [river]),
  ];
  const range = (of: (at: At) => number) => {
    const [low, high] = [Math.min(...all.map(of)), Math.max(...all.map(of))];
    const wider = Math.max(0, Math.ceil((least - (high - low + 1)) / 2));
    return [low - wider, high - low + 1 + 2 * wider] as const;
  };
  const [left, columns] = range(({ x }) => x);
  const [top, rows] = range(({ y }) => y);
  return { left, top, columns, rows };
}

/** The map with all that stands on it and all that can be done there. */
export function Map(props: Props) {
  const { view, bounds, held, lit, events } = props;
  const id = useId();
  const { left, top, columns, rows } = bounds;
  const box = [left * SIZE - 50, top * SIZE - 50, columns * SIZE, rows * SIZE];
  const fresh = events.some(({ code }) => code === 'laid') && props.settings.motion;
  const looks = [...new Set(view.tiles.map(({ type, turn }) => type * 4 + turn))];
  return (
    <svg class={`${styles.map} ${LAND} ${PALETTE}`} viewBox={box.join(' ')}>
      <defs>
        {looks.map((look) => (
          <g key={look} id={`${id}-${look}`}>
            <Tile type={look >> 2} turn={look & 3} />
          </g>
        ))}
      </defs>
      <Free {...props} />
      <RiverEnd view={view} />
      <path class={styles.under} d={view.tiles.map(({ x, y }) => square(x, y, 50.8)).join('')} />
      {view.tiles.map(({ x, y, type, turn }, i) => (
        <use
          key={`${x} ${y}`}
          class={fresh && i === view.tiles.length - 1 ? styles.laid : undefined}
          href={`#${id}-${type * 4 + turn}`}
          x={x * SIZE - 50}
          y={y * SIZE - 50}
        />
      ))}
      <path class={styles.seams} d={view.tiles.map(({ x, y }) => square(x, y, 50)).join('')} />
      <Overlays {...props} />
      <Reached {...props} />
      <Figures {...props} />
      {held && view.hand >= 0 && (
        <g class={styles.held} transform={`translate(${held.x * SIZE} ${held.y * SIZE})`}>
          <g transform="translate(-50 -50)">
            <Tile type={view.hand} turn={held.turn} />
          </g>
          <rect x="-50" y="-50" width="100" height="100" />
        </g>
      )}
      {lit.length > 0 && (
        <>
          <path class={styles.litUnder} d={lit.map((code) => litPath(view, code)).join('')} />
          <path class={styles.lit} d={lit.map((code) => litPath(view, code)).join('')} />
        </>
      )}
    </svg>
  );
}

const square = (x: number, y: number, half: number): string =>
  `M${x * SIZE - half} ${y * SIZE - half}h${2 * half}v${2 * half}h${-2 * half}Z`;

function litPath(view: VeronaView, code: number): string {
  const { x, y, bank } = placeFrom(code);
  const tile = laidTileAt(view, x, y);
  if (tile === undefined || bankCount(tile.type) === 1) return square(x, y, 45);
  const [cx, cy] = spotOf(view, x, y, bank);
  return `M${cx - 21} ${cy}a21 21 0 1 0 42 0a21 21 0 1 0-42 0Z`;
}

/** Free spaces round the meeple at turn: where the tile can be laid, and where it cannot. */
function Free({ view, held, acts }: Props) {
  if (view.step !== 'place' || view.hand < 0) return null;
  const fits = ({ x, y }: At): boolean => view.spots.some((spot) => spot.x === x && spot.y === y);
  return (
    <>
      {freeAround(view)
        .filter((at) => !fits(at))
        .map(({ x, y }) => (
          <g key={`${x} ${y}`} class={styles.dead} transform={`translate(${x * SIZE} ${y * SIZE})`}>
            <rect x="-44" y="-44" width="88" height="88" rx="8" />
            <path d="M-9-9L9 9M9-9L-9 9" />
          </g>
        ))}
      {view.spots.map(({ x, y, turns }) => (
        <g
          key={`${x} ${y}`}
          class={styles.free}
          data-acts={acts}
          data-off={held !== undefined && (held.x !== x || held.y !== y)}
          transform={`translate(${x * SIZE} ${y * SIZE})`}
        >
          <rect x="-45" y="-45" width="90" height="90" rx="8" />
          <path d="M0-17V17M-17 0H17" />
          {turns.length > 1 && (
            <path class={styles.turns} d="M20 30A10 10 0 1 1 30 20M30 12V21H21" />
          )}
        </g>
      ))}
    </>
  );
}

/** Where the River runs on. */
function RiverEnd({ view: { river, result } }: Pick<Props, 'view'>) {
  if (river === null || result !== 'none') return null;
  const { x, y, heading } = river;
  return (
    <g
      class={styles.riverEnd}
      transform={`translate(${x * SIZE} ${y * SIZE}) rotate(${heading * 90})`}
    >
      <path class={styles.stream} d="M0 50C-3 36 3 26 0 12" />
      <path class={styles.arrow} d="M-13 14L0-4L13 14M-13 0L0-18L13 0" />
    </g>
  );
}

/** Where the meeple at turn can go, how, and how likely the next tile would not fit there. */
function Reached({ view, acts }: Props) {
  if (view.step !== 'move') return null;
  return (
    <g data-acts={acts}>
      {view.reach
        .filter(({ ways }) => ways > 0)
        .map((reach) => (
          <ReachMark key={`${reach.x} ${reach.y} ${reach.bank}`} view={view} reach={reach} />
        ))}
    </g>
  );
}

function ReachMark({ view, reach }: Pick<Props, 'view'> & { readonly reach: ReachablePlace }) {
  const { x, y, bank, ways, fails } = reach;
  const tile = laidTileAt(view, x, y);
  const whole = tile === undefined || bankCount(tile.type) === 1;
  const [cx, cy] = whole ? [x * SIZE, y * SIZE] : spotOf(view, x, y, bank);
  return (
    <g class={styles.reach} transform={`translate(${cx} ${cy})`}>
      {whole ? <rect x="-44" y="-44" width="88" height="88" rx="9" /> : <circle r="21" />}
      {whole ? (
        <rect class={styles.around} x="-41" y="-41" width="82" height="82" rx="6.5" />
      ) : (
        <circle class={styles.around} r="18" />
      )}
      <g transform={whole ? 'translate(0 -29)' : 'scale(.86)'}>
        <Ways ways={ways} />
      </g>
      {whole && fails >= 0 && <Fails share={fails} />}
    </g>
  );
}

/** How likely the next tile would not fit. */
function Fails({ share }: { readonly share: number }) {
  return (
    <g class={styles.fails} transform="translate(0 36)">
      <rect x="-32" y="-9.5" width="64" height="19" rx="9.5" />
      <FailsSign />
      <text x="8" y="5.5">
        {Math.round(share * 100)}%
      </text>
    </g>
  );
}

/** A tile that does not fit. */
export const FailsSign = () => (
  <path class={styles.failsSign} d="M-26-4.5h9v9h-9ZM-24.5-3l6 6M-18.5-3l-6 6" />
);
