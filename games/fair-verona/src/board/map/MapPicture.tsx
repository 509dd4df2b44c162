import type { BoardProps } from '@glade/ui';
import type { TileBounds } from '@glade/ui/tile-board';
import { useId } from 'preact/hooks';
import { PointedAt } from '@glade/ui/pointed-at';
import { bankCount } from '../../rules/tiles/banks.ts';
import type { VeronaView } from '../../rules/view.ts';
import { PALETTE } from '../pieces/Pieces.tsx';
import { placeFrom } from '../places.ts';
import { LAND, Tile } from '../tiles/Tile.tsx';
import { freeAround, laidTileAt } from '../view-queries.ts';
import { Figures, spotOf } from './Figures.tsx';
import { LostTile } from './LostTile.tsx';
import styles from './Map.module.css';
import { Overlays } from './Overlays.tsx';
import { FreeSpaces, type HeldTile, ReachablePlaces, RiverEnd } from './PossiblePlaces.tsx';

interface Props
  extends
    Pick<BoardProps<VeronaView>, 'view' | 'events' | 'lit' | 'settings' | 'options'>,
    Partial<Pick<BoardProps<VeronaView>, 'legal' | 'onAction'>> {
  readonly bounds: TileBounds;
  readonly held: HeldTile | undefined;
  /** The tile that a person has tried out and laid last: it lies there already, and is pressed down. */
  readonly put?: HeldTile | undefined;
}

const SIZE = 100;

interface At {
  readonly x: number;
  readonly y: number;
}

/**
 * The spaces to be drawn: all tiles, where one can be laid, where the River runs on, those round the meeple that lays one,
 * `more`, and `least` either way.
 */
export function boundsOf(
  view: VeronaView,
  more: readonly At[],
  least: number,
  round: readonly At[] = view.step === 'place' ? freeAround(view) : [],
): TileBounds {
  const { river, tiles, spots } = view;
  const all: readonly At[] = [
    ...tiles,
    ...spots,
    ...round,
    ...more,
    ...(river === null || view.step === 'over' ? [] : [river]),
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

/** The picture of the map: its tiles, all that stands on them, and what can be done there. */
export function MapPicture(props: Props) {
  const { view, bounds, held, lit, events, put } = props;
  const id = useId();
  const { left, top, columns, rows } = bounds;
  const box = [left * SIZE - 50, top * SIZE - 50, columns * SIZE, rows * SIZE];
  // A tile that is seen to land brings its shadow and its edge with it.
  const lands =
    props.settings.motion && events.some(({ code }) => code === 'laid')
      ? view.tiles.at(-1)
      : undefined;
  const lie = view.tiles.filter((tile) => tile !== lands);
  const pressed = lands !== undefined && put?.x === lands.x && put.y === lands.y;
  // Where nobody here can act, nothing calls to be tapped. Pictures show what could be done.
  const waits = props.onAction !== undefined && props.legal?.length === 0;
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
      {!waits && <FreeSpaces {...props} />}
      <RiverEnd view={view} />
      <Ground tiles={lie} />
      {lands && (
        <g
          key={`under ${lands.x} ${lands.y}`}
          class={styles.shade}
          data-shade
          data-pressed={pressed}
        >
          <Ground tiles={[lands]} />
        </g>
      )}
      {lie.map((tile) => (
        <Lying key={`${tile.x} ${tile.y}`} tile={tile} id={id} />
      ))}
      <Edges tiles={lie} />
      {lands && (
        <g
          key={`over ${lands.x} ${lands.y}`}
          class={styles.laid}
          data-landing
          data-pressed={pressed}
        >
          <Lying tile={lands} id={id} />
          <Edges tiles={[lands]} />
        </g>
      )}
      <Overlays {...props} />
      <LostTile {...props} />
      {!waits && <ReachablePlaces {...props} />}
      {/* Below those who stand there. */}
      {lit.length > 0 && (
        <PointedAt
          outline={<path d={lit.map((code) => litPath(view, code)).join('')} />}
          cross={lit.map((code) => crossOn(view, code)).join('')}
          crossWidth={7}
          look={{ frame: styles.lit, under: styles.litUnder }}
        />
      )}
      <Figures {...props} />
      {held && view.hand >= 0 && (
        <g class={styles.held} transform={`translate(${held.x * SIZE} ${held.y * SIZE})`}>
          <g transform="translate(-50 -50)">
            <Tile type={view.hand} turn={held.turn} />
          </g>
          <rect x="-50" y="-50" width="100" height="100" />
        </g>
      )}
    </svg>
  );
}

interface TilesProps {
  readonly tiles: VeronaView['tiles'];
}

/** What is seen below tiles: their shadows and their edges. */
const Ground = ({ tiles }: TilesProps) => (
  <>
    <path
      class={styles.under}
      transform="translate(5 7)"
      d={tiles.map(({ x, y }) => square(x, y, 51)).join('')}
    />
    <path class={styles.edge} d={tiles.map(({ x, y }) => square(x, y, 51.4)).join('')} />
  </>
);

/** The seams between tiles, and the light on their upper left edges. */
const Edges = ({ tiles }: TilesProps) => (
  <>
    <path class={styles.seams} d={tiles.map(({ x, y }) => square(x, y, 50)).join('')} />
    <path
      class={styles.lights}
      d={tiles.map(({ x, y }) => `M${x * SIZE - 49} ${y * SIZE + 48}v-97h97`).join('')}
    />
  </>
);

/** A tile on its space; `id` begins the names of the drawings. */
const Lying = ({
  tile: { x, y, type, turn },
  id,
}: {
  readonly tile: VeronaView['tiles'][number];
  readonly id: string;
}) => <use href={`#${id}-${type * 4 + turn}`} x={x * SIZE - 50} y={y * SIZE - 50} />;

const square = (x: number, y: number, half: number): string =>
  `M${x * SIZE - half} ${y * SIZE - half}h${2 * half}v${2 * half}h${-2 * half}Z`;

/** Crosses out the place of a code. */
function crossOn(view: VeronaView, code: number): string {
  const { x, y, bank } = placeFrom(code);
  const tile = laidTileAt(view, x, y);
  const banks = tile !== undefined && bankCount(tile.type) > 1;
  const [cx, cy] = banks ? spotOf(view, x, y, bank) : [x * SIZE, y * SIZE];
  const half = banks ? 9 : 20;
  return `M${cx - half} ${cy - half}l${2 * half} ${2 * half}m0-${2 * half}l-${2 * half} ${2 * half}`;
}

function litPath(view: VeronaView, code: number): string {
  const { x, y, bank } = placeFrom(code);
  const tile = laidTileAt(view, x, y);
  if (tile === undefined || bankCount(tile.type) === 1) return square(x, y, 45);
  const [cx, cy] = spotOf(view, x, y, bank);
  return `M${cx - 21} ${cy}a21 21 0 1 0 42 0a21 21 0 1 0-42 0Z`;
}
