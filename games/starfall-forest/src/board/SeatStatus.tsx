import type { SeatStatusProps } from '@glade/ui';
import { memo } from '@glade/ui/memo';
import { HEART, STAR } from './forest/Pieces.tsx';
import styles from './SeatStatus.module.css';
import type { StarfallView } from '../rules/view.ts';

const HEARTS = 3;
const HOME = 'M30 6L56 30H48V54H12V30H4Z';

/** What a fairy has, in one line: hearts and stars, or that it has fainted or is at home. */
export function SeatStatus({ view, seat, say }: SeatStatusProps<StarfallView>) {
  const { hearts, stars, flat, rank } = view.fairies[seat]!;
  if (rank > 0)
    return (
      <span class={styles.status} title={say('board.home', { rank })}>
        <span class={styles.words}>{say('board.home', { rank })}</span>
        <span class={styles.counted} aria-hidden="true">
          <svg viewBox="0 0 60 60">
            <path class={styles.home} d={HOME} />
          </svg>
          {rank}
        </span>
      </span>
    );
  const held = say('board.has', { hearts, stars, flat: flat ? 'yes' : 'no' });
  return (
    <span class={styles.status} role="img" aria-label={held} title={held}>
      {flat ? (
        <span aria-hidden="true">zzz</span>
      ) : (
        <Row shape={HEART} full={hearts} of={HEARTS} kind="heart" />
      )}
      <Row shape={STAR} full={stars} of={view.goal} kind="star" />
    </span>
  );
}

interface RowProps {
  readonly shape: string;
  readonly full: number;
  readonly of: number;
  readonly kind: 'heart' | 'star';
}

/** So many of so many: full ones and empty ones; where there is no room for them, one with a number. */
const Row = memo(({ shape, full, of, kind }: RowProps) => (
  <>
    <span class={styles.counted} aria-hidden="true">
      <svg viewBox="0 0 60 60">
        <path class={styles[kind]} transform="translate(30 31) scale(.9)" d={shape} />
      </svg>
      {full}
    </span>
    <svg class={styles.row} viewBox={`0 0 ${of * 60} 60`} aria-hidden="true">
      {Array.from({ length: of }, (_, i) => (
        <path
          key={i}
          class={i < full ? styles[kind] : styles.empty}
          transform={`translate(${30 + 60 * i} 31) scale(.9)`}
          d={shape}
        />
      ))}
    </svg>
  </>
));
