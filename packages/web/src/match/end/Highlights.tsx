import { Link } from 'wouter-preact';
import type { Event } from '@glade/engine';
import { tellBriefly, type Say } from '@glade/text';
import type { TableView } from '@glade/table';
import type { GameBoard, SeatLook } from '@glade/ui';
import type { Moment } from '@glade/ui/ending';
import { listenerOf } from '../../narration/narration.ts';
import { t } from '../../words/words.ts';
import { EventPictureOf } from '../stage/EventPictureOf.tsx';
import { highlightsOf } from './highlights.ts';
import styles from './Highlights.module.css';

interface Props {
  readonly game: string;
  readonly board: GameBoard;
  readonly view: TableView;
  readonly say: Say;
  readonly looks: readonly SeatLook[];
  readonly you: number | undefined;
  /** The key of the match in the store of this device. */
  readonly match: string;
}

/** The moments that mattered most in a match, in order: each with its picture, in words, and as a link to see it again. */
export function Highlights({ game, board, view, say, looks, you, match }: Props) {
  const listener = listenerOf(say, view, you);
  const textOf = ({ events }: Moment): string | undefined => {
    const brief = (some: readonly Event[]): string | undefined =>
      tellBriefly(say, view.rules.notation, some, 'written', listener);
    return brief(events) ?? brief([events[0]]);
  };
  const told = highlightsOf(view.entries, board, textOf).flatMap((moment) => {
    const text = textOf(moment);
    const at = view.entries[moment.step - 1]!.index + 1;
    return text === undefined ? [] : [{ at, event: moment.events[0], text }];
  });
  if (told.length === 0) return null;
  return (
    <nav class={styles.moments} aria-labelledby="end-moments">
      <h3 id="end-moments">{t('end.moments')}</h3>
      <ul>
        {told.map(({ at, event, text }) => (
          <li key={at}>
            <Link href={`/${game}/replay?match=${match}&step=${at}`}>
              <EventPictureOf board={board} view={view.view} seats={looks} event={event} />
              <span>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
