import { LAND, Tile } from './Tile.tsx';
import styles from './TilePicture.module.css';

interface Props {
  readonly type: number;
  readonly turn?: number;
}

/** A tile among words. */
export function TilePicture({ type, turn = 0 }: Props) {
  return (
    <svg class={`${styles.tile} ${LAND}`} viewBox="-1 -1 102 102" aria-hidden="true">
      <Tile type={type} turn={turn} />
      <rect class={styles.rim} width="100" height="100" rx="3" />
    </svg>
  );
}

/** The pile of tiles that lie face down. */
export function TilePile() {
  return (
    <svg class={styles.tile} viewBox="-1 -1 102 102" aria-hidden="true">
      <rect class={styles.pile} x="8" y="8" width="92" height="92" rx="5" />
      <TileBack />
    </svg>
  );
}

/** A tile face down, 92 wide. On paper a tile of the River has waves, because those are used up first. */
export const TileBack = ({ river = false }: { readonly river?: boolean }) => (
  <>
    <rect class={styles.pile} width="92" height="92" rx="5" />
    <path
      class={styles.mark}
      d={river ? 'M18 36q14-16 28 0t28 0M18 58q14-16 28 0t28 0' : 'M46 22L70 46L46 70L22 46Z'}
    />
  </>
);
