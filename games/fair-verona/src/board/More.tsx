import type { BoardProps } from '@glade/ui';
import type * as Figures from './map/Figures.tsx';
import type * as Meanings from './meanings.ts';
import { isComplete, joinedAt } from './map/joined-regions.ts';
import type { Drawing } from './tiles/tile-drawing.ts';
import type * as Tiles from './tiles/Tile.tsx';
import { TILES } from '../rules/tiles/tiles.ts';
import type { VeronaView } from '../rules/view.ts';

/** How the map draws things; it lends them, so that they stay in its own file. */
interface Parts
  extends
    Pick<typeof Figures, 'spotOf'>,
    Pick<typeof Meanings, 'placeFrom' | 'tokenSeat'>,
    Pick<typeof Tiles, 'partsOf'> {
  /** Class names of the map. */
  readonly styles: Readonly<Record<string, string | undefined>>;
}

interface Props extends Pick<BoardProps<VeronaView>, 'view' | 'events' | 'settings' | 'options'> {
  readonly parts: Parts;
}

/** How a tile draws things. */
interface Lent {
  readonly CYPRESS: string;
  /** Class names of tiles. */
  readonly styles: Readonly<Record<string, string | undefined>>;
}

interface TileProps {
  readonly drawing: Drawing;
  readonly lent: Lent;
}

const SIZE = 100;

/** What there is on the map only after the first turn, below the figures. */
export function MapMore(props: Props) {
  return (
    <>
      <Garden {...props} />
      <News {...props} />
      <Trail {...props} />
    </>
  );
}

/** The garden that newer editions of the River have on one of its bends (FV-R56). */
function Garden({ view, options, parts }: Props) {
  const bend = view.tiles.find(({ type }) => TILES[type]!.name === 'river-bend');
  if (options?.['riverArt'] !== 'garden' || bend === undefined) return null;
  const [x, y] = parts.spotOf(view, bend.x, bend.y, 0);
  return (
    <g class={parts.styles['garden']} transform={`translate(${x} ${y - 6})`}>
      <rect x="-17" y="-11" width="34" height="22" rx="3" />
      <path d="M-12-6h.1m7.9 0h.1m7.9 0h.1m7.9 0h.1M-8 0h.1m7.9 0h.1m7.9 0h.1M-12 6h.1m7.9 0h.1m7.9 0h.1m7.9 0h.1" />
    </g>
  );
}

/** What the last tile has joined: a city or road lights up; a city that is complete shines. */
function News({ view, events, settings, parts }: Props) {
  const { partsOf, placeFrom, styles } = parts;
  if (!settings.motion) return null;
  const laid = events.find(({ code }) => code === 'laid')?.args['cell'];
  if (typeof laid !== 'number') return null;
  return (
    <>
      {joinedAt(view, placeFrom(laid), ({ type, turn }) => partsOf(type, turn)).map((whole, i) => {
        const { kind } = whole[0]!.part;
        const done = kind === 'city' && isComplete(view, whole);
        return (
          <g key={`${laid} ${i}`} class={styles[done ? 'done' : 'joined']} data-kind={kind}>
            {whole.map(({ x, y, part }) => (
              <path
                key={`${x} ${y}`}
                d={part.path}
                transform={`translate(${x * SIZE - 50} ${y * SIZE - 50})`}
              />
            ))}
          </g>
        );
      })}
    </>
  );
}

/** From the token in play to the Old Town. */
function Trail({ view, parts: { spotOf, styles, tokenSeat } }: Props) {
  const holder = view.players[tokenSeat(view)];
  if (holder === undefined || (holder.x === 0 && holder.y === 0)) return null;
  const [x, y] = spotOf(view, holder.x, holder.y, holder.bank);
  const bend = `${x * 0.5 - y * 0.12} ${y * 0.5 + x * 0.12}`;
  return (
    <>
      <path class={styles['trailUnder']} d={`M${x} ${y}Q${bend} 0 12`} />
      <path class={styles['trail']} d={`M${x} ${y}Q${bend} 0 12`} />
    </>
  );
}

// --- On tiles ---

/** Below what grows and stands on a tile. */
export function Under(props: TileProps) {
  return (
    <>
      <Bridge {...props} />
      <Well {...props} />
    </>
  );
}

/** Above it. */
export function Over(props: TileProps) {
  const { drawing, lent } = props;
  const { styles } = lent;
  return (
    <>
      {drawing.gates.map(([x, y]) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <path class={styles['gatehouse']} d="M-8 5V-7H8V5Z" />
          <path class={styles['gate']} d="M-4 5V-.5A4 4 0 0 1 4-.5V5Z" />
          <path class={styles['tower']} d="M-10-9H-5V6H-10ZM5-9H10V6H5Z" />
          <path class={styles['cap']} d="M-11.5-8.4L-7.5-15L-3.5-8.4ZM3.5-8.4L7.5-15L11.5-8.4Z" />
        </g>
      ))}
      <Abbey {...props} />
    </>
  );
}

/** Planks across the river; unturned the road goes north and south. */
function Bridge({ drawing: { bridge }, lent: { styles } }: TileProps) {
  if (bridge === undefined) return null;
  const {
    at: [x, y],
    quarters,
  } = bridge;
  return (
    <g transform={`translate(${x} ${y}) rotate(${quarters * 90})`}>
      <path class={styles['deck']} d="M-7-14H7V14H-7Z" />
      <path
        class={styles['plank']}
        d="M-7-10.5H7M-7-7H7M-7-3.5H7M-7 0H7M-7 3.5H7M-7 7H7M-7 10.5H7"
      />
      <path class={styles['rail']} d="M-7.5-15V15M7.5-15V15" />
    </g>
  );
}

/** Where roads meet: a little square with a well. */
function Well({ drawing: { square }, lent: { styles } }: TileProps) {
  if (square === undefined) return null;
  const [x, y] = square;
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle class={styles['verge2']} r="12" />
      <circle class={styles['square']} r="10.4" />
      <path class={styles['front']} d="M-5.4 0V3.4A5.4 2.6 0 0 0 5.4 3.4V0Z" />
      <ellipse class={styles['pool']} rx="5.4" ry="2.6" />
      <path class={styles['post']} d="M-4.4 0V-7M4.4 0V-7" />
      <path class={styles['roof']} d="M-6.8-6.4L0-11.4L6.8-6.4Z" />
    </g>
  );
}

/** A chapel with a bell tower, within its hedge. */
function Abbey({ drawing: { abbey }, lent: { CYPRESS, styles } }: TileProps) {
  if (abbey === undefined) return null;
  const [x, y] = abbey;
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse class={styles['garden']} cy="5" rx="20" ry="12.5" />
      <path class={styles['cypress']} d={`M-16 5${CYPRESS}M17 6${CYPRESS}`} />
      <path class={styles['front']} d="M-11-3H13V11H-11Z" />
      <path class={styles['roof']} d="M-13-2.5L-9-10H11L15-2.5Z" />
      <path class={styles['front']} d="M-11-15H-3V11H-11Z" />
      <path class={styles['roof']} d="M-12.6-14.4L-7-23L-1.4-14.4Z" />
      <path class={styles['cross']} d="M-7-23V-30M-9.6-27.6H-4.4" />
      <path
        class={styles['window']}
        d="M1 2.5a2 2.6 0 0 1 4 0V7H1ZM7.5 2.5a2 2.6 0 0 1 4 0V7h-4Z"
      />
      <path
        class={styles['window']}
        d="M-9-9.5a2 2.4 0 0 1 4 0V-6h-4ZM-9.5 11V6.5a2.5 3 0 0 1 5 0V11Z"
      />
    </g>
  );
}

// --- On cards ---

/** A dashing young fool with a feather in his hat. */
export function Fool({ styles }: Pick<Lent, 'styles'>) {
  return (
    <g class={styles['fool']}>
      <path d="M9 24C14 14 36 14 41 24C34 27 16 27 9 24Z" />
      <path class={styles['feather']} d="M35 19C40 12 46 9 46 4C38 4 33 10 31 17Z" />
      <circle cx="25" cy="33" r="9" />
      <path class={styles['smile']} d="M21 32h.1M29 32h.1M20.5 36C23 39.5 27 39.5 29.5 36" />
      <path
        class={styles['heart']}
        d="M25 63C8 51 14 43 19.5 43C23 43 25 46 25 47.5C25 46 27 43 30.5 43C36 43 42 51 25 63Z"
      />
    </g>
  );
}
