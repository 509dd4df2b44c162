import type { BoardProps } from '@glade/ui';
import { noFits } from '../../rules/map/clashes.ts';
import type { VeronaView } from '../../rules/view.ts';
import { Tile } from '../tiles/Tile.tsx';
import styles from './Map.module.css';

type Props = Pick<BoardProps<VeronaView>, 'view' | 'events' | 'options'>;

const SIZE = 100;

/** Why a tile that has just been drawn fits nowhere: as a shadow on each space where it could lie, with the sides that do not match. */
export function LostTile({ view, events, options }: Props) {
  const lost = lostIn(events);
  if (lost === undefined) return null;
  return (
    <g class={styles.lost} data-no-fit>
      {noFits(view, options ?? {}, lost.seat, lost.type)
        .filter(({ beside, far }) => beside > 0 && !far)
        .map(({ x, y, turn, clashes }) => (
          <g key={`${x} ${y}`} transform={`translate(${x * SIZE} ${y * SIZE})`}>
            <g class={styles.ghost} transform="translate(-50 -50)">
              <Tile type={lost.type} turn={turn} />
            </g>
            {clashes.length === 0 && <path d="M-16-16L16 16M16-16L-16 16" />}
            {clashes.map(({ side }) => (
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
