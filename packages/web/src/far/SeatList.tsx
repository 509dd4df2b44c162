import type { OptionValues, Seat } from '@glade/engine';
import type { SeatInfo, TableInfo } from '@glade/online/wire';
import type { Say } from '@glade/text';
import type { SeatLook } from '@glade/ui/seat-look';
import { SeatFace } from '@glade/ui/seats';
import { playerText, seatName } from '../narration/narration.ts';
import { hasSides } from '../seats/table-words.ts';
import { t } from '../words/words.ts';
import { far } from './far-words.ts';
import { calledBy, looksOf } from './people/people.ts';
import styles from './Far.module.css';

interface Props {
  readonly say: Say;
  readonly info: TableInfo;
  readonly options: OptionValues;
  /** The seats of the people here. */
  readonly mine: readonly Seat[];
  /** How the seats look, if that is not what the table says. */
  readonly looks?: readonly SeatLook[];
  /** Whether to say who is here. */
  readonly presence?: boolean;
  /** Takes a free seat. */
  readonly onSit: ((seat: number) => void) | undefined;
  /** Gives a free seat to a bot. */
  readonly onFill?: ((seat: number) => void) | undefined;
}

/**
 * Who sits where, who is here, and which seats are free. During a match seats are called by the people in them, so nothing is
 * said twice.
 */
export function SeatList(props: Props) {
  const { say, info, options, mine, presence = true, onSit, onFill } = props;
  const looks = props.looks ?? looksOf(info, say);
  const sides = hasSides(say);
  return (
    <ul class={styles.seats} aria-label={t('seats')}>
      {info.seats.map((seat, i) => {
        const place = info.seats.length === 1 ? far('far.seat.only') : seatName(say, options, i);
        const { face, colour, name } = looks[i]!;
        const bot = seat.who === 'bot';
        const filled = bot || seat.taken || seat.kept === true;
        const known = sides ? t(`face.${face}`) : calledBy({ face, colour });
        const who = whoSits(say, seat, name === '' ? known : name);
        const forSeat = <span class="visually-hidden">: {place}</span>;
        return (
          <li key={i} data-taken={seat.taken || bot}>
            <span class={styles.face} data-empty={!filled}>
              {filled && <SeatFace face={face} colour={sides ? undefined : colour} bot={bot} />}
            </span>
            <span class={styles.who}>
              {place !== who && <span class={styles.place}>{place}</span>}
              <span>{who}</span>
            </span>
            {mine.includes(i) && place !== t('seats.you') && (
              <span class={styles.hint}>{t('seats.you')}</span>
            )}
            {seat.who === 'person' && seat.taken && presence && !mine.includes(i) && (
              <span class={styles.hint}>{far(seat.here ? 'far.here' : 'far.away')}</span>
            )}
            {!filled && onSit !== undefined && (
              <button type="button" class={styles.main} onClick={() => onSit(i)}>
                {far('far.sit')}
                {forSeat}
              </button>
            )}
            {!bot && !seat.taken && onFill !== undefined && (
              <button type="button" data-fill onClick={() => onFill(i)}>
                {far('far.fill')}
                {forSeat}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function whoSits(say: Say, { who, level, taken, kept }: SeatInfo, name: string): string {
  if (who === 'bot') return playerText(say, { who, level: level ?? 'steady' });
  if (taken) return name;
  return kept === true ? far('far.kept', { who: name }) : far('far.free');
}
