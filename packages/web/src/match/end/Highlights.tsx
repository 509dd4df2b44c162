import { useEffect, useMemo, useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import type { Event, Match } from '@glade/engine';
import { tellBriefly, type Say } from '@glade/text';
import type { TableView } from '@glade/table';
import type { Ending, GameBoard, SeatLook } from '@glade/ui';
import type { Moment } from '@glade/ui/ending';
import { listenerOf, seatName } from '../../narration/narration.ts';
import { t } from '../../words/words.ts';
import { EventPictureOf } from '../stage/EventPictureOf.tsx';
import { highlightsOf, MOST } from './highlights.ts';
import { leadOf, type Lead } from './lead.ts';
import { withoutSeat } from '../../review/shared-once.ts';
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
  /** All entries; undefined where this page has not all of them. */
  readonly whole: Match | undefined;
}

/** The moments that mattered most in a match: first how the winner went ahead, where points decide; then in order. Each with its picture, in words, and as a link to see it again. */
export function Highlights({ game, board, view, say, looks, you, match, whole }: Props) {
  const lead = useLead(board, view, whole);
  const listener = listenerOf(say, view, you);
  const textOf = ({ step, events: own }: Moment): string | undefined => {
    const events = withoutSeat(say, view.rules, own, view.entries[step - 1]?.events ?? []);
    const brief = (some: readonly Event[]): string | undefined =>
      tellBriefly(say, view.rules.notation, some, 'written', listener);
    return brief(events) ?? brief(events.slice(0, 1));
  };
  const told = highlightsOf(view.entries, board, textOf).flatMap((moment) => {
    const text = textOf(moment);
    const at = view.entries[moment.step - 1]!.index + 1;
    return text === undefined ? [] : [{ at, event: moment.events[0], text }];
  });
  if (lead !== undefined) {
    const { step, event, own, other } = lead;
    const what = textOf({ step, events: [event] });
    const name = seatName(say, view.header.options, view.outcome!.winners[0]!);
    const at = told.findIndex((one) => one.at === step);
    if (at >= 0 || told.length === MOST) told.splice(at, 1);
    const text = t('end.ahead', { what: what ?? '', name, own, other });
    told.unshift({ at: step, event, text: text.trim() });
  }
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

/** When the winner of a match that points have decided went ahead. What tells it is loaded first. */
function useLead(board: GameBoard, view: TableView, match: Match | undefined): Lead | undefined {
  const [score, setScore] = useState<{ readonly of: Ending['score'] }>();
  useEffect(() => {
    void board.ending?.().then(
      (ending) => setScore({ of: ending.score }),
      () => undefined,
    );
  }, [board]);
  const { winners = [], code } = view.outcome ?? {};
  const decided = code === 'points' && winners.length === 1 && view.rules.seats === 2;
  return useMemo(
    () =>
      decided && match !== undefined && score?.of !== undefined
        ? leadOf(match, board, score.of, winners[0]!)
        : undefined,
    [decided, match, score],
  );
}
