import type { AsideProps } from '@glade/ui';
import styles from './Players.module.css';
import { Fairy, HEART, PALETTE, STAR } from './Pieces.tsx';
import type { FairyView, StarfallView } from '../rules/view.ts';

const HEARTS = 3;

/** Hearts and stars of every player, who is at home, and whose turn it is. */
export function Players({ view, say }: AsideProps<StarfallView>) {
  return (
    <table class={`${styles.players} ${PALETTE}`}>
      <caption>{say('board.players')}</caption>
      <thead>
        <tr>
          <th scope="col">{say('board.fairy')}</th>
          <th scope="col">{say('board.hearts')}</th>
          <th scope="col">{say('board.stars')}</th>
        </tr>
      </thead>
      <tbody>
        {view.fairies.map((fairy, seat) => (
          <tr key={seat} data-turn={seat === view.seat}>
            <th scope="row">
              <svg viewBox="-54 -48 108 96" aria-hidden="true">
                <Fairy seat={seat} flat={fairy.flat} />
              </svg>
              <span>
                {say('board.player', { player: seat + 1 })}
                {stateOf(fairy, seat === view.seat, say).map((state) => (
                  <small key={state}>{state}</small>
                ))}
              </span>
            </th>
            <td>
              <Row shape={HEART} full={fairy.hearts} of={HEARTS} kind="heart" />
            </td>
            <td>
              <Row shape={STAR} full={fairy.stars} of={view.goal} kind="star" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  readonly shape: string;
  readonly full: number;
  readonly of: number;
  readonly kind: 'heart' | 'star';
}

/** So many of so many: full ones and empty ones, and the number for who does not see them. */
function Row({ shape, full, of, kind }: RowProps) {
  return (
    <>
      <svg class={styles.row} viewBox={`0 0 ${of * 60} 60`} aria-hidden="true">
        {Array.from({ length: of }, (_, i) => (
          <path
            key={i}
            class={i < full ? styles[`${kind}Full`] : styles.empty}
            transform={`translate(${30 + 60 * i} 31) scale(.88)`}
            d={shape}
          />
        ))}
      </svg>
      <span class={styles.count}>{full}</span>
    </>
  );
}

function stateOf(fairy: FairyView, atTurn: boolean, say: AsideProps<unknown>['say']): string[] {
  const states: string[] = [];
  if (fairy.rank > 0) states.push(say('board.home', { rank: fairy.rank }));
  if (fairy.flat) states.push(say('board.flat'));
  if (atTurn && fairy.bites > 0) states.push(say('board.bites', { bites: fairy.bites }));
  return states;
}
