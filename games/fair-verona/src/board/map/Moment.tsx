import type { BoardProps } from '@glade/ui';
import { useRef } from 'preact/hooks';
import type { VeronaView } from '../../rules/view.ts';
import { Card } from '../pieces/Cards.tsx';
import { Icon, Token } from '../pieces/Pieces.tsx';
import styles from './Moment.module.css';

type Props = Pick<BoardProps<VeronaView>, 'view' | 'say' | 'events'>;

interface Shown {
  /** How many moments were shown before this one. */
  readonly nth: number;
  /** The Encounter that had the token; undefined where a token came home. */
  readonly card: number | undefined;
  readonly delivered: number;
}

/**
 * A token that has been won, and one that has come home: large over the map for a breath, whatever comes next meanwhile.
 * Nothing waits for it, and it says nothing that is not told in words, too.
 */
export function Moment({ view, say, events }: Props) {
  const seen = useRef<Props['events'] | undefined>(undefined);
  const shown = useRef<Shown | undefined>(undefined);
  if (seen.current !== events) {
    seen.current = events;
    const home = events.findLast(({ code }) => code === 'delivered');
    const won = events.some(({ code }) => code === 'tokenWon');
    if (home !== undefined || won)
      shown.current = {
        nth: (shown.current?.nth ?? 0) + 1,
        card: home ? undefined : events.find(({ code }) => code === 'cleared')?.args['card'],
        delivered: view.delivered,
      };
  }
  if (shown.current === undefined) return null;
  const { nth, card, delivered } = shown.current;
  return (
    <div key={nth} class={styles.moment} aria-hidden="true" data-moment-shown>
      {card === undefined ? (
        <>
          <Icon box="-13 -13 26 26">
            <Token />
          </Icon>
          <b>{say('board.delivered', { delivered, goal: view.goal })}</b>
        </>
      ) : (
        <Card card={card} token />
      )}
    </div>
  );
}
