import type { Say } from '@glade/text';
import type { GameBoard, SeatLook } from '@glade/ui';
import { SeatRow } from '@glade/ui/seats';
import type { Session } from '../match/session.ts';
import { useEffect } from 'preact/hooks';
import { playerText } from '../narration/narration.ts';
import { followFamily } from './family.ts';
import { seatAtTurn } from './seat-at-turn.ts';
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
  const { view, rules, header, actor } = session.view.value;
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
        turn={seatAtTurn(board, actor, view)}
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
