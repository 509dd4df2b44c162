import styles from './Halo.module.css';

/** How many rays go out from it. */
const RAYS = 12;

interface Props {
  /** The radius of its disc, in the units of the board; the rays reach a third farther. */
  readonly r: number;
}

/** The light that lies on a board at the end, below what was saved or who has won. Its middle is at 0 0. */
export function Halo({ r }: Props) {
  const rays = Array.from({ length: RAYS }, (_, i) => {
    const [x, y] = [Math.cos((2 * Math.PI * i) / RAYS), Math.sin((2 * Math.PI * i) / RAYS)];
    const at = (share: number): string =>
      `${(x * r * share).toFixed(1)} ${(y * r * share).toFixed(1)}`;
    return `M${at(1.14)}L${at(1.33)}`;
  });
  return (
    <g class={styles.halo} data-halo>
      <circle class={styles.rim} r={r} stroke-width={0.15 * r} />
      <circle class={styles.disc} r={r} stroke-width={0.07 * r} />
      <path class={styles.rim} d={rays.join('')} stroke-width={0.15 * r} />
      <path class={styles.rays} d={rays.join('')} stroke-width={0.09 * r} />
    </g>
  );
}
