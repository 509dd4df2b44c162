import type { Say } from '@glade/text';
import styles from './Holdings.module.css';
import type * as Cards from '../pieces/Cards.tsx';
import type * as Labels from '../labels.ts';
import type * as Panels from './TurnPanel.tsx';
import type * as Pieces from '../pieces/Pieces.tsx';
import type { VeronaView } from '../../rules/view.ts';

/** How the board draws things; it lends them, so that they stay in its own file. */
export interface CastParts
  extends
    Pick<typeof Cards, 'Back' | 'Card' | 'cardName'>,
    Pick<typeof Labels, 'tileName'>,
    Pick<typeof Panels, 'TilePicture'>,
    Pick<typeof Pieces, 'Icon' | 'Meeple' | 'Token'> {}

interface Props {
  readonly view: VeronaView;
  readonly say: Say;
  readonly parts: CastParts;
}

/** Everybody’s cards and unused tiles beside a picture of the map, and the tile in hand. */
export function Cast({ view, say, parts }: Props) {
  const { Back, Card, Icon, Meeple, TilePicture, Token, tileName } = parts;
  if (view.step === 'deal') return null;
  return (
    <ul class={styles.cast}>
      {view.players.map(({ card, encounters, friends, unused, token }, seat) => (
        <li key={seat} data-turn={seat === view.seat}>
          <Icon>
            <Meeple seat={seat} />
          </Icon>
          {card >= 0 && <Card card={card} />}
          {encounters.map((each) => (
            <span key={each.card} class={styles.encounter}>
              <Card card={each.card} token={each.token} />
            </span>
          ))}
          {Array.from({ length: friends }, (_, i) => (
            <span key={i} class={styles.friend}>
              <Back />
            </span>
          ))}
          {unused.map((type, i) => (
            <TilePicture key={i} type={type} />
          ))}
          {token && (
            <Icon box="-14 -14 28 28">
              <Token />
            </Icon>
          )}
          <span class={styles.unseen}>{castText(view, say, seat, parts)}</span>
        </li>
      ))}
      {view.hand >= 0 && (
        <li data-turn="true">
          <TilePicture type={view.hand} />
          <small>{tileName(say, view.hand)}</small>
        </li>
      )}
    </ul>
  );
}

/** What a player has, in words. */
function castText(
  { players }: VeronaView,
  say: Say,
  seat: number,
  { cardName }: CastParts,
): string {
  const { card, encounters, friends, unused, token } = players[seat]!;
  return [
    say('board.player', { player: seat + 1 }),
    ...(card < 0 ? [] : [cardName(say, card)]),
    ...encounters.map((each) =>
      say(each.token ? 'board.against.token' : 'board.against', { card: cardName(say, each.card) }),
    ),
    ...(friends > 0 ? [say('board.friends', { friends })] : []),
    ...(unused.length > 0 ? [say('board.unused', { count: unused.length })] : []),
    ...(token ? [say('board.carries')] : []),
  ].join(', ');
}
