import type { Seat } from '@glade/engine';
import type { Say } from '@glade/text';
import type { GameBoard, SeatLook } from '@glade/ui';
import { Lazy } from '../../loading/Lazy.tsx';
import { loadTableWords } from '../../words/words.ts';
import type { Session } from '../session.ts';

interface Props {
  readonly game: string;
  readonly board: GameBoard;
  readonly session: Session;
  readonly say: () => Say;
  readonly seats: readonly SeatLook[];
  /** Lights these places on the board. */
  readonly onLight: (cells: readonly number[] | undefined) => void;
  /** Why no piece is to be moved for the last throw. */
  readonly onIdle: (why: string | undefined) => void;
  /** Whose move is on the card. */
  readonly onCarriedOut: (seat: Seat | undefined) => void;
  /** Whether the card waits until somebody says that it is done. */
  readonly onWaits: (waits: boolean) => void;
}

/** The card of a real table, with what the game says on it. Undefined where nothing is known of its pieces. */
async function loadOnTable(game: string) {
  const { companions } = await import('@glade/games/beside');
  if (companions[game] === undefined) return undefined;
  const [card, companion] = await Promise.all([
    import('./OnTable.tsx'),
    companions[game].load(),
    loadTableWords(game),
  ]);
  return [card, companion] as const;
}

/** The card “On your table”, loaded for a match whose pieces lie on a real table. */
export function RealTable({ game, board, session, say, ...shown }: Props) {
  if (session.laidOut.value === undefined) return null;
  return (
    <Lazy key="table" name={`table/${game}`} load={() => loadOnTable(game)}>
      {(loaded) => {
        if (loaded === undefined) return null;
        const [{ OnTable }, companion] = loaded;
        return (
          <OnTable board={board} companion={companion} session={session} say={say()} {...shown} />
        );
      }}
    </Lazy>
  );
}
