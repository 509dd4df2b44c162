import { CHANCE, type Actor, type Header, type Rules, type Seat } from '@glade/engine';
import { playersOf } from '@glade/table';
import type { Say } from '@glade/text';
import type { GameBoard, SeatLook } from '@glade/ui';
import { SeatRow } from '@glade/ui/seats';
import { useEffect } from 'preact/hooks';
import type { AbsentAt } from '../match/stage/absent.ts';
import { doneInSecret, type ActedEntry } from '../narration/current-step.ts';
import { playerText } from '../narration/narration.ts';
import { followFamily } from './family.ts';
import { seatAtTurn } from './seat-at-turn.ts';
import { namesOf } from './seat-names.ts';
import { sideStyle } from './side-style.ts';
import { hasSides } from './table-words.ts';

interface Props {
  readonly say: Say;
  readonly board: GameBoard;
  /** The position, as it is seen at this screen. */
  readonly position: {
    readonly view: unknown;
    readonly actor: Actor;
    readonly rules: Rules;
    readonly header: Header;
    /** Who acted, in their order. */
    readonly entries: readonly ActedEntry[];
  };
  /** The seat of the only person at this screen. */
  readonly you: Seat | undefined;
  readonly seats: readonly SeatLook[];
  /** Whose move is still being carried out on a real table: it is shown as the one at turn. */
  readonly carriedOut?: Seat | undefined;
  /** Several people elsewhere may have to act: none of them is shown as the one at turn. */
  readonly several?: boolean;
  /** Who of the people at a table far away is absent. */
  readonly absent?: AbsentAt | undefined;
  readonly class: string | undefined;
}

/** Who plays this match, and whose turn it is. Nothing where there is a single seat. */
export function Seats({
  say,
  board,
  position,
  you,
  seats,
  carriedOut,
  several = false,
  absent,
  class: className,
}: Props) {
  useEffect(followFamily, []);
  const { view, rules, header, actor } = position;
  if (rules.seats < 2) return null;
  const { SeatStatus } = board;
  const away = seats.map((_, seat) => absent?.(seat));
  const bots = playersOf(header).map((player, seat) =>
    player.who === 'bot'
      ? playerText(say, player)
      : away[seat]?.bot === true
        ? away[seat].state
        : undefined,
  );
  return (
    <div class={className}>
      <SeatRow
        say={say}
        seats={seats}
        short={shortNames(say, header)}
        bots={bots}
        away={away.map((each) => (each?.bot === false ? each.state : undefined))}
        you={you}
        turn={carriedOut ?? (several ? undefined : seatAtTurn(board, actor, view))}
        sides={hasSides(say)}
        sideStyles={
          hasSides(say) ? seats.map((_, seat) => sideStyle(board, view, seat)) : undefined
        }
        status={
          SeatStatus &&
          seats.map((_, seat) => (
            <SeatStatus
              key={seat}
              view={view}
              seat={seat}
              options={header.options}
              say={say}
              acted={!several && hasActed(position, seat)}
            />
          ))
        }
      />
    </div>
  );
}

/** Where all act at the same time: whether this seat has acted since the last throw. Who acts in turn is seen anyway. */
function hasActed({ rules, entries, actor }: Props['position'], seat: Seat): boolean {
  if (rules.turnTo === undefined) return false;
  if (seat === actor) return doneInSecret(entries, seat) !== undefined;
  const thrown = entries.findLastIndex((entry) => entry.actor === CHANCE);
  return entries.slice(thrown + 1).some((entry) => entry.actor === seat);
}

/** What sides, and seats whose people have given no name, are called where there is little room. */
const shortNames = (say: Say, header: Header): readonly (string | undefined)[] =>
  hasSides(say)
    ? playersOf(header).map((_, seat) => say('who.name', { ...header.options, player: seat + 1 }))
    : namesOf(header, { sides: false }).map((name, seat) =>
        name === undefined ? say('seats.short', { player: seat + 1 }) : undefined,
      );
