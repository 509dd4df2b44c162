import type { BoardProps } from '@glade/ui';
import { TILES } from '../../rules/tiles/tiles.ts';
import type { VeronaView } from '../../rules/view.ts';
import { placeFrom } from '../places.ts';
import { GardenBed } from '../tiles/Buildings.tsx';
import { partsOf } from '../tiles/known-drawings.ts';
import { tokenSeat } from '../view-queries.ts';
import { spotOf } from './Figures.tsx';
import { isComplete, joinedAt } from './joined-regions.ts';
import styles from './Map.module.css';

type Props = Pick<BoardProps<VeronaView>, 'view' | 'events' | 'settings' | 'options'>;

const SIZE = 100;

/**
 * What lies on the tiles, below the figures: the garden, what the last tile has joined, the way home of the token.
 */
export function Overlays(props: Props) {
  return (
    <>
      <Garden {...props} />
      <JoinedRegions {...props} />
      <TokenTrail view={props.view} />
    </>
  );
}

/** The garden that newer editions of the River have on one of its bends (FV-R56). */
function Garden({ view, options }: Props) {
  const bend = view.tiles.find(({ type }) => TILES[type]!.name === 'river-bend');
  if (options?.['riverArt'] !== 'garden' || bend === undefined) return null;
  const [x, y] = spotOf(view, bend.x, bend.y, 0);
  return (
    <g transform={`translate(${x} ${y - 6})`}>
      <GardenBed />
    </g>
  );
}

/** What the last tile has joined: a city or road lights up; a city that is complete shines. */
function JoinedRegions({ view, events, settings }: Props) {
  if (!settings.motion) return null;
  const laid = events.find(({ code }) => code === 'laid')?.args['cell'];
  if (typeof laid !== 'number') return null;
  return (
    <>
      {joinedAt(view, placeFrom(laid), ({ type, turn }) => partsOf(type, turn)).map((whole, i) => {
        const { kind } = whole[0]!.part;
        const done = kind === 'city' && isComplete(view, whole);
        return (
          <g key={`${laid} ${i}`} class={done ? styles.done : styles.joined} data-kind={kind}>
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

/** A line from the token in play to the Old Town. */
function TokenTrail({ view }: Pick<Props, 'view'>) {
  const holder = view.players[tokenSeat(view)];
  if (holder === undefined || (holder.x === 0 && holder.y === 0)) return null;
  const [x, y] = spotOf(view, holder.x, holder.y, holder.bank);
  const bend = `${x * 0.5 - y * 0.12} ${y * 0.5 + x * 0.12}`;
  return (
    <>
      <path class={styles.trailUnder} d={`M${x} ${y}Q${bend} 0 12`} />
      <path class={styles.trail} d={`M${x} ${y}Q${bend} 0 12`} />
    </>
  );
}
