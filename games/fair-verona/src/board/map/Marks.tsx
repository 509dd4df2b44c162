import styles from './Map.module.css';

// The marks of the map, drawn round the point 0 0. `transform` puts them where they belong.

interface MarkProps {
  readonly transform: string;
}

interface FitProps extends MarkProps {
  /** Whether the tile fits there in several ways. */
  readonly several: boolean;
  /** Whether the tile is being tried out somewhere else. */
  readonly off?: boolean;
}

/** A free space on which the tile in hand can be laid. */
export function FitMark({ transform, several, off = false }: FitProps) {
  return (
    <g class={styles.free} data-off={off} data-calls transform={transform}>
      <rect x="-45" y="-45" width="90" height="90" rx="8" />
      <path d="M0-17V17M-17 0H17" />
      {several && <path class={styles.turns} d="M20 30A10 10 0 1 1 30 20M30 12V21H21" />}
    </g>
  );
}

/** A free space on which the tile in hand cannot be laid. */
export function UnfitMark({ transform }: MarkProps) {
  return (
    <g class={styles.dead} transform={transform}>
      <rect x="-44" y="-44" width="88" height="88" rx="8" />
    </g>
  );
}

/** The open end of the River, which comes from the south; `aside` leaves the middle of its space free. */
export function RiverEndMark({
  transform,
  aside = false,
}: MarkProps & { readonly aside?: boolean }) {
  return (
    <g class={styles.riverEnd} transform={transform}>
      <path class={styles.stream} d={aside ? 'M0 50V40' : 'M0 50C-3 36 3 26 0 12'} />
      <path
        class={styles.arrow}
        transform={aside ? 'translate(0 35) scale(.6)' : undefined}
        d="M-13 14L0-4L13 14M-13 0L0-18L13 0"
      />
    </g>
  );
}

/** How likely it is that the next tile does not fit; `share` is from 0 to 1. */
export function FailureMark({ transform, share }: MarkProps & { readonly share: number }) {
  return (
    <g class={styles.fails} transform={transform}>
      <rect x="-32" y="-9.5" width="64" height="19" rx="9.5" />
      <FailureSign />
      <text x="8" y="5.5">
        {Math.round(share * 100)}%
      </text>
    </g>
  );
}

/** A tile that does not fit. */
export const FailureSign = () => (
  <path class={styles.failsSign} d="M-26-4.5h9v9h-9ZM-24.5-3l6 6M-18.5-3l-6 6" />
);
