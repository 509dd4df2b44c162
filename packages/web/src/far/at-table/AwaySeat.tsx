import { useEffect, useState } from 'preact/hooks';
import { far } from '../far-words.ts';
import styles from '../Far.module.css';

interface OfferProps {
  /** When a bot may act, by the clock of `performance`; undefined: never. */
  readonly from: number | undefined;
  readonly onStandIn: (() => void) | undefined;
}

/** When a bot may play for somebody who is away; from then on, a button that lets it play. */
export function StandInOffer({ from, onStandIn }: OfferProps) {
  const [now, setNow] = useState(() => performance.now());
  const waits = from !== undefined && now < from;
  useEffect(() => {
    setNow(performance.now());
    if (!waits) return undefined;
    const timer = setInterval(() => setNow(performance.now()), LOOK);
    return () => clearInterval(timer);
  }, [from, waits]);
  if (from === undefined) return null;
  if (waits) return <span class={styles.hint}>{waitingTime((from - now) / 1000)}</span>;
  if (onStandIn === undefined) return null;
  return (
    <button type="button" data-stand-in onClick={onStandIn}>
      {far('far.fill')}
    </button>
  );
}

/** Milliseconds between two looks at the clock. */
const LOOK = 1000;

function waitingTime(seconds: number): string {
  const all = Math.max(1, Math.ceil(seconds));
  if (all > 3600) return far('far.stand-in.later', { hours: Math.ceil(all / 3600) });
  const time = `${Math.floor(all / 60)}:${String(all % 60).padStart(2, '0')}`;
  return far('far.stand-in.soon', { time });
}

interface Props extends OfferProps {
  readonly who: string;
  readonly standIn: boolean;
}

/** Somebody who is away: whether a bot acts for them, or may act as soon as they have been away for long enough. */
export function AwaySeat({ who, standIn, ...offer }: Props) {
  return (
    <p class={styles.away}>
      <span class={styles.hint}>{far(standIn ? 'far.bar.bot' : 'far.bar.away', { who })}</span>
      {!standIn && <StandInOffer {...offer} />}
    </p>
  );
}
