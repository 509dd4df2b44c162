import { useEffect, useState } from 'preact/hooks';
import { far } from '../far-words.ts';
import styles from '../Far.module.css';

interface Props {
  readonly who: string;
  /** Milliseconds until a bot may act; undefined: never. */
  readonly after: number | undefined;
  readonly standIn: boolean;
  readonly onStandIn: (() => void) | undefined;
}

/** Somebody who is away: whether a bot acts for them, or may act as soon as they have been away for long enough. */
export function AwaySeat({ who, after, standIn, onStandIn }: Props) {
  const [waits, setWaits] = useState((after ?? 0) > 0);
  useEffect(() => {
    setWaits((after ?? 0) > 0);
    // Days do not fit into a timer.
    if (after === undefined || after <= 0 || after >= 2 ** 31) return undefined;
    const timer = setTimeout(() => setWaits(false), after);
    return () => clearTimeout(timer);
  }, [after]);
  if (standIn) return <p class={styles.hint}>{far('far.bar.bot', { who })}</p>;
  const minutes = Math.ceil((after ?? 0) / 60_000);
  return (
    <div class={styles.away}>
      <p class={styles.hint}>
        {far('far.bar.away', { who })}{' '}
        {waits &&
          after !== undefined &&
          (minutes < 60
            ? far('far.stand-in.soon', { minutes })
            : far('far.stand-in.later', { hours: Math.ceil(minutes / 60) }))}
      </p>
      {after !== undefined && !waits && onStandIn !== undefined && (
        <button type="button" onClick={onStandIn}>
          {far('far.stand-in', { who })}
        </button>
      )}
    </div>
  );
}
