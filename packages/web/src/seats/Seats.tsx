import { CHANCE, type Seat } from '@glade/engine';
import type { Say } from '@glade/text';
import type { GameBoard, SeatLook } from '@glade/ui';
import { SeatRow } from '@glade/ui/seats';
import type { Session } from '../match/session.ts';
import { useEffect } from 'preact/hooks';
import { playerText } from '../narration/narration.ts';
import { followFamily } from './family.ts';
import { hasSides } from './table-words.ts';

interface Props {
  readonly say: Say;
  readonly board: GameBoard;
  readonly session: Session;
  readonly seats: readonly SeatLook[];
  readonly class: string | undefined;
}

/** Who plays this match, and whose turn it is. Nothing where there is a single seat. */
export function Seats({ say, board, session, seats, class: className }: Props) {
  useEffect(followFamily, []);
  const { view, rules, header } = session.view.value;
  if (rules.seats < 2) return null;
  const { SeatStatus } = board;
  const bots = session.table.players.map((player) =>
    player.who === 'bot' ? playerText(say, player) : undefined,
  );
  return (
    <div class={className}>
      <SeatRow
        say={say}
        seats={seats}
        bots={bots}
        you={session.you}
        turn={turnIn(board, session)}
        sides={hasSides(say)}
        status={
          SeatStatus &&
          seats.map((_, seat) => (
            <SeatStatus key={seat} view={view} seat={seat} options={header.options} say={say} />
          ))
        }
      />
    </div>
  );
}

/** Whose turn it is: who is to act, or whose dice are to be thrown. */
function turnIn(board: GameBoard, session: Session): Seat | undefined {
  const { actor, view } = session.view.value;
  if (actor >= 0) return actor;
  return actor === CHANCE ? board.throwers?.(view)[0] : undefined;
}
