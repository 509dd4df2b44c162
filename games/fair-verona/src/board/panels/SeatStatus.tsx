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
 * What a player has, in one line: the Identity, Encounters, unused tiles, Friends, the token. What a narrow seat has no room
 * for is left out, from the last; the tiles and cards beside the map tell all.
 */
export function SeatStatus({ view, seat, say }: SeatStatusProps<VeronaView>) {
  const player = view.players[seat]!;
  const { card, encounters, friends, unused, token } = player;
  if (card < 0) return null;
  const told = [
    cardName(say, card),
    ...(encounters.length > 0 ? [say('cell.mired', { count: encounters.length })] : []),
    ...(friends > 0 ? [say('board.friends', { friends })] : []),
    ...(unused.length > 0 ? [say('board.unused', { count: unused.length })] : []),
    ...(token ? [say('board.carries')] : []),
  ].join(', ');
  return (
    <span class={styles.status} role="img" aria-label={told} title={told}>
      <b data-red={suitOf(card) >= 2}>
        {rankSign(card)}
        {'♠♣♦♥'.charAt(suitOf(card))}
      </b>
      {encounters.length > 0 && <i class={styles.mired}>{'!'.repeat(encounters.length)}</i>}
      {unused.length > 0 && (
        <span class={styles.tiles}>
          {(unused.length > FEW ? [0] : unused).map((_, i) => (
            <i key={i} class={styles.unused} data-danger={!isSafe(player)} />
          ))}
          {unused.length > FEW && <span class={styles.times}>{unused.length}</span>}
        </span>
      )}
      {friends > 0 && <i class={styles.friend}>{friends > 1 ? friends : ''}</i>}
      {token && (
        <Icon box="-13 -13 26 26">
          <Token />
        </Icon>
      )}
    </span>
  );
}
