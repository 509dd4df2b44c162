import { useEffect } from 'preact/hooks';
import type { Action } from '@glade/engine';
import type { GameBoard } from '@glade/ui';
import type { Session } from '../session.ts';

/**
 * Where people throw their own dice, a turn in which nothing is left to do ends by itself: nobody at the table asks for it.
 * Undo takes the last step back with it. With dice on the screen people end it, because after the next roll nothing is undone.
 */
export function useNothingLeft(
  board: GameBoard,
  session: Session,
  waits: boolean,
  play: (action: Action) => void,
): void {
  const view = session.view.value;
  const { legal, header, actor, entries } = view;
  const [only] = legal;
  const ends =
    !waits &&
    !session.busy.value &&
    header.dice === 'entered' &&
    // A turn that begins so is not passed over unseen.
    entries.at(-1)?.actor === actor &&
    legal.length === 1 &&
    board.buttons(view.view, legal).some(({ action, left }) => action === only && left === 0);
  useEffect(() => {
    if (ends) play(only!);
  }, [ends, view]);
}
