import type { BoardProps } from '@glade/ui';
import { useRef } from 'preact/hooks';
import { rankOf } from '../../rules/cards/deck.ts';
import type { VeronaView } from '../../rules/view.ts';
import { Card } from '../pieces/Cards.tsx';
import { Icon, Token } from '../pieces/Pieces.tsx';
import styles from './Moment.module.css';

type Props = Pick<BoardProps<VeronaView>, 'view' | 'say' | 'events' | 'legal'>;

interface Shown {
  /** How many moments were shown before this one. */
  readonly nth: number;
  /** The Encounter that had the token, or that somebody has met or tried; undefined where a token came home. */
  readonly card: number | undefined;
  readonly delivered: number;
  /** What is said of an Encounter that somebody else deals with; it stays as long as its scene. */
  readonly told?: string | undefined;
}

/**
 * A token that has been won, one that has come home, and an Encounter that comes or that somebody else clears: large over
 * the map for a breath, whatever comes next meanwhile.
 * Nothing waits for it, and it says nothing that is not told in words, too.
 */
export function Moment(props: Props) {
  const { view, say, events } = props;
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
    else {
      const encounter = encounterIn(props);
      // What comes after an Encounter is not to be seen below it.
      if (encounter === undefined) {
        if (shown.current?.told !== undefined && events.length > 0) shown.current = undefined;
      } else
        shown.current = {
          nth: (shown.current?.nth ?? 0) + 1,
          delivered: view.delivered,
          ...encounter,
        };
    }
  }
  if (shown.current === undefined) return null;
  const { nth, card, delivered, told } = shown.current;
  return (
    <div
      key={nth}
      class={styles.moment}
      data-brief={told !== undefined}
      aria-hidden="true"
      data-moment-shown
    >
      {card === undefined ? (
        <>
          <Icon box="-13 -13 26 26">
            <Token />
          </Icon>
          <b>{say('board.delivered', { delivered, goal: view.goal })}</b>
        </>
      ) : (
        <>
          <Card card={card} token={told === undefined} />
          {told !== undefined && <b>{told}</b>}
        </>
      )}
    </div>
  );
}

/** An Encounter that comes, and what becomes of one where nobody here has tapped its sum. */
function encounterIn({ say, events, legal }: Props): Pick<Shown, 'card' | 'told'> | undefined {
  const event = events.findLast(({ code }) => ENCOUNTERS.includes(code));
  if (event === undefined || (event.code !== 'meets' && legal.length > 0)) return undefined;
  const { seat = 0, card = 0, total = 0 } = event.args;
  const name = say('board.player', { player: seat + 1 });
  if (event.code === 'meets') return { card, told: name };
  const sum =
    event.code === 'cleared'
      ? say('sum.cleared', { total, face: rankOf(card) })
      : say('event.unmoved.brief', { total });
  return { card, told: `${name}: ${sum}` };
}

const ENCOUNTERS: readonly string[] = ['meets', 'cleared', 'unmoved'];
