import type { AsideProps, SeatLook } from '@glade/ui';
import { SeatFace } from '@glade/ui/seats';
import type { PlayerView, VeronaView } from '../../rules/view.ts';
import { spaceName, tellSafe, tileName } from '../labels.ts';
import { Back, Card, cardName } from '../pieces/Cards.tsx';
import { Icon, Token } from '../pieces/Pieces.tsx';
import { TilePicture } from '../tiles/TilePicture.tsx';
import { distanceFromHome, isSafe } from '../view-queries.ts';
import styles from './Players.module.css';

type Props = AsideProps<VeronaView>;

/** The family: who they are, what each counts at their place, their Encounters and Friends, and the unused tiles. */
export function Players({ view, say, seats, bots }: Props) {
  if (view.step === 'deal') return null;
  const { players } = view;
  const safe = players.filter(isSafe).length;
  return (
    <section class={styles.family}>
      <h2>{say('board.family')}</h2>
      <ul>
        {players.map((player, seat) => (
          <FamilyMember
            key={seat}
            view={view}
            say={say}
            player={player}
            seat={seat}
            look={seats[seat]!}
            bot={bots[seat] === true}
          />
        ))}
      </ul>
      {/* While all of them are safe there is nothing to say, and its room is kept. */}
      <p class={styles.safe} data-danger={safe < 2}>
        {safe < players.length && view.result !== 'won' && tellSafe(view, say)}
      </p>
    </section>
  );
}

interface MemberProps extends Pick<Props, 'view' | 'say'> {
  readonly player: PlayerView;
  readonly seat: number;
  readonly look: SeatLook;
  readonly bot: boolean;
}

function FamilyMember({ view, say, player, seat, look, bot }: MemberProps) {
  const { card, strength, encounters, friends, unused, token, x, y } = player;
  return (
    <li data-seat={look.colour} data-turn={seat === view.seat && view.result === 'none'}>
      <span class={styles.face}>
        <SeatFace face={look.face} colour={look.colour} bot={bot} />
      </span>
      <div class={styles.who}>
        <strong>{say('board.player', { player: seat + 1 })}</strong>
        <small>{spaceName(say, x, y)}</small>
      </div>
      {card >= 0 && (
        <div class={styles.identity}>
          <Card card={card} />
          <span>
            <span class={styles.unseen}>{cardName(say, card)}, </span>
            {say('board.worth.short', { worth: strength })}
            {distanceFromHome(player) > 0 && (
              <small>{say('board.away', { distance: distanceFromHome(player) })}</small>
            )}
          </span>
        </div>
      )}
      {(encounters.length > 0 || friends > 0 || token) && (
        <div class={styles.cards}>
          {encounters.map((each) => (
            <span key={each.card} class={styles.encounter} title={cardName(say, each.card)}>
              <Card card={each.card} token={each.token} />
              <span class={styles.unseen}>
                {say(each.token ? 'board.against.token' : 'board.against', {
                  card: cardName(say, each.card),
                })}
              </span>
            </span>
          ))}
          {friends > 0 && (
            <span class={styles.friends}>
              <Back />
              <span class={styles.told}>{say('board.friends', { friends })}</span>
              <span class={styles.short} aria-hidden="true">
                {friends > 1 && friends}
              </span>
            </span>
          )}
          {token && (
            <span class={styles.carries}>
              <Icon box="-14 -14 28 28">
                <Token />
              </Icon>
              {say('board.carries')}
            </span>
          )}
        </div>
      )}
      {unused.length > 0 && <Unused say={say} player={player} />}
    </li>
  );
}

/** More unused tiles than this are folded, so that the whole family is in sight. */
const FEW = 3;

function Unused({ say, player }: Pick<MemberProps, 'say' | 'player'>) {
  const { unused } = player;
  // Beside the board, where each player has one line, the squares above say who is not safe any more.
  const count = (
    <small>
      <span class={styles.told}>{say('board.unused', { count: unused.length })}</span>
      <span class={styles.short} aria-hidden="true">
        {say('seat.unused', { count: unused.length })}
      </span>
    </small>
  );
  const tiles = unused.map((type, i) => (
    <span key={i} title={tileName(say, type)}>
      <TilePicture type={type} />
      <span class={styles.unseen}>{tileName(say, type)}</span>
    </span>
  ));
  if (unused.length <= FEW)
    return (
      <div class={styles.unused} data-danger={!isSafe(player)}>
        {tiles}
        {count}
      </div>
    );
  return (
    <details class={styles.pile} data-danger={!isSafe(player)}>
      <summary>{count}</summary>
      <div class={styles.unused}>{tiles}</div>
    </details>
  );
}
