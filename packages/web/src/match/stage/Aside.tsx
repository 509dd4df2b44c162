import { useMemo } from 'preact/hooks';
import type { Say } from '@glade/text';
import type { AsideProps, GameBoard, SeatLook } from '@glade/ui';
import { isPlain } from '../../settings/settings.ts';
import type { Happened } from '../hooks/use-happenings.ts';
import type { Session } from '../session.ts';
import { shownView } from './shown-view.ts';

interface Props {
  readonly board: GameBoard;
  readonly session: Session;
  readonly say: Say;
  readonly seats: readonly SeatLook[];
  readonly happened: Happened;
  readonly onShow: AsideProps<unknown>['onShow'];
}

/** What the game has beside its board. It follows the position by one picture, as what happened does: a finger is answered first. */
export function Aside({ board, session, say, seats, happened, onShow }: Props) {
  const [now, told] = [session.view.value, happened.view.value];
  // What somebody else may know is not shown for a moment either.
  const seen = told.viewer === now.viewer ? told : now;
  const view = shownView(board, session, seen);
  const plain = isPlain();
  return useMemo(
    () =>
      board.Aside && (
        <board.Aside
          view={view}
          options={seen.header.options}
          say={say}
          plain={plain}
          seats={seats}
          onShow={onShow}
          bots={session.host.players.map(({ who }) => who === 'bot')}
        />
      ),
    [board, view, say, plain, seats],
  );
}
