import type { OptionValues } from '@glade/engine';
import type { TableInfo } from '@glade/online/wire';
import type { Say } from '@glade/text';
import { playerText, seatName } from '../narration/narration.ts';
import { t } from '../words/words.ts';
import { far } from './far-words.ts';
import styles from './Far.module.css';

interface Props {
  readonly say: Say;
  readonly info: TableInfo;
  readonly options: OptionValues;
  /** Takes a free seat. */
  readonly onSit: ((seat: number) => void) | undefined;
}

/** Who sits where, who is here, and which seats are free. */
export function SeatList({ say, info, options, onSit }: Props) {
  return (
    <ul class={styles.seats} aria-label={t('seats')}>
      {info.seats.map((seat, i) => {
        const place = info.seats.length === 1 ? far('far.seat.only') : seatName(say, options, i);
        const who =
          seat.who === 'bot'
            ? playerText(say, { who: 'bot', level: seat.level ?? 'steady' })
            : seat.taken
              ? (seat.name ?? far('far.somebody'))
              : far('far.free');
        return (
          <li key={i} data-taken={seat.taken || seat.who === 'bot'}>
            <span class={styles.place}>{place}</span>
            <span>{who}</span>
            {seat.who === 'person' && seat.taken && (
              <span class={styles.hint}>{far(seat.here ? 'far.here' : 'far.away')}</span>
            )}
            {seat.who === 'person' && !seat.taken && onSit !== undefined && (
              <button type="button" class={styles.main} onClick={() => onSit(i)}>
                {far('far.sit', { place })}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
