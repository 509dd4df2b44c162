import type { BoardProps } from '@glade/ui';
import { noFits } from '../../rules/map/clashes.ts';
import type { VeronaView } from '../../rules/view.ts';
import { Tile } from '../tiles/Tile.tsx';
import styles from './Map.module.css';

type Props = Pick<BoardProps<VeronaView>, 'view' | 'events' | 'options'>;

const SIZE = 100;

/**
 * Why a tile that has just been drawn fits nowhere: as a shadow on each space where it could lie, with the sides that do not
 * match. What is too far away is crossed out, and a line runs round the spaces that the meeple reaches.
 */
export function LostTile({ view, events, options }: Props) {
  const lost = lostIn(events);
  if (lost === undefined) return null;
  const spaces = noFits(view, options ?? {}, lost.seat, lost.type).filter(
    ({ beside }) => beside > 0,
  );
  return (
    <g class={styles.lost} data-no-fit>
      {spaces.some(({ far }) => far) && <Reached at={view.players[lost.seat]!} />}
      {spaces.map(({ x, y, turn, clashes, far }) => (
        <g
          key={`${x} ${y}`}
          data-far={far || undefined}
          transform={`translate(${x * SIZE} ${y * SIZE})`}
        >
          <g class={styles.ghost} transform="translate(-50 -50)">
            <Tile type={lost.type} turn={turn} />
          </g>
          {(far || clashes.length === 0) && <path data-cross d="M-24-24L24 24M24-24L-24 24" />}
          {!far &&
            clashes.map(({ side }) => (
              <path
                key={side}
                data-side={side}
                transform={`rotate(${side * 90})`}
                d="M-42-45H-12M12-45H42M-8-53L8-37M8-53L-8-37"
              />
            ))}
        </g>
      ))}
    </g>
  );
}

/** The eight spaces round a meeple, and its own. */
function Reached({ at: { x, y } }: { readonly at: { readonly x: number; readonly y: number } }) {
  const box = { x: x * SIZE - 147, y: y * SIZE - 147, width: 294, height: 294, rx: 12 };
  return (
    <g class={styles.reached} data-reached>
      <rect {...box} />
      <rect {...box} />
    </g>
  );
}

/** The tile that has just been found to fit nowhere, and whose it is. */
export function lostIn(
  events: Props['events'],
): { readonly seat: number; readonly type: number } | undefined {
  const args = events.find(({ code }) => code === 'failed')?.args;
  return args && { seat: args['seat']!, type: args['type']! };
}

/** What is said of it beside the map. */
export function whyLost({ view, events, options }: Props): 'far' | 'sides' | 'other' {
  const lost = lostIn(events);
  if (lost === undefined) return 'other';
  const spaces = noFits(view, options ?? {}, lost.seat, lost.type);
  if (spaces.some(({ far }) => far)) return 'far';
  return spaces.some(({ clashes }) => clashes.length > 0) ? 'sides' : 'other';
}
