import type { GameBoard } from '@glade/ui';
import { t, wordsOf } from '../words.ts';
import type { Session } from './session.ts';

/** What is to be done now, for the ear: nothing that not everybody at this screen may know. */
export function taskOf(board: GameBoard, session: Session): string {
  const taking = session.handover.value;
  if (taking !== undefined) return t('handover.take', { player: taking + 1 });
  if (session.passing.value) {
    return t('handover.done', { player: (session.viewer.value ?? 0) + 1 });
  }
  const { key, args } = board.step(session.view.value.view);
  return wordsOf(session.table.match.game.id)(key, args);
}
