import type { Say } from '@glade/text';
import type { VeronaView } from '../../rules/view.ts';
import { tileName } from '../labels.ts';
import { Back, Card, cardName } from '../pieces/Cards.tsx';
import { Icon, Meeple, Token } from '../pieces/Pieces.tsx';
import { TilePicture } from '../tiles/TilePicture.tsx';
import styles from './Holdings.module.css';

interface Props {
  readonly view: VeronaView;
  readonly say: Say;
}

/** In an illustration, everybody’s cards and unused tiles, and the tile in hand. */
export function Holdings({ view, say }: Props) {
  if (view.step === 'deal') return null;
  return (
    <ul class={styles.holdings}>
      {view.players.map(({ card, encounters, friends, unused, token }, seat) => (
        <li key={seat} data-turn={seat === view.seat} data-still-row>
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
          <span class={styles.unseen}>{holdingsText(view, say, seat)}</span>
        </li>
      ))}
      {view.hand >= 0 && (
        <li data-turn="true" data-still-row>
          <TilePicture type={view.hand} />
          <small>{tileName(say, view.hand)}</small>
        </li>
      )}
    </ul>
  );
}

/** The same of one player in words. */
function holdingsText({ players }: VeronaView, say: Say, seat: number): string {
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
