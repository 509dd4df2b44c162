import type { Action, Match, Seat } from '@glade/engine';
import type { GameBoard } from '@glade/ui';
import { SeatFace } from '@glade/ui/seats';
import { useEffect, useState } from 'preact/hooks';
import { seatName } from '../../narration/narration.ts';
import { looksAt } from '../../seats/seat-looks.ts';
import { wordsAt } from '../../seats/table-words.ts';
import type { Session } from '../session.ts';
import styles from './Entry.module.css';

interface Props {
  readonly board: GameBoard;
  readonly session: Session;
  /** The match when the lots are drawn. */
  readonly match: Match;
  readonly onDrawn: (action: Action) => void;
  /** How the last tap is taken back; undefined where there is none. */
  readonly onPart?: (takeBack: (() => void) | undefined) => void;
}

/** For lots that people draw themselves: they tap the players' faces in the order of the lots. */
export function DrawnLots({ board, session, match, onDrawn, onPart }: Props) {
  const [drawn, setDrawn] = useState<readonly Seat[]>([]);
  useEffect(() => {
    onPart?.(drawn.length === 0 ? undefined : () => setDrawn(drawn.slice(0, -1)));
    return () => onPart?.(undefined);
  }, [drawn]);
  const { rules, state, header } = match;
  const say = wordsAt(header, session.you);
  const looks = looksAt(header, say);
  const outcomes = Array.from({ length: rules.count(state) }, (_, k) => rules.nth(state, k));
  const lots = outcomes.map(
    (action) => board.lotOrder?.(rules.view(state, undefined), action) ?? [],
  );
  const seats = Array.from({ length: rules.seats }, (_, seat) => seat);
  if (!lots.every((lot) => lot.length > 0)) return null;

  function tap(seat: Seat): void {
    const at = drawn.indexOf(seat);
    const now = at < 0 ? [...drawn, seat] : drawn.slice(0, at);
    const meant = outcomes.filter((_, k) => now.every((each, i) => lots[k]![i] === each));
    if (meant.length !== 1) return setDrawn(now);
    setDrawn([]);
    onDrawn(meant[0]!);
  }

  return (
    <fieldset class={styles.lots} data-lots>
      <legend>
        {say('dice.lots', { drawn: drawn.length, all: `${lots.some((lot) => lot.length > 1)}` })}
      </legend>
      {seats.map((seat) => {
        const at = drawn.indexOf(seat);
        const { face, colour } = looks[seat]!;
        return (
          <button key={seat} type="button" aria-pressed={at >= 0} onClick={() => tap(seat)}>
            <SeatFace face={face} colour={colour} />
            {`${at < 0 ? '' : `${at + 1}. `}${seatName(say, header.options, seat, session.you)}`}
          </button>
        );
      })}
    </fieldset>
  );
}
