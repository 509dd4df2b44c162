import { useEffect, useState } from 'preact/hooks';
import type { Game, Seat } from '@glade/engine';
import { playersOf, type TableView } from '@glade/table';
import type { Say } from '@glade/text';
import type { GameBoard } from '@glade/ui';
import { DayLine } from './DayLine.tsx';
import { dayOfMatch } from './day-match.ts';
import { resultFor } from './match-result.ts';
import { rememberDay, type PlayedDay } from './played-days.ts';
import { signsOf } from './signs.ts';
import { tellResult } from './tell-day.ts';
import { COMPARED, useBots } from './use-bots.ts';
import styles from './Today.module.css';

interface Props {
  readonly game: Game;
  readonly board: GameBoard;
  readonly say: Say;
  readonly view: TableView;
  /** The key of the match. */
  readonly match: string;
}

/** The end of a match of the day: its line, and how bots did in the same match. */
export function TodayEnd({ game, board, say, view, match }: Props) {
  const { header, outcome, entries } = view;
  const [asked, setAsked] = useState(false);
  const bots = useBots(header, asked);
  const day = dayOfMatch(game, header);
  const seat: Seat = Math.max(
    0,
    playersOf(header).findIndex(({ who }) => who === 'person'),
  );
  const { won, count } = outcome === undefined ? NOTHING : resultFor(game, outcome, seat);
  const played: PlayedDay = {
    day: day ?? 0,
    match,
    won,
    count,
    signs: [...signsOf(entries, board)],
  };
  useEffect(() => {
    if (day !== undefined && outcome !== undefined) rememberDay(game.id, played);
  }, [view]);
  if (day === undefined || outcome === undefined) return null;
  const told = COMPARED.flatMap((level) => {
    const reached = bots.outcomes.get(level);
    if (reached === undefined) return [];
    return say(`today.bots.${level}`, {
      result: tellResult(say, game, resultFor(game, reached, seat)),
    });
  });
  const working = asked && !bots.failed && told.length < COMPARED.length;
  return (
    <section class={styles.today} aria-labelledby="today" data-today>
      <h3 id="today">{say('today.line')}</h3>
      <DayLine game={game} say={say} played={played} bots={told} />
      {!asked && (
        <p>
          <button type="button" onClick={() => setAsked(true)}>
            {say('today.bots')}
          </button>{' '}
          <span class={styles.about}>{say('today.bots.about')}</span>
        </p>
      )}
      <ul class={styles.bots} aria-live="polite" data-bots={told.length}>
        {told.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {working && (
        <p>
          {say('today.bots.working', {
            level: say(`today.level.${bots.now?.level ?? COMPARED[told.length]!}`),
            turn: bots.now?.turn ?? 0,
          })}
        </p>
      )}
      {bots.failed && (
        <p role="alert">
          {say('today.bots.failed')}{' '}
          <button type="button" onClick={() => setAsked(false)}>
            {say('today.bots')}
          </button>
        </p>
      )}
    </section>
  );
}

const NOTHING = { won: false, count: undefined };
