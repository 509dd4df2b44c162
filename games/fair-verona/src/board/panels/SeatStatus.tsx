import type { SeatStatusProps } from '@glade/ui';
import { suitOf } from '../../rules/cards/deck.ts';
import type { VeronaView } from '../../rules/view.ts';
import { cardName, rankSign } from '../pieces/Cards.tsx';
import { Icon, Token } from '../pieces/Pieces.tsx';
import { isSafe } from '../view-queries.ts';
import styles from './SeatStatus.module.css';

/** This many unused tiles are drawn one by one. */
const FEW = 2;

/**
 * What a player has: the Identity, Encounters, the token, unused tiles, Friends. Upright it stands in two lines, and what is
 * not plain at sight as a word; else in one, as signs. What a narrow seat has no room for is left out, from the last; the
 * tiles and cards beside the map tell all.
 */
export function SeatStatus({ view, seat, say }: SeatStatusProps<VeronaView>) {
  const player = view.players[seat]!;
  const { card, friends, token } = player;
  if (card < 0) return null;
  const safe = isSafe(player);
  // Of who has won nothing is told that was a danger.
  const shown = view.result === 'won' ? { encounters: [], unused: [] } : player;
  const { encounters, unused } = shown;
  const told = [
    cardName(say, card),
    ...(encounters.length > 0 ? [say('cell.mired', { count: encounters.length })] : []),
    ...(token ? [say('board.carries')] : []),
    ...(unused.length > 0 ? [say('board.unused', { count: unused.length })] : []),
    ...(friends > 0 ? [say('board.friends', { friends })] : []),
  ].join(', ');
  return (
    <span class={styles.status} role="img" aria-label={told} title={told}>
      <b data-red={suitOf(card) >= 2}>
        {rankSign(card)}
        {'♠♣♦♥'.charAt(suitOf(card))}
      </b>
      {encounters.length > 0 && (
        <i class={styles.mired}>
          <span class={styles.sign}>{'!'.repeat(encounters.length)}</span>
          <span class={styles.word}>{say('seat.stuck')}</span>
        </i>
      )}
      {token && (
        <Icon box="-13 -13 26 26">
          <Token />
        </Icon>
      )}
      {unused.length > 0 && (
        <span class={styles.tiles} data-danger={!safe}>
          <span class={styles.sign}>
            {(unused.length > FEW ? [0] : unused).map((_, i) => (
              <i key={i} class={styles.unused} />
            ))}
            {unused.length > FEW && <span class={styles.times}>{unused.length}</span>}
          </span>
          <span class={styles.word}>
            {say(safe ? 'seat.unused' : 'seat.unsafe', { count: unused.length })}
          </span>
        </span>
      )}
      {friends > 0 && (
        <span class={styles.friends}>
          <i class={`${styles.sign} ${styles.friend}`}>{friends > 1 ? friends : ''}</i>
          <span class={styles.word}>{say('board.friends', { friends })}</span>
        </span>
      )}
    </span>
  );
}
