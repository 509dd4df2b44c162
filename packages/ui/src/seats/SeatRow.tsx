import type { Seat } from '@glade/engine';
import type { Say } from '@glade/text';
import type { ComponentChildren } from 'preact';
import type { SeatLook } from '../contract/seat-look.ts';
import { SeatFace } from './SeatFace.tsx';
import styles from './SeatRow.module.css';

interface Props {
  readonly say: Say;
  readonly seats: readonly SeatLook[];
  /** Shorter names for where the others would be cut, also those of sides; undefined for names that people have given. */
  readonly short?: readonly (string | undefined)[];
  /** What kind of bot sits in a seat, in words; undefined for a person. */
  readonly bots: readonly (string | undefined)[];
  /** What is said of people who are not there, at a table far away; undefined for all others. */
  readonly away?: readonly (string | undefined)[];
  /** The seat of the only person at this screen. */
  readonly you: Seat | undefined;
  /** Whose turn it is, if it is a seat's. */
  readonly turn: Seat | undefined;
  /** The colours are not the seats' own, because the rules give them others. */
  readonly sides: boolean;
  /** Then the colours of the sides, as custom properties; undefined for a side without one. */
  readonly sideStyles?: readonly (Readonly<Record<string, string>> | undefined)[] | undefined;
  /** What each seat has, in one line; undefined for games that say nothing here. */
  readonly status: readonly ComponentChildren[] | undefined;
}

/**
 * Who plays: faces with names, and below each what the game says of the seat. Whose turn it is stands out without taking
 * room, so nothing moves from turn to turn. It fills a box of at least 35 pixels in height and 300 in width.
 */
export function SeatRow({
  say,
  seats,
  short,
  bots,
  away,
  you,
  turn,
  sides,
  sideStyles,
  status,
}: Props) {
  return (
    <div class={styles.row}>
      <ul aria-label={say('seats.row')} data-seats={seats.length > 6 ? 'many' : seats.length}>
        {seats.map(({ name, face, colour }, seat) => (
          <li
            key={seat}
            data-seat={sides ? undefined : colour}
            style={sideStyles?.[seat]}
            data-turn={seat === turn}
            data-you={seat === you}
            data-away={away?.[seat] !== undefined}
            aria-current={seat === turn ? 'true' : undefined}
          >
            <span class={styles.face}>
              <SeatFace
                face={face}
                colour={sides ? undefined : colour}
                bot={bots[seat] !== undefined}
              />
            </span>
            <span class={styles.told}>
              <span class={styles.name}>
                {!sides && short?.[seat] !== undefined && seat !== you && (
                  <span class={styles.letter} aria-hidden="true">
                    {short[seat]}
                  </span>
                )}
                <span class={sides ? styles.long : undefined} data-whole>
                  {seat === you ? `${say('seats.you')}${sides ? `: ${name}` : ''}` : name}
                </span>
                {sides && (
                  <span class={styles.short}>
                    {seat === you && `${say('seats.you')}: `}
                    {short?.[seat]}
                  </span>
                )}
              </span>
              <span class="visually-hidden">
                {bots[seat] !== undefined && `, ${bots[seat]}`}
                {away?.[seat] !== undefined && `, ${away[seat]}`}
                {seat === turn && `, ${say('seats.turn')}`}
                {status && ': '}
              </span>
              {status && <span class={styles.status}>{status[seat]}</span>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
